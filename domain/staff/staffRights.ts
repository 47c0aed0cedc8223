import type { StaffRole } from './staffRoles.ts';

/** What a call of the staff pages needs. */
export const staffRights = [
  /** The institution itself, its classes and who waits there, as far as the own classes go. */
  'SEE_INSTITUTION',
  /** Lists of pupils with what they read; no text, no level. */
  'SEE_READING',
  /** One pupil: level, kinds of comprehension, timeline. */
  'SEE_PUPIL',
  /** What a pupil wrote, and answering it. */
  'READ_TEXTS',
  /** Books and missions as homework. */
  'ASSIGN',
  /** Letting pupils in, giving them another password. */
  'MANAGE_PUPILS',
  /** Pausing the aquarium of a class, showing a page on the big screen, its code. */
  'LEAD_CLASS',
  /** Leading a golden bell for classes in reach. */
  'HOST_BELL',
  /** Giving a contest to classes in reach, or to the institution. */
  'GIVE_CONTEST',
  /** Making, dividing, moving up and archiving classes, and who teaches them. */
  'MANAGE_CLASSES',
  /** Settling what pupils report, and what is reported of them: questions, reviews, names. */
  'SETTLE_REPORTS',
  /** Whether a result that was held back counts for a contest, and which level a pupil gets whose tests leave it in doubt. */
  'DECIDE_HOLDS',
  /** Making accounts of pupils from a roster, and undoing it. */
  'UPLOAD_ROSTER',
  /** Giving out all pupils, classes and teachers as files for another system. */
  'EXPORT_ROSTER',
  /** Inviting and releasing staff. */
  'MANAGE_STAFF',
  /** Which of the staff looked at which pupil. */
  'READ_RECORD',
  /** Learning records that leave the product, as a file or sent to another place. */
  'EXPORT_RECORDS',
  /** What the institution decides about the product by: documents, data, measures. */
  'ADOPTION_PACK',
] as const;
export type StaffRight = (typeof staffRights)[number];

/** The place of somebody in one institution. */
export interface StaffPost {
  readonly academyNo: number;
  readonly role: StaffRole;
  /** Classes that this person teaches, those of earlier years too. */
  readonly classNos: readonly number[];
}

/** What a call is about. A pupil is in no class, in one, or, over the years, was in several. */
export type StaffTarget =
  | { readonly kind: 'INSTITUTION'; readonly academyNo: number }
  | { readonly kind: 'CLASS'; readonly academyNo: number; readonly classNo: number }
  | { readonly kind: 'PUPIL'; readonly academyNo: number; readonly classNos: readonly number[] };

/** How far a right goes: the whole institution, or the classes that somebody teaches. */
type Reach = 'ALL' | 'OWN';

const reachOf: Readonly<Record<StaffRole, Partial<Record<StaffRight, Reach>>>> = {
  DIRECTOR: Object.fromEntries(staffRights.map((right) => [right, 'ALL'])),
  TEACHER: {
    SEE_INSTITUTION: 'OWN',
    SEE_READING: 'OWN',
    SEE_PUPIL: 'OWN',
    READ_TEXTS: 'OWN',
    ASSIGN: 'OWN',
    MANAGE_PUPILS: 'OWN',
    LEAD_CLASS: 'OWN',
    HOST_BELL: 'OWN',
    GIVE_CONTEST: 'OWN',
    SETTLE_REPORTS: 'OWN',
  },
  LIBRARIAN: { SEE_INSTITUTION: 'ALL', SEE_READING: 'ALL', ASSIGN: 'ALL', HOST_BELL: 'ALL', GIVE_CONTEST: 'ALL' },
};

/**
 * The classes that a right reaches to in this institution.
 *
 * @returns `ALL`, the numbers of the own classes, or null for a right that this role has not
 */
export function classesInReach(post: StaffPost, right: StaffRight): 'ALL' | readonly number[] | null {
  const reach = reachOf[post.role][right];
  if (reach === undefined) return null;
  return reach === 'ALL' ? 'ALL' : post.classNos;
}

/**
 * Whether somebody may do this there. A right over the own classes lets a call about the institution in: what it answers
 * is then limited to those classes. A pupil without a class is everybody's who has the whole institution, and nobody else's.
 */
export function mayStaff(post: StaffPost, right: StaffRight, target: StaffTarget): boolean {
  if (target.academyNo !== post.academyNo) return false;
  const classes = classesInReach(post, right);
  if (classes === null) return false;
  if (classes === 'ALL' || target.kind === 'INSTITUTION') return true;
  const about = target.kind === 'CLASS' ? [target.classNo] : target.classNos;
  return about.some((classNo) => classes.includes(classNo));
}
