import type { BoardWords } from '../../board/words.js';
import type { StepView } from '../../core/game.js';
import type { About } from './look.js';
import { MARBLES, marblesOf, type Position, rackOf, type Real } from './rules/position.js';

const and = new Intl.ListFormat('en');
const or = new Intl.ListFormat('en', { type: 'disjunction' });
const NUMBERS = 'no one two three four five six seven'.split(' ');
const start = (sentence: string) => sentence[0]!.toUpperCase() + sentence.slice(1);
const other = (seat: string | undefined) => (seat === 'white' ? 'black' : 'white');
const marked = (steps: readonly StepView[], mark: string) => steps.filter(({ text }) => text[0] === mark);
const cellsOf = (steps: readonly StepView[]) => and.format(steps.map(({ from, to }) => from ?? to!));
const pieceOf = (kind: string) => kind.replace('-queen', ' Queen').replace(/e$|k$/, '$& marble');

/** The name of what was made, as the sheet of the game has it. */
function nameOf({ lines, queen }: Real): string {
  const most = Math.max(...lines.map(({ length }) => length));
  const kind = `${most > 4 ? 'Super ' : ''}Real${queen ? ' Queen' : ''}`;
  if (!lines[1]) return most > 4 ? `${kind} of ${NUMBERS[most]}` : kind;
  return `${['Double', 'Triple', 'Quadruple'][lines.length - 2] ?? `${lines.length}-fold`} ${kind}`;
}
const gives = (real: Real) =>
  `a ${nameOf(real)}: conquer ${real.conquer || 'none'}, take back ${real.reenter}.`;

/** What the marble did that was played. */
const did = ({ from, to, text }: StepView) => {
  const what = text[0] === 'Q' ? 'the Queen' : 'a marble';
  return from && from !== 'Q' ? `moved ${what} from ${from} to ${to}` : `placed ${what} on ${to}`;
};

/** The sentences of Real Queen in English. */
export const words: BoardWords<Position> = {
  lang: 'en',
  // Marbles are taken back by the rules.
  undo: 'Undo',
  toPlay(seat, [first, ...done] = [], steps = []) {
    const real = first?.made as Real | undefined;
    if (!real)
      return start(
        steps[0] && steps.every(({ from }) => from === 'Q')
          ? `${seat} to play: place the Queen, the last in the rack, on an empty hollow.`
          : `${seat} to play.`,
      );
    const [conquered, back] = [marked(done, 'x'), marked(done, '^')];
    const conquering = steps[0]?.text[0] === 'x';
    const last = back[0] ? `took back ${cellsOf(back)}.` : conquered[0] && `conquered ${cellsOf(conquered)}.`;
    return start(
      `${seat} ${last ?? `${did(first!)}, ${gives(real)}`} ${
        conquering
          ? `Choose a ${other(seat)} marble to conquer, ${conquered.length + 1} of ${real.conquer}.`
          : `Choose a marble of the Real to take back to the rack, ${back.length + 1} of ${real.reenter}.`
      }`,
    );
  },
  moved({ seat, steps }, next) {
    const [first] = steps;
    const real = first!.made as Real | undefined;
    const [conquered, back] = [marked(steps, 'x'), marked(steps, '^')];
    const parts = [
      did(first!),
      ...(real ? [`made a ${nameOf(real)}`] : []),
      ...(conquered[0] ? [`conquered ${cellsOf(conquered)}`] : []),
      ...(back[0] ? [`took back ${cellsOf(back)}`] : []),
    ];
    return start(`${seat} ${and.format(parts)}${next ? `; ${next} to play` : ''}.`);
  },
  down: 'It is put down.',
  picked: (cell, [step]) =>
    `The ${cell === 'Q' || step?.text[0] === 'Q' ? 'Queen' : 'marble'} ${cell === 'Q' ? '' : `of ${cell} `}is picked up: choose an empty hollow${cell !== 'Q' && step?.text[0] === 'Q' ? ' beside her' : ''}. Escape puts ${step?.text[0] === 'Q' ? 'her' : 'it'} down.`,
  choice: () => 'Queen',
  undone: (seat, started, steps) => `Undone. ${words.toPlay(seat, started, steps)}`,
  over({ winners: [winner], reason, value, scores }) {
    const rest = `${winner} wins`;
    const prison = `: its Queen takes the place of ${other(winner)}'s, who is its prisoner.`;
    return {
      'winning-real': start(`${rest} by a Winning Real, worth ${value}${prison}`),
      'winning-real-queen': start(`${rest} by a Winning Real Queen, worth ${value}${prison}`),
      'fewer-than-four': start(`${rest}: ${other(winner)} has fewer than four marbles left.`),
      deadlock: winner
        ? start(
            `${rest}: the same position for the third time, and more marbles conquered, ${Math.max(...Object.values(scores))}.`,
          )
        : 'A draw: the same position for the third time.',
    }[reason]!;
  },
  hint(steps) {
    const all = (mark: string) =>
      or.format(
        marked(steps, mark)
          .map(({ from }) => from!)
          .sort(),
      );
    const can = (test: (step: StepView) => boolean, what: string) => (steps.some(test) ? [what] : []);
    const parts = [
      ...can(({ text }) => text[0] === 'x', `conquer ${all('x')}`),
      ...can(({ text }) => text[0] === '^', `take back ${all('^')}`),
      ...can(({ from, to }) => !from && !!to, 'place a marble on any empty hollow'),
      ...can(({ from }) => from === 'Q', 'place the Queen (Q)'),
      ...can(
        ({ from, to, text }) => !!to && !!from && from !== 'Q' && text[0] !== 'Q',
        'move any marble to any empty hollow',
      ),
      ...can(({ from, text }) => text[0] === 'Q' && from !== 'Q', 'move the Queen by one hollow'),
    ];
    return `You may ${or.format(parts)}.`;
  },
  cell({ name, piece, about }, [step], last) {
    const { castles, real } = about as About;
    const act = !step
      ? []
      : step.text[0] === 'x'
        ? ['may be conquered']
        : step.text[0] === '^'
          ? ['may be taken back']
          : step.from === name
            ? ['may be moved']
            : [
                step.text[0] === 'Q'
                  ? 'the Queen may come here'
                  : step.from
                    ? `the marble of ${step.from} may come here`
                    : 'a marble may be placed here',
              ];
    return [
      name,
      piece ? pieceOf(piece) : 'empty',
      ...castles.map((seat) => `castle area of ${seat}`),
      ...(real ? ['in the Real'] : []),
      ...(last ? ['last played'] : []),
      ...act,
    ].join(', ');
  },
  tally([white, black], position) {
    const all = [white!, black!].map(
      ([seat, held], i) =>
        `${seat} has ${rackOf(position, i)} marbles in the rack, ${held.length} on the board and ${MARBLES - marblesOf(position, 1 - i)} conquered`,
    );
    return start(`${all.join('; ')}.`);
  },
  board: (tally, status) => `Real Queen. ${tally} ${status}`,
  figure(holdings, seat, ...asked) {
    const held = holdings
      .filter(([, on]) => on[0])
      .map(([kind, on]) => `${kind.replace('-', ' ').replace('queen', 'Queen')} on ${and.format(on)}`);
    return `Real Queen board: ${held.join('; ') || 'empty'}.${seat ? ` ${words.toPlay(seat, ...asked)}` : ''}`;
  },
};
