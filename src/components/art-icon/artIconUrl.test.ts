// @vitest-environment node
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type ArtIconName, artIconUrl } from './artIconUrl.ts';

it('finds a picture for every file in images', () => {
  const files = readdirSync(`${import.meta.dirname}/images`);
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) expect(artIconUrl(file.replace('.webp', '') as ArtIconName)).toContain(file);
});
