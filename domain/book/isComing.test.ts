import { expect, test } from 'vitest';
import { isComing, OWN_AUTHOR } from './isComing.ts';

test.each([
  ['our own book without its text', OWN_AUTHOR, false, true],
  ['our own book with its text', OWN_AUTHOR, true, false],
  ['a book that stands in libraries', '안데르센', false, false],
])('%s', (_, authorName, hasText, coming) => {
  expect(isComing({ authorName, hasText })).toBe(coming);
});
