import { expect, it } from 'vitest';
import { DAY } from '../time/duration.ts';
import { levelEntry } from './levelEntry.ts';

const now = Date.UTC(2026, 5, 1);
const levels = (count: number) => ({ levels: Array.from({ length: count }) });
const site = { academyNo: null, content: levels(5) };
const school = { academyNo: 7, content: levels(5) };
const known = { readingLevel: '4A', raq: 500, givenAt: now - 10 * DAY };

it.each([
  ['a test', site, 'ELEMENTARY_4', null, 'TEST'],
  ['a test in a contest of the site, also for who has a level', site, 'ELEMENTARY_4', known, 'TEST'],
  ['none for the child curriculum', site, 'CHILD', null, 'CHILD'],
  ['the known level in a contest of a school', school, 'ELEMENTARY_4', known, 'KNOWN'],
  ['a test where the known level is old', school, 'ELEMENTARY_4', { ...known, givenAt: now - 90 * DAY }, 'TEST'],
  ['none where there is one level for all', { ...school, content: levels(1) }, 'ELEMENTARY_4', null, 'ONE_LEVEL'],
] as const)('asks for %s', (_, contest, grade, level, expected) => {
  expect(levelEntry(contest, grade, level, now)).toBe(expected);
});
