// @vitest-environment node
import { expect, it } from 'vitest';
import { deviceBooksWords } from './deviceBooksWords.ts';

it('names two books and counts the others, with the particles that fit', () => {
  expect(deviceBooksWords([])).toBeNull();
  expect(deviceBooksWords(['토끼전'])).toBe('이 기기에서 『토끼전』을 읽을 수 있어요');
  expect(deviceBooksWords(['토끼전', '갈매기'])).toBe('이 기기에서 『토끼전』, 『갈매기』를 읽을 수 있어요');
  const four = ['토끼전', '갈매기', '심청전', '안중근'];
  expect(deviceBooksWords(four)).toBe('이 기기에서 『토끼전』, 『갈매기』와 다른 책 두 권을 읽을 수 있어요');
});
