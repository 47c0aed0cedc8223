/** Addresses of the staff pages. */
export const staffPaths = {
  today: '/teacher',
  join: '/teacher/join',
  classes: '/teacher/classes',
  pupils: '/teacher/pupils',
  homework: '/teacher/homework',
  newHomework: '/teacher/homework/new',
  texts: '/teacher/texts',
  people: '/teacher/people',
  records: '/teacher/records',
  own: '/teacher/own',
  homeworkOf: (classNo: number, homeworkNo: number) => `/teacher/homework/${classNo}/${homeworkNo}`,
  newHomeworkFor: (classNo: number) => `/teacher/homework/new?classNo=${classNo}`,
  classCodeOf: (classNo: number) => `/teacher/classes/${classNo}/code`,
  classOf: (classNo: number) => `/teacher/classes/${classNo}`,
  textOf: (accountNo: number, attemptNo: number) => `/teacher/texts/${accountNo}/${attemptNo}`,
  pupilOf: (accountNo: number) => `/teacher/pupils/${accountNo}`,
} as const;
