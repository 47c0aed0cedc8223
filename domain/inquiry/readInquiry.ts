import { normalizeEmail } from '../account/normalizeEmail.ts';
import { normalizeName } from '../account/normalizeName.ts';
import { normalizePhone } from '../account/normalizePhone.ts';
import { checkRules } from '../text/checkRules.ts';
import { normalizeNfc } from '../text/normalizeNfc.ts';
import { defaultRuleMessage } from '../text/Rule.ts';
import { type InquiryField, inquiryRules } from './inquiryRules.ts';
import { type InquiryType, inquiryTypes } from './inquiryTypes.ts';

/** The form as it was sent. */
export type InquiryTexts = Record<InquiryField, string> & { type: string; consent: boolean };

/** What is kept of it. */
export type Inquiry = Record<InquiryField, string> & { type: InquiryType };

export type InquiryResult =
  | { ok: true; inquiry: Inquiry }
  | { ok: false; fields: Partial<Record<keyof InquiryTexts, string>> };

const REQUIRED = '필수 입력 정보입니다.';

/** Checks an inquiry by every rule and brings its texts into the form they are stored in. */
export function readInquiry(given: InquiryTexts): InquiryResult {
  const fields: Partial<Record<keyof InquiryTexts, string>> = {};
  const texts: Record<InquiryField, string> = {
    name: normalizeName(given.name),
    phone: normalizePhone(given.phone),
    email: normalizeEmail(given.email),
    region: normalizeName(given.region),
    content: normalizeNfc(given.content.replaceAll('\r\n', '\n')),
  };
  for (const [name, rules] of Object.entries(inquiryRules) as [InquiryField, (typeof inquiryRules)[InquiryField]][]) {
    const reason = checkRules(texts[name], rules);
    if (reason !== null) fields[name] = reason;
  }
  const type = inquiryTypes.find((known) => known === given.type);
  if (type === undefined) fields.type = given.type === '' ? REQUIRED : defaultRuleMessage;
  if (!given.consent) fields.consent = '동의해 주셔야 문의를 받을 수 있습니다.';
  return type === undefined || Object.keys(fields).length > 0
    ? { ok: false, fields }
    : { ok: true, inquiry: { type, ...texts } };
}
