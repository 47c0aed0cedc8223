import { expect, it } from 'vitest';
import { clueChange, clueLines, clueSpoken, sourceWords } from './clueLines.ts';

const clue = { meaning: '공기가 움직이는 것', consonants: null, sentence: null, firstSyllable: null };
const sentence = '○○이 불어요.';

it('tells each part that is known, in lines and in one breath', () => {
  expect(clueLines({ ...clue, sentence })).toEqual(['공기가 움직이는 것', '“○○이 불어요.”']);
  expect(clueSpoken({ ...clue, sentence, consonants: 'ㅂㄹ', firstSyllable: '바' }, 2)).toBe(
    '2글자 낱말. 뜻: 공기가 움직이는 것. 문장:  빈칸 이 불어요. 첫소리: ㅂ ㄹ. 첫 글자: 바.',
  );
});

it('says what a wrong catch has told more', () => {
  expect(clueChange(clue, { ...clue, sentence })).toContain('문장');
  expect(clueChange(clue, { ...clue, consonants: 'ㅂㄹ' })).toContain('첫소리');
  expect(clueChange(clue, { ...clue, firstSyllable: '바' })).toContain('첫 글자');
  expect(clueChange({ ...clue, meaning: null }, clue)).toContain('뜻');
  expect(clueChange(clue, clue)).toContain('천천히');
});

it('names the book where the word was met', () => {
  expect(sourceWords({ bookNo: 7, bookName: '토끼전' })).toBe('『토끼전』에서 만난 낱말');
  expect(sourceWords(null)).toBe('오늘 새로 만난 낱말');
});
