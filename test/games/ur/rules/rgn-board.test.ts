import { expect, html } from '@open-wc/testing';
import { board, part } from '../../../board/support.js';
import '../../../../src/games/ur/define.js';
import type { UrBoard } from '../../../../src/games/ur/ur-board.js';

const RGN = '[Light "Ann"] 1. A@A4 {One.} / C@C1 * C1B1 2. A4A1 * / 0 --';

describe('Ur: a board with a record in the notation of RoyalUr', () => {
  for (const [where, markup] of [
    ['its attribute', html`<ur-board mode="replay" moves=${RGN}></ur-board>`],
    ['its text', html`<ur-board mode="replay">${RGN}</ur-board>`],
  ] as const) {
    it(`takes it from ${where}, and shows it`, async () => {
      const element = await board<UrBoard>(markup);
      expect(part(element, 'error')).equal(null);
      while (element.redo());
      const moves = element.match.history.map(({ text }) => text);
      expect(moves).deep.equal(['1:@a4', '4:@c1*', '1:c1-b1', '3:a4-a1*', '0:-']);
      expect(element.match.position).equal('l3xx2/d7/4xx2 d l0d0');
      expect(await element.record)
        .include('[Light "Ann"]')
        .include('1. 1:@a4 {One.}');
    });
  }
});
