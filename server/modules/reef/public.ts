export { countForReef } from './countForReef.ts';
export { readReefBooks } from './readReefBooks.ts';
