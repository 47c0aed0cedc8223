import { WORD_TUNING } from './tuning.ts';

/** Shells for a caught word, also when it comes again. @param word `bookNo` is null for a word of a list */
export function wordShells({ bookNo }: { bookNo: number | null }): number {
  return bookNo === null ? WORD_TUNING.shells.list : WORD_TUNING.shells.book;
}
