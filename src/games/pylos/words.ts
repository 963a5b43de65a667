import type { BoardWords } from '../../board/words.js';
import type { StepView } from '../../core/game.js';
import type { About } from './look.js';

const plural = new Intl.PluralRules('en');
const and = new Intl.ListFormat('en');
const or = new Intl.ListFormat('en', { type: 'disjunction' });

const start = (sentence: string) => sentence[0]!.toUpperCase() + sentence.slice(1);
const balls = (count: number) => `${count} ${plural.select(count) === 'one' ? 'ball' : 'balls'}`;
const other = (seat: string | undefined) => (seat === 'light' ? 'dark' : 'light');
/** The cells of some steps, as far as a list of them can be followed. */
const cells = (steps: readonly StepView[], end: 'from' | 'to') => steps.flatMap((step) => step[end] ?? []);

const placed = (steps: readonly StepView[]) =>
  cells(
    steps.filter(({ from }) => !from),
    'to',
  );
const raised = (steps: readonly StepView[]) => steps.filter(({ from, to }) => from && to);
const taken = (steps: readonly StepView[]) =>
  cells(
    steps.filter(({ to }) => !to),
    'from',
  );

/** What a step was, after the name of the seat. */
const did = ({ from, to }: StepView) =>
  !to ? `took back ${from}` : from ? `raised ${from} to ${to}` : `placed a ball on ${to}`;

/** The sentences of Pylos in English. */
export const words: BoardWords = {
  lang: 'en',
  undo: 'Take back',
  toPlay(seat, started, steps = []) {
    if (!started?.[0]) return start(`${seat} to play.`);
    return steps.some(({ text }) => !text)
      ? start(`${seat} may take back a second ball; one is enough.`)
      : start(`${seat} takes back one or two balls: choose the first.`);
  },
  moved({ seat, steps }, next) {
    const back = taken(steps);
    const first = steps.find(({ to }) => to);
    const parts = [...(first ? [did(first)] : []), ...(back[0] ? [`took back ${and.format(back)}`] : [])];
    return start(`${seat} ${and.format(parts)}${next ? `; ${next} to play` : ''}.`);
  },
  started: (seat, step, steps) => `${start(`${seat} ${did(step)}.`)} ${words.toPlay(seat, [step], steps)}`,
  down: 'It is put down.',
  picked: (cell, steps) =>
    `The ball of ${cell} is picked up${steps[0] ? `: raise it to ${or.format(cells(steps, 'to'))}` : ''}. Escape puts it down.`,
  choice: () => 'One is enough',
  undone: (seat, started, steps) =>
    started[0] ? `Taken back. ${words.toPlay(seat, started, steps)}` : `Taken back; ${seat} to play.`,
  over({ winners: [winner], reason }) {
    const rest = `${winner} wins and completes the pyramid.`;
    return {
      apex: start(`${winner} wins with the last ball, on top.`),
      'no-move': start(`${other(winner)} has no ball left to play: ${rest}`),
      'no-reserve': start(`${other(winner)} has played the last ball of the reserve: ${rest}`),
      repetition: 'A draw: this position has come for the third time.',
    }[reason]!;
  },
  hint(steps) {
    const raises = raised(steps).map(({ from, to }) => `${from} to ${to}`);
    const parts = [
      ...(placed(steps)[0] ? [`place a ball on ${or.format(placed(steps))}`] : []),
      ...(raises[0] ? [`raise ${or.format(raises)}`] : []),
      ...(taken(steps)[0] ? [`take back ${or.format(taken(steps))}`] : []),
    ];
    return `You may ${or.format(parts)}.`;
  },
  cell({ name, piece, about }, steps, last) {
    const { level, on, carries } = about as About;
    const [step] = steps;
    const place = `${name}, level ${level}, ${piece ? `${piece} ball` : 'empty'}`;
    const rests = on[0] ? `, ${piece ? 'on' : 'over'} ${and.format(on)}` : '';
    const carried = carries[0] ? `, carries ${and.format(carries)}` : '';
    const act = !step
      ? ''
      : !step.to
        ? ', may be taken back'
        : step.from === name
          ? `, may be raised to ${or.format(cells(steps, 'to'))}`
          : `, ${step.from ? `the ball of ${step.from} may be raised here` : 'a ball may be placed here'}`;
    return place + rests + carried + (last ? ', last played' : '') + act;
  },
  tally(holdings) {
    const left = holdings.map(
      ([seat, held]) => `${seat} has ${balls(Math.max(0, 15 - held.length))} in reserve`,
    );
    return start(`${and.format(left)}.`);
  },
  board: (tally, status) => `Pylos. ${tally} ${status}`,
  figure(holdings, seat, ...asked) {
    const held = holdings.filter(([, on]) => on[0]).map(([holder, on]) => `${holder} on ${and.format(on)}`);
    return `Pylos board: ${held.join('; ') || 'empty'}.${seat ? ` ${words.toPlay(seat, ...asked)}` : ''}`;
  },
};
