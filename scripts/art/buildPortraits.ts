import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { petMoods, petSpecies, petStages } from '../../domain/aquarium/petSpecies.ts';
import type { PetLook } from '../../game/scenes/aquarium/pet/PetLook.ts';
import { composePet } from './composePet.ts';
import { drawSvg, type ViewBox, visibleBounds } from './rasterise.ts';

const PIXELS = 256;
/** Square in rig units that holds any pet with raised limbs. */
const CANVAS = 400;
const MARGIN = 0.03;

/** Still pictures of every look, all moods of one body cut to the same square so that the face stays in place. */
export async function buildPortraits(sourceFolder: string, target: string): Promise<number> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const bodies: { name: (look: PetLook) => string; looks: PetLook[] }[] = [
    { name: () => 'egg', looks: [{ species: 'octopus', stage: 'egg', mood: 'calm' }] },
  ];
  for (const species of petSpecies) {
    for (const stage of petStages) {
      if (stage === 'egg') continue;
      bodies.push({
        name: (look) => `${species}-${stage}-${look.mood}`,
        looks: petMoods.map((mood) => ({ species, stage, mood })),
      });
    }
  }
  let count = 0;
  for (const { name, looks } of bodies) {
    const whole: ViewBox = { x: -CANVAS / 2, y: -CANVAS / 2, width: CANVAS, height: CANVAS };
    const boxes = [];
    for (const look of looks) {
      boxes.push(
        visibleBounds(
          await drawSvg(await composePet(look, sourceFolder, whole, ['glow']), CANVAS, CANVAS),
          CANVAS,
          CANVAS,
        ),
      );
    }
    const square = squareAround(boxes);
    for (const look of looks) {
      const rgba = await drawSvg(await composePet(look, sourceFolder, square, ['glow']), PIXELS, PIXELS);
      const webp = await sharp(rgba, { raw: { width: PIXELS, height: PIXELS, channels: 4 } })
        .webp({ quality: 84, alphaQuality: 90, smartSubsample: true, effort: 6 })
        .toBuffer();
      await writeFile(join(target, `${name(look)}.webp`), webp);
      count += 1;
    }
  }
  return count;
}

/** One square around all boxes (pixels of the canvas), with a margin, in rig units. */
function squareAround(boxes: readonly { left: number; top: number; right: number; bottom: number }[]): ViewBox {
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const side = Math.max(right - left, bottom - top) * (1 + 2 * MARGIN);
  return {
    x: (left + right - side) / 2 - CANVAS / 2,
    y: (top + bottom - side) / 2 - CANVAS / 2,
    width: side,
    height: side,
  };
}
