import type { ItemPlace, MatchingContent, OxItem, QuizItem, ThinkPrompt } from '../book-pack/BookPackContent.ts';
import type { CrosswordDirection } from '../crossword/Placement.ts';

/** One word of a finished grid with its clue. `key` is `<number>-<direction>`, unique in its grid. */
export interface LaidClue extends ItemPlace {
  readonly key: string;
  readonly number: number;
  readonly direction: CrosswordDirection;
  readonly row: number;
  readonly col: number;
  readonly word: string;
  readonly clue: string;
}

/** What a mission is marked by: answers included, so it never leaves the server. */
export type MissionMaterial =
  | {
      readonly kind: 'PUZZLE';
      readonly clues: readonly LaidClue[];
      /** Further puzzles of the same pool. Only the catalogue has them: an attempt keeps the one it plays. */
      readonly others?: readonly (readonly LaidClue[])[];
    }
  | ({ readonly kind: 'MATCHING' } & MatchingContent)
  | { readonly kind: 'OX'; readonly items: readonly OxItem[] }
  | { readonly kind: 'QUIZ'; readonly items: readonly QuizItem[] }
  | { readonly kind: 'THINK'; readonly prompts: readonly ThinkPrompt[] }
  | {
      readonly kind: 'REPORT';
      readonly title: string;
      readonly prompts: readonly string[];
      /** Words a report on this book is expected to mention. */
      readonly terms: readonly string[];
      readonly summary: string;
    };

/** Saved answers by item key; '' and absence both mean "not answered". */
export type Answers = ReadonlyMap<string, string>;
