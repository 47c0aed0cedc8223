import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexDictionary } from '../dictionary/lookUpWord.ts';
import { readBookWords } from './content/BookWords.ts';
import { lexiconOfTexts } from './lexiconOfTexts.ts';
import { WRITING_TUNING } from './tuning.ts';
import { writingHints } from './writingHints.ts';

const pages = [
  '고래는 깊은 물속에서 오래된 노래를 불렀습니다. 노래는 파도를 타고 먼 섬까지 흘러갔습니다.',
  '등대지기는 등불을 닦다가 고래의 노래를 들었습니다. 등대지기는 창문을 열었습니다.',
];
const words = [
  '고래',
  '노래',
  '등대지기',
  '등불',
  '파도',
  '섬',
  '창문',
  '닦다',
  '듣다',
  '열다',
  '부르다',
  '타다',
  '주다',
  '그리다',
  '나오다',
];
const dictionary = indexDictionary(words.map((word) => ({ word, meaning: '' })));
const lexicon = lexiconOfTexts(dictionary, pages);
const book = readBookWords({ terms: ['고래', '등대지기', '등불'], pages }, lexicon);
const look = (text: string, mission: 'THINK' | 'REPORT' = 'REPORT') =>
  writingHints({ text, mission, book, bookText: pages.join('\n') }, lexicon);
const codes = (text: string, mission?: 'THINK') => look(text, mission).map(({ code }) => code);

/** Fact, reason, feeling. */
const WHOLE =
  '등대지기는 등불을 닦다가 고래가 부르는 노래를 처음 들었다. 나는 등대지기가 창문을 열어 주어서 고마웠다. 나도 밤바다에서 고래를 만나 보고 싶다.';

describe('writingHints', () => {
  it('is silent about a text that needs none, and about one only begun', () => {
    expect(look(WHOLE)).toEqual([]);
    expect(look('')).toEqual([]);
    expect(look('고래가 좋다.')).toEqual([]);
  });

  it('names the place of each', () => {
    const text = `${WHOLE} 나는 고래를 만낫다.`;
    expect(look(text)).toMatchObject([{ kind: 'SPELLING', excerpt: '만낫다', at: text.indexOf('만낫다') }]);
  });

  it('lets the kinds take turns', () => {
    const text = `${WHOLE} 나는 노래를 들엇다. 고래도 들엇어요. 파도도 들엇지만 나는 잣다.`;
    const kinds = look(text).map(({ kind }) => kind);
    expect(kinds.slice(0, 3)).toEqual(['SPELLING', 'SENTENCE', 'SPELLING']);
  });

  it('asks for what a whole report leaves out', () => {
    expect(codes(WHOLE.replace('열어 주어서', '열어 주자'))).toEqual(['NO_REASON']);
    expect(codes(WHOLE.replace('고마웠다', '나왔다').replace('만나 보고 싶다', '만나서 함께 노래를 부른다'))).toEqual([
      'NO_FEELING',
    ]);
    const other =
      '이 책은 글씨가 커서 읽기가 쉬웠다. 그림도 예쁘고 색깔도 고와서 마음에 들었다. 친구에게도 빌려주고 싶은 책이다. 다음에도 이런 책을 읽고 싶다.';
    expect(codes(other)).toEqual(['NO_NAMES']);
    expect(codes(`${other} 고래가 나온다. 등대지기도 나온다.`)).toEqual(['NO_SCENE']);
    expect(codes(`${other} 고래가 나온다.`, 'THINK')).toEqual([]);
  });

  it('points at whole sentences', () => {
    const copied = '노래는 파도를 타고 먼 섬까지 흘러갔습니다.';
    expect(codes(copied)).toEqual(['COPIED_SENTENCE']);
    expect(codes('고래를 만나고 싶다. 고래를 만나고 싶다.')).toEqual(['SAME_SENTENCE']);
    expect(codes('그리고 '.repeat(50))).toEqual(['LONG_SENTENCE']);
    expect(codes('나는 웃었다. 나는 울었다. 나는 노래했다.')).toEqual(['SAME_OPENING']);
    expect(codes('나는 웃었다. 고래는 울었어요. 등대지기도 웃었다.')).toEqual(['MIXED_ENDINGS']);
    expect(codes('나는 웃었다. “고래가 울었어요.” 등대지기도 웃었다.')).toEqual([]);
  });

  it('ends with any text, and every excerpt stands where it says', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...WHOLE.split(' '), '햇다.', '“', '할수', '\n'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.constantFrom('THINK', 'REPORT'), (pieces, mission) => {
        const text = pieces.join(' ');
        const hints = look(text, mission as 'THINK');
        expect(hints.length).toBeLessThanOrEqual(WRITING_TUNING.answered);
        for (const { excerpt, at } of hints) expect(text.normalize('NFC').slice(at).startsWith(excerpt)).toBe(true);
      }),
    );
  });
});
