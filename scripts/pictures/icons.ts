import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawSvg, visibleBounds } from '../art/rasterise.ts';
import { readHex } from './colours.ts';
import { type LightOfHour, lit } from './light.ts';

const root = join(import.meta.dirname, '../..');
const source = join(root, 'node_modules/@iconify-json/fluent-emoji/icons.json');
/** Icons drawn before, in case many pictures use one. */
const kept = join(root, 'node_modules/.cache/pictures');
/** Pixels of a drawn icon: as large as one is ever seen. */
const SIDE = 512;
/** Pixels of an icon in a picture at most: they have no fine lines. */
const MOST_ROWS = 260;

interface IconLook {
  height: number;
  /** How high it is in the picture. */
  pixels: number;
  hour: LightOfHour;
  far: number;
  /** WebP quality; null draws a PNG, for renderers that read no WebP. */
  quality: number | null;
}

let bodies: Record<string, { body: string }> | null = null;

function bodyOf(name: string): string {
  if (!existsSync(source)) throw new Error('run: npm install --no-save @iconify-json/fluent-emoji@1.2.7');
  bodies ??= (JSON.parse(readFileSync(source, 'utf8')) as { icons: Record<string, { body: string }> }).icons;
  const icon = bodies[name];
  if (icon === undefined) throw new Error(`no icon ${name}`);
  return icon.body;
}

async function pixelsOf(name: string): Promise<Buffer> {
  const file = join(kept, `${name}.png`);
  if (existsSync(file)) return readFileSync(file);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${bodyOf(name)}</svg>`;
  const rgba = await drawSvg(svg, SIDE, SIDE);
  const { left, top, right, bottom } = visibleBounds(rgba, SIDE, SIDE);
  const png = await sharp(rgba, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .extract({ left, top, width: right - left, height: bottom - top })
    .png()
    .toBuffer();
  mkdirSync(kept, { recursive: true });
  writeFileSync(file, png);
  return png;
}

/**
 * An icon of the set in the light of the hour, so high, standing on y = 0 around x = 0.
 */
export async function drawIcon(
  name: string,
  { height, pixels, hour, far, quality }: IconLook,
): Promise<{ drawing: string; width: number }> {
  const png = await pixelsOf(name);
  const meta = await sharp(png).metadata();
  const width = (height * meta.width) / meta.height;
  const black = lit([0, 0, 0], hour, far);
  const columns = [readHex('#ff0000'), readHex('#00ff00'), readHex('#0000ff')].map((rgb) =>
    lit(rgb, hour, far).map((value, at) => (value - (black[at] ?? 0)) / 255),
  );
  const matrix = [0, 1, 2].map((row) => columns.map((column) => column[row] ?? 0)) as [
    [number, number, number],
    [number, number, number],
    [number, number, number],
  ];
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) {
    const rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    for (let row = 0; row < 3; row += 1) {
      const line = matrix[row] ?? [0, 0, 0];
      data[at + row] = Math.max(
        0,
        Math.min(
          255,
          (line[0] ?? 0) * (rgb[0] ?? 0) +
            (line[1] ?? 0) * (rgb[1] ?? 0) +
            (line[2] ?? 0) * (rgb[2] ?? 0) +
            (black[row] ?? 0),
        ),
      );
    }
  }
  const rows = Math.min(info.height, MOST_ROWS, Math.ceil(pixels));
  const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).resize({
    height: rows,
  });
  const out = await (quality === null
    ? picture.png()
    : picture.webp({ quality, alphaQuality: quality, effort: 6, smartSubsample: true })
  ).toBuffer();
  const format = quality === null ? 'png' : 'webp';
  return {
    width,
    drawing: `<image x="${(-width / 2).toFixed(1)}" y="${(-height).toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" href="data:image/${format};base64,${out.toString('base64')}"/>`,
  };
}
