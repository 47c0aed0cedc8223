import type { WrittenBook } from '#domain/writing/content/BookWords.ts';
import type { WrittenMission } from '#domain/writing/content/contentHints.ts';
import type { WritingHint } from '#domain/writing/WritingHint.ts';

/** What the thread is asked. */
export interface WritingQuestion {
  id: number;
  bookNo: number;
  text: string;
  mission: WrittenMission;
  book: WrittenBook;
}

/** What it answers: no hints where it failed. */
export interface WritingAnswer {
  id: number;
  hints: WritingHint[] | null;
}
