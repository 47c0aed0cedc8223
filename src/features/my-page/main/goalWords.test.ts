import { describe, expect, it } from 'vitest';
import { goalWords } from './goalWords.ts';

describe('goalWords', () => {
  it.each([
    [5, 0, '첫 책을 기다리고 있어요'],
    [5, 3, '두 권 더 만나면 가득 차요'],
    [5, 5, '이번 달 목표를 이뤘어요!'],
    [5, 6, '목표보다 더 읽었어요!'],
    [0, 0, '첫 책을 기다리고 있어요'],
  ])('of %i, with %i done, says %s', (goal, done, title) => {
    expect(goalWords(goal, done).title).toBe(title);
  });

  it('never speaks of failing', () => {
    for (let done = 0; done <= 31; done += 1) {
      const { title, text } = goalWords(30, done);
      expect(title + text).not.toMatch(/못|실패|부족|모자라/);
    }
  });
});
