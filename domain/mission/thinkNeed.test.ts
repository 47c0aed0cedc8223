import { expect, it } from 'vitest';
import { thinkNeed } from './thinkNeed.ts';

it('names what an answer needs, and nothing once it may go', () => {
  expect(thinkNeed('')).toBe('20자 더');
  expect(thinkNeed('용기를 내요.')).toBe('14자 더');
  expect(thinkNeed('하'.repeat(40))).toBe('같은 말 줄이기');
  expect(thinkNeed('가나다라마바사아자차카타파하 '.repeat(40))).toBe('60자 줄이기');
  expect(thinkNeed('나라면 용기를 내어 솔직하게 말했을 거예요. 친구도 알아줄 거예요.')).toBeNull();
});
