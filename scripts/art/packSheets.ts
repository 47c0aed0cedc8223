import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ArtGroup } from './artGroups.ts';
import type { RasterFrame } from './rasterise.ts';

// The package's main file is a UMD script declared as a module, which Node cannot import; its .mjs has no types.
const builtFile: string = 'maxrects-packer/dist/maxrects-packer.mjs';
const { MaxRectsPacker } = (await import(builtFile)) as typeof import('maxrects-packer');

const MAX_SIDE = 2048;
/** Pixels between pictures: enough that two mipmap levels do not mix neighbours. */
const PADDING = 4;

/** Packs the frames into `<group>-<n>.webp|png` with a Pixi sheet beside each; returns the sheets' file names. */
export async function packSheets(group: ArtGroup, frames: readonly RasterFrame[], folder: string): Promise<string[]> {
  const packer = new MaxRectsPacker(MAX_SIDE, MAX_SIDE, PADDING, { smart: true, pot: false, square: false, border: 2 });
  const inOrder = [...frames].sort((a, b) => b.height - a.height || b.width - a.width || (a.name < b.name ? -1 : 1));
  for (const frame of inOrder) packer.add(frame.width, frame.height, frame);
  const sheets: string[] = [];
  for (const [index, bin] of packer.bins.entries()) {
    const base = `${group.name}-${index}`;
    const placed = bin.rects
      .map((rect) => ({ x: rect.x, y: rect.y, frame: rect.data as RasterFrame }))
      .sort((a, b) => (a.frame.name < b.frame.name ? -1 : 1));
    const image = await writeImage(join(folder, base), bin.width, bin.height, placed, group.quality);
    const sheet = {
      frames: Object.fromEntries(placed.map((entry) => [entry.frame.name, frameEntry(entry)])),
      meta: {
        image: `${base}.${image}`,
        format: 'RGBA8888',
        size: { w: bin.width, h: bin.height },
        scale: 'perUnit' in group.size ? String(group.size.perUnit) : '1',
      },
    };
    await writeFile(join(folder, `${base}.json`), `${JSON.stringify(sheet)}\n`);
    sheets.push(`${base}.json`);
  }
  return sheets;
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly frame: RasterFrame;
}

function frameEntry({ x, y, frame }: Placed) {
  return {
    frame: { x, y, w: frame.width, h: frame.height },
    rotated: false,
    trimmed: frame.width !== frame.sourceWidth || frame.height !== frame.sourceHeight,
    spriteSourceSize: { x: frame.offsetX, y: frame.offsetY, w: frame.width, h: frame.height },
    sourceSize: { w: frame.sourceWidth, h: frame.sourceHeight },
    ...(frame.anchor ? { anchor: frame.anchor } : {}),
  };
}

async function writeImage(path: string, width: number, height: number, placed: readonly Placed[], quality: number) {
  const canvas = sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  }).composite(
    placed.map(({ x, y, frame }) => ({
      input: frame.pixels,
      raw: { width: frame.width, height: frame.height, channels: 4 as const },
      left: x,
      top: y,
    })),
  );
  const pixels = await canvas.raw().toBuffer();
  const sheet = () => sharp(pixels, { raw: { width, height, channels: 4 } });
  const webp = await sheet().webp({ quality, alphaQuality: 100, smartSubsample: true, effort: 6 }).toBuffer();
  const png = await sheet().png({ compressionLevel: 9 }).toBuffer();
  const smaller = webp.length < png.length ? 'webp' : 'png';
  await writeFile(`${path}.${smaller}`, smaller === 'webp' ? webp : png);
  return smaller;
}
