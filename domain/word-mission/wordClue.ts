import { getChoseong } from 'es-hangul';
import { type CatchWord, type WordForm, wordForms } from './CatchWord.ts';

/** What is shown of a word that is looked for; null is hidden (yet). */
export interface WordClue {
  meaning: string | null;
  consonants: string | null;
  sentence: string | null;
  firstSyllable: string | null;
}

/** What a form shows at once, and what helps next, one more with each wrong catch. */
const ALWAYS_SHOWN: Readonly<Record<WordForm, readonly (keyof WordClue)[]>> = {
  CONSONANTS: ['meaning', 'consonants'],
  MEANING: ['meaning'],
  SENTENCE: ['sentence'],
};
const HELP: readonly (keyof WordClue)[] = ['meaning', 'sentence', 'consonants', 'firstSyllable'];

/** The form of a mission: the three of a day differ, and a word comes in another form each time. */
export function wordForm(slot: number, stage: number, hasSentence: boolean): WordForm {
  const form = wordForms[(slot - 1 + stage) % wordForms.length] ?? 'MEANING';
  return form === 'SENTENCE' && !hasSentence ? 'MEANING' : form;
}

/** What is shown of a word in a form after so many wrong catches. */
export function wordClue(
  { word, meaning, sentence }: Pick<CatchWord, 'word' | 'meaning' | 'sentence'>,
  form: WordForm,
  wrongCount: number,
): WordClue {
  const whole: WordClue = { meaning, consonants: getChoseong(word), sentence, firstSyllable: [...word][0] ?? null };
  const alwaysShown = ALWAYS_SHOWN[form];
  const help = HELP.filter((part) => !alwaysShown.includes(part) && whole[part] !== null).slice(0, wrongCount);
  const shown = (part: keyof WordClue) => (alwaysShown.includes(part) || help.includes(part) ? whole[part] : null);
  return {
    meaning: shown('meaning'),
    consonants: shown('consonants'),
    sentence: shown('sentence'),
    firstSyllable: shown('firstSyllable'),
  };
}
