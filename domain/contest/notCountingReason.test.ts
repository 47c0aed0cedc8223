import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTEST_TUNING } from './contestTuning.ts';
import { holdReason } from './holdReason.ts';
import {
  type CountingFacts,
  notCountingReason,
  notCountingText,
  notCountingTexts,
  overDailyCap,
} from './notCountingReason.ts';

const counting: CountingFacts = {
  status: 'IN_PROGRESS',
  registered: true,
  levelWaits: false,
  kind: 'OX',
  inContest: true,
  inList: true,
  week: 'OPEN',
  playable: true,
  availablePoint: 20,
  countedToday: 3,
  countedBefore: false,
  dailyCap: 12,
};

describe('a mission', () => {
  it('counts when nothing is in the way', () => {
    expect(notCountingReason(counting)).toBeNull();
  });

  it.each([
    ['NO_CONTEST', { status: null }],
    ['CONTEST_COMING', { status: 'WAIT' }],
    ['NOT_IN_PROGRESS', { status: 'WAIT', inContest: false }],
    ['NOT_IN_PROGRESS', { status: 'WAIT', kind: 'REPORT' }],
    ['NOT_IN_PROGRESS', { status: 'COMPLETED' }],
    ['JOIN_FIRST', { registered: false }],
    ['LEVEL_WAITS', { registered: false, levelWaits: true }],
    ['NOT_REGISTERED', { registered: false, levelWaits: true, inContest: false }],
    ['NOT_REGISTERED', { registered: false, inContest: false }],
    ['NOT_REGISTERED', { registered: false, kind: 'THINK' }],
    ['NOT_IN_LIST', { inList: false }],
    ['NOT_SCORED', { kind: 'REPORT' }],
    ['WEEK_COMING', { week: 'COMING' }],
    ['WEEK_CLOSED', { week: 'CLOSED' }],
    ['TAKEN_OUT', { playable: false, availablePoint: 0 }],
    ['TAKEN', { availablePoint: 0 }],
    ['DAILY_CAP', { countedToday: 12 }],
  ] as const)('does not: %s', (reason, change) => {
    expect(notCountingReason({ ...counting, ...change })).toBe(reason);
    expect(notCountingTexts[reason]).toMatch(/[요다]\.$/);
  });

  it('is told in the words of the specification when the book was taken', () => {
    expect(notCountingTexts.TAKEN).toBe('이미 응시완료한 도서입니다.');
  });

  it('is promised for tomorrow on a full day only where the week is open then', () => {
    expect(notCountingText('DAILY_CAP', true)).toContain('내일');
    expect(notCountingText('DAILY_CAP', false)).not.toContain('내일');
    expect(notCountingText('TAKEN', false)).toBe(notCountingTexts.TAKEN);
  });

  it('may be retried on a full day when it counted that day', () => {
    expect(overDailyCap({ countedToday: 12, countedBefore: true, dailyCap: 12 })).toBe(false);
    expect(overDailyCap({ countedToday: 12, countedBefore: false, dailyCap: 12 })).toBe(true);
  });
});

describe('a result', () => {
  const { burstCount, burstSpan } = CONTEST_TUNING.hold;
  const NOW = 1_000_000_000;
  const perfect = (count: number, apart: number) =>
    Array.from({ length: count }, (_, index) => ({ at: NOW - (index + 1) * apart, rate: 100 }));

  it('is held when it was faster than reading', () => {
    expect(holdReason({ at: NOW, rate: 70 }, true, [])).toBe('SPEED');
  });

  it('is held when one of a run of faultless ones that no reader can do', () => {
    expect(holdReason({ at: NOW, rate: 100 }, false, perfect(burstCount - 1, 30_000))).toBe('BURST');
    expect(holdReason({ at: NOW, rate: 100 }, false, perfect(burstCount - 2, 30_000))).toBeNull();
  });

  it('is not held for a quick reader, for one with mistakes, or over a longer time', () => {
    // A minute and a half for each mission is the pace of the quickest.
    expect(holdReason({ at: NOW, rate: 100 }, false, perfect(20, 90_000))).toBeNull();
    expect(holdReason({ at: NOW, rate: 90 }, false, perfect(20, 10_000))).toBeNull();
    const mixed = perfect(20, 20_000).map((handIn, index) => ({ ...handIn, rate: index % 2 === 0 ? 100 : 80 }));
    expect(holdReason({ at: NOW, rate: 100 }, false, mixed.slice(0, 12))).toBeNull();
  });

  it('does not depend on the order of what came before', () => {
    const before = fc.array(
      fc.record({ at: fc.integer({ min: NOW - 2 * burstSpan, max: NOW }), rate: fc.constantFrom(80, 100) }),
    );
    fc.assert(
      fc.property(before, (recent) => {
        const found = holdReason({ at: NOW, rate: 100 }, false, recent);
        expect(holdReason({ at: NOW, rate: 100 }, false, [...recent].reverse())).toBe(found);
      }),
    );
  });
});
