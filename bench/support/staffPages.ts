import type { Teacher } from './fillClasses.ts';

/** What a page of the staff asks for first. */
export interface StaffPage {
  what: string;
  path: (teacher: Teacher) => string;
}

const of = ({ academyNo }: Teacher) => `/api/staff/institutions/${academyNo}`;
let looked = 0;

/** What a teacher looks at in class. */
export const staffPages: readonly StaffPage[] = [
  { what: 'today', path: (teacher) => `${of(teacher)}/today` },
  { what: 'pupils of a class', path: (teacher) => `${of(teacher)}/pupils?classNo=${teacher.classNo}` },
  {
    what: 'page of a pupil',
    path: (teacher) => `${of(teacher)}/pupils/${teacher.accountNos[++looked % teacher.accountNos.length]}`,
  },
  { what: 'homework of a class, list', path: (teacher) => `${of(teacher)}/homework` },
  {
    what: 'one homework',
    path: (teacher) => `${of(teacher)}/classes/${teacher.classNo}/homework/${teacher.homeworkNo}`,
  },
];
