import type { z } from 'zod';
import type { cardPicturesBody, NewPictures } from '#contract/loginCard.ts';
import { arePictures, drawPictures } from '#domain/login-card/cardPictures.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';
import { cardHash } from './cardHash.ts';
import { loginCards } from './repositories/loginCards.ts';

/** Ends the card of a pupil, and the logins. Ending one that has ended changes nothing. @throws AppError DEMO_ACCOUNT */
export async function endCard(context: PostContext, accountNo: number): Promise<{ done: true }> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  await withTransaction(context.db, async (db) => {
    if (!(await loginCards.end(db, accountNo, context.now))) return;
    await loginTokens.deleteOfAccount(db, accountNo);
    await recordStaffAction({ ...context, db }, { kind: 'CARD_ENDED', accountNo });
  });
  return { done: true };
}

/**
 * Other pictures for the card of a pupil: those that were chosen, or drawn ones. The card on paper stays, and one that
 * was locked opens again.
 *
 * @throws AppError DEMO_ACCOUNT; INVALID_INPUT for two alike; NOT_FOUND without a card that lasts
 */
export async function setPictures(
  context: PostContext,
  accountNo: number,
  given: z.infer<typeof cardPicturesBody>,
): Promise<NewPictures> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const pictures = given.pictures ?? drawPictures(context.random);
  if (!arePictures(pictures))
    throw new AppError('INVALID_INPUT', { fields: { pictures: '서로 다른 그림 세 개를 골라 주세요.' } });
  return withTransaction(context.db, async (db) => {
    const picturesHash = cardHash.pictures(context.secrets, accountNo, pictures);
    if (!(await loginCards.setPictures(db, accountNo, picturesHash))) throw new AppError('NOT_FOUND');
    await recordStaffAction({ ...context, db }, { kind: 'CARD_PICTURES_SET', accountNo });
    const { name } = await accounts.info(db, accountNo);
    return { name, pictures };
  });
}
