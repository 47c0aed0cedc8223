import type { WordReview } from '#domain/word-mission/CatchWord.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';

const allQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('word_review')
    .select(['word', 'meaning', 'sentence', 'book_no as bookNo', 'stage', 'due_day as dueDay', 'missed'])
    .where('account_no', '=', given.accountNo)
    .orderBy('due_day')
    .orderBy('word'),
);

/** Words that students have caught, with the day on which they come again. */
export const wordReviews = {
  async all(db: Db, accountNo: number): Promise<WordReview[]> {
    const { rows } = await allQuery(db, { accountNo });
    return rows.map((row) => ({ ...row, missed: row.missed === 1 }));
  },

  async write(db: Db, accountNo: number, review: WordReview): Promise<void> {
    const values = {
      meaning: review.meaning,
      sentence: review.sentence,
      book_no: review.bookNo,
      stage: review.stage,
      due_day: review.dueDay,
      missed: review.missed ? 1 : 0,
    };
    await db
      .insertInto('word_review')
      .values({ account_no: accountNo, word: review.word, ...values })
      .onConflict((conflict) => conflict.columns(['account_no', 'word']).doUpdateSet(values))
      .execute();
  },
};
