import { expect, test } from 'vitest';
import { writerOf } from './writerOf.ts';

test.each([
  ['일연 『삼국유사』', '일연'],
  ['작자 미상(판소리계)', '작자 미상'],
  ['홍자성(명대)', '홍자성'],
  ['영국 민담 (제이컵스)', '영국 민담'],
  ['혜경궁 홍씨', '혜경궁 홍씨'],
  ['(주)바다', '(주)바다'],
  ['『삼국유사』', '『삼국유사』'],
])('%s was written by %s', (authorName, writer) => expect(writerOf(authorName)).toBe(writer));
