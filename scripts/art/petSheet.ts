import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { petMoods, petSpecies, petStages } from '../../domain/aquarium/petSpecies.ts';
import type { PetLook, Worn } from '../../game/scenes/aquarium/pet/PetLook.ts';
import { composePet } from './composePet.ts';
import { drawSvg } from './rasterise.ts';

/**
 * Every species at every stage and mood on one sheet, to be looked at:
 * `node scripts/art/petSheet.ts <file.png> [pixels of a cell] [species,…] [stage,…] [mood,…] [item/art,…]`.
 * Pictures after the moods are worn, in the order head, face, neck; `-` leaves a slot bare.
 */
const [file = 'pets.png', cell = '96', species = '', stages = '', moods = '', outfit = ''] = process.argv.slice(2);
const side = Number(cell);
const sourceFolder = join(dirname(fileURLToPath(import.meta.url)), '../../assets/bundles/aquarium');
const only = <T extends string>(all: readonly T[], list: string) =>
  list ? all.filter((one) => list.split(',').includes(one)) : all;
const [head, face, neck] = outfit.split(',').map((art) => (art && art !== '-' ? art : null));
const worn: Worn = { head: head ?? null, face: face ?? null, neck: neck ?? null };
const VIEW = { x: -165, y: -165, width: 330, height: 330 };

const rows: PetLook[][] = only(petSpecies, species).flatMap((kind) =>
  only(petStages, stages).map((stage) => only(petMoods, moods).map((mood) => ({ species: kind, stage, mood, worn }))),
);
const cells = await Promise.all(
  rows.flatMap((row, y) =>
    row.map(async (look, x) => {
      const pixels = await drawSvg(await composePet(look, sourceFolder, VIEW), side, side);
      const input = await sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
        .png()
        .toBuffer();
      return { input, left: x * side, top: y * side };
    }),
  ),
);
const width = side * Math.max(...rows.map((row) => row.length));
await sharp({ create: { width, height: side * rows.length, channels: 3, background: '#7fcdd0' } })
  .composite(cells)
  .png()
  .toFile(file);
console.info(`${file}: ${cells.length} looks`);
