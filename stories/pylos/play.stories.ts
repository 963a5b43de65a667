import type { Meta } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { type Args, meta, type Story } from './board.js';
import { reader } from './reader.js';

/** Light's d4 will complete a square. */
const square = '2l1/2ll/dd2/d3 3/3/3 2/2 1 l';

/**
 * Tap a hollow or a square of four balls to place a ball. Tap a free ball of your own and then a square, or drag it
 * there, to raise it. By keys: arrows, Page Up and Page Down for the levels, and Enter.
 */
export default { ...meta, title: 'Pylos/Play' } satisfies Meta<Args>;

/** Light and dark have fifteen balls each; the board says whose turn it is. */
export const TwoPlayers: Story = {};

/** A game may begin anywhere: here eighteen balls lie on three levels, and light is next. */
export const FromAPosition: Story = {
  args: { position: 'l1l1/dlll/lddd/dldl 3/dd1/dl1 2/l1 1 l', coordinates: true },
};

export const PlaceByClick: Story = {
  play: async ({ args, canvasElement }) => {
    const { board, counts, grid, status, tap } = await reader(canvasElement);
    await expect(counts()).toEqual([15, 15]);
    await tap('b2');
    await expect(counts()).toEqual([14, 15]);
    await expect(grid()).toMatch(/Light has 14 balls in reserve/);
    await expect(status()).toBe('Light placed a ball on b2; dark to play.');
    await expect(args['board-step']).toHaveBeenCalledOnce();
    await expect(args['board-move']).toHaveBeenCalledOnce();
    await expect(board.match.position).toBe('4/4/1l2/4 3/3/3 2/2 1 d');
  },
};

/** The first tap picks a ball up and shows where it may go, the second raises it. A tap on itself puts it down. */
export const RaiseByClick: Story = {
  args: { position: '3d/4/ld2/dl1l 3/3/3 2/2 1 l', coordinates: true },
  play: async ({ args, canvasElement }) => {
    const { counts, status, tap, which } = await reader(canvasElement);
    await tap('d1');
    await expect(which(/may be raised here/)).toEqual(['e1']);
    await tap('d1');
    await expect(which(/may be raised here/)).toEqual([]);
    await tap('d1', 'e1');
    await expect(status()).toBe('Light raised d1 to e1; dark to play.');
    await expect(counts()).toEqual([12, 12]);
    await expect(args['board-move']).toHaveBeenCalledOnce();
  },
};

/** Enter picks d1 up, Page Up and an arrow go to g2, and Enter raises it there. Escape would put it down. */
export const RaiseByKeys: Story = {
  args: { position: '2l1/dlll/lddd/dldl 3/dd1/dl1 2/l1 1 l', coordinates: true },
  play: async ({ canvasElement }) => {
    const { board, cell, status } = await reader(canvasElement);
    const keys = async (typed: string) => {
      await userEvent.keyboard(typed);
      await board.updateComplete;
    };
    cell('d1').focus();
    await keys('{Enter}');
    await expect(status()).toMatch(/^The ball of d1 is picked up: raise it to g2/);
    await keys('{Escape}');
    await expect(status()).toBe('Light to play.');
    await keys('{Enter}{PageUp}{ArrowUp}');
    await expect(board.shadowRoot!.activeElement).toBe(cell('g2'));
    await keys('{Enter}');
    await expect(status()).toBe('Light raised d1 to g2; dark to play.');
  },
};

/** A square is made on d4, and the balls of c4 and c3 are taken back for it. */
export const MoveByKeys: Story = {
  args: { position: square, coordinates: true },
  play: async ({ args, canvasElement }) => {
    const { board, cell, counts, status } = await reader(canvasElement);
    cell('d4').focus();
    await userEvent.keyboard('{Enter}');
    await board.updateComplete;
    await expect(status()).toMatch(/^Light placed a ball on d4. Light takes back/);
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await board.updateComplete;
    await expect(status()).toMatch(/second ball/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await board.updateComplete;
    await expect(status()).toBe('Light placed a ball on d4 and took back c4 and c3; dark to play.');
    await expect(counts()).toEqual([13, 12]);
    await expect(args['board-step']).toHaveBeenCalledTimes(3);
    await expect(args['board-move']).toHaveBeenCalledOnce();
    // The focus stays where the reader is.
    await expect(board.shadowRoot!.activeElement).toBe(cell('c3'));
  },
};

/** A board may be opened in the middle of a turn: after the seat stands the move as far as it has been made. */
export const FromTheMiddleOfATurn: Story = {
  args: { position: `${square} d4`, coordinates: true },
  play: async ({ canvasElement }) => {
    const { board, status, takeable } = await reader(canvasElement);
    await expect(status()).toBe('Light takes back one or two balls: choose the first.');
    await expect(takeable().sort()).toEqual(['c3', 'c4', 'd3', 'd4']);
    await expect(board.matches(':state(mid-turn)')).toBe(true);
  },
};

/** Here a first ball has been taken back, too. */
export const BeforeTheSecondBall: Story = {
  args: { position: `${square} d4^c3`, coordinates: true },
  play: async ({ canvasElement }) => {
    const { press, status, takeable } = await reader(canvasElement);
    await expect(status()).toBe('Light may take back a second ball; one is enough.');
    await expect(takeable().sort()).toEqual(['c4', 'd3', 'd4']);
    await press('One is enough');
    await expect(status()).toBe('Light placed a ball on d4 and took back c3; dark to play.');
  },
};

/** An illegal try changes nothing, and the line below the board tells which rule is in its way. */
export const RefusedTry: Story = {
  args: { position: '3d/4/l3/dl2 3/3/3 2/2 1 l', coordinates: true },
  play: async ({ args, canvasElement }) => {
    const { board, counts, status, tap } = await reader(canvasElement);
    const { position } = board.match;
    await tap('e1');
    await expect(status()).toBe('e1: a ball rests on four; empty: b2 (PY-3).');
    await tap('a2');
    await expect(status()).toMatch(/^a2: there is nowhere to raise .*PY-4/);
    await expect(counts()).toEqual([13, 13]);
    await expect(board.match.position).toBe(position);
    await expect(args['board-refused']).toHaveBeenCalledTimes(2);
    await expect(args['board-move']).not.toHaveBeenCalled();
  },
};

/** `takeback` puts a button below the board. In the middle of a turn it takes back a step, else a whole move. */
export const Takeback: Story = {
  args: { position: square, coordinates: true, takeback: true },
  play: async ({ canvasElement }) => {
    const { counts, press, status, takeable, tap } = await reader(canvasElement);
    await tap('d4', 'c3');
    await expect(counts()).toEqual([12, 12]);
    await press('Take back');
    await expect(takeable()).toHaveLength(4);
    await press('Take back');
    await expect(status()).toMatch(/light to play/);
    await tap('d4', 'c3', 'd3');
    await expect(status()).toMatch(/dark to play/);
    await press('Take back');
    await expect(counts()).toEqual([12, 12]);
  },
};

/** For practice: the reader finds alone what may be done. */
export const WithoutHints: Story = {
  args: { position: '4/4/lddl/dldl 3/3/3 2/2 1 l', 'without-hints': true },
  play: async ({ canvasElement }) => {
    const { status, tap, which } = await reader(canvasElement);
    await expect(which(/may be/)).toEqual([]);
    await tap('d1');
    await expect(which(/may be/)).toEqual([]);
    await tap('f1');
    await expect(status()).toBe('Light raised d1 to f1; dark to play.');
  },
};
