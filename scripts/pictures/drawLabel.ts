import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { n } from './numbers.ts';

const root = join(import.meta.dirname, '../..');
const fonts = join(root, 'node_modules/@fontsource/jua');
const kept = join(root, 'node_modules/.cache/pictures');

/** Letters on the light paper of a halo, whatever ground is under it. */
export const HALO_INK = '#33291f';

interface LabelLook {
  /** Light paper under it. */
  halo?: boolean;
  /** Where of it `x` is. */
  anchor?: 'start' | 'middle' | 'end';
}

/** Words on a plate, set in Jua and laid in as a picture: an image has no fonts of the page. */
export async function drawLabel(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  { halo = false, anchor = 'middle' }: LabelLook = {},
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
    .png({ palette: true, colours: 24 })
    .toBuffer();
  const { width, height } = await sharp(png).metadata();
  // Digits and Latin letters by themselves are lower than syllables.
  const tall = /[가-힣]/u.test(text) ? 0.92 : /[A-Z0-9]/u.test(text) ? 0.72 : 0.52;
  const scale = (size * tall) / Math.max(height, 1);
  const [w, h] = [width * scale, height * scale];
  const left = x - w * { start: 0, middle: 0.5, end: 1 }[anchor];
  const back = halo
    ? `<rect x="${n(left - 12)}" y="${n(y - h / 2 - 8)}" width="${n(w + 24)}" height="${n(h + 16)}" rx="${n(h / 2 + 8)}" fill="#fffdf6" opacity=".9"/>`
    : '';
  return `${back}<image x="${n(left)}" y="${n(y - h / 2)}" width="${n(w)}" height="${n(h)}" href="data:image/png;base64,${png.toString('base64')}"/>`;
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
