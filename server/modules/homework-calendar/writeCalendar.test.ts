import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarHomework } from '#domain/homework/homeworkEvent.ts';
import { readIcs } from '#tests/support/readIcs.ts';
import { writeCalendar } from './writeCalendar.ts';

const about = { name: '책바다 숙제 초등 3학년 2반', site: 'edu', origin: 'https://edu.sea.kr' } as const;
const set = Date.UTC(2026, 4, 6, 6, 0, 0);
const homework = (special: Partial<CalendarHomework> = {}): CalendarHomework => ({
  homeworkNo: 7,
  dueOn: '2026-05-09',
  wholeClass: true,
  setAt: set,
  changedAt: null,
  changeCount: 0,
  withdrawnAt: null,
  tasks: [
    { bookNo: 1, bookName: '강아지똥', task: 'READ' },
    { bookNo: 1, bookName: '강아지똥', task: 'OX' },
  ],
  ...special,
});
const only = (special: Partial<CalendarHomework>) => readIcs(writeCalendar([homework(special)], about)).events[0];

describe('a calendar of homework', () => {
  it('has one event of the whole day for each homework, by date and without a zone', () => {
    const { calendar, events } = readIcs(writeCalendar([homework(), homework({ homeworkNo: 8 })], about));
    expect(calendar).toMatchObject({
      NAME: about.name,
      'X-WR-CALNAME': about.name,
      'REFRESH-INTERVAL': 'PT1H',
      'X-PUBLISHED-TTL': 'PT1H',
    });
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({
      UID: 'homework-7@edu.chaekbada',
      DTSTART: '20260509',
      DTEND: '20260510',
      DTSTAMP: '20260506T060000Z',
      SEQUENCE: '0',
      STATUS: 'CONFIRMED',
      TRANSP: 'TRANSPARENT',
      SUMMARY: '숙제 · 강아지똥: 끝까지 읽기, OX 퀴즈',
      URL: 'https://edu.sea.kr/main',
    });
  });

  it('keeps the UID and counts on when homework moves or is taken back', () => {
    const moved = only({ dueOn: '2026-12-31', changedAt: set + 60_000, changeCount: 2 });
    expect(moved).toMatchObject({ SEQUENCE: '2', DTSTART: '20261231', DTEND: '20270101', STATUS: 'CONFIRMED' });
    const gone = only({ changedAt: set + 60_000, changeCount: 2, withdrawnAt: set + 120_000 });
    expect(gone).toMatchObject({ UID: moved?.UID, SEQUENCE: '3', STATUS: 'CANCELLED', DTSTAMP: '20260506T060200Z' });
  });

  it('names homework of some pupils as such, and nobody', () => {
    expect(only({ wholeClass: false })?.SUMMARY).toBe('숙제 · 강아지똥: 끝까지 읽기, OX 퀴즈 (일부 학생)');
  });

  it('is read the same whatever a book or a class is called', () => {
    const sign = fc.oneof(
      fc.constantFrom(',', ';', '\\', '\n', '\r\n', '\t', ':', '"', '\u2028', '\\n', '👩‍👩‍👧', '가', 'ᄀ', ' '),
      fc.string({ unit: 'binary', maxLength: 2 }),
    );
    const title = fc.array(sign, { maxLength: 90 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(title, title, (bookName, name) => {
        const text = writeCalendar([homework({ tasks: [{ bookNo: 1, bookName, task: 'QUIZ' }] })], { ...about, name });
        const { calendar, events } = readIcs(text);
        expect(events[0]?.SUMMARY).toBe(shown(`숙제 · ${bookName}: 독서 퀴즈`));
        expect(calendar.NAME ?? '').toBe(shown(name));
      }),
      { numRuns: 400 },
    );
  });
});

/** In one line, without what turns or breaks a text. */
const shown = (text: string) =>
  text
    .replaceAll(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
