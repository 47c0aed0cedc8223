export { readFittingBooks } from './readFittingBooks.ts';
export { recommendForMe } from './recommendForMe.ts';
