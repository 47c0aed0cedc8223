import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reportNeeds } from './reportNeeds.ts';
import { reportTextGates } from './writingGates.ts';

it('names what is missing in a few words, and never more than the text lacks', () => {
  expect(reportNeeds('짧은 글', 100, ['TOO_SHORT', 'FEW_SENTENCES', 'FEW_TERMS'])).toMatchObject({
    needs: ['97자 더', '문장 3개 더', '책 낱말 2개'],
  });
  expect(reportNeeds('', 300, []).share).toBe(0);
});

it('trusts the text for what is seen in it, and the server for the rest', () => {
  const text = '토끼는 꾀를 냈어요. 자라는 깜짝 놀랐어요. 용왕은 화가 몹시 났어요.';
  expect(reportNeeds(text, 10, ['TOO_SHORT', 'FEW_SENTENCES'])).toEqual({ needs: [], share: 1 });
  expect(reportNeeds(text, 10, ['COPIED']).needs).toEqual(['내 말로 쓰기']);
});

it('is full exactly when nothing is missing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'가나다라 .!'), maxLength: 120 }), fc.boolean(), (text, terms) => {
      const { needs, share } = reportNeeds(text, 40, terms ? ['FEW_TERMS'] : []);
      expect(needs.length).toBe(reportTextGates(text, 40).length + (terms ? 1 : 0));
      expect(share === 1).toBe(needs.length === 0);
      expect(share).toBeGreaterThanOrEqual(0);
    }),
  );
});
