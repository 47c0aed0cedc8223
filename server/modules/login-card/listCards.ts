import type { CardList } from '#contract/loginCard.ts';
import { isGivenPassword } from '#domain/account/isGivenPassword.ts';
import { cardState } from '#domain/login-card/cardState.ts';
import { signsInByCard } from '#domain/login-card/signsInByCard.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { type CardPupil, cardPupils } from './repositories/cardPupils.ts';

/** The pupils of a class with how they sign in. */
export async function listCards(context: PostContext, classNo: number): Promise<CardList> {
  const pupils = await cardPupils.list(context.db, { academyNo: context.post.academyNo, classes: [classNo] });
  await recordStaffAction(context, { kind: 'PUPILS_SEEN', detail: `cards of class ${classNo}` });
  return { pupils: pupils.map(describeHolder) };
}

function describeHolder(pupil: CardPupil): CardList['pupils'][number] {
  const { accountNo, accountId, name, classNumber, madeAt, wrongCount, endedAt } = pupil;
  return {
    accountNo,
    accountId,
    name,
    classNumber,
    way: signsInByCard(pupil.schoolGrade) ? 'CARD' : 'PASSWORD',
    card: cardState(madeAt === null ? null : { wrongCount: wrongCount ?? 0, endedAt }),
    madeAt: madeAt === null ? null : new Date(madeAt).toISOString(),
    ownPassword: !isGivenPassword(pupil.passwordChangedAt),
    used: pupil.lastSeenAt !== null,
  };
}
