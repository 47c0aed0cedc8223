import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { petSpecies } from '../../domain/aquarium/petSpecies.ts';
import { typeAnimals } from '../../domain/personality/typeAnimals.ts';
import { composeAnimal } from './composeAnimal.ts';
import { composePet } from './composePet.ts';
import { drawSvg, visibleBounds } from './rasterise.ts';

const PIXELS = 360;
/** Square in drawing units that holds any of them, and how fine it is looked through for their edges. */
const CANVAS = 400;
const MARGIN = 6;

/** One picture of the animal of each book personality; those that are pets look as they do in the aquarium. */
export async function buildTypePictures(source: string, petSource: string, target: string): Promise<number> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const animals = Object.values(typeAnimals);
  for (const animal of animals) {
    const species = petSpecies.find((name) => name === animal);
    const whole = { x: -CANVAS / 2, y: -CANVAS / 2, width: CANVAS, height: CANVAS };
    const svg = species
      ? await composePet({ species, stage: 'young', mood: 'joyful' }, petSource, whole, ['glow', 'accessory'])
      : await composeAnimal(join(source, `${animal}.svg`), join(petSource, 'pet'));
    const box = visibleBounds(await drawSvg(svg, CANVAS, CANVAS), CANVAS, CANVAS);
    const side = Math.max(box.right - box.left, box.bottom - box.top) + 2 * MARGIN;
    const x = (box.left + box.right - side) / 2 - CANVAS / 2;
    const y = (box.top + box.bottom - side) / 2 - CANVAS / 2;
    const cut = svg.replace(/viewBox="[^"]+"/, `viewBox="${x} ${y} ${side} ${side}"`);
    await sharp(await drawSvg(cut, PIXELS, PIXELS), { raw: { width: PIXELS, height: PIXELS, channels: 4 } })
      .webp({ quality: 84, alphaQuality: 90, smartSubsample: true, effort: 6 })
      .toFile(join(target, `${animal}.webp`));
  }
  return animals.length;
}
