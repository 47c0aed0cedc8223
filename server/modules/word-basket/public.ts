export { readBasketWords } from './readBasketWords.ts';
