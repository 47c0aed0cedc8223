import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { n } from './numbers.ts';

const root = join(import.meta.dirname, '../..');
const fonts = join(root, 'node_modules/@fontsource/jua');
const kept = join(root, 'node_modules/.cache/pictures');

/** Words on a plate, set in Jua and laid in as a picture: an image has no fonts of the page. */
export async function drawLabel(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  halo = false,
): Promise<string> {
  const file = await fontOf(text);
  const png = await sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      font: 'Jua',
      fontfile: file,
      rgba: true,
      dpi: Math.round(size * 3),
    },
  })
    .png()
    .toBuffer();
  const { width, height } = await sharp(png).metadata();
  const scale = (size * 0.92) / Math.max(height, 1);
  const [w, h] = [width * scale, height * scale];
  const back = halo
    ? `<rect x="${n(x - w / 2 - 12)}" y="${n(y - h / 2 - 8)}" width="${n(w + 24)}" height="${n(h + 16)}" rx="${n(h / 2 + 8)}" fill="#fffdf6" opacity=".9"/>`
    : '';
  return `${back}<image x="${n(x - w / 2)}" y="${n(y - h / 2)}" width="${n(w)}" height="${n(h)}" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

/** Jua with the letters of a text, as the renderer reads it. */
async function fontOf(text: string): Promise<string> {
  const key = [...new Set(text)]
    .sort()
    .map((letter) => letter.codePointAt(0)?.toString(16))
    .join('-');
  const file = join(kept, `jua-${key.slice(0, 120)}.ttf`);
  if (existsSync(file)) return file;
  mkdirSync(kept, { recursive: true });
  writeFileSync(file, await subsetFont(await wholeFont(), text, { targetFormat: 'truetype' }));
  return file;
}

async function wholeFont(): Promise<Buffer> {
  const file = readdirSync(join(fonts, 'files')).find((name) => name === 'jua-korean-400-normal.woff2');
  if (!file) throw new Error('@fontsource/jua has no Korean file');
  return readFileSync(join(fonts, 'files', file));
}
