// @vitest-environment node
import { expect, it } from 'vitest';
import { suggestGrade } from './suggestGrade.ts';

it.each([
  ['20190505', '2026-03-02', 'ELEMENTARY_1'],
  ['20150302', '2026-11-21', 'ELEMENTARY_5'],
  // The school year of 2025 goes on until February.
  ['20150302', '2026-02-20', 'ELEMENTARY_4'],
  ['20121121', '2026-11-21', 'MIDDLE_2'],
  ['20080101', '2026-05-01', 'HIGH_3'],
  ['20070101', '2026-05-01', ''],
  ['20200101', '2026-05-01', 'CHILD'],
  ['2015', '2026-05-01', ''],
])('somebody born on %s is on %s in %s', (birthday, today, grade) => {
  expect(suggestGrade(birthday, today)).toBe(grade);
});
