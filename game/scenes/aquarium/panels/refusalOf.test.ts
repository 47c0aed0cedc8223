import { expect, it } from 'vitest';
import { aquariumFixture } from '../session/aquariumFixture.ts';
import { refusalOf, stepWords } from './refusalOf.ts';

const [bread] = aquariumFixture().shop;
if (!bread) throw new Error('the fixture sells nothing');
const purse = { shells: 25, level: 13, owned: 0, rests: false };

it('says why something cannot be bought', () => {
  expect(refusalOf(bread, 2, purse)).toBeNull();
  expect(refusalOf(bread, 3, purse)).toBe('조개가 5개 모자라요');
  expect(refusalOf({ ...bread, minLevel: 20 }, 1, purse)).toBe('레벨 20부터 살 수 있어요');
  expect(refusalOf({ ...bread, kind: 'outfit' }, 1, { ...purse, owned: 1 })).toBe('이미 가지고 있어요');
  expect(refusalOf(bread, 1, { ...purse, rests: true })).toBe('지금은 쉬어요');
});

it('tells who hears it what one more or less changes', () => {
  expect(stepWords(bread, 2, purse)).toBe('2개, 조개 20개');
  expect(stepWords(bread, 3, purse)).toBe('3개, 조개 30개, 조개가 5개 모자라요');
});
