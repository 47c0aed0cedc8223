/** Statuses of an institution (spec section 4). Only ACTIVE lets its students in. */
export const academyStatuses = ['WAIT', 'ACTIVE', 'NON_PAYMENT', 'TERMINATION'] as const;
export type AcademyStatus = (typeof academyStatuses)[number];

/** Statuses of an account (spec section 4). */
export const accountStatuses = [
  'WAIT',
  'ACTIVE',
  'INACTIVE',
  'DORMANT',
  'WITHDRAWAL_REQUEST',
  'WITHDRAWAL',
  'NO_AFFILIATION',
] as const;
export type AccountStatus = (typeof accountStatuses)[number];
