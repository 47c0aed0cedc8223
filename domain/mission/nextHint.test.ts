import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hintPrice, hintSteps, hintText, nextHint, type TakenHint } from './nextHint.ts';
import { MISSION_TUNING } from './tuning.ts';

describe('hintText', () => {
  it('climbs from first consonants to the word', () => {
    expect(hintSteps.map((step) => hintText('해바라기', step))).toEqual(['ㅎㅂㄹㄱ', '해ㅂㄹㄱ', '해바라기']);
  });

  it('shows one character a cell at every step, decomposed input included', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { minLength: 2, maxLength: 6 }), (codes) => {
        const word = String.fromCodePoint(...codes);
        for (const step of hintSteps) {
          expect([...hintText(word.normalize('NFD'), step)]).toHaveLength(codes.length);
          expect(hintText(word, step) === word).toBe(step === 'WORD');
        }
      }),
    );
  });
});

describe('nextHint', () => {
  it('gives each word its own ladder', () => {
    const taken: TakenHint[] = [{ key: '1-across', step: 'CONSONANTS', round: 1 }];
    expect(nextHint(taken, '1-across')).toEqual({ ok: true, step: 'FIRST_SYLLABLE' });
    expect(nextHint(taken, '2-down')).toEqual({ ok: true, step: 'CONSONANTS' });
  });

  it('tells only a few words of a puzzle, however the hints are asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 40 }), (asks) => {
        const taken: TakenHint[] = [];
        for (const key of asks) {
          const offer = nextHint(taken, key);
          if (offer.ok) taken.push({ key, step: offer.step, round: 1 });
        }
        expect(taken.filter(({ step }) => step === 'WORD').length).toBeLessThanOrEqual(MISSION_TUNING.maxShownWords);
        expect(new Set(taken.map(({ key, step }) => `${key} ${step}`)).size).toBe(taken.length);
      }),
    );
  });
});

it('asks a point for each twenty of the weight, and one at least', () => {
  expect([hintPrice(2), hintPrice(20), hintPrice(200)]).toEqual([1, 1, 10]);
});
