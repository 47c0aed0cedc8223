import { expect, it } from 'vitest';
import { firstSentence } from './firstSentence.ts';

it('is the first piece that is long enough, with its mark', () => {
  expect(firstSentence('와! 나는 토끼가 좋았다. 그리고')).toBe('나는 토끼가 좋았다.');
  expect(firstSentence('  끝에 점이 없는 글\n다음 줄')).toBe('끝에 점이 없는 글');
  expect(firstSentence('응. 네.')).toBeNull();
  expect(firstSentence('')).toBeNull();
});

it('is cut where it is long', () => {
  const cut = firstSentence('가'.repeat(200)) ?? '';
  expect([...cut]).toHaveLength(80);
  expect(cut.endsWith('…')).toBe(true);
});
