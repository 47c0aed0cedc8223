/** Grades whose children sign in by card and pictures: typing an id and a password is learned later. */
const BY_CARD: readonly string[] = ['CHILD', 'ELEMENTARY_1', 'ELEMENTARY_2', 'ELEMENTARY_3'];

/** Whether a child of this grade gets a card; others get a first password. */
export const signsInByCard = (grade: string): boolean => BY_CARD.includes(grade);
