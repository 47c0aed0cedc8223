import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftDayKey } from '../time/seoulDay.ts';
import { checkHomework } from './checkHomework.ts';
import { dueWords } from './dueWords.ts';
import { homeworkStand, isOnMainPage } from './homeworkStand.ts';
import { homeworkTuning } from './tuning.ts';

const TODAY = '2026-09-10';
const offset = fc.integer({ min: -400, max: 400 });

describe('homeworkStand', () => {
  it('is done with every task, whatever the day, and otherwise follows the day', () => {
    fc.assert(
      fc.property(offset, fc.array(fc.boolean(), { minLength: 1 }), (days, done) => {
        const stand = homeworkStand(shiftDayKey(TODAY, days), TODAY, done);
        const byDay = days < 0 ? 'LATE' : days === 0 ? 'TODAY' : 'OPEN';
        expect(stand).toBe(done.every(Boolean) ? 'DONE' : byDay);
      }),
    );
  });

  it('leaves the main page on its day when done, and two weeks later when not', () => {
    fc.assert(
      fc.property(offset, fc.boolean(), (days, done) => {
        const dueOn = shiftDayKey(TODAY, days);
        const stand = homeworkStand(dueOn, TODAY, [done]);
        expect(isOnMainPage(dueOn, TODAY, stand)).toBe(days >= (done ? 0 : -homeworkTuning.lateDays));
      }),
    );
  });
});

describe('checkHomework', () => {
  const books = [{ bookNo: 1, kinds: ['QUIZ' as const] }];
  const check = (dueOn: string, ...tasks: Parameters<typeof checkHomework>[0]['tasks'][number][]) => [
    ...checkHomework({ dueOn, tasks }, books, TODAY).keys(),
  ];

  it('takes reading and the missions that a book has', () => {
    expect(check(TODAY, { bookNo: 1, task: 'READ' }, { bookNo: 1, task: 'QUIZ' })).toEqual([]);
    expect(check(TODAY, { bookNo: 1, task: 'OX' })).toEqual(['tasks']);
    expect(check(TODAY, { bookNo: 2, task: 'READ' })).toEqual(['tasks']);
  });

  it('refuses days that have passed or are too far away, nothing to do, and the same thing twice', () => {
    expect(check('2026-09-09', { bookNo: 1, task: 'READ' })).toEqual(['dueOn']);
    expect(check('2027-03-10', { bookNo: 1, task: 'READ' })).toEqual(['dueOn']);
    expect(check('2027-03-09', { bookNo: 1, task: 'READ' })).toEqual([]);
    expect(check(TODAY)).toEqual(['tasks']);
    expect(check(TODAY, { bookNo: 1, task: 'READ' }, { bookNo: 1, task: 'READ' })).toEqual(['tasks']);
  });
});

describe('dueWords', () => {
  it('names the day, and never scolds', () => {
    expect(dueWords('2026-09-13', 'OPEN')).toBe('9월\u00a013일\u00a0(일)까지');
    expect(dueWords('2026-09-13', 'TODAY')).toBe('오늘까지예요');
    expect(dueWords('2026-09-13', 'LATE')).toMatch(/까지였어요. 지금 해도 괜찮아요$/);
    expect(dueWords('2026-09-13', 'DONE')).toBe('다 했어요');
  });
});
