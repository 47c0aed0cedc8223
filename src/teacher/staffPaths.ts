/** Addresses of the staff pages. */
export const staffPaths = {
  today: '/teacher',
  join: '/teacher/join',
  classes: '/teacher/classes',
  pupils: '/teacher/pupils',
  people: '/teacher/people',
  records: '/teacher/records',
  own: '/teacher/own',
  classOf: (classNo: number) => `/teacher/classes/${classNo}`,
  pupilOf: (accountNo: number) => `/teacher/pupils/${accountNo}`,
} as const;
