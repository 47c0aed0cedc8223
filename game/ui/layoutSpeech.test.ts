import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layoutSpeech } from './layoutSpeech.ts';

const sides = ['right', 'left', 'above'] as const;

it('is as wide as its longest line', () => {
  const { box } = layoutSpeech({ text: '안녕', maxWidth: 400, size: 20, side: 'right' });
  expect(box.width).toBeLessThan(100);
  expect(box.height).toBeCloseTo(20 * 1.4 + 26);
});

it('breaks between words and never grows wider than it may', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[가-힣]{1,5}$/), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 190, max: 600 }),
      fc.constantFrom(...sides),
      (words, maxWidth, side) => {
        const { box, lineHeight } = layoutSpeech({ text: words.join(' '), maxWidth, size: 22, side });
        expect(box.width).toBeLessThanOrEqual(maxWidth);
        const lines = Math.round((box.height - 22 * 1.3) / lineHeight);
        expect(lines).toBeGreaterThanOrEqual(1);
        expect(lines).toBeLessThanOrEqual(words.length);
      },
    ),
  );
});

it('lies beside or above the tip of its tail', () => {
  const at = (side: (typeof sides)[number]) => layoutSpeech({ text: '안녕', maxWidth: 300, size: 20, side }).box;
  expect(at('right').x).toBeGreaterThan(0);
  expect(at('left').x + at('left').width).toBeLessThan(0);
  for (const side of sides) expect(at(side).y + at(side).height).toBeLessThan(0);
});
