import { expect, test } from 'vitest';
import { readBookBank } from './readBookBank.ts';

test('every book that ships keeps every rule', async () => {
  const { folders, packs, problems } = await readBookBank('content/books');
  expect(problems.filter((problem) => problem.level === 'error')).toEqual([]);
  expect(folders).toBeGreaterThan(0);
  expect(packs).toHaveLength(folders);
});
