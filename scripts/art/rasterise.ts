import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ArtGroup } from './artGroups.ts';

/** A picture ready for packing: its visible pixels and where they sit in the untrimmed picture (all in pixels). */
export interface RasterFrame {
  readonly name: string;
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly offsetX: number;
  readonly offsetY: number;
  readonly sourceWidth: number;
  readonly sourceHeight: number;
  /** SVG origin as a share of the untrimmed size; may lie outside 0–1. Absent where the group has no pivots. */
  readonly anchor?: { readonly x: number; readonly y: number };
}

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Drawn larger first: filter edges and hairlines of the source are cut at device pixels by the SVG renderer. */
const SUPERSAMPLING = 4;
const LARGEST_DRAWING = 6144;

export function readViewBox(svg: string): ViewBox {
  const numbers = /viewBox="([^"]+)"/
    .exec(svg)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, width, height] = numbers ?? [];
  if (x === undefined || y === undefined || !width || !height) throw new Error('SVG without a usable viewBox');
  return { x, y, width, height };
}

/** Renders `svg` so that its view box fills exactly `width`×`height` pixels; RGBA, not premultiplied. */
export async function drawSvg(svg: string, width: number, height: number): Promise<Buffer> {
  const box = readViewBox(svg);
  const scale = Math.min(width * SUPERSAMPLING, LARGEST_DRAWING) / box.width;
  const sized = svg.replace(/<svg /, `<svg width="${box.width}" height="${box.height}" `);
  return await sharp(Buffer.from(sized), { density: Math.min(72 * scale, 100_000), limitInputPixels: false })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .ensureAlpha()
    .raw()
    .toBuffer();
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Smallest box holding every pixel with some opacity; the whole picture when it is empty. */
export function visibleBounds(rgba: Buffer, width: number, height: number): Bounds {
  let left = width;
  let top = height;
  let right = 0;
  let bottom = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) < 3) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return right > left ? { left, top, right, bottom } : { left: 0, top: 0, right: width, bottom: height };
}

export async function rasterise(file: string, name: string, size: ArtGroup['size']): Promise<RasterFrame> {
  const svg = await readFile(file, 'utf8');
  const box = readViewBox(svg);
  const scale = 'perUnit' in size ? size.perUnit : size.longest / Math.max(box.width, box.height);
  const width = Math.round(box.width * scale);
  const height = Math.round(box.height * scale);
  const rgba = await drawSvg(svg, width, height);
  const bounds = visibleBounds(rgba, width, height);
  const cut = {
    left: bounds.left,
    top: bounds.top,
    width: bounds.right - bounds.left,
    height: bounds.bottom - bounds.top,
  };
  const pixels = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .extract(cut)
    .raw()
    .toBuffer();
  return {
    name,
    pixels,
    width: cut.width,
    height: cut.height,
    offsetX: cut.left,
    offsetY: cut.top,
    sourceWidth: width,
    sourceHeight: height,
    ...('perUnit' in size ? { anchor: { x: -box.x / box.width, y: -box.y / box.height } } : {}),
  };
}
