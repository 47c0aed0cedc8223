import { missionKindNames } from '../mission/missionKinds.ts';
import { isScored } from '../mission/missionWeight.ts';
import type { RecordedBook, RecordedRound } from './LearningEvent.ts';
import type { Activity } from './Statement.ts';

const ADL = 'http://adlnet.gov/expapi/activities';
const types = {
  book: `${ADL}/media`,
  assessment: `${ADL}/assessment`,
  text: `${ADL}/performance`,
  homework: 'http://id.tincanapi.com/activitytype/school-assignment',
  class: `${ADL}/course`,
} as const;

/** Under this path of a site stand the names of our activities and extensions; no page is there. */
const PLACE = '/xapi';

/** A book, with the page that it has on this site. @param origin of the site */
export function bookActivity(origin: string, { bookNo, bookName }: RecordedBook): Activity {
  const moreInfo = `${origin}/book/view/${bookNo}`;
  return activity(`${origin}${PLACE}/books/${bookNo}`, types.book, bookName, moreInfo);
}

/** A mission of a book. */
export function missionActivity(origin: string, { bookNo, bookName, mission }: RecordedRound): Activity {
  return activity(
    `${origin}${PLACE}/books/${bookNo}/missions/${mission.toLowerCase()}`,
    isScored(mission) ? types.assessment : types.text,
    `${bookName}: ${missionKindNames[mission]}`,
  );
}

export function homeworkActivity(origin: string, homework: { homeworkNo: number; dueOn: string }): Activity {
  const name = `숙제 (${homework.dueOn}까지)`;
  return activity(`${origin}${PLACE}/homework/${homework.homeworkNo}`, types.homework, name);
}

export function classActivity(origin: string, { classNo, name }: { classNo: number; name: string }): Activity {
  return activity(`${origin}${PLACE}/classes/${classNo}`, types.class, name);
}

/** IRI of an extension (xAPI 1.0.3, part two, section 4.1). */
export const extensionOf = (origin: string, name: string) => `${origin}${PLACE}/extensions/${name}`;

function activity(id: string, type: string, name: string, moreInfo?: string): Activity {
  const definition = { name: { 'ko-KR': name }, type, ...(moreInfo === undefined ? {} : { moreInfo }) };
  return { objectType: 'Activity', id, definition };
}
