// @vitest-environment node
import { expect, it } from 'vitest';
import { countBooks } from './countBooks.ts';

it('counts books in native numbers up to ten', () => {
  expect([0, 1, 2, 3, 10, 11].map(countBooks)).toEqual(['0 권', '한 권', '두 권', '세 권', '열 권', '11 권']);
});
