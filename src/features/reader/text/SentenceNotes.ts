import type { ComponentType } from 'react';

/** Words of the book that are to be kept. */
export interface HeldText {
  text: string;
  pageNo: number;
}

/** A quote of this book among the notes. */
export interface KeptQuote {
  quote: string;
  pageNo: number | null;
}

/** Keeps words of a book as a quote or a note, over the page that is read. Given by the app: notes are another feature. */
export type SentenceNotes = ComponentType<{
  bookNo: number;
  /** Null: nothing is held. */
  held: HeldText | null;
  onClose: () => void;
  /** Called with the quotes there are, and with each change of them. */
  onQuotes: (quotes: readonly KeptQuote[]) => void;
}>;

/** Fetches it; the same function at each call. */
export type LoadSentenceNotes = () => Promise<SentenceNotes>;
