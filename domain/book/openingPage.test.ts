import { expect, test } from 'vitest';
import { openingPage } from './openingPage.ts';

test.each([
  ['a book that was never opened', null, 1],
  ['a book half read', 12, 12],
  ['a book that was read to its end', 40, 1],
  ['a finished book that is being read again', 12, 12],
  ['a book that has become shorter since', 44, 1],
])('%s', (_, lastPageNo, page) => expect(openingPage(lastPageNo, { first: 1, last: 40 })).toBe(page));
