import { NOTE_TUNING } from './tuning.ts';

/** A book as far as its pages are known: those of a book that is not read here are not. */
export interface PagedBook {
  readable: boolean;
  pageCount: number;
}

/** Why a note cannot stand on this page; null when it can. */
export function checkNotePage(pageNo: number | null, { readable, pageCount }: PagedBook): string | null {
  const last = readable ? pageCount : NOTE_TUNING.lastPaperPageNo;
  if (pageNo === null || pageNo <= last) return null;
  return readable
    ? `이 책은 여기에서 ${pageCount}쪽까지 있어요. 쪽수를 한 번 더 봐 주세요.`
    : `쪽수는 ${last.toLocaleString('ko-KR')}쪽까지 적을 수 있어요. 한 번 더 봐 주세요.`;
}
