export { bookReviews } from './repositories/bookReviews.ts';
