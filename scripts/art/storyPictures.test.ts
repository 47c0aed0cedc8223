import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { listStoryPictures } from './listStoryPictures.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'public/art/story');
/** Of all guests of the catalogue, their mementos and the finds. */
const LARGEST_TOTAL = 3 * 1024 * 1024;

it('has a picture for each guest, memento and find, and no other: node scripts/art/buildStoryPictures.ts', async () => {
  const wanted = [...(await listStoryPictures(root)).keys()].map((name) => `${name}.webp`);
  expect(readdirSync(folder).sort()).toEqual(wanted.sort());
});

it('stays small', async () => {
  const files = readdirSync(folder);
  const sizes = files.map((name) => statSync(join(folder, name)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(LARGEST_TOTAL);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(16 * 1024);
  const [first = ''] = files;
  expect(await sharp(join(folder, first)).metadata()).toMatchObject({ width: 144, height: 144 });
});
