import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrapWords } from './wrapWords.ts';

it('loses no word, and no line with more than one word is too long', () => {
  const words = fc.array(fc.stringMatching(/^[가-힣]{1,8}$/), { maxLength: 30 });
  fc.assert(
    fc.property(words, fc.integer({ min: 4, max: 30 }), (parts, most) => {
      const lines = wrapWords(parts.join(' '), (line) => line.length <= most);
      expect(lines.join(' ')).toBe(parts.join(' '));
      for (const line of lines) if (line.includes(' ')) expect(line.length).toBeLessThanOrEqual(most);
    }),
  );
});
