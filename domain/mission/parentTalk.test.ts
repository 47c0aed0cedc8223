import { describe, expect, it } from 'vitest';
import { parentTalk } from './parentTalk.ts';

const book = { bookName: '흥부전', doneCount: 4, verified: true, averageRate: 90 };

describe('what a parent can talk about', () => {
  it('differs by how far the book has come', () => {
    const stages = [
      parentTalk({ ...book, doneCount: 0, verified: false, averageRate: null }),
      parentTalk(book),
      parentTalk({ ...book, verified: false, averageRate: 59.99 }),
      parentTalk({ ...book, verified: false, averageRate: 60 }),
    ];
    expect(new Set(stages).size).toBe(4);
    expect(parentTalk({ ...book, verified: false, averageRate: null })).toBe(stages[3]);
  });

  it('names the book with the particle that fits', () => {
    expect(parentTalk(book)).toContain('『흥부전』을 ');
    expect(parentTalk({ ...book, bookName: '토끼와 자라' })).toContain('『토끼와 자라』를 ');
  });

  it('never tells a score', () => {
    for (const averageRate of [0, 37, 88.5]) {
      expect(parentTalk({ ...book, verified: false, averageRate })).not.toMatch(/\d/);
    }
  });
});
