/** A stretch of two texts: in both, only in the earlier one, or only in the later one. */
export interface TextPiece {
  kind: 'SAME' | 'GONE' | 'NEW';
  text: string;
}

/** Words beyond which the middle is shown as gone and new as a whole: a table of both would take too long. */
const MOST_WORDS = 1_500;

/**
 * What became of a text, word by word. The pieces that are not NEW make up the earlier text, those that are not GONE
 * the later one.
 */
export function compareTexts(earlier: string, later: string): TextPiece[] {
  const [one, other] = [wordsOf(earlier), wordsOf(later)];
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return joined([
    ...one.slice(0, start).map((text) => ({ kind: 'SAME' as const, text })),
    ...middle(one.slice(start, one.length - end), other.slice(start, other.length - end)),
    ...one.slice(one.length - end).map((text) => ({ kind: 'SAME' as const, text })),
  ]);
}

/** Words with the blanks behind them, so that joined they are the text again. */
function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(/\S+\s*|^\s+/gu) ?? [];
}

/** Longest common run of words, by the usual table. */
function middle(one: readonly string[], other: readonly string[]): TextPiece[] {
  const gone = (texts: readonly string[]) => texts.map((text) => ({ kind: 'GONE' as const, text }));
  const fresh = (texts: readonly string[]) => texts.map((text) => ({ kind: 'NEW' as const, text }));
  if (one.length === 0 || other.length === 0 || one.length > MOST_WORDS || other.length > MOST_WORDS) {
    return [...gone(one), ...fresh(other)];
  }
  const width = other.length + 1;
  const common = new Uint16Array((one.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      common[row * width + column] =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pieces: TextPiece[] = [];
  let [row, column] = [0, 0];
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) {
      pieces.push({ kind: 'SAME', text: one[row] ?? '' });
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      pieces.push({ kind: 'GONE', text: one[row] ?? '' });
      row += 1;
    } else {
      pieces.push({ kind: 'NEW', text: other[column] ?? '' });
      column += 1;
    }
  }
  return [...pieces, ...gone(one.slice(row)), ...fresh(other.slice(column))];
}

function joined(pieces: readonly TextPiece[]): TextPiece[] {
  const all: TextPiece[] = [];
  for (const { kind, text } of pieces) {
    const last = all.at(-1);
    if (last?.kind === kind) last.text += text;
    else all.push({ kind, text });
  }
  return all;
}
