import { expect, it } from 'vitest';
import { readPage } from './readPage.ts';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=10000', 10_000],
  ['page=20000', 1],
  ['page=Infinity', 1],
  ['page=1e400', 1],
  ['page=2.5', 1],
  ['page=-2', 1],
  ['page=moon', 1],
])('the address ?%s asks for page %i', (search, page) => expect(readPage(new URLSearchParams(search))).toBe(page));
