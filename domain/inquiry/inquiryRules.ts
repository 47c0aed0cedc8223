import { email, phone } from '../account/contactRules.ts';
import { personName } from '../account/nameRules.ts';
import { korMore2, maxLength, minLength, required } from '../account/textRules.ts';
import type { Rule } from '../text/Rule.ts';
import { inquiryTuning } from './tuning.ts';

/** The sentence of the general rule speaks of passwords. */
const answerEmail: Rule = (value) => (email(value) === null ? null : '올바른 이메일 주소를 입력해 주십시오.');

export type InquiryField = 'name' | 'phone' | 'email' | 'region' | 'content';

/** Rules of each field (spec section 5), for the form and for the server alike. */
export const inquiryRules: Readonly<Record<InquiryField, readonly Rule[]>> = {
  name: [required, personName, korMore2, maxLength(inquiryTuning.nameLength)],
  phone: [required, phone],
  email: [required, answerEmail],
  region: [required, maxLength(inquiryTuning.regionLength)],
  content: [required, minLength(inquiryTuning.contentLeast), maxLength(inquiryTuning.contentMost)],
};
