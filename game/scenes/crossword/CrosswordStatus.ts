import type { GivenHint } from '#contract/mission.ts';
import type { SheetEntry } from '#domain/crossword/play/PlaySheet.ts';
import type { HandInState, SaveState } from '../../bus/ShellToGame.ts';

/** What the scene shows besides the cells. */
export interface CrosswordStatus {
  save: SaveState;
  maxPoint: number;
  /** Points that the next hint costs. */
  hintPrice: number;
  hints: readonly GivenHint[];
  /** The request that is on its way; its button waits. */
  pending: 'hint' | 'check' | null;
  /** Words that were checked so often that only the hand-in shows their marks. */
  ended: ReadonlySet<string>;
  /** Unless it is open, what is written stays as it is. */
  handIn: HandInState;
  /** A sentence for the player, with a number that grows so that it can be announced twice. */
  notice: { text: string; no: number };
}

/** Moments that the view celebrates. */
export type CrosswordMoment =
  | { kind: 'word-filled' | 'word-right' | 'word-wrong'; entry: SheetEntry }
  /** Every word was found right. */
  | { kind: 'all-right' };
