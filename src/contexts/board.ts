import { type Context, createContext } from '@lit/context';
import type { Fault } from '../core/fault.js';
import type { By } from '../core/match.js';
import type { MatchElement } from '../board/match-element.js';

/** A board, whatever its game. */
export type AnyBoard = MatchElement<unknown, unknown> & {
  readonly status: string;
  flipped: boolean;
  lit: string;
  readonly aimed: string | undefined;
  flip(): void;
  play(text: string, by?: By): boolean | Fault;
};

/** The board that the satellites in a `<board-frame>` belong to. */
export const boardContext: Context<'tavola-board', AnyBoard | undefined> = createContext('tavola-board');
