import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinSyllable, splitSyllable } from '../splitSyllable.ts';
import { soundAlikes } from './soundAlikes.ts';

const of = (word: string) => soundAlikes(word).map((alike) => alike.word);

describe('soundAlikes', () => {
  it.each([
    ['되요', '돼요'],
    ['갔따', '갔다'],
    ['조아요', '좋아요'],
    ['머거요', '먹어요'],
    ['업서요', '없어요'],
    ['안자요', '앉아요'],
    ['조타', '좋다'],
    ['착카다', '착하다'],
    ['함니다', '합니다'],
    ['할려고', '하려고'],
    ['깨끗히', '깨끗이'],
    ['꼬치', '꽃이'],
    ['가치', '같이'],
    ['싱기하다', '신기하다'],
  ])('%s sounds like %s', (word, other) => {
    expect(of(word)).toContain(other);
  });

  it('never names the word itself, and only Hangul', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { maxLength: 6 }), (codes) => {
        const word = String.fromCharCode(...codes);
        for (const other of of(word)) {
          expect(other).not.toBe(word);
          expect(other).toMatch(/^[가-힣]+$/u);
        }
      }),
    );
  });
});

it('takes every syllable apart and puts it together again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0xac00, max: 0xd7a3 }), (code) => {
      const sign = String.fromCharCode(code);
      const syllable = splitSyllable(sign);
      expect(syllable && joinSyllable(syllable)).toBe(sign);
    }),
  );
  expect(splitSyllable('a')).toBeNull();
});
