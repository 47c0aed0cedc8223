import type { SearchWord } from './parseSearch.ts';
import type { SearchFields } from './searchFields.ts';

/** Whether every word is found in some field. The database asks the same, narrowed by its index. */
export function matchesSearch(fields: SearchFields, words: readonly SearchWord[]): boolean {
  return words.every((word) =>
    word.some(({ kind, text }) =>
      kind === 'CHOSEONG'
        ? fields.choseong.includes(text)
        : [fields.title, fields.author, fields.rest].some((field) => field.includes(text)),
    ),
  );
}
