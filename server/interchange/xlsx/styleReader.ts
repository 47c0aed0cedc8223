import type { PartReader } from './PartReader.ts';
import type { XmlHandlers } from './scanXml.ts';

const BUILT_IN: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

const CLOSED_BY: Readonly<Record<string, string>> = { '"': '"', '[': ']' };

/** A character of its own stands behind each. */
const BEFORE_ONE = '\\_*';

/** Which styles of cells show a date. */
export function styleReader(): PartReader<Set<number>> {
  const result = new Set<number>();
  const codes = new Map<number, string>();
  let inCells = false;
  let index = 0;
  const open: XmlHandlers['open'] = (name, attributes) => {
    if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
    if (name === 'cellXfs') inCells = true;
    if (name !== 'xf' || !inCells) return;
    const id = Number(attributes.numFmtId ?? 0);
    if (isDateFormat(id, codes.get(id))) result.add(index);
    index += 1;
  };
  const close: XmlHandlers['close'] = (name) => {
    if (name === 'cellXfs') inCells = false;
  };
  return { handlers: { open, close }, result };
}

/** Whether a number of this format is shown as a date. @param code of a format that the file defines itself */
function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return BUILT_IN.some(([from, to]) => id >= from && id <= to);
  const plain = withoutLiterals(code);
  return /[ymdhs]/iu.test(plain) && !/^general$/iu.test(plain);
}

/** A format without quoted texts, what brackets hold, and the characters behind a backslash, `_` and `*`. */
function withoutLiterals(code: string): string {
  const lastOf: Readonly<Record<string, number>> = { '"': code.lastIndexOf('"'), ']': code.lastIndexOf(']') };
  let plain = '';
  let at = 0;
  while (at < code.length) {
    const letter = code.charAt(at);
    const close = CLOSED_BY[letter];
    const next = code.codePointAt(at + 1);
    if (close !== undefined && (lastOf[close] ?? -1) > at) {
      at = code.indexOf(close, at + 1) + 1;
    } else if (BEFORE_ONE.includes(letter) && next !== undefined) {
      at += 1 + String.fromCodePoint(next).length;
    } else {
      plain += letter;
      at += 1;
    }
  }
  return plain;
}
