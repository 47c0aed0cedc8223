import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkStatement } from '#tests/support/checkStatement.ts';
import { missionKinds } from '../mission/missionKinds.ts';
import { comparePlaces, type EventPlace, formatPlace, parsePlace, placeBefore } from './EventPlace.ts';
import { finishedHomework, type PupilHomework } from './finishedHomework.ts';
import type { LearningEvent, MissionHandedIn } from './LearningEvent.ts';
import { pushErrors, pushErrorWords } from './pushErrors.ts';
import { toStatement } from './toStatement.ts';
import { recordTuning } from './tuning.ts';

const AT = Date.UTC(2026, 4, 6, 6, 0, 0);
const uuids = new Map<string, string>();
const place = {
  origin: 'https://edu.sea.kr',
  actorOf: (accountNo: number) => `opaque${accountNo * 7}`,
  idOf(name: string) {
    const known = uuids.get(name) ?? `00000000-0000-5000-8000-${String(uuids.size).padStart(12, '0')}`;
    uuids.set(name, known);
    return known;
  },
};
const inClass = { classNo: 5, name: '초등 3학년 2반' };
const book = { at: AT, accountNo: 3, inClass, bookNo: 1157, bookName: '왕오천축국전' };
const round = { attemptNo: 12, mission: 'OX', round: 1 } as const;
const handedIn = (special: Partial<MissionHandedIn> = {}): MissionHandedIn => ({
  kind: 'MISSION_HANDED_IN',
  ...book,
  ...round,
  startedAt: AT - 83_456,
  correctCount: 8,
  itemCount: 10,
  rateHundredths: 8000,
  onPaper: false,
  ...special,
});
const events: LearningEvent[] = [
  { kind: 'BOOK_STARTED', ...book },
  { kind: 'BOOK_FINISHED', ...book },
  { kind: 'BOOK_VERIFIED', ...book },
  { kind: 'MISSION_STARTED', ...book, ...round },
  handedIn(),
  handedIn({ mission: 'REPORT', itemCount: 1, correctCount: 0, rateHundredths: 0 }),
  { kind: 'HOMEWORK_DONE', at: AT, accountNo: 3, inClass: null, homeworkNo: 77, dueOn: '2026-05-09', inTime: true },
];
const verb = (event: LearningEvent) => toStatement(event, place).verb.id.split('/').at(-1);

describe('a statement', () => {
  it.each(events)('of $kind follows the rules of xAPI', (event) => {
    expect(checkStatement(JSON.parse(JSON.stringify(toStatement(event, place))))).toEqual([]);
  });

  it('follows them whatever is marked and however long it took', () => {
    const event = fc.record({
      mission: fc.constantFrom(...missionKinds),
      round: fc.constantFrom(1, 2),
      itemCount: fc.nat(40),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      rateHundredths: fc.integer({ min: 0, max: 10_000 }),
      spent: fc.integer({ min: -1000, max: 2 * recordTuning.longestSitting }),
      onPaper: fc.boolean(),
      bookName: fc.string({ unit: 'grapheme' }),
    });
    fc.assert(
      fc.property(event, ({ spent, part, ...given }) => {
        const correctCount = Math.floor(part * given.itemCount);
        const statement = toStatement(handedIn({ ...given, correctCount, startedAt: AT - spent }), place);
        expect(checkStatement(JSON.parse(JSON.stringify(statement)))).toEqual([]);
      }),
    );
  });

  it('says who by an account alone, where, and in which class', () => {
    const statement = toStatement(handedIn(), place);
    expect(statement).toMatchObject({
      actor: { objectType: 'Agent', account: { homePage: 'https://edu.sea.kr', name: 'opaque21' } },
      object: {
        id: 'https://edu.sea.kr/xapi/books/1157/missions/ox',
        definition: { name: { 'ko-KR': '왕오천축국전: OX 퀴즈' } },
      },
      context: {
        platform: '책바다',
        language: 'ko-KR',
        contextActivities: {
          parent: [{ id: 'https://edu.sea.kr/xapi/books/1157' }],
          grouping: [{ id: 'https://edu.sea.kr/xapi/classes/5', definition: { name: { 'ko-KR': '초등 3학년 2반' } } }],
        },
        extensions: { 'https://edu.sea.kr/xapi/extensions/round': 1 },
      },
      timestamp: '2026-05-06T06:00:00.000Z',
    });
    expect(statement.context).not.toHaveProperty('instructor');
    expect(Object.keys(statement.actor)).toEqual(['objectType', 'account']);
  });

  it('has a score, success from sixty per cent on, and the time of one sitting', () => {
    expect(toStatement(handedIn(), place).result).toEqual({
      score: { scaled: 0.8, raw: 8, min: 0, max: 10 },
      success: true,
      completion: true,
      duration: 'PT83.45S',
    });
    expect([verb(handedIn({ rateHundredths: 6000 })), verb(handedIn({ rateHundredths: 5999 }))]).toEqual([
      'passed',
      'failed',
    ]);
    expect(toStatement(handedIn({ onPaper: true }), place).result).not.toHaveProperty('duration');
    const long = handedIn({ startedAt: AT - recordTuning.longestSitting - 1 });
    expect(toStatement(long, place).result).not.toHaveProperty('duration');
  });

  it('has verbs of the ADL vocabulary; a text is neither right nor wrong', () => {
    expect(events.map(verb)).toEqual([
      ...['experienced', 'completed', 'mastered', 'attempted', 'passed', 'completed', 'completed'],
    ]);
    expect(toStatement(handedIn({ mission: 'THINK' }), place).result).toEqual({
      completion: true,
      duration: 'PT83.45S',
    });
  });

  it('has the same id for the same event, and another one for every other', () => {
    const all = [...events, handedIn({ attemptNo: 13 }), { ...events[0], bookNo: 9 } as LearningEvent];
    const ids = all.map((event) => toStatement(event, place).id);
    expect(all.map((event) => toStatement(event, place).id)).toEqual(ids);
    // Two rounds here have one attempt.
    expect(new Set(ids).size).toBe(all.length - 1);
  });
});

describe('the validator of the tests', () => {
  type Loose = Record<'actor' | 'verb' | 'context', object> & { result: { score: object } };
  const broken = (change: (statement: Loose) => void) => {
    const statement = JSON.parse(JSON.stringify(toStatement(handedIn(), place)));
    change(statement);
    return checkStatement(statement);
  };
  it.each<[string, (statement: Loose) => unknown]>([
    ['2.4.1 id', (s) => Object.assign(s, { id: '12345' })],
    ['2.4.2.3 exactly one', (s) => Object.assign(s.actor, { mbox: 'mailto:a@b.kr' })],
    ['2.4.3 id', (s) => Object.assign(s.verb, { id: 'passed' })],
    ['2.4.5.1 scaled', (s) => Object.assign(s.result.score, { scaled: 1.5 })],
    ['2.4.5.1 raw to max', (s) => Object.assign(s.result.score, { raw: 11 })],
    ['4.6 duration', (s) => Object.assign(s.result, { duration: '83s' })],
    ['4.5 timestamp', (s) => Object.assign(s, { timestamp: '2026-05-06' })],
    ['2.4 has no property', (s) => Object.assign(s, { extra: 1 })],
    ['2.2 null', (s) => Object.assign(s, { result: { success: null } })],
    ['4.1 extensions', (s) => Object.assign(s.context, { extensions: { round: 1 } })],
    ['4.2', (s) => Object.assign(s.verb, { display: { korean_: 'x' } })],
  ])('finds %s', (rule, change) => {
    expect(broken(change).some((found) => found.startsWith(rule))).toBe(true);
  });
});

describe('the place of an event', () => {
  const number = fc.nat(4);
  const anyPlace: fc.Arbitrary<EventPlace> = fc.record({
    at: number,
    source: number,
    accountNo: number,
    subjectNo: number,
  });

  it('is an order, and survives an address', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, anyPlace, (one, two, three) => {
        expect(parsePlace(formatPlace(one))).toEqual(one);
        expect(Math.sign(comparePlaces(one, two))).toBe(-Math.sign(comparePlaces(two, one)) + 0);
        if (comparePlaces(one, two) <= 0 && comparePlaces(two, three) <= 0)
          expect(comparePlaces(one, three)).toBeLessThanOrEqual(0);
        if (comparePlaces(one, two) === 0) expect(one).toEqual(two);
      }),
    );
    expect(parsePlace('1.2.3')).toBeNull();
  });

  it('before an instant has everything earlier behind it', () => {
    const first = { at: 1000, source: 0, accountNo: 0, subjectNo: 0 };
    const last = { at: 999, source: 4, accountNo: 1e9, subjectNo: 1e9 };
    expect(comparePlaces(placeBefore(1000), first)).toBeLessThan(0);
    expect(comparePlaces(placeBefore(1000), last)).toBeGreaterThan(0);
  });
});

describe('finished homework', () => {
  const homework = (special: Partial<PupilHomework> = {}): PupilHomework => ({
    homeworkNo: 77,
    accountNo: 3,
    dueOn: '2026-05-06',
    setAt: AT - 1000,
    withdrawnAt: null,
    tasks: [
      { bookNo: 1157, task: 'OX', doneAt: AT },
      { bookNo: 1157, task: 'READ', doneAt: AT - 500 },
    ],
    ...special,
  });
  const finished = (special: Partial<PupilHomework> = {}, event: LearningEvent = handedIn()) =>
    finishedHomework(event, [homework(special)]).map(({ homeworkNo, inTime }) => [homeworkNo, inTime]);

  it('comes from the last task, in time or late', () => {
    expect(finished()).toEqual([[77, true]]);
    expect(finished({ dueOn: '2026-05-05' })).toEqual([[77, false]]);
    expect(finished({}, handedIn({ at: AT - 500 }))).toEqual([]);
    expect(finished({}, { ...book, kind: 'BOOK_FINISHED', at: AT - 500 })).toEqual([]);
  });

  it('does not come from another pupil, an open task, a second round, or outside the time in which it stood', () => {
    expect(finished({ accountNo: 4 })).toEqual([]);
    expect(finished({ tasks: [{ bookNo: 1157, task: 'OX', doneAt: null }] })).toEqual([]);
    expect(finished({}, handedIn({ at: AT + 1, round: 2 }))).toEqual([]);
    expect(finished({ setAt: AT + 1 })).toEqual([]);
    expect(finished({ withdrawnAt: AT })).toEqual([]);
    expect(finished({ withdrawnAt: AT + 1 })).toEqual([[77, true]]);
    expect(finished({}, { ...book, kind: 'BOOK_VERIFIED' })).toEqual([]);
  });
});

it('a stored code has words, also one of another version', () => {
  expect(pushErrorWords('CONFLICT')).toBe(pushErrors.CONFLICT);
  expect(pushErrorWords('TEAPOT')).toBe(pushErrors.UNREACHABLE);
});
