import type { z } from 'zod';
import type { duplicateBody } from '#contract/signUp.ts';
import { email, mobile } from '#domain/account/contactRules.ts';
import { id } from '#domain/account/nameRules.ts';
import { normalizeEmail } from '#domain/account/normalizeEmail.ts';
import { normalizePhone } from '#domain/account/normalizePhone.ts';
import { required } from '#domain/account/textRules.ts';
import { checkRules } from '#domain/text/checkRules.ts';
import type { Rule } from '#domain/text/Rule.ts';
import { AppError } from '#server/errors/AppError.ts';
import { newAccounts } from '#server/repositories/newAccounts.ts';
import { countDuplicateCheck } from './countDuplicateCheck.ts';
import { openSignUp } from './openSignUp.ts';
import type { SignUpContext } from './SignUpContext.ts';

type DuplicateKind = z.infer<typeof duplicateBody>['kind'];

const TOO_OFTEN = '중복 확인을 너무 여러 번 했어요. 그대로 가입을 누르거나 처음부터 다시 시작해 주세요.';

const kinds: Readonly<Record<DuplicateKind, { normalize: (text: string) => string; rule: Rule }>> = {
  ID: { normalize: (text) => text, rule: id },
  EMAIL: { normalize: normalizeEmail, rule: email },
  MOBILE: { normalize: normalizePhone, rule: mobile },
};

/**
 * Whether a login name is free on this site. For an address or a number it answers only that it can be used: whoever
 * proves it first has it, and nobody learns here whether another account is known by it.
 */
export async function checkDuplicate(
  context: SignUpContext,
  given: z.infer<typeof duplicateBody>,
): Promise<{ available: boolean }> {
  const signUp = await openSignUp(context, given.signUpToken, 'FORM');
  const { normalize, rule } = kinds[given.kind];
  const value = normalize(given.value);
  const reason = checkRules(value, [required, rule]);
  if (reason !== null) throw new AppError('INVALID_INPUT', { fields: { value: reason } });
  await countDuplicateCheck(context, signUp, given.kind === 'ID' ? 'ID' : 'CONTACT', TOO_OFTEN);
  if (given.kind !== 'ID') return { available: true };
  return { available: !(await newAccounts.isTaken(context.db, context.site, value)) };
}
