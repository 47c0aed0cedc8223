import { DAY } from '../time/duration.ts';
import { addSeoulMonths } from './addSeoulMonths.ts';
import { retentionTuning } from './tuning.ts';

const {
  dormantAfterMonths,
  purgeAfterDormantMonths,
  noticeDays,
  withdrawalUndo,
  withdrawalPurge,
  passwordAge,
  passwordSnooze,
} = retentionTuning;

/** NOTICE_30 and NOTICE_7: a mail announces that the account falls asleep in so many days. */
export type DormancyStage = 'ACTIVE' | 'NOTICE_30' | 'NOTICE_7' | 'DORMANT' | 'PURGE';

/** When an unused account enters each stage, latest first: calendar months after it was last seen, less some days. */
export const dormancy: readonly { stage: DormancyStage; months: number; daysBefore: number }[] = [
  { stage: 'PURGE', months: dormantAfterMonths + purgeAfterDormantMonths, daysBefore: 0 },
  { stage: 'DORMANT', months: dormantAfterMonths, daysBefore: 0 },
  { stage: 'NOTICE_7', months: dormantAfterMonths, daysBefore: noticeDays[1] },
  { stage: 'NOTICE_30', months: dormantAfterMonths, daysBefore: noticeDays[0] },
];

/** How long-unused an account is. Both in milliseconds UTC. */
export function dormancyStage(lastSeenAt: number, now: number): DormancyStage {
  const entered = dormancy.find(
    ({ months, daysBefore }) => now >= addSeoulMonths(lastSeenAt, months) - daysBefore * DAY,
  );
  return entered?.stage ?? 'ACTIVE';
}

/** Times of an asked-for withdrawal, in milliseconds UTC. */
export interface WithdrawalTimes {
  /** Taking it back works before this. */
  undoUntil: number;
  /** Personal data is erased from here on … */
  purgeFrom: number;
  /** … and must be gone by here. */
  purgeBy: number;
}

/** @param requestedAt milliseconds UTC */
export function withdrawalTimes(requestedAt: number): WithdrawalTimes {
  const undoUntil = requestedAt + withdrawalUndo;
  return { undoUntil, purgeFrom: undoUntil, purgeBy: requestedAt + withdrawalPurge };
}

/** Whether to remind of an old password; "나중에" (`snoozedAt`) silences it for a while. In milliseconds UTC. */
export function passwordReminderDue(passwordChangedAt: number, snoozedAt: number | null, now: number): boolean {
  const quiet = snoozedAt !== null && now - snoozedAt < passwordSnooze;
  return now - passwordChangedAt >= passwordAge && !quiet;
}
