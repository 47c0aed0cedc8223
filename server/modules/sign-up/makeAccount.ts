import type { SignUpDone } from '#contract/signUp.ts';
import type { SignUpFacts } from '#domain/account/readSignUpForm.ts';
import { typicalRaq } from '#domain/book/typicalRaq.ts';
import { maskEmail } from '#domain/text/maskEmail.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Trx } from '#server/db/Db.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import { consents, type NewConsent, prepareContactCode } from '#server/modules/account/public.ts';
import { beginLogin } from '#server/modules/auth/public.ts';
import { queueMail } from '#server/modules/mail/public.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { guardians } from '#server/repositories/guardians.ts';
import { newAccounts } from '#server/repositories/newAccounts.ts';
import { schoolClasses } from '#server/repositories/schoolClasses.ts';
import { agreements } from './agreements.ts';
import type { OpenInstitution } from './repositories/institutions.ts';
import { type SignUpRow, signUps } from './repositories/signUps.ts';
import type { SignUpContext } from './SignUpContext.ts';

export interface AccountPlan {
  signUp: SignUpRow;
  facts: Omit<SignUpFacts, 'password'> & { gender: 'MEN' | 'WOMEN' | null };
  passwordHash: string;
  institution: OpenInstitution | null;
}

/**
 * The account with its consents, guardian, welcome mail and first login. Pet and purse need no row: who has none owns
 * nothing yet and finds an egg.
 *
 * @param context inside the transaction that has taken the sign-up to its end
 * @throws AppError DUPLICATE_VALUE when somebody else took a value at the same moment
 */
export async function makeAccount(context: SignUpContext & { db: Trx }, plan: AccountPlan): Promise<SignUpDone> {
  const { db, site, now } = context;
  const { signUp, facts, institution } = plan;
  const agreed = agreements.parse(signUp.agreements);
  const allows = (code: string) => agreed.some((consent) => consent.docCode === code && consent.agreed);
  const guardian = await guardianOf(context, signUp);
  const status = institution?.needsApproval ? 'WAIT' : 'ACTIVE';
  const accountNo = await newAccounts.insert(db, {
    ...facts,
    site,
    status,
    academyNo: institution?.academyNo ?? null,
    passwordHash: plan.passwordHash,
    protectorMobileNo: guardian?.mobileNo ?? null,
    allowEmail: allows('MARKETING_EMAIL'),
    allowSms: allows('MARKETING_SMS'),
    schoolName: facts.schoolName ?? (site === 'school' ? (institution?.name ?? null) : null),
    signupDomainCode: site.toUpperCase(),
    raq: typicalRaq(facts.schoolGrade),
    passwordChangedAt: now,
    now,
  });
  if (accountNo === null) throw new AppError('DUPLICATE_VALUE');
  if (signUp.classNo !== null)
    await schoolClasses.enter(db, { accountNo, classNo: signUp.classNo, classNumber: null, day: seoulDay(now) });

  // What waited here is now where it belongs.
  await signUps.update(db, signUp.tokenHash, { accountNo, agreements: '[]' });
  if (guardian) await guardians.attach(db, guardian.guardianNo, accountNo);
  await storeConsents(context, accountNo, guardian, agreed);
  if (guardian) await recordAccess(context, { accountNo, site, kind: 'GUARDIAN_CONSENTED' });
  await recordAccess(context, { accountNo, site, kind: 'JOINED' });
  await auditLog.append(db, {
    at: now,
    actorKind: 'ACCOUNT',
    actor: String(accountNo),
    event: 'ACCOUNT_JOINED',
    accountNo,
    academyNo: institution?.academyNo ?? null,
    details: { kind: signUp.kind, status },
  });
  let codeSent = false;
  if (facts.email !== null) {
    codeSent = await welcomeByMail(context, {
      accountNo,
      to: facts.email,
      accountId: facts.accountId,
      waiting: status === 'WAIT',
    });
  }
  const judged = { accountNo, passwordHash: plan.passwordHash, accountStatus: status } as const;
  return {
    accountId: facts.accountId,
    name: facts.name,
    accountStatus: status,
    institution,
    codeSentTo: codeSent && facts.email !== null ? maskEmail(facts.email) : null,
    signIn: status === 'ACTIVE' ? await beginLogin(context, site, judged, context.visitor.device) : null,
  };
}

/** Who may come in at once finds a code in it. @returns whether one was sent */
async function welcomeByMail(
  context: SignUpContext & { db: Trx },
  { accountNo, to, accountId, waiting }: { accountNo: number; to: string; accountId: string; waiting: boolean },
): Promise<boolean> {
  const { site } = context;
  if (!waiting) {
    const prepared = await prepareContactCode(context, {
      accountNo,
      site,
      kind: 'EMAIL',
      contact: to,
      welcomes: accountId,
    });
    return prepared.ok;
  }
  await queueMail(context, { accountNo, to, template: 'JOINED', fields: { site, accountId, waiting } });
  return false;
}

interface Guardian {
  guardianNo: number;
  mobileNo: string;
  identityVerificationId: string;
}

async function guardianOf({ db, secrets }: SignUpContext, signUp: SignUpRow): Promise<Guardian | null> {
  if (signUp.kind === 'SELF') return null;
  const row = signUp.guardianNo === null ? undefined : await guardians.find(db, signUp.guardianNo);
  if (signUp.guardianNo === null || !row?.mobileSealed) throw new AppError('SIGN_UP_GONE');
  return {
    guardianNo: signUp.guardianNo,
    mobileNo: secrets.open(row.mobileSealed),
    identityVerificationId: row.identityVerificationId,
  };
}

async function storeConsents(
  { db, site }: SignUpContext,
  accountNo: number,
  guardian: Guardian | null,
  agreed: readonly NewConsent[],
): Promise<void> {
  const giver = {
    accountNo,
    site,
    actor: guardian ? ('GUARDIAN' as const) : ('SELF' as const),
    guardianNo: guardian?.guardianNo ?? null,
    method: guardian ? ('DEC17-2-1-3' as const) : ('WEB' as const),
    identityVerificationId: guardian?.identityVerificationId ?? null,
  };
  await consents.append(db, giver, agreed);
}
