import type { SignUpState } from '#contract/signUp.ts';
import { checkGuardian, guardianRefusalMessages } from '#domain/account/checkGuardian.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { IdentityResult, IdentityVerifier } from '#server/gateways/identity/IdentityVerifier.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { guardians } from '#server/repositories/guardians.ts';
import { describeSignUp } from './describeSignUp.ts';
import { nextStep } from './nextStep.ts';
import { openSignUp } from './openSignUp.ts';
import { type SignUpRow, signUps } from './repositories/signUps.ts';
import type { SignUpContext } from './SignUpContext.ts';

type Verified = Extract<IdentityResult, { status: 'VERIFIED' }>;

const NOT_FINISHED = '본인 인증을 아직 마치지 않았습니다. 인증 창을 다시 열어 끝까지 진행해 주십시오.';
const FAILED = '본인 인증에 실패했습니다. 이름과 휴대전화 번호를 확인하고 다시 인증해 주십시오.';

/** Asks the verifier itself what came of the window. What the browser reports counts for nothing. */
export async function confirmIdentity(
  context: SignUpContext,
  verifier: IdentityVerifier | null,
  given: { signUpToken: string; identityVerificationId: string },
): Promise<SignUpState> {
  const signUp = await openSignUp(context, given.signUpToken, 'VERIFY');
  if (verifier === null) throw new AppError('IDENTITY_UNAVAILABLE');
  if (signUp.identityVerificationId === null) throw refused(NOT_FINISHED);
  if (signUp.identityVerificationId !== given.identityVerificationId) {
    return refuse(context, 'OTHER_ID', guardianRefusalMessages.OTHER_ID);
  }
  const answer = await verifier.fetch(signUp.identityVerificationId);
  if (!answer.ok && answer.kind === 'unavailable')
    throw new AppError('IDENTITY_UNAVAILABLE', { retryAfterSeconds: 10 });
  if (!answer.ok || answer.result.status === 'READY') throw refused(NOT_FINISHED);
  if (answer.result.status === 'FAILED') return refuse(context, 'FAILED', FAILED);

  const verified = answer.result;
  const check = checkGuardian(verified, {
    id: signUp.identityVerificationId,
    guardianPhone: context.secrets.open(signUp.guardianMobileSealed ?? ''),
    today: seoulDay(context.now),
    now: context.now,
    startedAt: signUp.identityStartedAt ?? 0,
    requireLive: verifier.requireLive,
    idUsed: await guardians.isVerificationUsed(context.db, verified.id),
  });
  if (!check.ok) return refuse(context, check.reason, guardianRefusalMessages[check.reason]);
  return storeGuardian(context, signUp, verified, verifier.provider);
}

async function storeGuardian(
  context: SignUpContext,
  signUp: SignUpRow,
  verified: Verified,
  provider: string,
): Promise<SignUpState> {
  const { secrets, now } = context;
  const step = nextStep(signUp, { type: 'GUARDIAN_VERIFIED' });
  const mobileSealed = verified.phone === null ? signUp.guardianMobileSealed : secrets.seal(verified.phone);
  const guardian = {
    nameSealed: secrets.seal(verified.name),
    mobileSealed: mobileSealed ?? '',
    relation: signUp.guardianRelation ?? 'OTHER',
    birthYear: Number((verified.birthDate ?? '').slice(0, 4)),
    ciHmac: verified.ci === null ? null : secrets.hmac('ci', verified.ci),
    provider,
    providerTxId: verified.providerTxId,
    identityVerificationId: verified.id,
    mobileProved: verified.phone !== null,
    verifiedAt: verified.verifiedAt,
  };
  return withTransaction(context.db, async (db) => {
    if (!(await signUps.advance(db, signUp.tokenHash, signUp.step, step))) throw new AppError('SIGN_UP_STEP');
    const guardianNo = await guardians.insert(db, guardian);
    if (guardianNo === null) throw refused(guardianRefusalMessages.REUSED);
    // From here on the verified name and number stand for those that were typed.
    const typed = { guardianNameSealed: null, guardianMobileSealed: null };
    await signUps.update(db, signUp.tokenHash, { guardianNo, ...typed });
    await auditLog.append(db, { at: now, actorKind: 'VISITOR', actor: 'sign-up', event: 'GUARDIAN_VERIFIED' });
    return describeSignUp({ ...context, db }, signUp, { step, guardianNo });
  });
}

async function refuse({ db, now }: SignUpContext, reason: string, message: string): Promise<never> {
  const entry = { at: now, actorKind: 'VISITOR', actor: 'sign-up', event: 'GUARDIAN_REFUSED' } as const;
  await auditLog.append(db, { ...entry, details: { reason } });
  throw refused(message);
}

const refused = (message: string) => new AppError('IDENTITY_REFUSED', { message });
