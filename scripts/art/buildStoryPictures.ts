import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { drawLetterBottle } from './drawLetterBottle.ts';
import { composeGuestFace } from './composeGuestFace.ts';
import { drawSvg } from './rasterise.ts';
import { listStoryPictures, type StoryPicture } from './listStoryPictures.ts';

/**
 * Draws the pictures of guests, mementos and finds into public/art/story, one file each: `node
 * scripts/art/buildStoryPictures.ts`. What is there already stays (`--all` draws everything again); what nothing names
 * any more goes. The icons come from `@iconify-json/fluent-emoji` 1.2.7, which is only needed here:
 * `npm install --no-save @iconify-json/fluent-emoji@1.2.7`.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const target = join(root, 'public/art/story');
const source = join(root, 'node_modules/@iconify-json/fluent-emoji/icons.json');
const PIXELS = 144;

interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

async function readIcons(): Promise<IconSet> {
  if (!existsSync(source)) throw new Error('run: npm install --no-save @iconify-json/fluent-emoji@1.2.7');
  return JSON.parse(await readFile(source, 'utf8')) as IconSet;
}

function svgOf(set: IconSet, name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`no icon ${name}`);
  const { width = set.width, height = set.height } = icon;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
}

/** Colours turned, and a thin coat of the new colour: a white shell has none that could be turned. */
async function stained(picture: Sharp, hue: number): Promise<Buffer> {
  const turned = (hue + 360) % 360;
  const coat = `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS}" height="${PIXELS}"><rect width="${PIXELS}" height="${PIXELS}" fill="hsl(${turned} 85% 62%)" opacity="0.36"/></svg>`;
  return picture
    .modulate({ hue: turned })
    .composite([{ input: Buffer.from(coat), blend: 'atop' }])
    .raw()
    .toBuffer();
}

async function draw(set: IconSet, { icon, hue, face }: StoryPicture): Promise<Buffer> {
  const letter = /^letter-(\d+)$/.exec(icon)?.[1];
  const svg = letter === undefined ? svgOf(set, icon) : drawLetterBottle(Number(letter));
  const rgba = await drawSvg(svg, PIXELS, PIXELS);
  let picture = sharp(rgba, { raw: { width: PIXELS, height: PIXELS, channels: 4 } });
  if (hue !== 0) picture = sharp(await stained(picture, hue), { raw: { width: PIXELS, height: PIXELS, channels: 4 } });
  if (face) {
    const drawn = await drawSvg(await composeGuestFace(rgba, PIXELS), PIXELS, PIXELS);
    picture = picture.composite([{ input: drawn, raw: { width: PIXELS, height: PIXELS, channels: 4 } }]);
  }
  return picture.webp({ quality: 80, alphaQuality: 85, smartSubsample: true, effort: 6 }).toBuffer();
}

async function main(): Promise<void> {
  const wanted = await listStoryPictures(root);
  await mkdir(target, { recursive: true });
  const names = new Set([...wanted.keys()].map((name) => `${name}.webp`));
  const there = await readdir(target);
  for (const file of there) if (!names.has(file)) await rm(join(target, file));
  const all = process.argv.includes('--all');
  const missing = [...wanted].filter(([name]) => all || !there.includes(`${name}.webp`));
  if (missing.length > 0) {
    const set = await readIcons();
    for (const [name, picture] of missing) await writeFile(join(target, `${name}.webp`), await draw(set, picture));
  }
  console.info(`public/art/story: ${wanted.size} pictures, ${missing.length} drawn`);
}

await main();
