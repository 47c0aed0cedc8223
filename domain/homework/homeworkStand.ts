import { shiftDayKey } from '../time/seoulDay.ts';
import { homeworkTuning } from './tuning.ts';

export const homeworkStands = ['DONE', 'OPEN', 'TODAY', 'LATE'] as const;
/** Where a pupil stands with a homework. `TODAY`: due today; `LATE`: its day has passed and it can still be done. */
export type HomeworkStand = (typeof homeworkStands)[number];

/**
 * Where somebody stands with a homework. Days are `YYYY-MM-DD` in Seoul. What was done before it was set counts: nobody
 * reads a book twice for a tick.
 */
export function homeworkStand(dueOn: string, today: string, done: readonly boolean[]): HomeworkStand {
  if (done.every(Boolean)) return 'DONE';
  if (today > dueOn) return 'LATE';
  return today === dueOn ? 'TODAY' : 'OPEN';
}

/** The last day of a homework that a main page still shows on this day: what is late stays for a while, then goes quietly. */
export function earliestShownDue(today: string): string {
  return shiftDayKey(today, -homeworkTuning.lateDays);
}

/** Whether a homework stands on a pupil's main page: until its day if it is done, and a while longer if not. */
export function isOnMainPage(dueOn: string, today: string, stand: HomeworkStand): boolean {
  return dueOn >= (stand === 'DONE' ? today : earliestShownDue(today));
}
