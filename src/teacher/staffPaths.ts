/** Addresses of the staff pages. */
export const staffPaths = {
  today: '/teacher',
  join: '/teacher/join',
  /** The token stands behind the #, where no log of a server sees it. */
  joinBy: (token: string) => `/teacher/join#token=${encodeURIComponent(token)}`,
  classes: '/teacher/classes',
  pupils: '/teacher/pupils',
  homework: '/teacher/homework',
  newHomework: '/teacher/homework/new',
  roster: '/teacher/roster',
  texts: '/teacher/texts',
  lesson: '/teacher/lesson',
  moderation: '/teacher/moderation',
  people: '/teacher/people',
  records: '/teacher/records',
  connections: '/teacher/connections',
  adoption: '/teacher/adoption',
  own: '/teacher/own',
  lessonOf: (classNo: number) => `/teacher/lesson?classNo=${classNo}`,
  screenOf: (bookNo: number) => `/teacher/screen/${bookNo}`,
  screenCrosswordOf: (bookNo: number) => `/teacher/screen/${bookNo}/crossword`,
  homeworkOf: (classNo: number, homeworkNo: number) => `/teacher/homework/${classNo}/${homeworkNo}`,
  newHomeworkFor: (classNo: number) => `/teacher/homework/new?classNo=${classNo}`,
  classCodeOf: (classNo: number) => `/teacher/classes/${classNo}/code`,
  paperEntry: '/teacher/paper/enter',
  paperOf: (classNo: number) => `/teacher/paper?classNo=${classNo}`,
  newPaperFor: (classNo: number, homeworkNo?: number) =>
    `/teacher/paper/new?classNo=${classNo}${homeworkNo === undefined ? '' : `&homeworkNo=${homeworkNo}`}`,
  paperEntryOf: (code: string) => `/teacher/paper/enter/${code}`,
  cardsOf: (classNo: number) => `/teacher/classes/${classNo}/cards`,
  reportsOf: (classNo: number, month?: string) =>
    `/teacher/classes/${classNo}/reports${month === undefined ? '' : `?month=${month}`}`,
  reportSheetsOf: (classNo: number, month: string, pupils: readonly number[]) =>
    `/teacher/classes/${classNo}/reports/sheets?month=${month}&pupils=${pupils.join(',')}`,
  reportLinksOf: (classNo: number, month: string, pupils: readonly number[]) =>
    `/teacher/classes/${classNo}/reports/links?month=${month}&pupils=${pupils.join(',')}`,
  classOf: (classNo: number) => `/teacher/classes/${classNo}`,
  textOf: (accountNo: number, attemptNo: number) => `/teacher/texts/${accountNo}/${attemptNo}`,
  pupilOf: (accountNo: number) => `/teacher/pupils/${accountNo}`,
} as const;
