import { readSigns } from './readSigns.ts';
import { readWords } from './readWords.ts';
import type { SheetItem } from './sheetItems.ts';
import type { TypedSheet } from './TypedSheet.ts';

/** Reads what was typed for a sheet: signs in their order, or the numbers of wrong words of a crossword. */
export function readTypedSheet(items: readonly SheetItem[], typed: string): TypedSheet {
  const words = items.filter((item) => item.form === 'WORD');
  if (words.length > 0) return readWords(words, typed);
  return readSigns(
    items.filter((item) => item.form !== 'WORD'),
    typed,
  );
}
