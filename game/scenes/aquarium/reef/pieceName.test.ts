import { expect, it } from 'vitest';
import type { ClassReef } from '#contract/reef.ts';
import { grownWords, pieceName, reefHint, reefLine } from './pieceName.ts';

const title = { bookNo: 1042, bookName: '토끼전' };
const reef: ClassReef = { growing: true, bookCount: 1212, pieces: [{ ordinal: 1, title }], newPieces: 0 };

it('names a piece after a book and never after a child', () => {
  expect(pieceName({ ordinal: 1, title })).toBe('『토끼전』 사슴뿔산호');
  expect(pieceName({ ordinal: 2, title: null })).toBe('부채산호');
});

it('says how many books were read together, and what is waited for', () => {
  expect(reefLine(reef)).toBe('함께 읽은 책 1,212권');
  expect(reefLine({ ...reef, bookCount: 0, pieces: [] })).toBe('첫 산호를 기다려요');
  expect(reefLine({ ...reef, growing: false, bookCount: null })).toBe('반 친구 셋이 모이면 함께 자라요');
});

it('blames nobody and sets no day', () => {
  const states: ClassReef[] = [
    reef,
    { ...reef, bookCount: 0, pieces: [] },
    { ...reef, growing: false, bookCount: null },
    { ...reef, growing: false, bookCount: null, pieces: [] },
  ];
  const words = [...states.flatMap((state) => [reefLine(state), reefHint(state)]), grownWords(1), grownWords(3)];
  expect(new Set(states.map(reefHint)).size).toBe(3);
  for (const text of words) expect(text).not.toMatch(/까지 남|일 남|꼴찌|순위|등수|%|왜|안 읽|부족/);
  expect([grownWords(1), grownWords(3)]).toEqual(['산호가 하나 자랐어요!', '산호가 3개 자랐어요!']);
});
