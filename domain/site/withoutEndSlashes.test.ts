import { expect, it } from 'vitest';
import { withoutEndSlashes } from './withoutEndSlashes.ts';

it.each([
  ['/', '/'],
  ['///', '/'],
  ['', '/'],
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/faq///', '/faq'],
  ['//faq//a', '//faq//a'],
])('%s leads to %s', (path, bare) => {
  expect(withoutEndSlashes(path)).toBe(bare);
});
