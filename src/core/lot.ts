import { isFault } from './fault.js';
import type { By, Match } from './match.js';
import { draw } from './random.js';

/** A legal step drawn by lot, as text; nothing when nobody is on turn. */
export function stepByLot<Position, Step>(match: Match<Position, Step>): string | undefined {
  if (match.turn === 'chance') return 'roll';
  const steps = match.steps();
  return steps[draw(match.seed + match.started.length, match.ply, steps.length)]?.text;
}

/** Plays a legal step drawn by lot; false when nobody is on turn. */
export function playRandom<Position, Step>(match: Match<Position, Step>, by: By = 'bot'): boolean {
  const step = stepByLot(match);
  return step !== undefined && !isFault(match.play(step, by));
}
