import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streakWords } from './streakWords.ts';

const streaks = fc.record({
  days: fc.nat(400),
  longest: fc.nat(400),
  readToday: fc.boolean(),
  restLeft: fc.integer({ min: 0, max: 2 }),
});

describe('the words of a streak', () => {
  it('never blame, threaten or count what was lost', () => {
    fc.assert(
      fc.property(streaks, (streak) => {
        const { title, text } = streakWords(streak);
        expect(`${title} ${text}`).not.toMatch(/끊|실패|잃|못 ?했|놓쳤|벌|사라|\b0일/);
      }),
    );
  });

  it('say what resting costs: nothing', () => {
    expect(streakWords({ days: 5, longest: 9, readToday: false, restLeft: 1 }).text).toBe(
      '오늘은 쉬어도 이어져요. 이번 주에 쉬는 날이 1일 남았어요.',
    );
    expect(streakWords({ days: 5, longest: 9, readToday: false, restLeft: 0 }).text).toBe(
      '오늘 한 쪽만 읽어도 이어져요.',
    );
    expect(streakWords({ days: 0, longest: 9, readToday: false, restLeft: 0 }).text).toContain('가장 길게는 9일');
    expect(streakWords({ days: 0, longest: 0, readToday: false, restLeft: 2 }).text).toBe(
      '한 주에 2일은 쉬어도 이어져요.',
    );
  });
});
