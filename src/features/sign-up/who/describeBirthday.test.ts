// @vitest-environment node
import { expect, it } from 'vitest';
import { describeBirthday } from './describeBirthday.ts';

it.each([
  ['', ''],
  ['201', ''],
  ['2015', '2015년'],
  ['20150', '2015년'],
  ['201503', '2015년 3월'],
  ['20150302', '2015년 3월 2일 · 만 11세'],
  ['20150303', '2015년 3월 3일 · 만 10세'],
  ['20150231', '2015년 2월 31일'],
  ['20990101', '2099년 1월 1일'],
])('reads %s back as %s', (typed, read) => {
  expect(describeBirthday(typed, '2026-03-02')).toBe(read);
});
