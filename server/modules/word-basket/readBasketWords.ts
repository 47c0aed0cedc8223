import type { CatchWord } from '#domain/word-mission/CatchWord.ts';
import { gapSentence } from '#domain/word-mission/gapSentence.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { wordBasketRows } from './repositories/wordBasketRows.ts';

/** Words that can be caught syllable by syllable. */
const CATCHABLE = /^[가-힣]{2,6}$/u;

/** Words of the basket as they can be asked for, the one put in first first. */
export async function readBasketWords({ db, accountNo }: SignedInContext): Promise<CatchWord[]> {
  const kept = await wordBasketRows.all(db, accountNo);
  return kept
    .filter(({ word }) => CATCHABLE.test(word))
    .map(({ word, meaning, sentence, metIn, bookNo }) => ({
      word,
      meaning,
      sentence: gapSentence([metIn ?? '', sentence ?? ''], word),
      bookNo,
    }));
}
