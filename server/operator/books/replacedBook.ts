import type { BookPackMetadata } from '../../../contract/bookPack.ts';

type Named = Pick<BookPackMetadata, 'bookNo' | 'bookName' | 'authorName'>;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{P}]/gu, '')
    .toLowerCase();

/**
 * Why a book may not take the number of one that is there: both its title and its author are others, so that one book
 * would stand where another was. Null when it is the same book, corrected.
 */
export function replacedBook(before: Named | undefined, after: Named): string | null {
  if (before === undefined) return null;
  const isOther =
    plain(before.bookName) !== plain(after.bookName) && plain(before.authorName) !== plain(after.authorName);
  if (!isOther) return null;
  return `${before.bookNo}번은 『${before.bookName}』(${before.authorName})의 번호예요. 그 책을 이 책으로 바꾸려면 --replace를 붙여 주세요`;
}
