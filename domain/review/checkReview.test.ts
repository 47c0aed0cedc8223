import { describe, expect, test } from 'vitest';
import { checkReview, REVIEW_LENGTH } from './checkReview.ts';
import { findRudeWord } from './findRudeWord.ts';
import { harmlessWords, rudeWords } from './rudeWords.ts';

describe('a review', () => {
  test.each([
    '',
    '정말 재미있어요!',
    '자라가 불쌍했어요 ㅠㅠ',
    '가'.repeat(REVIEW_LENGTH),
    '별 😀 다섯 개',
    'A good book.',
  ])('may stand: %s', (body) => expect(checkReview(body)).toBeNull());

  test.each([
    ['가'.repeat(REVIEW_LENGTH + 1), '300자'],
    ['연락해 010-1234-5678', '전화번호'],
    ['010 1234 5678', '전화번호'],
    ['me@bada.kr', '이메일'],
    ['https://example.kr 보세요', '인터넷 주소'],
    ['이런 병신 같은', '고운 말'],
    ['병신'.normalize('NFD'), '고운 말'],
  ])('is refused with a reason: %s', (body, reason) => expect(checkReview(body)).toContain(reason));
});

describe('rude words', () => {
  test('are found plain, inside a word, and spelled out', () => {
    for (const word of rudeWords) {
      expect(findRudeWord(`이 책은 ${word} 그래요`), word).not.toBeNull();
      expect(findRudeWord([...word].join('.')), word).not.toBeNull();
    }
  });

  test.each([
    '시 발표를 했어요',
    '이야기의 시발점이에요',
    '허리띠를 졸라매고',
    '한남동에 갔어요',
    '불이 꺼져 버렸어요',
    '호랑이 새끼야 안녕',
    '다시 발견했어요',
    ...harmlessWords,
  ])('are not seen in %s', (text) => expect(findRudeWord(text)).toBeNull());
});
