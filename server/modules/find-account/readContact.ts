import { email, mobile } from '#domain/account/contactRules.ts';
import { normalizeEmail } from '#domain/account/normalizeEmail.ts';
import { normalizePhone } from '#domain/account/normalizePhone.ts';
import { required } from '#domain/account/textRules.ts';
import { checkRules } from '#domain/text/checkRules.ts';
import type { Rule } from '#domain/text/Rule.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { Contact } from './repositories/accountFinder.ts';

/** What a form of the two tabs sends, besides a name or an id. */
type Given = { by: 'EMAIL'; email: string } | { by: 'MOBILE'; mobileNo: string };

/**
 * The contact of the form as accounts keep it. Refuses only what could not be anybody's, so that a refusal reveals
 * nothing.
 *
 * @param other the other field of the form, which must not be empty
 * @throws AppError INVALID_INPUT with a reason per field
 */
export function readContact(given: Given, other: Record<string, string>): Contact {
  const texts = given.by === 'EMAIL' ? { ...other, email: given.email } : { ...other, mobileNo: given.mobileNo };
  const own: Record<string, Rule> = { email, mobileNo: mobile };
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(texts)) {
    const reason = checkRules(value, [required, ...(own[name] ? [own[name]] : [])]);
    if (reason !== null) fields[name] = reason;
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
  return given.by === 'EMAIL' ? { email: normalizeEmail(given.email) } : { mobileNo: normalizePhone(given.mobileNo) };
}
