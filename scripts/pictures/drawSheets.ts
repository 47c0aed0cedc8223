import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  animalNames,
  hairNames,
  hatNames,
  moodNames,
  outfitNames,
  poseNames,
} from '../../domain/book-picture/characterNames.ts';
import { iconNames } from '../../domain/book-picture/iconNames.ts';
import { motifNames } from '../../domain/book-picture/motifNames.ts';
import type { CastMember, PictureScene } from '../../domain/book-picture/PictureScene.ts';
import {
  effectNames,
  frameNames,
  lightNames,
  settingNames,
  weatherNames,
} from '../../domain/book-picture/sceneNames.ts';
import { composeScene } from './composeScene.ts';
import { drawLabel } from './drawLabel.ts';
import { STAGE, WIDTH } from './frame.ts';
import { iconFigures } from './iconFigures.ts';
import { motifs } from './motifs/motif.ts';

// Usage: node scripts/pictures/drawSheets.ts; draws the vocabulary into docs/book-pictures, a sheet for each group.
const target = 'docs/book-pictures';
/** Pixels of a sheet's width, and of a cell that shows the whole band or a part of it. */
const SHEET_WIDTH = 1440;
const ROW = { whole: 150, part: 184 } as const;
const LABEL_HEIGHT = 26;
/** Cells of one picture: WebP ends at 16,383 pixels. */
const LARGEST_SHEET = 400;

interface Cell {
  name: string;
  scene: PictureScene;
  cast?: Record<string, CastMember>;
  /** The part that is shown, in shares of the band of a phone. */
  crop?: { left: number; width: number };
}

const PERSON: CastMember = { outfit: 'hanbok', top: 'yellow', bottom: 'red', skirt: true, hair: 'bun' };
const MIDDLE = { left: 0.28, width: 0.44 };
const alone = (more: object): PictureScene => ({
  shot: 'close',
  setting: 'studio',
  light: 'day',
  figures: [{ cast: '이', x: 0.5, look: 'right', ...more }],
});
const people = (names: readonly string[], member: (name: string) => CastMember): Cell[] =>
  names.map((name) => ({ name, scene: alone({}), cast: { 이: member(name) }, crop: MIDDLE }));

const groups: Record<string, Cell[]> = {
  settings: settingNames.map((name) => ({
    name,
    scene: {
      setting: name,
      light: 'day',
      figures: [
        { cast: '이', x: 0.3, plane: 'near' },
        { cast: '이', x: 0.52, plane: 'middle' },
        { cast: '이', x: 0.72, plane: 'far' },
      ],
    },
  })),
  hours: [
    ...lightNames.map((name) => ({ name, scene: { ...alone({}), setting: 'village', light: name } as PictureScene })),
    ...weatherNames.map((name) => ({ name, scene: { ...alone({}), setting: 'field', weather: name } as PictureScene })),
  ],
  frames: frameNames.map((name) => ({ name, scene: { ...alone({}), setting: 'shore', frame: name } })),
  effects: effectNames.map((kind) => ({
    name: kind,
    scene: { ...alone({ id: '이' }), setting: 'field', light: 'evening', effects: [{ kind, at: '이' }] },
    crop: MIDDLE,
  })),
  poses: poseNames.map((pose) => ({
    name: pose,
    scene: alone({ pose }),
    cast: { 이: { outfit: 'hanbok', top: 'blue', bottom: 'cream', hair: 'topknot' } },
    crop: MIDDLE,
  })),
  moods: moodNames.map((mood) => ({ name: mood, scene: { ...alone({ mood }), shot: 'close' }, crop: MIDDLE })),
  outfits: people(
    outfitNames.filter((name) => name !== 'fur'),
    (outfit) => ({ outfit: outfit as CastMember['outfit'], top: 'blue', bottom: 'cream', hair: 'short' }),
  ),
  heads: [
    ...people(hairNames, (hair) => ({ ...PERSON, hair: hair as CastMember['hair'] })),
    ...people(hatNames, (hat) => ({ ...PERSON, hat: hat as CastMember['hat'] })),
  ],
  animals: people(animalNames, (animal) => ({ animal: animal as CastMember['animal'] })),
  motifs: motifNames.map((motif) => ({
    name: motif,
    scene: {
      setting: 'studio',
      light: 'day',
      figures: [{ motif, x: 0.5, scale: Math.min(1.6, 230 / motifs[motif].height) }],
    },
    crop: { left: 0.2, width: 0.6 },
  })),
  icons: iconNames.map((icon) => ({
    name: icon,
    scene: {
      setting: 'studio',
      light: 'day',
      figures: [{ icon, x: 0.5, look: 'right', scale: 190 / iconFigures[icon].height / 1.2 }],
    },
    crop: MIDDLE,
  })),
};

mkdirSync(target, { recursive: true });
for (const [group, cells] of Object.entries(groups)) {
  for (let from = 0; from < cells.length; from += LARGEST_SHEET) {
    const name = from === 0 ? group : `${group}-${from / LARGEST_SHEET + 1}`;
    writeFileSync(join(target, `${name}.webp`), await sheet(cells.slice(from, from + LARGEST_SHEET)));
  }
}

async function sheet(cells: readonly Cell[]): Promise<Buffer> {
  const share = cells[0]?.crop?.width ?? 1;
  const height = share === 1 ? ROW.whole : ROW.part;
  const width = Math.round((height * WIDTH * share) / (STAGE.bottom - STAGE.top));
  const columns = Math.floor(SHEET_WIDTH / width);
  const high = height + LABEL_HEIGHT;
  const tiles = [];
  for (const [index, cell] of cells.entries()) {
    const at = { left: (index % columns) * width, top: Math.floor(index / columns) * high };
    tiles.push({ input: await tile(cell, width, height), ...at });
    tiles.push({ input: await caption(cell.name, width), left: at.left, top: at.top + height });
  }
  const rows = Math.ceil(cells.length / columns);
  return sharp({ create: { width: columns * width, height: rows * high, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .webp({ quality: 62, effort: 6 })
    .toBuffer();
}

async function tile(
  { scene, cast, crop = { left: 0, width: 1 } }: Cell,
  width: number,
  height: number,
): Promise<Buffer> {
  // The renderer of the sheets reads PNG only: icons come without loss.
  const svg = await composeScene(scene, cast ?? { 이: PERSON }, 7, null);
  const wide = Math.round(WIDTH * crop.width);
  const left = Math.round(WIDTH * crop.left);
  return sharp(Buffer.from(svg), { unlimited: true })
    .extract({ left, top: STAGE.top - 50, width: wide, height: STAGE.bottom - STAGE.top })
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer();
}

async function caption(name: string, width: number): Promise<Buffer> {
  const size = Math.min(18, (width / name.length) * 1.7);
  const label = await drawLabel(name, width / 2, LABEL_HEIGHT / 2, size, '#22303a');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${LABEL_HEIGHT}" width="${width}" height="${LABEL_HEIGHT}">${label}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
