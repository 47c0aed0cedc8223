import type { z } from 'zod';
import type { Company, sceneBody } from '#contract/guest.ts';
import { lyingFinds } from '#domain/guest/finds.ts';
import { LAST_SCENE, playScene } from '#domain/guest/GuestVisit.ts';
import { speakable } from '#domain/guest/speakable.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { refuseWhileResting } from '#server/modules/aquarium/public.ts';
import { aquariumPauses } from '#server/repositories/aquariumPauses.ts';
import { readOpenAnswers } from './readOpenAnswers.ts';
import { findRows } from './repositories/findRows.ts';
import { guestRows } from './repositories/guestRows.ts';
import { type SeaTexts, visitSea } from './visitSea.ts';

const TOMORROW = '이 손님과는 오늘 이야기를 나누었어요. 다음에 만나면 또 이야기해요.';

/**
 * Plays one scene with a guest, one a day; a scene that was played before changes nothing.
 *
 * @throws AppError NOT_FOUND for a guest that has not come; INVALID_INPUT out of turn or without an answer;
 *   AQUARIUM_RESTING
 */
export async function playGuestScene(
  context: SignedInContext,
  texts: SeaTexts,
  bookNo: number,
  { scene, answer }: z.infer<typeof sceneBody>,
): Promise<Company> {
  return withTransaction(context.db, async (db) => {
    const { accountNo, now } = context;
    const inside = { ...context, db };
    const visit = (await guestRows.all(db, accountNo)).find((guest) => guest.bookNo === bookNo);
    const book = (await guestRows.books(db, [bookNo])).get(bookNo);
    if (!visit || !book) throw new AppError('NOT_FOUND');
    refuseWhileResting({ pauses: await aquariumPauses.of(db, accountNo, now) }, now);
    const day = seoulDay(now);
    const result = playScene(visit, { scene, answer: answer ?? null }, day);
    if (!result.ok && result.reason === 'NOT_YET') throw new AppError('INVALID_INPUT', { message: TOMORROW });
    if (!result.ok && result.reason === 'NO_ANSWER') {
      throw new AppError('INVALID_INPUT', { fields: { answer: '대답을 하나 골라 주세요.' } });
    }
    if (result.ok) {
      const open = (await readOpenAnswers(inside, [bookNo])).get(bookNo) ?? new Set();
      const { generalNo } = speakable(book.texts, open, book);
      await guestRows.play(db, accountNo, {
        ...result.visit,
        generalNo: scene === 2 ? generalNo : visit.generalNo,
        mementoDay: scene === LAST_SCENE ? day : visit.mementoDay,
      });
    }
    return visitSea(inside, texts);
  });
}

/**
 * Takes what lies on the sand into the album; what was taken before stays taken.
 *
 * @throws AppError NOT_FOUND for what has not been found; AQUARIUM_RESTING
 */
export async function takeFind(context: SignedInContext, texts: SeaTexts, ordinal: number): Promise<Company> {
  return withTransaction(context.db, async (db) => {
    const { accountNo, now } = context;
    const finds = await findRows.all(db, accountNo);
    const wanted = finds.find((find) => find.ordinal === ordinal);
    if (!wanted) throw new AppError('NOT_FOUND');
    refuseWhileResting({ pauses: await aquariumPauses.of(db, accountNo, now) }, now);
    const day = seoulDay(now);
    if (wanted.takenDay === null) {
      // What waits under the water comes on a later day.
      if (!lyingFinds(finds, day).some((find) => find.ordinal === ordinal)) throw new AppError('NOT_FOUND');
      await findRows.take(db, accountNo, ordinal, day);
    }
    return visitSea({ ...context, db }, texts);
  });
}
