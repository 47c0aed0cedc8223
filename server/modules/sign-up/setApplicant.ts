import type { SignUpState, SignUpWhoBody } from '#contract/signUp.ts';
import { date } from '#domain/account/birthdayRules.ts';
import { normalizeJoinCode } from '#domain/account/normalizeJoinCode.ts';
import { required } from '#domain/account/textRules.ts';
import { checkRules } from '#domain/text/checkRules.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { AppError } from '#server/errors/AppError.ts';
import { describeSignUp } from './describeSignUp.ts';
import { nextStep } from './nextStep.ts';
import { openSignUp } from './openSignUp.ts';
import { institutions, type OpenInstitution } from './repositories/institutions.ts';
import { signUps } from './repositories/signUps.ts';
import type { SignUpContext } from './SignUpContext.ts';

/** The age is judged and forgotten: before consent nothing of a child is stored. The institution is kept by its number. */
export async function setApplicant(context: SignUpContext, given: SignUpWhoBody): Promise<SignUpState> {
  const signUp = await openSignUp(context, given.signUpToken, 'WHO');
  const unreadable = checkRules(given.birthday, [required, date]);
  if (unreadable !== null) throw new AppError('INVALID_INPUT', { fields: { birthday: unreadable } });
  const today = seoulDay(context.now);
  const step = nextStep(signUp, { type: 'WHO_GIVEN', birthday: given.birthday, today });
  const place = await institutionOf(context, given);
  const academyNo = place?.academyNo ?? null;
  const classNo = place?.classNo ?? null;
  const first = await signUps.advance(context.db, signUp.tokenHash, signUp.step, step, { academyNo, classNo });
  if (!first) throw new AppError('SIGN_UP_STEP');
  return describeSignUp(context, signUp, { step, academyNo });
}

async function institutionOf(
  { db, site, now }: SignUpContext,
  { academyNo, joinCode }: SignUpWhoBody,
): Promise<(OpenInstitution & { classNo?: number | null }) | null> {
  const refuse = (field: 'academyNo' | 'joinCode', reason: string) =>
    new AppError('INVALID_INPUT', { fields: { [field]: reason } });
  if (site === 'home') {
    if (academyNo === undefined && joinCode === undefined) return null;
    throw refuse(academyNo === undefined ? 'joinCode' : 'academyNo', '홈 사이트에는 소속 기관이 없습니다.');
  }
  if (joinCode !== undefined) {
    const found = await institutions.findByJoinCode(db, site, normalizeJoinCode(joinCode), now);
    if (found === undefined)
      throw refuse('joinCode', '가입 코드를 다시 확인해 주십시오. 기간이 지난 코드일 수 있습니다.');
    if (academyNo === undefined || academyNo === found.academyNo) return found;
    throw refuse('academyNo', '가입 코드의 기관과 고른 기관이 다릅니다. 하나만 골라 주십시오.');
  }
  const noun = site === 'school' ? '학교' : '학원';
  if (academyNo === undefined) throw refuse('academyNo', `${withJosa(noun, '을/를')} 골라 주십시오.`);
  const found = await institutions.findOpen(db, site, academyNo);
  if (found === undefined) throw refuse('academyNo', `지금 회원을 받지 않는 ${noun}입니다. 다시 골라 주십시오.`);
  return found;
}
