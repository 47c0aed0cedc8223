import type { BookCategory } from '../book/bookCategories.ts';
import type { ComprehensionCategory } from '../diagnosis/comprehensionCategories.ts';

/** The plain shape of a whole pack as the rules read it; the parsed contract type is assignable to it. */
export interface BookPackContent {
  readonly book: BookFacts;
  readonly pages: { readonly pages: readonly BookPage[] };
  readonly puzzle: PuzzleContent;
  readonly matching: MatchingContent;
  readonly ox: { readonly items: readonly OxItem[] };
  readonly quiz: { readonly items: readonly QuizItem[] };
  readonly think: { readonly prompts: readonly ThinkPrompt[] };
  readonly report: { readonly title: string; readonly prompts: readonly string[] };
}

export interface BookFacts {
  readonly bookNo: number;
  readonly bookName: string;
  readonly category: BookCategory;
  readonly raq: number;
  readonly summary: string;
  readonly terms: readonly string[];
  readonly labels: readonly string[];
}

export interface BookPage {
  /** Counted from 1 without gaps. */
  readonly pageNo: number;
  readonly heading?: string | undefined;
  readonly paragraphs: readonly string[];
}

export interface PuzzleWord {
  readonly word: string;
  readonly clue: string;
  readonly pageNo: number;
}

export interface PuzzleContent {
  readonly seed: number;
  readonly wanted: number;
  readonly words: readonly PuzzleWord[];
}

export interface MatchingContent {
  readonly relation: string;
  readonly pairs: readonly {
    readonly id: string;
    readonly left: string;
    readonly right: string;
    readonly pageNo: number;
  }[];
}

export interface OxItem {
  readonly id: string;
  readonly statement: string;
  readonly answer: 'O' | 'X';
  readonly explanation: string;
  readonly pageNo: number;
}

export interface QuizOption {
  readonly text: string;
  readonly image?: string | undefined;
}

export interface QuizItem {
  readonly id: string;
  readonly category: ComprehensionCategory;
  readonly question: string;
  readonly options: readonly QuizOption[];
  /** Position of the right option, counted from 1. */
  readonly answer: number;
  readonly explanation: string;
  readonly pageNo: number;
}

export interface ThinkPrompt {
  readonly id: string;
  readonly prompt: string;
  readonly starters: readonly string[];
}
