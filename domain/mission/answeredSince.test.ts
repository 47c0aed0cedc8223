import { expect, it } from 'vitest';
import { answeredSince } from './answeredSince.ts';

it('names the items whose answer is later than the one that was seen', () => {
  const held = [
    { key: 'seen', value: 'O', seq: 5 },
    { key: 'later', value: 'X', seq: 9 },
    { key: 'never-seen', value: 'X', seq: 1 },
    { key: 'brought-along', value: 'O', seq: 0 },
    { key: 'on-its-way', value: 'X', seq: 2 },
  ];
  expect(answeredSince(held, { seen: 5, later: 8, 'on-its-way': 3 })).toEqual(['later', 'never-seen']);
});
