import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { composeGuestFace } from './composeGuestFace.ts';
import { drawLetterBottle } from './drawLetterBottle.ts';
import { listStoryPictures, type StoryPicture } from './listStoryPictures.ts';
import { drawSvg } from './rasterise.ts';

/**
 * Draws the pictures of guests, mementos, finds and feasts into public/art/story, one file each: `node
 * scripts/art/buildStoryPictures.ts`. What is there already stays (`--all` draws everything again); what nothing names
 * any more goes. The icons come from `@iconify-json/fluent-emoji` 1.2.7, which is only needed here:
 * `npm install --no-save @iconify-json/fluent-emoji@1.2.7`.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const target = join(root, 'public/art/story');
const source = join(root, 'node_modules/@iconify-json/fluent-emoji/icons.json');
/** Own drawings: costumes of visitors, and keepsakes that the icon set lacks. */
const feast = join(root, 'assets/bundles/feast');
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

async function svgOf(set: IconSet, name: string): Promise<string> {
  const letter = /^letter-(\d+)$/.exec(name)?.[1];
  if (letter !== undefined) return drawLetterBottle(Number(letter));
  const own = join(feast, 'keepsake', `${name}.svg`);
  if (existsSync(own)) return await readFile(own, 'utf8');
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

/** A picture in its costume, whose drawing shows where the wearer is: `data-base="x y side"` in pixels. */
async function dressed(picture: Sharp, costume: string): Promise<Sharp> {
  const svg = await readFile(join(feast, 'costume', `${costume}.svg`), 'utf8');
  const [x, y, side] = (/data-base="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  if (x === undefined || y === undefined || !side) throw new Error(`no data-base in ${costume}.svg`);
  // In two steps: sharp would resize before the face is set in.
  const whole = await picture.png().toBuffer();
  const wearer = await sharp(whole).resize(side, side, { kernel: 'lanczos3' }).png().toBuffer();
  const worn = await drawSvg(svg, PIXELS, PIXELS);
  const empty = { create: { width: PIXELS, height: PIXELS, channels: 4 as const, background: '#0000' } };
  return sharp(empty).composite([
    { input: wearer, left: x, top: y },
    { input: worn, raw: { width: PIXELS, height: PIXELS, channels: 4 } },
  ]);
}

async function draw(set: IconSet, { icon, hue, face, costume }: StoryPicture): Promise<Buffer> {
  const rgba = await drawSvg(await svgOf(set, icon), PIXELS, PIXELS);
  let picture = sharp(rgba, { raw: { width: PIXELS, height: PIXELS, channels: 4 } });
  if (hue !== 0) picture = sharp(await stained(picture, hue), { raw: { width: PIXELS, height: PIXELS, channels: 4 } });
  if (face) {
    const drawn = await drawSvg(await composeGuestFace(rgba, PIXELS), PIXELS, PIXELS);
    picture = picture.composite([{ input: drawn, raw: { width: PIXELS, height: PIXELS, channels: 4 } }]);
  }
  if (costume !== undefined) picture = await dressed(picture, costume);
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
