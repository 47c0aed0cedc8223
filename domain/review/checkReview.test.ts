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
    '2학년 3반 친구에게 주고 싶어요',
    '12/30쪽까지 읽었어요',
    '2026.10.12에 다 읽었어요',
    '2010, 2011, 2012년 이야기예요',
    '1010년 1234쪽 5678번',
    '010쪽을 보세요',
  ])('may stand: %s', (body) => expect(checkReview(body)).toBeNull());

  test.each([
    ['가'.repeat(REVIEW_LENGTH + 1), '300자'],
    ['연락해 010-1234-5678', '전화번호'],
    ['010 1234 5678', '전화번호'],
    ['０１０１２３４５６７８', '전화번호'],
    ['010\u200b1234\u200b5678', '전화번호'],
    ['01\u200b0-12\u206034-5678', '전화번호'],
    ['010/1234/5678', '전화번호'],
    ['010 ~ 1234 ~ 5678', '전화번호'],
    ['010♡1234♡5678', '전화번호'],
    ['010ㅡ1234ㅡ5678', '전화번호'],
    ['010ㅤ1234ㅤ5678', '전화번호'],
    ['me@bada.kr', '이메일'],
    ['me＠bada．kr', '이메일'],
    ['ｗｗｗ.bada.kr', '인터넷 주소'],
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
    ['정말 시\u200b발놈', '시발'],
    ['병ㅤ신같다', '병신'],
    ['병\uffa0신', '병신'],
    ['병\u115f신', '병신'],
    ['병\u00ad신', '병신'],
    ['이런개병\u2060신', '병신'],
    ['병♡신아', '병신'],
    ['병•신아', '병신'],
    ['씨…발놈', '씨발'],
    ['씨…발', '씨발'],
    ['아씨,발', '씨발'],
    ['개병♡신', '병신'],
    ['ㅋㅋ병.신', '병신'],
    ['시1발', '시발'],
    ['아시1발', '시발'],
    ['ㅅㅣ발', '시발'],
    ['ㅅ♡ㅂ', 'ㅅㅂ'],
    ['ｆｕｃｋ', 'fuck'],
    ['f♡u♡c♡k', 'fuck'],
    ['개•새•끼야', '개새끼'],
    ['이 개 새끼야!', '개새끼'],
    ['개 새끼', '개새끼'],
    ['미친 놈이 나와요', '미친놈'],
    ['야 또 라이야', '또라이'],
  ])('are found in disguise: %s', (text, word) => expect(findRudeWord(text)).toBe(word));

  test.each([
    '시 발표를 했어요',
    '물개 새끼가 정말 귀여웠어요',
    '조개 새끼와 무지개 새끼손가락',
    '개 새끼가 태어났어요',
    '개 새끼 세 마리',
    '또 라이트 형제 이야기예요',
    '또 라이언이 나와요',
    '혼자 살해했다고 했어요',
    '장애인 같은 이웃도 있어요',
    '등신불을 읽었어요',
    '팔등신 인형',
    '다시발견했어요',
    '다시…발견했어요',
    '다시,발표했어요',
    '역시「발자국」을 추천해요',
    '역시‘발명왕’이 좋아요',
    '날씨…바람이 차가워요',
    '아저씨!발이 아파요',
    '1등!신나요',
    '2학년 3반, 12/30쪽, 2026.10.12',
    'ㅋㅋㅋ ㅠㅠ ㅎㅎ',
    '꽃병♡신기해요',
    '① 시작 ② 발단',
    '이야기의 시발점이에요',
    '허리띠를 졸라매고',
    '한남동에 갔어요',
    '불이 꺼져 버렸어요',
    '호랑이 새끼야 안녕',
    '다시 발견했어요',
    ...harmlessWords,
  ])('are not seen in %s', (text) => expect(findRudeWord(text)).toBeNull());
});
