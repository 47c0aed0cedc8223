import { shiftDayKey } from '../time/seoulDay.ts';
import type { HomeworkTask } from './homeworkTasks.ts';
import { homeworkTuning } from './tuning.ts';

export interface HomeworkDraft {
  /** `YYYY-MM-DD` in Seoul. */
  dueOn: string;
  tasks: readonly { bookNo: number; task: HomeworkTask }[];
}

/** What a book offers for homework. */
export interface OfferedBook {
  bookNo: number;
  /** Its missions. */
  kinds: readonly HomeworkTask[];
}

/**
 * What is wrong with a homework, by field in words for the teacher; empty if it can be set.
 *
 * @param books of the tasks, those alone that exist and are offered
 */
export function checkHomework(draft: HomeworkDraft, books: readonly OfferedBook[], today: string): Map<string, string> {
  const wrong = new Map<string, string>();
  const { dueOn, tasks } = draft;
  if (dueOn < today) wrong.set('dueOn', '지난 날이에요. 오늘부터 고를 수 있어요.');
  if (dueOn > shiftDayKey(today, homeworkTuning.furthestDueDays))
    wrong.set('dueOn', `${homeworkTuning.furthestDueDays}일 안의 날을 골라 주세요.`);
  const names = tasks.map(({ bookNo, task }) => `${bookNo} ${task}`);
  const offered = new Map(books.map((book) => [book.bookNo, book.kinds]));
  if (tasks.length === 0) wrong.set('tasks', '할 일을 하나 이상 골라 주세요.');
  else if (new Set(names).size < names.length) wrong.set('tasks', '같은 일이 두 번 들어 있어요.');
  else if (tasks.some(({ bookNo, task }) => !isOffered(offered.get(bookNo), task)))
    wrong.set('tasks', '지금은 할 수 없는 책이나 미션이 있어요. 다시 골라 주세요.');
  return wrong;
}

function isOffered(kinds: readonly HomeworkTask[] | undefined, task: HomeworkTask): boolean {
  return kinds !== undefined && (task === 'READ' || kinds.includes(task));
}
