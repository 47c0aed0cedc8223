import { expect, it } from 'vitest';
import { withoutParts } from './withoutParts.ts';

it.each([
  ['a<!--b-->c', 'ac'],
  ['<!--a--><!--b-->', ''],
  ['a<!--b<!--c-->d-->e', 'ad-->e'],
  ['a<!--b', 'a<!--b'],
  ['a-->b', 'a-->b'],
  ['', ''],
  ['<!-->', '<!-->'],
])('%s → %s', (text, rest) => {
  expect(withoutParts(text, '<!--', '-->')).toBe(rest);
});
