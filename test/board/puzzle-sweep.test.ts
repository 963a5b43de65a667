import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { isFault } from '../../src/core/fault.js';
import { Match } from '../../src/core/match.js';
import { playRandom } from '../../src/core/lot.js';
import type { RolitBoard } from '../../src/games/rolit/rolit-board.js';
import { rolit } from '../../src/games/rolit/rules/index.js';
import { cell, listen } from './support.js';

/** How many balls of its colour each move leaves more, by the text of the positions alone. */
function gains(match: { readonly position: string; moves(): string[] }): Record<string, number> {
  const balls = (position: string, sign: string) => position.split(' ')[0]!.split(sign).length - 1;
  const sign = match.position.split(' ')[1]!;
  const before = balls(match.position, sign);
  return Object.fromEntries(
    match.moves().map((move) => {
      const trial = Match.start(rolit, { position: match.position });
      if (isFault(trial)) throw new Error(trial.message);
      trial.play(move);
      return [move, balls(trial.position, sign) - before - 1];
    }),
  );
}

describe('puzzles of a board, move by move', () => {
  it('take every move that turns the most balls, and refuse every other', async () => {
    let wrong = 0;
    let right = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const match = Match.start(rolit, { seed });
      if (isFault(match)) throw new Error(match.message);
      for (let ply = 0; ply < 8 + seed * 3; ply++) playRandom(match);
      const turned = gains(match);
      const most = Math.max(...Object.values(turned));
      const element = await fixture<RolitBoard>(
        html`<rolit-board mode="puzzle" goal="most" position=${match.position}></rolit-board>`,
      );
      await element.updateComplete;
      for (const [move, balls] of Object.entries(turned)) {
        const heard = listen('board-solved', 'board-missed', 'board-move');
        cell(element, move).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
        heard.stop();
        const types = heard.events.map(({ type }) => type);
        if (balls === most) {
          right++;
          expect(types, move).to.deep.equal(['board-move', 'board-solved']);
          await element.updateComplete;
          element.reset();
        } else {
          wrong++;
          expect(types, move).to.deep.equal(['board-missed']);
          expect(element.match.ply).to.equal(0);
        }
        await element.updateComplete;
      }
    }
    expect(right).to.be.greaterThan(12);
    expect(wrong).to.be.greaterThan(60);
  });
});
