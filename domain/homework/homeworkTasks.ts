import { missionKindNames, missionKinds } from '../mission/missionKinds.ts';

/** What a homework can ask for of a book: to read it to the end, or one of its missions. */
export const homeworkTasks = ['READ', ...missionKinds] as const;
export type HomeworkTask = (typeof homeworkTasks)[number];

/** Korean name of a task. */
export function homeworkTaskName(task: HomeworkTask): string {
  return task === 'READ' ? '끝까지 읽기' : missionKindNames[task];
}
