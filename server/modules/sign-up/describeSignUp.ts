import type { SignUpState } from '#contract/signUp.ts';
import { signUpScreen } from '#domain/account/signUpMachine.ts';
import { maskName } from '#domain/text/maskName.ts';
import { maskPhone } from '#domain/text/maskPhone.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { guardians } from '#server/repositories/guardians.ts';
import { institutions } from './repositories/institutions.ts';
import type { SignUpRow } from './repositories/signUps.ts';
import type { SignUpContext } from './SignUpContext.ts';
import { signUpDocuments } from './signUpDocuments.ts';

/** Where a sign-up stands, after `changed` was stored. */
export async function describeSignUp(
  context: SignUpContext,
  row: SignUpRow,
  changed: Partial<Pick<SignUpRow, 'step' | 'academyNo' | 'guardianNo'>> = {},
): Promise<SignUpState> {
  const { kind, step, academyNo, guardianNo, expiresAt } = { ...row, ...changed };
  const institution = academyNo === null ? undefined : await institutions.findOpen(context.db, context.site, academyNo);
  return {
    kind,
    step,
    screen: signUpScreen(kind, step),
    today: seoulDay(context.now),
    expiresAt: new Date(expiresAt).toISOString(),
    institution: institution ?? null,
    guardian: guardianNo === null ? null : await maskedGuardian(context, guardianNo),
    documents: signUpDocuments(context, kind, step),
  };
}

async function maskedGuardian({ db, secrets }: SignUpContext, guardianNo: number): Promise<SignUpState['guardian']> {
  const guardian = await guardians.find(db, guardianNo);
  if (!guardian?.nameSealed || !guardian.mobileSealed) return null;
  return {
    name: maskName(secrets.open(guardian.nameSealed)),
    mobileNo: maskPhone(secrets.open(guardian.mobileSealed)),
  };
}
