/** What an inquiry is about (spec section 3), in the order of the form. */
export const inquiryTypes = [
  'ACADEMY_FOUNDING',
  'BRANCH_OPENING',
  'BUSINESS_BRIEFING',
  'STUDENT_SIGNUP',
  'OTHER',
] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** As the form, the mails and the operators' command line name them. */
export const inquiryTypeNames: Readonly<Record<InquiryType, string>> = {
  ACADEMY_FOUNDING: '학원 창업',
  BRANCH_OPENING: '지점 개설',
  BUSINESS_BRIEFING: '사업 설명회 신청',
  STUDENT_SIGNUP: '학생 가입',
  OTHER: '기타',
};
