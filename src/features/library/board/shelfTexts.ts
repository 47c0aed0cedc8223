import type { LibraryBook } from '#contract/library.ts';
import { type ShelfPlace, shelfPlaceNames } from '#domain/library/shelves.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { seoulParts } from '#domain/time/seoulParts.ts';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';

/** The texts of a board: how books come to it, and what to do while it is empty. */
export const shelfTexts: Readonly<
  Record<ShelfPlace, { hint: string; emptyTitle: string; empty: string; art: ArtIconName }>
> = {
  READING: {
    hint: '책을 펼치면 저절로 여기에 와요.',
    emptyTitle: '지금 읽는 책이 없어요',
    empty: '마음에 드는 책을 펼치면 여기에 꽂혀요.',
    art: 'open-book',
  },
  DONE: {
    hint: '끝까지 읽은 책이 여기에 모여요.',
    emptyTitle: '첫 자리가 비어 있어요',
    empty: '끝까지 읽은 첫 책을 기다리고 있어요.',
    art: 'books',
  },
  WISHED: {
    hint: '다음에 읽을 책을 골라 두어요. 책바구니와는 따로예요.',
    emptyTitle: '읽고 싶은 책을 골라 볼까요?',
    empty: '책 화면에서 ‘읽고 싶어요’를 누르면 여기에 꽂혀요.',
    art: 'glowing-star',
  },
  AWAY: {
    hint: '책장에서 치운 책이에요. 읽은 기록은 그대로 있어요.',
    emptyTitle: '치워 둔 책이 없어요',
    empty: '책장에서 치운 책은 여기에서 다시 꺼낼 수 있어요.',
    art: 'backpack',
  },
};

/** One short line under a book. @param now milliseconds UTC; another year is named */
export function statusOf(book: LibraryBook, now: number): string {
  if (book.finishedAt !== null)
    return book.place === 'DONE' ? dayOf(Date.parse(book.finishedAt), now) : '한 번 다 읽음';
  if (book.readingProgressRate > 0) return `${book.readingProgressRate}% 읽음`;
  if (book.missionDoneCount > 0) return `미션 ${book.missionDoneCount}개 함`;
  return book.place === 'READING' ? '읽는 중' : '아직 안 읽음';
}

/** The same in a whole sentence: what the server knows, and what the student marked. */
export function statusWords(book: LibraryBook): string {
  if (book.finishedAt !== null) {
    const day = formatKoreanDate(Date.parse(book.finishedAt));
    return book.toldDone ? `${day}에 다 읽었다고 적었어요` : `${day}에 다 읽었어요`;
  }
  if (book.readingProgressRate > 0) return `${book.readingProgressRate}%까지 읽었어요`;
  if (book.missionDoneCount > 0) return `미션을 ${book.missionDoneCount}개 했어요`;
  return book.place === 'READING' ? '읽기 시작했어요' : '아직 읽지 않았어요';
}

/** The spoken name of a book on the shelf. */
export function shelfBookName(book: LibraryBook): string {
  const verified = book.verificationYn === 'Y' ? ', 인증한 책' : '';
  return `『${book.bookName}』 ${book.authorName}, ${statusWords(book)}${verified}${book.pinned ? ', 자리를 정한 책' : ''}`;
}

function dayOf(instant: number, now: number): string {
  const { year, month, day } = seoulParts(instant);
  return year === seoulParts(now).year ? `${month}월 ${day}일` : `${year}년 ${month}월`;
}

/** What was done, shown after it. */
export function movedWords(bookName: string, to: ShelfPlace): string {
  const book = withJosa(`『${bookName}』`, '을/를');
  return to === 'AWAY' ? `${book} 책장에서 치웠어요` : `${book} ‘${shelfPlaceNames[to]}’에 두었어요`;
}

/** Why a book cannot be moved there. */
export function refusalWords(book: LibraryBook, to: ShelfPlace): string {
  if (to === 'DONE') return '마지막 쪽까지 읽으면 저절로 ‘다 읽음’으로 와요.';
  if (to === 'READING') return '끝까지 읽은 책이에요. 또 읽고 싶으면 ‘읽고 싶어요’에 두어 보세요.';
  return `${withJosa(`『${book.bookName}』`, '은/는')} 벌써 거기에 있어요.`;
}
