import { describe, expect, it } from 'vitest';
import { className } from './className.ts';
import { describeReader, type ReaderFacts } from './describeReader.ts';

const nothing: ReaderFacts = {
  daysSinceReading: 0,
  booksVerified: 0,
  booksToVerify: 0,
  trend: 'NONE',
  comprehension: [],
};

describe('describeReader', () => {
  it('names strengths and the weakest kind, and is silent about kinds with few answers', () => {
    const comprehension = [
      { category: 'WORD', correctCount: 9, itemCount: 10 },
      { category: 'SPECULATIVE', correctCount: 3, itemCount: 10 },
      { category: 'CRITICAL', correctCount: 0, itemCount: 2 },
    ] as const;
    const { strengths, next } = describeReader({ ...nothing, comprehension });
    expect(strengths).toEqual([expect.stringContaining('어휘 이해')]);
    expect(next).toEqual([expect.stringContaining('추론적 이해')]);
    expect(JSON.stringify([strengths, next])).not.toContain('비판적');
  });

  it('speaks of reading that stopped or has not begun', () => {
    expect(describeReader({ ...nothing, daysSinceReading: 9 }).next).toEqual([expect.stringContaining('9일째')]);
    expect(describeReader({ ...nothing, daysSinceReading: null }).next).toEqual([expect.stringContaining('첫 책')]);
    expect(describeReader(nothing)).toEqual({ strengths: [], next: [] });
  });
});

describe('className', () => {
  it.each([
    ['2', '초등 3학년 2반'],
    ['사랑', '초등 3학년 사랑반'],
    ['파도반', '초등 3학년 파도반'],
    ['화목 4시 논술', '초등 3학년 화목 4시 논술'],
  ])('of %s is %s', (name, expected) => {
    expect(className({ grade: 'ELEMENTARY_3', name })).toBe(expected);
  });
});
