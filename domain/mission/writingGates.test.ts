import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctTrigramRatio, trigramOverlap } from './trigrams.ts';
import { reportMinLength, reportTextGates, thinkGates, writingGates } from './writingGates.ts';
import { writtenLength } from './writtenLength.ts';

const book = {
  terms: ['고래', '거북', '등대', '산호'],
  summary:
    '작은 고래가 마을을 찾아 먼 바다를 헤엄쳐 가는 이야기예요. 길에서 만난 거북과 친구가 되고, 등대 불빛을 따라 집으로 돌아와요.',
};

const good = `이 책에서 고래가 등대를 처음 본 장면이 가장 기억에 남는다. 나도 처음 학교에 갔을 때 무서웠지만 짝이 손을 잡아 주어서 괜찮았다.
거북이 천천히 말해 준 것처럼 나도 동생에게 천천히 말해 주고 싶다. 다음에는 내가 먼저 웃으며 인사해야겠다고 마음먹었다.`;

const codes = (text: string, band: 'EARLY' | 'MIDDLE' | 'LATE' = 'EARLY') =>
  writingGates(text, band, book).map(({ code }) => code);

describe('writingGates', () => {
  it('lets an honest report of the right length through', () => {
    expect(codes(good)).toEqual([]);
    expect(writtenLength(good)).toBeLessThan(300);
    expect(codes(good, 'MIDDLE')).toEqual(['TOO_SHORT']);
  });

  it('says how much is missing in the words of a student', () => {
    const [reason] = writingGates('고래와 거북. 재미있다. 끝.', 'EARLY', book);
    expect(reason).toEqual({ code: 'TOO_SHORT', message: '지금 13자예요. 87자만 더 쓰면 낼 수 있어요.' });
  });

  it('wants sentences, words of the book, and no padding', () => {
    expect(codes(good.replaceAll(/[.\n]/g, ' '))).toEqual(['FEW_SENTENCES']);
    expect(codes(good.replaceAll('고래', '주인공').replaceAll('등대', '불빛'))).toEqual(['FEW_TERMS']);
    expect(codes('고래와 거북이 좋았다. '.repeat(20))).toEqual(['REPEATING']);
  });

  it('finds without the book what the text alone tells', () => {
    const own = (text: string) => reportTextGates(text, reportMinLength('EARLY')).map(({ code }) => code);
    expect(own(good.replaceAll('고래', '주인공').replaceAll('등대', '불빛'))).toEqual([]);
    expect(own('고래와 거북이 좋았다. '.repeat(20))).toEqual(['REPEATING']);
    expect(own('')).toEqual(['TOO_SHORT', 'FEW_SENTENCES']);
  });

  it('knows the summary of the book when it comes back', () => {
    expect(codes(`${book.summary} ${book.summary}`)).toContain('COPIED');
    expect(codes(`${book.summary}\n${good}`)).not.toContain('COPIED');
  });

  it('knows the text of the book when most of a report is copied from it, and lets a quotation stand', () => {
    const page =
      '고래는 깊은 물속에서 오래된 노래를 불렀습니다. 노래는 파도를 타고 먼 섬까지 흘러갔습니다. 섬에 사는 아이가 귀를 기울였습니다.';
    const own = { ...book, text: page };
    const gatesOf = (text: string) => writingGates(text, 'EARLY', own).map(({ code }) => code);
    expect(gatesOf(`${page} 고래와 거북 이야기가 재미있었다. 등대도 좋았다. 다음에 또 읽고 싶다.`)).toContain('COPIED');
    expect(gatesOf(`“노래는 파도를 타고 먼 섬까지 흘러갔습니다.”라는 문장이 마음에 남는다. ${good}`)).toEqual([]);
  });

  it('never counts blanks or half-composed letters as length', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 200 }), (text, blanks) => {
        expect(writtenLength(text + ' \n'.repeat(blanks))).toBe(writtenLength(text));
        expect(writtenLength(text.normalize('NFD'))).toBe(writtenLength(text.normalize('NFC')));
      }),
    );
  });
});

it('counts nothing that cannot be seen', () => {
  expect(writtenLength(`${'\u200b'.repeat(300)}바다\u3164\ufeff`)).toBe(2);
});

describe('thinkGates', () => {
  it('takes 20 to 500 characters', () => {
    const letters = Array.from({ length: 501 }, (_, at) => String.fromCodePoint(0xac00 + at)).join('');
    const lengths = [0, 19, 20, 500, 501];
    expect(lengths.map((length) => thinkGates(letters.slice(0, length))[0]?.code)).toEqual([
      'TOO_SHORT',
      'TOO_SHORT',
      undefined,
      undefined,
      'TOO_LONG',
    ]);
  });

  it('takes no filling', () => {
    expect(thinkGates('하하하하하하하하하하하하하하하하하하하하하하').map(({ code }) => code)).toEqual(['REPEATING']);
    expect(thinkGates('나라면 먼저 거북에게 길을 물어보고 함께 천천히 헤엄쳤을 거예요.')).toEqual([]);
  });
});

describe('trigrams', () => {
  it('measure shares between 0 and 1', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        for (const share of [distinctTrigramRatio(one), trigramOverlap(one, other)]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
      }),
    );
    expect(trigramOverlap(book.summary, book.summary)).toBe(1);
    expect(distinctTrigramRatio('가나다가나다가나다')).toBeCloseTo(3 / 7);
  });
});
