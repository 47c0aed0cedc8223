/** What an installation states about itself in the documents that people agree to; null where it is not set. */
export interface CompanyFacts {
  /** Whose service it is. */
  name: string | null;
  /** Who answers for personal data: name and position. */
  privacyOfficer: string | null;
  phone: string | null;
  mail: string | null;
}

export type PolicySlotKey = 'COMPANY' | 'OFFICER' | 'CONTACT';

/** Places of a document that are filled when it is shown. Each is all that stands behind the colon of a line. */
export const policySlots: readonly {
  key: PolicySlotKey;
  text: string;
  fill: (facts: CompanyFacts) => string | null;
}[] = [
  { key: 'COMPANY', text: '(운영기관 이름)', fill: ({ name }) => name },
  { key: 'OFFICER', text: '(이름과 직책)', fill: ({ privacyOfficer }) => privacyOfficer },
  {
    key: 'CONTACT',
    text: '(전화번호), (이메일 주소)',
    fill: ({ phone, mail }) => [phone, mail].filter((way) => way !== null).join(', ') || null,
  },
];
