import type { LiveElement } from '../../src/board/live-element.js';

/** Waits until everything in a story is found and drawn. */
export async function drawn(canvas: Element): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await new Promise((done) => setTimeout(done));
    await Promise.all(
      [...canvas.querySelectorAll<LiveElement>('*')].map(({ updateComplete }) => updateComplete),
    );
  }
}

/** A button of a satellite by its name. */
export function buttonOf(canvas: Element, tag: string, name: string): HTMLButtonElement {
  const buttons = canvas.querySelector(tag)!.shadowRoot!.querySelectorAll('button');
  const found = [...buttons].find(({ title, textContent }) => [title, textContent!.trim()].includes(name));
  if (!found) throw new Error(`<${tag}> has no button “${name}”.`);
  return found;
}

/** A game on sixteen cells, both sides playing as well as can be, with what they left out. */
export const RECORD = `[Rules "size=4"]

{Sixteen cells, and the second player wins: by two balls, if nobody errs.}
1. d2 {As good as b4, by symmetry.} (1. d4 $2 {The corner looks safe, and loses by eight.})
1... c1 $1 {The only winning reply.} (1... a1 $2 {Now red wins by two.} 2. a2)
2. d4 {Red takes a corner that nobody can turn.} (2. b4 $6 {Two balls now, two more lost at the end.})
2... a3 (2... a4 $2 {Throws the win away: with best play it is a draw.})
3. a2 a1 4. a4 $1 d3 {Two balls at once.} (4... c4 $4 {Three balls, and the game is drawn: the most is not the best.})
5. c4 b1 6. d1 b4 {Green wins with nine balls to seven.}`;
