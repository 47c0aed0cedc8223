import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { siteNames } from '../../contract/site.ts';
import { siteManifest } from './siteManifest.ts';

const publicFolder = join(import.meta.dirname, '../../public');

interface Picture {
  src: string;
  sizes: string;
}
interface Manifest {
  name: string;
  icons: (Picture & { purpose: string })[];
  screenshots: (Picture & { form_factor: string })[];
}
const manifestOf = (site: (typeof siteNames)[number]) =>
  JSON.parse(readFileSync(join(publicFolder, 'manifests', `${site}.webmanifest`), 'utf8')) as Manifest;

it.each(siteNames)('the committed manifest of %s is what is written now', (site) => {
  expect(manifestOf(site)).toEqual(siteManifest(site));
});

it.each(siteNames)('the pictures of %s are there, as large as they say', async (site) => {
  const { icons, screenshots } = manifestOf(site);
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'monochrome']);
  expect(new Set(screenshots.map((shot) => shot.form_factor))).toEqual(new Set(['wide', 'narrow']));
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const file = join(publicFolder, src);
    expect(existsSync(file), src).toBe(true);
    const { width, height } = await sharp(file).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

it('tells the sites apart by name and icon', () => {
  const manifests = siteNames.map(manifestOf);
  expect(new Set(manifests.map(({ name }) => name)).size).toBe(siteNames.length);
  const icons = manifests.map(({ icons: [first] }) =>
    readFileSync(join(publicFolder, first?.src ?? '')).toString('hex'),
  );
  expect(new Set(icons).size).toBe(siteNames.length);
});
