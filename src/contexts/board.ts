import { type Context, createContext } from '@lit/context';
import type { BoardElement } from '../board/board-element.js';

/** A board, whatever its game. */
export type AnyBoard = BoardElement<unknown, unknown>;

/** The board that the satellites in a `<board-frame>` belong to. */
export const boardContext: Context<'tavola-board', AnyBoard | undefined> = createContext('tavola-board');
