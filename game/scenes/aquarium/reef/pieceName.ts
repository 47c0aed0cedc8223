import type { ClassReef, ReefPiece } from '#contract/reef.ts';
import { reefKindNames, reefPlace } from '#domain/reef/reefPlace.ts';

/** What a piece is called: after a book that somebody of the class has read, never after who it was. */
export function pieceName({ ordinal, title }: ReefPiece): string {
  const kind = reefKindNames[reefPlace(ordinal).kind];
  return title === null ? kind : `『${title.bookName}』 ${kind}`;
}

/** The line below the name of the reef. */
export function reefLine({ growing, bookCount, pieces }: ClassReef): string {
  if (!growing || bookCount === null) return '반 친구 셋이 모이면 함께 자라요';
  if (bookCount === 0 && pieces.length === 0) return '첫 산호를 기다려요';
  return `함께 읽은 책 ${bookCount.toLocaleString('ko-KR')}권`;
}

/** What to do, while no piece is chosen. */
export function reefHint({ growing, pieces }: ClassReef): string {
  if (pieces.length === 0 && growing) return '우리 반이 책을 읽으면 여기에 산호가 하나씩 자라요.';
  if (!growing) return '반 친구가 셋이 될 때까지 산호초는 그대로 있어요. 작아지지 않아요.';
  return '산호를 누르면 우리 반이 읽은 책을 볼 수 있어요. 한 사람의 책은 한 주에 두 권까지 세어요.';
}

/** Shown once for pieces that were not seen before. */
export function grownWords(count: number): string {
  return count === 1 ? '산호가 하나 자랐어요!' : `산호가 ${count}개 자랐어요!`;
}
