import type { BookPackMetadata } from '#contract/bookPack.ts';

/** Why a number does not go to another book by itself, and how it can. @param before the book that has it */
export function describeOtherBook(before: Pick<BookPackMetadata, 'bookNo' | 'bookName' | 'authorName'>): string {
  const now = `${before.bookNo}번은 지금 ‘${before.bookName}’(${before.authorName})예요.`;
  return `${now} 다른 책이면 책 번호를 비우고, 이 번호의 책을 바꾸려면 --replace ${before.bookNo}을 붙여 주세요`;
}
