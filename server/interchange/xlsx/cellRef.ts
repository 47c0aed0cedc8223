/** Column from 0 and row from 1 of `AB12`; null for anything else. */
export function cellRef(text: string): { column: number; row: number } | null {
  const [, letters = '', row = ''] = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/u.exec(text) ?? [];
  if (letters === '') return null;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column: column - 1, row: Number(row) };
}
