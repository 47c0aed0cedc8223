import { shiftDayKey } from '../time/seoulDay.ts';
import { type HomeworkTask, homeworkTaskName } from './homeworkTasks.ts';
import { taskLine } from './taskLine.ts';
import { homeworkTuning } from './tuning.ts';

/** What a calendar needs to know of a homework. No words of the teacher: they may name a pupil. */
export interface CalendarHomework {
  homeworkNo: number;
  /** `YYYY-MM-DD` in Seoul. */
  dueOn: string;
  wholeClass: boolean;
  /** Instants, milliseconds UTC. */
  setAt: number;
  changedAt: number | null;
  changeCount: number;
  withdrawnAt: number | null;
  tasks: readonly { bookNo: number; bookName: string; task: HomeworkTask }[];
}

/** One event of a calendar, by the words of RFC 5545. */
export interface HomeworkEvent {
  /** The same for ever, however often the homework changes (section 3.8.4.7). */
  uid: string;
  /** Grows with every change, so that calendars take the new one (section 3.8.7.4). */
  sequence: number;
  status: 'CONFIRMED' | 'CANCELLED';
  title: string;
  /** The day it is due, and the day after, where it ends: an event of a whole day is up to its end (section 3.6.1). */
  day: string;
  endDay: string;
  /** When it last changed, milliseconds UTC. */
  changedAt: number;
}

/**
 * A homework as an event of the whole day that it is due. A day in Seoul is a date without a time, so that it is the same
 * date in a calendar of any zone.
 */
export function homeworkEvent(homework: CalendarHomework, site: string): HomeworkEvent {
  const { homeworkNo, dueOn, wholeClass, tasks, withdrawnAt } = homework;
  const named = tasks.map((task) => ({ ...task, taskName: homeworkTaskName(task.task) }));
  return {
    uid: `homework-${homeworkNo}@${site}.chaekbada`,
    sequence: homework.changeCount + (withdrawnAt === null ? 0 : 1),
    status: withdrawnAt === null ? 'CONFIRMED' : 'CANCELLED',
    title: `숙제 · ${taskLine(named)}${wholeClass ? '' : ' (일부 학생)'}`,
    day: dueOn,
    endDay: shiftDayKey(dueOn, 1),
    changedAt: Math.max(homework.setAt, homework.changedAt ?? 0, withdrawnAt ?? 0),
  };
}

/** The first day whose homework a calendar still has. */
export function earliestCalendarDay(today: string): string {
  return shiftDayKey(today, -homeworkTuning.calendarDays);
}
