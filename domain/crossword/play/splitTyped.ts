import { disassemble } from 'es-hangul';

/** A text typed on through several words. */
export interface SplitText {
  /** What still stands for the words before. */
  head: readonly string[];
  /** What is written into the chosen word. */
  own: readonly string[];
}

/**
 * Takes from a text what belongs to the words before. Writing on, an input method joins the first consonant of the next
 * word to the last syllable for a moment (무 → 문 → 무나): that consonant is the next word's.
 *
 * @param typed the whole text @param head first syllables of it as they were when the word before was closed
 */
export function splitTyped(typed: readonly string[], head: readonly string[]): SplitText {
  // Phones rewrite the last syllable by deleting it; whoever has deleted more writes from there again.
  if (typed.length < head.length - 1) return { head: typed, own: [] };
  const same = head.findIndex((syllable, at) => typed[at] !== syllable);
  const last = head.length - 1;
  if (same === -1) return { head, own: typed.slice(head.length) };
  const [before, now] = [disassemble(head[last] ?? ''), disassemble(typed[last] ?? '')];
  if (same !== last || !(now.startsWith(before) || before.startsWith(now))) return { head, own: typed.slice(same) };
  const joined = now.slice(before.length);
  return { head, own: [...(/^[ㄱ-ㅎ]$/u.test(joined) ? [joined] : []), ...typed.slice(head.length)] };
}
