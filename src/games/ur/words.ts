import type { BoardWords } from '../../board/words.js';
import type { StepView } from '../../core/game.js';
import type { About } from './look.js';
import { type Position, waitingOf } from './rules/position.js';

const or = new Intl.ListFormat('en', { type: 'disjunction' });
const and = new Intl.ListFormat('en');
const start = (sentence: string) => sentence[0]!.toUpperCase() + sentence.slice(1);

/** The throw of a move, and what its piece did. */
const rollOf = (steps: readonly StepView[]) => Number.parseInt(steps[0]?.text ?? '', 10);
const did = ({ from, to, text }: StepView) => {
  const where = !to ? `went home from ${from}` : from ? `went from ${from} to ${to}` : `entered on ${to}`;
  return where + (text.includes('x') ? ', captured a piece' : '') + (text.includes('*') ? ', a rosette' : '');
};
const does = ({ from, to, text }: StepView) => {
  const where = !to ? 'may go home' : from ? `may go to ${to}` : 'a piece may enter here';
  return where + (text.includes('x') ? ', capturing' : '');
};
const comes = ({ from, text }: StepView) =>
  `the piece of ${from} may come here${text.includes('x') ? ', capturing' : ''}`;

/** The sentences of the Royal Game of Ur in English. */
export const words: BoardWords<Position> = {
  lang: 'en',
  undo: 'Take back',
  toPlay: (seat, started = []) =>
    start(started[0] ? `${seat} threw ${rollOf(started)} and moves a piece.` : `${seat} to throw.`),
  moved({ seat, steps, reason }, next) {
    const number = rollOf(steps);
    if (reason) {
      const why = reason === 'zero' ? 'nothing moves' : 'no piece can move';
      return start(`${seat} threw ${number}: ${why}.${next ? ` ${start(next)} to throw.` : ''}`);
    }
    const turn = !next ? '' : next === seat ? ' Another turn: throw again.' : ` ${start(next)} to throw.`;
    return start(`${seat} threw ${number} and ${did(steps.at(-1)!)}.${turn}`);
  },
  started: (seat, step, steps) =>
    start(
      `${seat} threw ${rollOf([step])}: ${steps[1] ? `${steps.length} pieces can move` : 'one piece can move'}.`,
    ),
  down: 'It is put down.',
  picked: (cell, [step]) =>
    `The piece of ${cell} is picked up${step?.to ? `: it goes to ${step.to}` : ''}. Escape puts it down.`,
  choice: () => 'Throw the dice',
  undone: (seat, started, steps) =>
    started[0] ? `Taken back. ${words.toPlay(seat, started, steps)}` : `Taken back; ${seat} to play.`,
  over: ({ winners: [winner], scores }) =>
    start(`${winner} wins: all pieces are home, against ${Math.min(...Object.values(scores))}.`),
  hint(steps) {
    const moves = steps.filter(({ from, to }) => from || to);
    if (!moves[0]) return 'Throw the dice.';
    return `You may ${or.format(
      moves.map(({ from, to }) =>
        !to ? `bring ${from} home` : from ? `go from ${from} to ${to}` : `enter on ${to}`,
      ),
    )}.`;
  },
  cell({ name, piece, about }, steps, last) {
    const { number, rosette, safe } = about as About;
    const square = [
      name,
      ...(number ? [`square ${number}`] : []),
      ...(rosette ? [safe ? 'safe rosette' : 'rosette'] : []),
      piece ? `${piece} piece` : 'empty',
      ...(last ? ['last moved'] : []),
      ...steps.map((step) => (step.from && step.to === name ? comes(step) : does(step))),
    ];
    return square.join(', ');
  },
  tally(holdings, position) {
    const all = holdings.map(
      ([seat, held], i) =>
        `${seat} has ${waitingOf(position, i)} waiting, ${held.length} on the board and ${position.home[i]} home`,
    );
    return start(`${all.join('; ')}.`);
  },
  board: (tally, status) => `Royal Game of Ur. ${tally} ${status}`,
  figure(holdings, seat, ...asked) {
    const held = holdings.filter(([, on]) => on[0]).map(([holder, on]) => `${holder} on ${and.format(on)}`);
    return `Royal Game of Ur: ${held.join('; ') || 'no piece on the board'}.${seat ? ` ${words.toPlay(seat, ...asked)}` : ''}`;
  },
};
