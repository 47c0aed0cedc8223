import type { HomeworkTask } from '../homework/homeworkTasks.ts';
import { seoulDay } from '../time/seoulDay.ts';
import type { HomeworkDone, LearningEvent } from './LearningEvent.ts';

/** A homework of one pupil with its tasks, and when each was first done; null for what is not done. */
export interface PupilHomework {
  homeworkNo: number;
  accountNo: number;
  /** `YYYY-MM-DD` in Seoul. */
  dueOn: string;
  /** Instants, milliseconds UTC. */
  setAt: number;
  withdrawnAt: number | null;
  tasks: readonly { bookNo: number; task: HomeworkTask; doneAt: number | null }[];
}

/**
 * The homework that an event finished: its last task was done by it, while the homework stood. What was all done before
 * it was set is no event.
 */
export function finishedHomework(event: LearningEvent, all: readonly PupilHomework[]): HomeworkDone[] {
  const task = taskOf(event);
  if (task === null) return [];
  const { at, accountNo, inClass } = event;
  return all
    .filter((homework) => homework.accountNo === accountNo && stands(homework, at))
    .filter(({ tasks }) => tasks.every(({ doneAt }) => doneAt !== null && doneAt <= at))
    .filter(({ tasks }) =>
      tasks.some((one) => one.bookNo === task.bookNo && one.task === task.task && one.doneAt === at),
    )
    .map(({ homeworkNo, dueOn }) => ({
      kind: 'HOMEWORK_DONE',
      at,
      accountNo,
      inClass,
      homeworkNo,
      dueOn,
      inTime: seoulDay(at) <= dueOn,
    }));
}

const stands = ({ setAt, withdrawnAt }: PupilHomework, at: number) =>
  setAt <= at && (withdrawnAt === null || withdrawnAt > at);

function taskOf(event: LearningEvent): { bookNo: number; task: HomeworkTask } | null {
  if (event.kind === 'BOOK_FINISHED') return { bookNo: event.bookNo, task: 'READ' };
  return event.kind === 'MISSION_HANDED_IN' ? { bookNo: event.bookNo, task: event.mission } : null;
}
