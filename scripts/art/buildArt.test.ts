import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { artBundles, artGroups } from './artGroups.ts';

const LARGEST_SIDE = 2048;
const LARGEST_TOTAL = 2.5 * 1024 * 1024;
const publicFolder = join(import.meta.dirname, '../../public');
const art = join(publicFolder, 'art');
const sources = join(import.meta.dirname, '../../assets/bundles/aquarium');

interface Sheet {
  frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }>;
  meta: { image: string; size: { w: number; h: number } };
}

const sheets = readdirSync(art)
  .filter((name) => name.endsWith('.json') && name !== 'manifest.json')
  .map((name) => ({ name, sheet: JSON.parse(readFileSync(join(art, name), 'utf8')) as Sheet }));

function svgNames(folder: string): string[] {
  return readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.slice(0, -4));
}

describe('public/art', () => {
  it('has one frame for every source picture', () => {
    const folders = new Map(artGroups.map((group) => [group.folder, group.prefix]));
    const wanted = [...folders].flatMap(([folder, prefix]) => svgNames(folder).map((name) => prefix + name));
    expect(sheets.flatMap(({ sheet }) => Object.keys(sheet.frames)).sort()).toEqual(wanted.sort());
  });

  it.each(sheets)('$name fits its picture and overlaps nothing', async ({ sheet }) => {
    const { width, height } = await sharp(join(art, sheet.meta.image)).metadata();
    expect([width, height]).toEqual([sheet.meta.size.w, sheet.meta.size.h]);
    expect(Math.max(width, height)).toBeLessThanOrEqual(LARGEST_SIDE);
    const boxes = Object.values(sheet.frames).map((entry) => entry.frame);
    for (const [i, a] of boxes.entries()) {
      expect(a.x + a.w).toBeLessThanOrEqual(width);
      expect(a.y + a.h).toBeLessThanOrEqual(height);
      const clash = boxes.some(
        (b, j) => j > i && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h,
      );
      expect(clash).toBe(false);
    }
  });

  it('lists in the manifest exactly the sheets of each bundle', () => {
    const { bundles } = JSON.parse(readFileSync(join(art, 'manifest.json'), 'utf8')) as {
      bundles: Record<string, string[]>;
    };
    expect(Object.keys(bundles)).toEqual(Object.keys(artBundles));
    for (const file of Object.values(bundles).flat()) expect(existsSync(join(publicFolder, file))).toBe(true);
    expect(new Set(Object.values(bundles).flat()).size).toBe(sheets.length);
  });

  it('stays small', () => {
    const drawn = readdirSync(art, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('story'));
    const total = drawn.reduce((sum, name) => {
      const { size } = statSync(join(art, name));
      return sum + size;
    }, 0);
    expect(total).toBeLessThanOrEqual(LARGEST_TOTAL);
  });
});
