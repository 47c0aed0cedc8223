import { expect, it } from 'vitest';
import { joinSentences } from './joinSentences.ts';

it('ends each sentence once and leaves out what is empty', () => {
  expect(joinSentences(['바다 빵', '갓 구운 빵이에요. 든든해요.', '', '포만감 62에서 97'])).toBe(
    '바다 빵. 갓 구운 빵이에요. 든든해요. 포만감 62에서 97',
  );
  expect(joinSentences(['모자', '멋져요!', '머리에 해요'])).toBe('모자. 멋져요! 머리에 해요');
});
