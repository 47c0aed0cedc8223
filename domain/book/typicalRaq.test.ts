import { expect, it } from 'vitest';
import { grades } from './grades.ts';
import { levelOfRaq } from './readingLevels.ts';
import { typicalRaq } from './typicalRaq.ts';

it('rises with the school year and lies in the levels of that year', () => {
  const years = grades.filter(({ code }) => /^(ELEMENTARY|MIDDLE|HIGH)_\d$/.test(code));
  const raqs = years.map(({ code }) => typicalRaq(code));
  expect(raqs).toEqual([...raqs].sort((one, two) => one - two));
  for (const [index, raq] of raqs.entries()) {
    expect(Number.parseInt(levelOfRaq(raq), 10)).toBe(Math.min(index + 1, 10));
  }
  expect(levelOfRaq(typicalRaq('CHILD'))).toMatch(/^0/);
});
