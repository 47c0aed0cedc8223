import type { z } from 'zod';
import type { MadeCard, madeCards, makeCardsBody } from '#contract/loginCard.ts';
import { guessableWords } from '#domain/account/guessing/guessableWords.ts';
import { isGivenPassword } from '#domain/account/isGivenPassword.ts';
import { passwordRules } from '#domain/account/passwordRules.ts';
import { pupilClassName } from '#domain/classroom/className.ts';
import { drawPictures } from '#domain/login-card/cardPictures.ts';
import { createSpokenPassword } from '#domain/login-card/createSpokenPassword.ts';
import { createCardCode } from '#domain/login-card/readCardCode.ts';
import { signsInByCard } from '#domain/login-card/signsInByCard.ts';
import { classesInReach } from '#domain/staff/staffRights.ts';
import { checkRules } from '#domain/text/checkRules.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { resetPassword } from '#server/modules/operator/public.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';
import { cardHash } from './cardHash.ts';
import { type CardPupil, cardPupils } from './repositories/cardPupils.ts';
import { loginCards } from './repositories/loginCards.ts';

/**
 * New cards for children up to the third grade, first passwords for the others, each pupil by themselves. A new card
 * ends the old one with its logins; a password that a pupil has chosen is left alone. Who is out of reach is
 * left out of the answer.
 *
 * @throws AppError DEMO_ACCOUNT
 */
export async function makeCards(
  context: PostContext,
  { accountNos }: z.infer<typeof makeCardsBody>,
): Promise<z.infer<typeof madeCards>> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const classes = classesInReach(context.post, 'MANAGE_PUPILS') ?? [];
  const pupils = await cardPupils.list(context.db, { academyNo: context.post.academyNo, classes, accountNos });
  const cards: MadeCard[] = [];
  for (const pupil of pupils) {
    const { accountNo, accountId, name, classNumber } = pupil;
    const secret = signsInByCard(pupil.schoolGrade) ? await makeCard(context, pupil) : await giveFirst(context, pupil);
    cards.push({ accountNo, accountId, name, classNumber, className: pupilClassName(pupil), secret });
  }
  return { cards };
}

async function makeCard(context: PostContext, { accountNo }: CardPupil): Promise<MadeCard['secret']> {
  const { secrets, site, staffNo, now, random } = context;
  const [code, pictures] = [createCardCode(random), drawPictures(random)];
  await withTransaction(context.db, async (db) => {
    const codeHash = cardHash.code(secrets, site, code);
    const picturesHash = cardHash.pictures(secrets, accountNo, pictures);
    await loginCards.put(db, { accountNo, codeHash, picturesHash, staffNo }, now);
    await loginTokens.deleteOfAccount(db, accountNo);
    await recordStaffAction({ ...context, db }, { kind: 'CARD_MADE', accountNo });
  });
  return { way: 'CARD', code, pictures };
}

async function giveFirst(context: PostContext, pupil: CardPupil): Promise<MadeCard['secret']> {
  const { accountNo, passwordChangedAt } = pupil;
  if (!isGivenPassword(passwordChangedAt)) return { way: 'OWN' };
  const rules = passwordRules(await accounts.passwordOwner(context.db, accountNo), guessableWords());
  const { password, spoken } = createSpokenPassword(context.random, (one) => checkRules(one, rules));
  const actor = { kind: 'OPERATOR' as const, name: `staff:${context.staffNo}` };
  await resetPassword(context, { accountNo, actor, password });
  await withTransaction(context.db, async (db) => {
    // Who has moved up to the fourth grade signs in by password from here on.
    await loginCards.end(db, accountNo, context.now);
    await recordStaffAction({ ...context, db }, { kind: 'PASSWORD_GIVEN', accountNo });
  });
  return { way: 'PASSWORD', password, spoken };
}
