import type { BookCategory } from '../book/bookCategories.ts';
import type { ComprehensionCategory } from '../book/comprehensionCategories.ts';
import type { BookPictures } from '../book-picture/BookPictures.ts';
import type { GuestTexts } from './GuestTexts.ts';

/** The plain shape of a pack with missions as the rules read it; the parsed contract type is assignable to it. */
export interface BookPackContent {
  readonly book: BookFacts;
  /** Left out where the book is read on paper or elsewhere. */
  readonly pages?: { readonly pages: readonly BookPage[] } | undefined;
  readonly puzzle: PuzzleContent;
  readonly matching: MatchingContent;
  readonly ox: { readonly items: readonly OxItem[] };
  readonly quiz: { readonly items: readonly QuizItem[] };
  readonly think: { readonly prompts: readonly ThinkPrompt[] };
  readonly report: { readonly title: string; readonly prompts: readonly string[] };
  readonly guest?: GuestTexts | undefined;
  readonly pictures?: BookPictures | undefined;
}

export interface BookFacts {
  readonly bookNo: number;
  readonly bookName: string;
  readonly publisherName: string;
  readonly category: BookCategory;
  readonly genre: 'FICTION' | 'NON_FICTION';
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

/** Where the evidence of an item stands: a page of our own text, or a scene of a book read elsewhere. */
export interface ItemPlace {
  readonly pageNo?: number | undefined;
  readonly scene?: string | undefined;
}

export interface PuzzleWord extends ItemPlace {
  readonly word: string;
  readonly clue: string;
}

export interface PuzzleContent {
  readonly seed: number;
  readonly wanted: number;
  readonly words: readonly PuzzleWord[];
}

export interface MatchingContent {
  readonly relation: string;
  readonly pairs: readonly MatchingPair[];
}

export interface MatchingPair extends ItemPlace {
  readonly id: string;
  readonly left: string;
  /** Picture under `public/art/story` that is shown in place of `left`. */
  readonly image?: string | undefined;
  readonly right: string;
}

export interface OxItem extends ItemPlace {
  readonly id: string;
  readonly statement: string;
  readonly answer: 'O' | 'X';
  readonly explanation: string;
}

export interface QuizOption {
  readonly text: string;
  /** Drawing of the pack (`.svg`), or name of a picture under `public/art/story`. */
  readonly image?: string | undefined;
}

interface AnyQuizItem extends ItemPlace {
  readonly id: string;
  readonly category: ComprehensionCategory;
  readonly question: string;
  readonly explanation: string;
}

/** A question with four options. It has no `form`, as all questions before there were several. */
export interface ChoiceItem extends AnyQuizItem {
  readonly form?: undefined;
  readonly options: readonly QuizOption[];
  /** Position of the right option, counted from 1. */
  readonly answer: number;
}

/** Which of four sentences of a page shows it. */
export interface EvidenceItem extends AnyQuizItem {
  readonly form: 'EVIDENCE';
  readonly sentences: readonly string[];
  /** Position of the sentence that shows it, counted from 1. */
  readonly answer: number;
}

/** Four events to bring into their order. */
export interface OrderItem extends AnyQuizItem {
  readonly form: 'ORDER';
  /** In the right order, so they never leave the server like this. */
  readonly events: readonly string[];
}

export type QuizItem = ChoiceItem | EvidenceItem | OrderItem;

export interface ThinkPrompt {
  readonly id: string;
  readonly prompt: string;
  readonly starters: readonly string[];
}
