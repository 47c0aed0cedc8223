import { disassemble } from 'es-hangul';

/** The text of the one field, and what of it has been used already. */
export interface TypedText {
  text: string;
  /** Its last syllable may still change: it is composed, or a phone may rewrite it. */
  open: boolean;
  /** So many syllables from the first on have been caught or turned away. */
  used: number;
}

export interface TypedCatch {
  /** New syllables in their order. */
  syllables: string[];
  used: number;
}

/** Letters that stand alone are on their way to a syllable, or slips. */
const WHOLE = /^[가-힣]$/;

/**
 * Which syllables have been written since the last look. The last one of an open text counts only when no key could
 * turn it into another bubble: nobody has to press a key to finish it, and nothing is caught halfway.
 *
 * @param free syllables that still float
 */
export function readTyped({ text, open, used }: TypedText, free: readonly string[]): TypedCatch {
  const written = [...text.normalize('NFC')];
  const from = Math.min(used, written.length);
  const settled = open ? Math.max(from, written.length - 1) : written.length;
  const syllables = written.slice(from, settled);
  const last = written[settled];
  if (last !== undefined && isFinished(last, withoutEach(free, syllables))) syllables.push(last);
  return { syllables: syllables.filter((syllable) => WHOLE.test(syllable)), used: from + syllables.length };
}

/** It floats, nothing that floats begins like it, and its last consonant is not the beginning of another one. */
function isFinished(syllable: string, free: readonly string[]): boolean {
  if (!free.includes(syllable)) return false;
  const letters = disassemble(syllable);
  if (free.some((other) => other !== syllable && disassemble(other).startsWith(letters))) return false;
  const head = free.filter((other) => other !== syllable && disassemble(other) === letters.slice(0, -1));
  return (
    head.length === 0 ||
    !free.some((other) => disassemble(other).startsWith(letters.slice(-1)) && !head.includes(other))
  );
}

function withoutEach(free: readonly string[], taken: readonly string[]): string[] {
  const left = [...free];
  for (const one of taken) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
