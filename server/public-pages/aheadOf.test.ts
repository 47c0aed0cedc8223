import { expect, it } from 'vitest';
import { aheadOf } from './aheadOf.ts';
import type { StudentPage } from './pageFiles.ts';

const page = (pattern: string, given: Partial<StudentPage> = {}): StudentPage => ({
  pattern,
  sites: ['edu', 'school', 'home'],
  files: [`${pattern}.js`],
  calls: [],
  ...given,
});
const pages = [
  page('/'),
  page('/main', { calls: ['GET /api/main/me'] }),
  page('/book/mission/:bookNo', { calls: ['GET /api/mission/books/:bookNo/me', 'POST /api/account/me'] }),
  page('/book/mission/result', { calls: ['GET /api/results'] }),
  page('/subscription', { sites: ['home'] }),
];

it('finds the page of an address, with the parameters in its calls', () => {
  expect(aheadOf(pages, 'edu', '/book/mission/1042')).toEqual({
    files: ['/book/mission/:bookNo.js'],
    calls: ['GET /api/mission/books/1042/me', 'POST /api/account/me'],
  });
});

it('counts no slash at the end', () => {
  expect(aheadOf(pages, 'edu', '/main/')?.calls).toEqual(['GET /api/main/me']);
  expect(aheadOf(pages, 'edu', '/')?.files).toEqual(['/.js']);
});

it('prefers a fixed segment to a parameter', () => {
  expect(aheadOf(pages, 'edu', '/book/mission/result')?.calls).toEqual(['GET /api/results']);
});

it('knows nothing of other addresses, and of those of another site', () => {
  expect(aheadOf(pages, 'edu', '/login')).toBeNull();
  expect(aheadOf(pages, 'edu', '/subscription')).toBeNull();
  expect(aheadOf(pages, 'home', '/subscription')).not.toBeNull();
});

it.each(['/book/mission/', '/book/mission/..', '/book/mission/1042%2fme', '/book/mission/a?b'])(
  'takes nothing from %s into the address of a call',
  (path) => expect(aheadOf(pages, 'edu', path)).toBeNull(),
);
