import type { ReviewReportReason } from '#domain/review/checkReview.ts';
import type { Id, Instant, JsonText } from './columns.ts';

/** The review of a book by one student; one a book. */
export interface BookReviewTable {
  review_no: Id;
  book_no: number;
  account_no: number;
  stars: number;
  /** Empty for stars alone. */
  body: string;
  /** HELD: reported, and seen by nobody else until an operator decides. HIDDEN: the operator decided against it. */
  status: 'SHOWN' | 'HELD' | 'HIDDEN';
  written_at: Instant;
  updated_at: Instant;
}

export interface BookReviewReportTable {
  review_no: number;
  account_no: number;
  reason: ReviewReportReason;
  reported_at: Instant;
}

/** Books that a student does not want recommended. */
export interface HiddenAdviceTable {
  account_no: number;
  book_no: number;
  hidden_at: Instant;
}

/** What is recommended to everybody in a month of any year. */
export interface MonthPickTable {
  month: number;
  title: string;
  lead: string;
  /** JSON array of book numbers. */
  book_nos: JsonText;
}
