/** Text that a spreadsheet would take for a formula when it opens the file. */
const FORMULA = /^'*[=+\-@\t\r]/u;

/** Keeps a text from being a formula, as spreadsheets themselves do it. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** A text as it was before `guardFormula`. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/** The mark by which spreadsheets recognise UTF-8. */
export const CSV_START = '\ufeff';

/** One line with its end. A cell that starts like a formula stays a text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((text) => `"${guardFormula(text).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

export function toCsv(lines: readonly (readonly string[])[]): string {
  return CSV_START + lines.map(csvLine).join('');
}
