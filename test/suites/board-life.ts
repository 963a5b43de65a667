import { expect } from '@open-wc/testing';
import { drawing, parts, picture } from '../board/support.js';
import type { Attributes, Board, Samples } from './board-laws.js';

/** The laws of a board's life in a page: moving, cloning, another document, upgrade, a change of mode. */
export function boardLives(
  { tag, position, move }: Samples,
  make: (attributes?: Attributes, text?: string) => Promise<Board>,
): void {
  describe('life', () => {
    it('goes on when the board is moved, or removed and added again', async () => {
      const element = await make({ position });
      element.play(move);
      await element.updateComplete;
      const before = picture(element);
      const box = document.createElement('div');
      document.body.append(box);
      box.append(element);
      await element.updateComplete;
      expect(picture(element) === before, 'the same picture').to.equal(true);
      element.remove();
      document.body.append(element);
      await element.updateComplete;
      expect(picture(element) === before, 'the same picture').to.equal(true);
      box.remove();
    });

    it('begins anew in a clone', async () => {
      const element = await make({ position, coordinates: '' });
      const before = picture(element);
      const clone = element.cloneNode(true) as Board;
      document.body.append(clone);
      await clone.updateComplete;
      expect(picture(clone) === before, 'the same picture').to.equal(true);
    });

    it('begins in another document than the one it was made in', async () => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const element = document.createElement(tag) as Board;
      element.setAttribute('position', position);
      frame.contentDocument!.body.append(element);
      await element.updateComplete;
      expect(frame.contentWindow!.getComputedStyle(drawing(element)).display).to.equal('block');
      frame.remove();
    });

    it('goes on in another document, with its styles', async () => {
      const element = await make({ position });
      const frame = document.createElement('iframe');
      document.body.append(frame);
      frame.contentDocument!.body.append(element);
      await element.updateComplete;
      const { display } = frame.contentWindow!.getComputedStyle(drawing(element));
      expect(display).to.equal('block');
      expect(element.play(move)).to.equal(true);
      await element.updateComplete;
      frame.remove();
    });

    it('takes properties that were set before the upgrade', async () => {
      const late = `${tag}-late`;
      const element = document.createElement(late) as Board;
      Object.assign(element, { position, coordinates: true });
      document.body.append(element);
      const Known = customElements.get(tag) as unknown as new () => Board;
      customElements.define(late, class extends (Known as unknown as typeof HTMLElement) {});
      await element.updateComplete;
      expect(element.match.position).to.equal(position);
      expect(parts(element, 'coordinate')).not.to.deep.equal([]);
      element.remove();
    });

    it('shows a figure of the game where it becomes one, and plays on after', async () => {
      const element = await make({ position });
      element.play(move);
      const { position: reached } = element.match;
      element.mode = 'figure';
      await element.updateComplete;
      expect(element.match.position).to.equal(reached);
      element.mode = 'play';
      await element.updateComplete;
      expect(element.match.position).to.equal(reached);
    });
  });
}
