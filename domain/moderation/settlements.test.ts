import { describe, expect, it } from 'vitest';
import { type Settlement, settledSubjects, settlements, settlementWords } from './settlements.ts';

describe('settlements', () => {
  it.each(settledSubjects)('of %s are shown to the pupil in words of their own', (subject) => {
    const words = Object.keys(settlements[subject]).map((decision) =>
      settlementWords({ subject, decision } as Settlement),
    );
    expect(new Set(words).size).toBe(2);
    for (const shown of words) expect(shown).toMatch(/[요다][.!]$/u);
  });
});
