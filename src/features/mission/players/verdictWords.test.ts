import fc from 'fast-check';
import { expect, it } from 'vitest';
import { verdictWords } from './verdictWords.ts';

it('says nothing of right or wrong before the verdict, and when it comes later without a network', () => {
  const words = (offline: boolean) => verdictWords({ standing: 'waiting', run: 0, offline });
  expect(words(false)).toBe('맞았는지 보고 있어요.');
  expect(words(true)).toContain('연결되면 맞았는지 알려 줄게요');
  expect(verdictWords({ standing: 'open', run: 0, offline: true })).toBe('');
});

it('praises every run of right answers, and a longer one by its number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.boolean(), (run, offline) => {
      const words = verdictWords({ standing: 'right', run, offline });
      expect(words).toMatch(/!$/);
      if (run >= 3) expect(words).toContain(`${run}개`);
    }),
  );
});
