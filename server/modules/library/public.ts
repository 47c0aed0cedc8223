export { readReadingDays } from './readReadingDays.ts';
export { libraryBooks } from './repositories/libraryBooks.ts';
export { monthGoals } from './repositories/monthGoals.ts';
export { standingBook } from './shelfBookOf.ts';
