import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/createRandom.ts';
import { shiftDayKey } from '../time/seoulDay.ts';
import type { CatchWord, WordReview } from './CatchWord.ts';
import { gapSentence } from './gapSentence.ts';
import { judgeCatch } from './judgeCatch.ts';
import { makeBubbles } from './makeBubbles.ts';
import { pickWords, type WordSources } from './pickWords.ts';
import { reviewAfter } from './reviewAfter.ts';
import { wordClue, wordForm } from './wordClue.ts';
import { wordMissionState } from './wordMissionState.ts';
import { wordsInText } from './wordsInText.ts';

const DAY = '2026-05-06';
const word = (text: string, bookNo: number | null = 1): CatchWord => ({
  word: text,
  meaning: `${text}의 뜻이에요`,
  sentence: null,
  bookNo,
});
const words = (text: string, bookNo: number | null = 1) => text.split(' ').map((one) => word(one, bookNo));
const none: WordSources = { missed: [], basket: [], books: [], levels: [], reviews: [], barred: new Set() };
const review = (text: string, dueDay: string, missed = false): WordReview => ({
  ...word(text),
  stage: 1,
  dueDay,
  missed,
});
const picked = (sources: Partial<WordSources>, day = DAY) =>
  pickWords({ ...none, ...sources }, day, createRandom(1)).map((one) => one.word);

describe('pickWords', () => {
  it('takes wrong words first, then those that are due, own books, and the level last', () => {
    const levels = [words('배려 양보 용기', null)];
    expect(picked({ levels })).toHaveLength(3);
    expect(picked({ levels, books: words('고래') })[0]).toBe('고래');
    expect(picked({ levels, books: words('고래'), reviews: [review('등대', DAY)] }).slice(0, 2)).toEqual([
      '등대',
      '고래',
    ]);
    expect(
      picked({
        levels,
        missed: words('파도'),
        reviews: [review('등대', DAY), review('산호', DAY, true)],
      }),
    ).toEqual(['산호', '파도', '등대']);
  });

  it('takes new words of the basket before other words of own books, the one put in first first', () => {
    const books = words('고래 문어 조개 소라');
    expect(picked({ books, basket: words('파도 등대 산호 거북') })).toEqual(['파도', '등대', '산호']);
    expect(picked({ books, basket: words('파도'), reviews: [review('등대', DAY)] }).slice(0, 2)).toEqual([
      '등대',
      '파도',
    ]);
    expect(picked({ books, basket: words('파도'), missed: words('산호') }).slice(0, 2)).toEqual(['산호', '파도']);
  });

  it('never brings a word before its day, as long as there is another', () => {
    const reviews = [review('등대', shiftDayKey(DAY, 1))];
    expect(picked({ books: words('등대 고래 산호 파도'), reviews })).not.toContain('등대');
    expect(picked({ books: words('등대'), reviews })).toEqual(['등대']);
  });

  it('never brings a barred word, wherever it comes from', () => {
    const sources = {
      missed: words('파도 거북'),
      basket: words('고래 소라'),
      books: words('고래 문어'),
      levels: [words('배려 양보', null)],
      reviews: [review('등대', DAY), review('산호', DAY, true)],
    };
    const barred = new Set(['파도', '고래', '배려', '등대', '산호']);
    expect(picked({ ...sources, barred })).toEqual(['거북', '소라', '문어']);
  });

  it('brings a wrong word back after 1, 3, 7 and 21 days, through whole months of days', () => {
    // 200 other words, more than 60 days can use.
    const other = (index: number) => `${String.fromCodePoint(0xac00 + 28 * index)}말`;
    const levels = [Array.from({ length: 200 }, (_, index) => word(other(index), null))];
    let reviews: WordReview[] = [];
    const seen: string[] = [];
    for (let offset = 0; offset < 60; offset += 1) {
      const day = shiftDayKey(DAY, offset);
      for (const one of pickWords({ ...none, missed: words('등대'), levels, reviews }, day, createRandom(offset))) {
        if (one.word === '등대') seen.push(day);
        const next = { ...one, ...reviewAfter(one.stage, 0, day) };
        reviews = [...reviews.filter((known) => known.word !== one.word), next];
      }
    }
    expect(seen.slice(0, 5)).toEqual([0, 1, 4, 11, 32].map((days) => shiftDayKey(DAY, days)));
  });

  it('never brings the basket out of turn: no word twice, none barred, none before its day while others are there', () => {
    const text = fc.constantFrom(...'고래 등대 산호 파도 거북 문어 조개 소라'.split(' '));
    const list = fc.array(text, { maxLength: 6 }).map((texts) => texts.map((one) => word(one)));
    const waiting = fc.array(text, { maxLength: 3 });
    fc.assert(
      fc.property(list, list, list, waiting, waiting, (missed, basket, books, barredTexts, laterTexts) => {
        const barred = new Set(barredTexts);
        const reviews = [...new Set(laterTexts)].map((one) => review(one, shiftDayKey(DAY, 3)));
        const result = picked({ missed, basket, books, reviews, barred });
        const later = new Set(laterTexts);
        const free = (of: readonly CatchWord[]) =>
          [...new Set(of.map((one) => one.word))].filter((one) => !barred.has(one) && !later.has(one));
        expect(result.some((one) => barred.has(one))).toBe(false);
        expect(new Set(result).size).toBe(result.length);
        const wanted = [...new Set([...free(missed), ...free(basket)])].slice(0, 3);
        expect(result.slice(0, wanted.length)).toEqual(wanted);
        if (free([...missed, ...basket, ...books]).length >= 3) {
          expect(result.some((one) => later.has(one))).toBe(false);
        }
      }),
    );
  });

  it('gives three different words whenever there are three, the same to everybody who asks', () => {
    const text = fc.constantFrom(...'고래 등대 산호 파도 거북 문어 조개 소라'.split(' '));
    const list = fc.array(text, { maxLength: 8 }).map((texts) => texts.map((one) => word(one)));
    const due = fc.integer({ min: -5, max: 30 });
    fc.assert(
      fc.property(list, list, list, fc.array(fc.tuple(text, due, fc.boolean())), (missed, basket, level, known) => {
        const reviews = [
          ...new Map(known.map(([one, days, wrong]) => [one, review(one, shiftDayKey(DAY, days), wrong)])).values(),
        ];
        const books = basket.slice(0, 2);
        const sources = { ...none, missed, basket, books, levels: [level], reviews };
        const result = pickWords(sources, DAY, createRandom(3)).map((one) => one.word);
        const there = new Set([...missed, ...basket, ...level, ...reviews].map((one) => one.word));
        expect(new Set(result).size).toBe(result.length);
        expect(result).toHaveLength(Math.min(3, there.size));
        expect(pickWords(sources, DAY, createRandom(3)).map((one) => one.word)).toEqual(result);
      }),
    );
  });
});

describe('spacing', () => {
  it('is 1, 3, 7 and 21 days; a hard word comes back the next day and stays where it was', () => {
    expect([0, 1, 2, 3].map((stage) => reviewAfter(stage, 0, DAY).dueDay)).toEqual(
      [1, 3, 7, 21].map((days) => shiftDayKey(DAY, days)),
    );
    expect(reviewAfter(4, 0, DAY)).toEqual({ stage: 5, dueDay: '9999-12-31' });
    expect(reviewAfter(2, 3, DAY)).toEqual({ stage: 2, dueDay: shiftDayKey(DAY, 1) });
  });
});

describe('bubbles', () => {
  const hangul = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
  const anyWord = fc.array(hangul, { minLength: 2, maxLength: 6 }).map((letters) => letters.join(''));

  it('hold the word and others, and only its order catches it', () => {
    fc.assert(
      fc.property(anyWord, fc.array(anyWord, { maxLength: 10 }), fc.integer(), (text, pool, seed) => {
        const bubbles = makeBubbles(text, pool, createRandom(seed));
        expect(bubbles).toHaveLength(Math.min(12, [...text].length + 6));
        expect(new Set(bubbles.map(({ id }) => id)).size).toBe(bubbles.length);
        expect(bubbles.map(({ syllable }) => syllable).join('')).not.toContain(text);
        const left = [...bubbles];
        const ids = [...text].map((syllable) => {
          const index = left.findIndex((bubble) => bubble.syllable === syllable);
          expect(index).toBeGreaterThanOrEqual(0);
          return left.splice(index, 1)[0]?.id ?? '';
        });
        expect(left.some(({ syllable }) => [...text].includes(syllable))).toBe(false);
        expect(judgeCatch(text, bubbles, ids)).toEqual({
          ok: true,
          rightCount: ids.length,
          wrong: false,
          solved: true,
        });
        expect(judgeCatch(text, bubbles, ids.slice(0, 1))).toMatchObject({ rightCount: 1, solved: false });
        expect(judgeCatch(text, bubbles, [...ids.slice(0, 1), left[0]?.id ?? ''])).toMatchObject({
          rightCount: 1,
          wrong: true,
          solved: false,
        });
      }),
    );
  });

  it('are not taken twice, nor from elsewhere', () => {
    const bubbles = makeBubbles('나나', [], createRandom(1));
    const [one, two] = bubbles.filter(({ syllable }) => syllable === '나').map(({ id }) => id);
    expect(judgeCatch('나나', bubbles, [two ?? '', one ?? ''])).toMatchObject({ solved: true });
    expect(judgeCatch('나나', bubbles, [one ?? '', one ?? ''])).toEqual({ ok: false, reason: 'NO_SUCH_BUBBLE' });
    expect(judgeCatch('나나', bubbles, ['b99'])).toEqual({ ok: false, reason: 'NO_SUCH_BUBBLE' });
  });
});

describe('clues', () => {
  const asked = { word: '등대', meaning: '바닷길을 밝히는 탑', sentence: '밤바다를 비추는 ○○가 보였어요.' };

  it('differ over the three of a day and with each return', () => {
    expect([1, 2, 3].map((slot) => wordForm(slot, 0, true))).toEqual(['CONSONANTS', 'MEANING', 'SENTENCE']);
    expect([0, 1, 2, 3].map((stage) => wordForm(1, stage, true))).toEqual([
      'CONSONANTS',
      'MEANING',
      'SENTENCE',
      'CONSONANTS',
    ]);
    expect(wordForm(3, 0, false)).toBe('MEANING');
  });

  it('tell what the form tells, and one part more with each wrong catch, never the word', () => {
    const nothing = { meaning: null, consonants: null, sentence: null, firstSyllable: null };
    expect(wordClue(asked, 'MEANING', 0)).toEqual({ ...nothing, meaning: asked.meaning });
    expect(wordClue(asked, 'SENTENCE', 0)).toEqual({ ...nothing, sentence: asked.sentence });
    expect(wordClue(asked, 'CONSONANTS', 0)).toEqual({ ...nothing, meaning: asked.meaning, consonants: 'ㄷㄷ' });
    expect(wordClue(asked, 'MEANING', 1)).toMatchObject({ sentence: asked.sentence, consonants: null });
    expect(wordClue({ ...asked, sentence: null }, 'MEANING', 1)).toMatchObject({ consonants: 'ㄷㄷ' });
    expect(wordClue(asked, 'MEANING', 99)).toMatchObject({ consonants: 'ㄷㄷ', firstSyllable: '등' });
    expect(JSON.stringify(wordClue(asked, 'SENTENCE', 99))).not.toContain('등대');
  });

  it('find a sentence that holds the word once, at the start of an 어절', () => {
    const text = ['등대와 등대지기가 있었다. 멀리서 등대가 환하게 빛났다.', '가로등대는 아니었다.'];
    expect(gapSentence(text, '등대')).toBe('멀리서 ○○가 환하게 빛났다.');
    expect(gapSentence(text, '고래')).toBeNull();
    expect(wordsInText(text, words('등대 로등 고래')).map((one) => one.word)).toEqual(['등대']);
  });
});

it('lets a reward wait for ever and an uncaught word until the end of the next day', () => {
  const stand = (dayKey: string, solved = false, taken = false) => wordMissionState({ dayKey, solved, taken }, DAY);
  expect([stand(DAY), stand('2026-05-05'), stand('2026-05-04')]).toEqual(['READY', 'READY', 'OVER']);
  expect([stand('2025-01-01', true), stand(DAY, true, true)]).toEqual(['REWARD_READY', 'TAKEN']);
});
