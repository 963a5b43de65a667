import type { Meta } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Args, meta, type Story } from './board.js';
import { reader } from './reader.js';

/** Tap a cell, or go to it with the arrow keys and press Enter. The numbers tell how many balls would turn. */
export default { ...meta, title: 'Rolit/Play' } satisfies Meta<Args>;

/** Red and green, the two colours that sit opposite each other; the board says whose turn it is. */
export const TwoPlayers: Story = {};

export const ThreePlayers: Story = { args: { rules: 'seats=red,blue,green' } };

export const FourPlayers: Story = { args: { rules: 'seats=red,blue,green,yellow' } };

/** A game may begin anywhere: here four players have placed 27 balls, and yellow is next. */
export const FromAPosition: Story = {
  args: { position: '8/2y1y3/1rbybyg1/2rrrgg1/1bbbgrg1/1bygbrgg/1y2br1y/4b3 y rbgy', coordinates: true },
};

export const MoveByClick: Story = {
  play: async ({ args, canvasElement }) => {
    const { board, cell, counts, grid, status } = await reader(canvasElement);
    await expect(counts()).toEqual([1, 1, 1, 1]);
    await userEvent.click(cell('f4'));
    await board.updateComplete;
    await expect(counts()).toEqual([3, 1, 1, 0]);
    await expect(grid()).toMatch(/^Rolit. Red 3, blue 1, and green 1\./);
    await expect(status()).toMatch(/^Red .*f4.*green to play/);
    await expect(args['board-step']).toHaveBeenCalledOnce();
    await expect(args['board-move']).toHaveBeenCalledOnce();
    await expect(board.match.position).toBe('8/8/8/3rrr2/3bg3/8/8/8 g rg');
  },
};

/** From d4 three steps bring the focus to f5, where nothing may be played; one more to f6, which turns a ball. */
export const MoveByKeys: Story = {
  play: async ({ args, canvasElement }) => {
    const { board, cell, counts } = await reader(canvasElement);
    cell('d4').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(board.shadowRoot!.activeElement).toBe(cell('f6'));
    await userEvent.keyboard('{Enter}');
    await board.updateComplete;
    await expect(counts()).toEqual([3, 1, 0, 1]);
    await expect(args['board-move']).toHaveBeenCalledOnce();
    // The focus stays where the reader is.
    await expect(board.shadowRoot!.activeElement).toBe(cell('f6'));
  },
};

/** An illegal try changes nothing, and the line below the board tells which rule is in its way. */
export const RefusedTry: Story = {
  play: async ({ args, canvasElement }) => {
    const { board, cell, counts, status } = await reader(canvasElement);
    await userEvent.click(cell('c3'));
    await board.updateComplete;
    await expect(status()).toMatch(/c3.*RO-8/);
    await userEvent.click(cell('d4'));
    await board.updateComplete;
    await expect(status()).toMatch(/d4.*RO-4/);
    await expect(counts()).toEqual([1, 1, 1, 1]);
    await expect(args['board-refused']).toHaveBeenCalledTimes(2);
    await expect(args['board-move']).not.toHaveBeenCalled();
  },
};

/** `takeback` puts a button below the board once a move has been played; Ctrl+Z does the same. */
export const Takeback: Story = {
  args: { takeback: true },
  play: async ({ canvasElement }) => {
    const { board, button, cell, counts, status } = await reader(canvasElement);
    await userEvent.click(cell('f4'));
    await board.updateComplete;
    await userEvent.click(cell('e3'));
    await board.updateComplete;
    await userEvent.click(button('Take back'));
    await board.updateComplete;
    await expect(counts()).toEqual([3, 1, 1, 0]);
    await expect(status()).toMatch(/green to play/);
  },
};

/** For practice: the reader finds the legal cells alone. A click on any of them plays. */
export const WithoutHints: Story = {
  args: { 'without-hints': true },
  play: async ({ canvasElement }) => {
    const { board, cell, counts, targets } = await reader(canvasElement);
    await expect(targets()).toEqual([]);
    await userEvent.click(cell('d6'));
    await board.updateComplete;
    await expect(counts()).toEqual([3, 0, 1, 1]);
  },
};

/** Red's f6 took green's only ball. Green captures nowhere, so every cell beside a ball is open. */
export const FreePlacement: Story = {
  args: { position: '8/8/8/3ry3/3br3/5r2/8/8 g rg' },
  play: async ({ canvasElement }) => {
    const { targets } = await reader(canvasElement);
    await expect(targets()).toHaveLength(16);
  },
};

/** One cell is left: green's d1 turns two balls, fills the board and ends the game. */
export const LastMove: Story = {
  args: { position: 'rgg1grrg/rgggrrgg/rrrrrrgg/rgrrgrgg/rggrrrgg/rgggrrrg/rgggggrr/rgggggrr g rg' },
  play: async ({ args, canvasElement }) => {
    const { board, cell, counts, status } = await reader(canvasElement);
    await userEvent.click(cell('d1'));
    await board.updateComplete;
    await expect(status()).toMatch(/Green wins with 36; red 28/);
    await expect(counts()).toEqual([28, 0, 36, 0]);
    await expect(board.matches(':state(over)')).toBe(true);
    await waitFor(() => expect(args['board-victory']).toHaveBeenCalledOnce());
  },
};

/** A full board is a finished game: nobody is on turn and the result stands below. */
export const Finished: Story = {
  args: { position: 'yyyyyggg/yyrrgbgg/yrygybgg/yrgyybgr/ygbrybrr/ybbbybyy/ybyybbyy/rbbbbbgy r rbgy' },
  play: async ({ args, canvasElement }) => {
    const { status, targets } = await reader(canvasElement);
    await expect(status()).toMatch(/^Yellow wins/);
    await expect(targets()).toEqual([]);
    // Nobody has won just now: the page itself set this position.
    await expect(args['board-victory']).not.toHaveBeenCalled();
  },
};

/** Equal most is a shared victory. */
export const SharedVictory: Story = {
  args: { position: 'rggyyggg/ggyybbgb/ygryggbr/gggrbgrr/ggrbrrbr/grbrrrbr/gbbbbbrb/grrrbryy r rbgy' },
  play: async ({ canvasElement }) => {
    const { status } = await reader(canvasElement);
    await expect(status()).toMatch(/Red and green share .* 20/);
  },
};
