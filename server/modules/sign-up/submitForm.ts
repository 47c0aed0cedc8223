import type { SignUpDone, SignUpFormBody } from '#contract/signUp.ts';
import { guessableWords } from '#domain/account/guessing/guessableWords.ts';
import { readSignUpForm } from '#domain/account/readSignUpForm.ts';
import { maskEmail } from '#domain/text/maskEmail.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { contactCodes } from '#server/modules/account/public.ts';
import { passwordHash } from '#server/modules/auth/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { newAccounts } from '#server/repositories/newAccounts.ts';
import { countDuplicateCheck } from './countDuplicateCheck.ts';
import { makeAccount } from './makeAccount.ts';
import { nextStep } from './nextStep.ts';
import { openSignUp } from './openSignUp.ts';
import { institutions, type OpenInstitution } from './repositories/institutions.ts';
import { type SignUpRow, signUps } from './repositories/signUps.ts';
import type { SignUpContext } from './SignUpContext.ts';

const ID_TAKEN = '이미 사용 중인 아이디입니다. 다른 아이디를 입력해 주십시오.';
const TOO_OFTEN = '확인을 너무 여러 번 했어요. 처음부터 다시 시작해 주세요.';

/**
 * The last step: the account and everything that belongs to its beginning, in one transaction. The same call again is
 * answered with the same welcome and makes nothing.
 */
export async function submitForm(context: SignUpContext, given: SignUpFormBody): Promise<SignUpDone> {
  const signUp = await openSignUp(context, given.signUpToken);
  if (signUp.step === 'DONE') return welcomeAgain(context, signUp);
  if (signUp.step !== 'FORM') throw new AppError('SIGN_UP_STEP');
  const today = seoulDay(context.now);
  const institution = await institutionOf(context, signUp);
  const places = institution === null ? [] : [institution.name];
  const form = readSignUpForm(given, signUp.kind, today, { words: guessableWords(), places });
  if (!form.ok) throw new AppError('INVALID_INPUT', { fields: form.fields });
  const { password, ...facts } = form.facts;
  const step = nextStep(signUp, { type: 'FORM_SUBMITTED', birthday: facts.birthday, today });
  if (await newAccounts.isTaken(context.db, context.site, facts.accountId)) {
    return refuseTaken(context, signUp, given.signUpToken);
  }

  // Made before the transaction, which must not wait for anything but the database.
  const hash = await passwordHash.create(password);
  const made = await withTransaction(context.db, async (db) => {
    if (!(await signUps.advance(db, signUp.tokenHash, signUp.step, step))) return 'LATE';
    const plan = { signUp, facts: { ...facts, gender: given.gender }, passwordHash: hash, institution };
    return makeAccount({ ...context, db }, plan);
  }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'DUPLICATE_VALUE') return 'TAKEN' as const;
    throw error;
  });
  if (made === 'LATE') return welcomeAgain(context, await openSignUp(context, given.signUpToken, 'DONE'));
  if (made !== 'TAKEN') return made;
  return refuseTaken(context, signUp, given.signUpToken);
}

async function institutionOf({ db, site }: SignUpContext, signUp: SignUpRow): Promise<OpenInstitution | null> {
  if (signUp.academyNo === null) return null;
  const found = await institutions.findOpen(db, site, signUp.academyNo);
  if (found) return found;
  const message = '고른 학원(학교)이 지금은 회원을 받지 않아요. 처음부터 다시 시작해 다른 곳을 골라 주세요.';
  throw new AppError('INVALID_INPUT', { message });
}

/**
 * Reports that the login name is taken, no more often than the duplicate check would. Of contacts nothing is reported.
 */
async function refuseTaken(context: SignUpContext, signUp: SignUpRow, signUpToken: string): Promise<SignUpDone> {
  // Perhaps this very sign-up took it, by another call at the same moment.
  const now = await openSignUp(context, signUpToken);
  if (now.step === 'DONE') return welcomeAgain(context, now);
  await countDuplicateCheck(context, signUp, 'ID', TOO_OFTEN);
  throw new AppError('DUPLICATE_VALUE', { fields: { accountId: ID_TAKEN } });
}

/** The welcome of a sign-up that is done, without a login: that was given once. */
async function welcomeAgain({ db, site, now }: SignUpContext, signUp: SignUpRow): Promise<SignUpDone> {
  if (signUp.accountNo === null) throw new AppError('SIGN_UP_GONE');
  const account = await accounts.info(db, signUp.accountNo);
  const institution = account.academyNo === null ? undefined : await institutions.findOpen(db, site, account.academyNo);
  const code = await contactCodes.find(db, signUp.accountNo, 'EMAIL');
  const codeIsGood = code !== undefined && now < code.expiresAt;
  return {
    accountId: account.accountId,
    name: account.name,
    accountStatus: account.status,
    institution: institution ?? null,
    codeSentTo: codeIsGood && account.email !== null ? maskEmail(account.email) : null,
    signIn: null,
  };
}
