import type { PolicyCode } from '#contract/policy.ts';
import type { SignUpKind, SignUpStep } from '#domain/account/signUpMachine.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { StoredPolicy } from '#server/content/PolicyBook.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { SignUpContext } from './SignUpContext.ts';

const MARKETING: readonly PolicyCode[] = ['MARKETING_EMAIL', 'MARKETING_SMS'];
const REQUIRED: readonly PolicyCode[] = ['SERVICE', 'PERSONAL'];

/** At which steps which documents are read; under 14 the child reads first and the guardian decides later. */
function codesOf(kind: SignUpKind, step: SignUpStep): readonly PolicyCode[] {
  if (kind === 'SELF') return step === 'TERMS' ? [...REQUIRED, ...MARKETING] : [];
  if (step === 'TERMS') return [...REQUIRED, 'GUARDIAN'];
  return step === 'CONSENT' ? [...REQUIRED, 'GUARDIAN', ...MARKETING] : [];
}

/** The documents of a step in the versions in force now. @throws AppError when a required one cannot be shown */
export function signUpDocuments(
  { policies, site, now }: Pick<SignUpContext, 'policies' | 'site' | 'now'>,
  kind: SignUpKind,
  step: SignUpStep,
): StoredPolicy[] {
  return codesOf(kind, step).flatMap((code) => {
    const document = policies.current(site, code, seoulDay(now));
    if (document === undefined && !MARKETING.includes(code)) {
      const message = '지금은 약관을 불러올 수 없어서 가입을 받지 못해요. 잠시 뒤에 다시 해 주세요.';
      throw new AppError('OVERLOADED', { message, retryAfterSeconds: 60 });
    }
    return document === undefined ? [] : [document];
  });
}
