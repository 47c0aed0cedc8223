import { commonWords } from '../commonWords.ts';
import { createWordBook } from './createWordBook.ts';

/** The few words at the top of every list: light enough for a browser, which only helps while somebody types. */
export const usualWords = createWordBook({ top: commonWords });
