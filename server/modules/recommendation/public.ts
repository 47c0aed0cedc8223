export { readFittingBooks } from './readFittingBooks.ts';
export { readTaste, recommendBy } from './recommendForMe.ts';
