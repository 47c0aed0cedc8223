import type { InquiryType } from '#domain/inquiry/inquiryTypes.ts';

/** What stands in the form. */
export interface InquiryValues {
  type: InquiryType | '';
  name: string;
  phone: string;
  email: string;
  region: string;
  content: string;
  consent: boolean;
  /** Seen by nobody. */
  homepage: string;
}

export const emptyInquiry: InquiryValues = {
  type: '',
  name: '',
  phone: '',
  email: '',
  region: '',
  content: '',
  consent: false,
  homepage: '',
};
