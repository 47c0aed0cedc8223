/** Steps of raq that change the odds of understanding by the factor e. */
const RAQ_PER_LOGIT = 225;
/** Log odds of understanding a text exactly at one's level: 75 %. */
const LOGIT_AT_LEVEL = 1.1;
/** A text this much below the reader is easy; this much above, still a fit. */
const EASY_BELOW = 100;
const FIT_ABOVE = 50;

/** How hard a book is for a reader. */
export type BookFit = 'EASY' | 'FIT' | 'CHALLENGE';

/** Expected share of understood text, between 0 and 1: 75 % at the reader's own level, 90 % at 250 below. */
export function expectedComprehension(readerRaq: number, bookRaq: number): number {
  return 1 / (1 + Math.exp(-(LOGIT_AT_LEVEL + (readerRaq - bookRaq) / RAQ_PER_LOGIT)));
}

/** Whether a book is easy, fits or challenges: the badges 쉬워요, 딱 맞아요 and 도전해요. */
export function fitOf(readerRaq: number, bookRaq: number): BookFit {
  if (bookRaq <= readerRaq - EASY_BELOW) return 'EASY';
  return bookRaq <= readerRaq + FIT_ABOVE ? 'FIT' : 'CHALLENGE';
}
