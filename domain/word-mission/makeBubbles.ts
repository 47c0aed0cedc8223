import { getChoseong } from 'es-hangul';
import type { Random } from '../random/createRandom.ts';
import { shuffled } from '../random/shuffled.ts';
import { WORD_TUNING } from './tuning.ts';

/** A bubble with a syllable. Its id does not show its place in the word. */
export interface Bubble {
  id: string;
  syllable: string;
}

/** More than any word needs; one whose syllables have one order only is not shuffled for ever. */
const MOST_SHUFFLES = 50;

/** Stand in where a pool has too few syllables. */
const COMMON = [...'가나다라마바사아자차카타파하고노도로모보소오조호기니디리미비시이지하'];

/**
 * The bubbles of a word: its syllables among others, in no order. Half of the others begin like a syllable of the word
 * where the pool has such, so that first consonants alone do not give it away.
 *
 * @param pool words whose syllables may be taken
 */
export function makeBubbles(word: string, pool: readonly string[], random: Random): Bubble[] {
  const own = [...word];
  const count = Math.min(own.length + WORD_TUNING.distractors, WORD_TUNING.mostBubbles) - own.length;
  const others = [
    ...new Set([...shuffled([...new Set(pool.flatMap((other) => [...other]))], random), ...COMMON]),
  ].filter((syllable) => !own.includes(syllable));
  const starts = new Set(getChoseong(word));
  const alike = others.filter((syllable) => starts.has(getChoseong(syllable))).slice(0, Math.ceil(count / 2));
  const rest = others.filter((syllable) => !alike.includes(syllable)).slice(0, count - alike.length);
  const all = [...own, ...alike, ...rest];
  let order = shuffled(all, random);
  // They float in rows, from the first to the last: the word is not to be read there.
  for (let more = MOST_SHUFFLES; more > 0 && order.join('').includes(word); more -= 1) order = shuffled(all, random);
  return order.map((syllable, index) => ({ id: `b${index + 1}`, syllable }));
}
