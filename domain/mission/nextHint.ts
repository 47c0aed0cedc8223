import { getChoseong } from 'es-hangul';
import { MISSION_TUNING } from './tuning.ts';

/** Each word's hints come in this order; the last one shows the word. */
export const hintSteps = ['CONSONANTS', 'FIRST_SYLLABLE', 'WORD'] as const;
export type HintLadderStep = (typeof hintSteps)[number];

export interface TakenHint {
  key: string;
  step: HintLadderStep;
  /** Round in which it was taken: its price lowers what that round can pay. */
  round: 1 | 2;
}

export type HintOffer = { ok: true; step: HintLadderStep } | { ok: false; reason: 'LADDER_END' | 'WORDS_TOLD' };

/** Price of one hint in points, for a mission of this weight. */
export function hintPrice(weight: number): number {
  return Math.max(1, Math.round(weight / MISSION_TUNING.weightPerHintPoint));
}

/** The next hint for a word, or why there is none. */
export function nextHint(taken: readonly TakenHint[], key: string): HintOffer {
  const step = hintSteps[taken.filter((hint) => hint.key === key).length];
  if (!step) return { ok: false, reason: 'LADDER_END' };
  const wordsShown = taken.filter((hint) => hint.step === 'WORD').length;
  if (step === 'WORD' && wordsShown >= MISSION_TUNING.maxShownWords) return { ok: false, reason: 'WORDS_TOLD' };
  return { ok: true, step };
}

/** What a hint shows, one character a cell: 해바라기 → ㅎㅂㄹㄱ, 해ㅂㄹㄱ, 해바라기. */
export function hintText(word: string, step: HintLadderStep): string {
  const whole = word.normalize('NFC');
  if (step === 'WORD') return whole;
  const consonants = getChoseong(whole);
  return step === 'CONSONANTS' ? consonants : `${[...whole][0] ?? ''}${[...consonants].slice(1).join('')}`;
}
