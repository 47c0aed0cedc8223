import type { BasketBody, BasketWord } from '#contract/wordBasket.ts';
import type { Dictionary } from '#domain/dictionary/lookUpWord.ts';
import { DICTIONARY_TUNING } from '#domain/dictionary/tuning.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { explainText } from './readBookWords.ts';
import { describeBasketWord } from './readWordBasket.ts';
import { wordBasketRows } from './repositories/wordBasketRows.ts';

/**
 * Puts a word of a text into the basket. A repeat changes nothing.
 *
 * @throws AppError NOT_FOUND for a book that is none, or a word that its text does not use or that is not explained;
 *   INVALID_INPUT when the basket is full
 */
export async function putWordIn(
  context: SignedInContext,
  dictionary: Dictionary,
  word: string,
  { bookNo, pageNo, metIn, addedAt }: BasketBody,
): Promise<BasketWord> {
  const { accountNo, now } = context;
  const explained = (await explainText(context, dictionary, bookNo)).find((known) => known.word === word);
  return withTransaction(context.db, async (db) => {
    const before = await wordBasketRows.find(db, accountNo, word);
    if (before) return describeBasketWord(before);
    if (!explained) throw new AppError('NOT_FOUND');
    if ((await wordBasketRows.count(db, accountNo)) >= DICTIONARY_TUNING.basketSize) {
      const reason = `낱말 바구니에는 낱말을 ${DICTIONARY_TUNING.basketSize}개까지 담을 수 있어요. 다 아는 낱말을 빼 주세요.`;
      throw new AppError('INVALID_INPUT', { fields: { word: reason } });
    }
    await wordBasketRows.putIn(db, accountNo, {
      word,
      meaning: explained.meaning,
      sentence: explained.sentence,
      bookNo,
      pageNo: pageNo ?? null,
      metIn: metIn ?? null,
      addedAt: Math.min(now, addedAt === undefined ? now : Date.parse(addedAt)),
    });
    const row = await wordBasketRows.find(db, accountNo, word);
    if (!row) throw new AppError('NOT_FOUND');
    return describeBasketWord(row);
  });
}

/** Takes a word out; a repeat changes nothing. */
export async function takeWordOut({ db, accountNo }: SignedInContext, word: string): Promise<{ done: true }> {
  await wordBasketRows.takeOut(db, accountNo, word);
  return { done: true };
}
