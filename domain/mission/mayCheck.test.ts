import { describe, expect, it } from 'vitest';
import { countWrong, mayCheck, type WrongChecks } from './mayCheck.ts';
import { MISSION_TUNING } from './tuning.ts';

const { word: most, puzzle } = MISSION_TUNING.wrongChecks;

describe('checks of a word', () => {
  it('end after so many different wrong answers', () => {
    let word: WrongChecks | undefined;
    for (let guess = 1; guess <= most; guess += 1) {
      expect(mayCheck(word, 0)).toBe(true);
      word = countWrong(word, `답${guess}`);
    }
    expect(mayCheck(word, 0)).toBe(false);
  });

  it('are free for an answer that was told to be wrong just now', () => {
    const word = countWrong(undefined, '바다');
    expect(countWrong(word, '바다')).toBe(word);
    expect(countWrong(word, '호수')).toEqual({ count: 2, lastValue: '호수' });
  });

  it('end with those of the whole puzzle', () => {
    expect([mayCheck(undefined, puzzle - 1), mayCheck(undefined, puzzle)]).toEqual([true, false]);
  });
});
