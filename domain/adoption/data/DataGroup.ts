import type { StaffRight } from '../../staff/staffRights.ts';
import type { KeptKey } from './keptFor.ts';

/** People whose data it is. */
export const dataSubjects = {
  PUPIL: '학생',
  GUARDIAN: '보호자',
  STAFF: '선생님',
  VISITOR: '가입하지 않은 사람',
  OPERATOR: '운영자',
} as const;
export type DataSubject = keyof typeof dataSubjects;

/** Why it may be processed, with the article of 개인정보 보호법. */
export const legalBases = {
  CONSENT: { name: '동의', article: '제15조 제1항 제1호' },
  GUARDIAN_CONSENT: { name: '법정대리인 확인', article: '제22조의2' },
  CONTRACT: { name: '이용 계약', article: '제15조 제1항 제4호' },
  LAW: { name: '법의 의무', article: '제15조 제1항 제2호' },
} as const;
export type LegalBasis = keyof typeof legalBases;

/** Who may see it: a right of the staff, or one of the others. */
export type Seer = StaffRight | 'SELF' | 'PARENT_LINK' | 'PEERS' | 'OPERATOR' | 'NOBODY';

/** Data that belong together: one row of the map. Every column of the database that holds such data names its group. */
export interface DataGroup {
  subject: DataSubject;
  title: string;
  items: string;
  purpose: string;
  basis: LegalBasis;
  kept: KeptKey;
  seenBy: readonly Seer[];
  sites: readonly ('edu' | 'school' | 'home')[];
  /** Some columns are encrypted in the database (names that end with `_sealed`). */
  sealed?: true;
}
