import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineSvg } from './inlineSvg.ts';

/** Where a drawing wants its face: the middle's height, the eyes' distance and size, mouth and cheeks below the eyes. */
const FACE = /<g data-face="([^"]+)"\/>/;
const CHEEK_BELOW = 30;
/** A beak or muzzle drawn over the face has the mouth itself. */
const LOWEST_MOUTH = 100;

/** An animal of `assets/bundles/personality` with the face of the pets, glad. */
export async function composeAnimal(file: string, petFolder: string): Promise<string> {
  const svg = await readFile(file, 'utf8');
  const words = FACE.exec(svg)?.[1]?.split(' ') ?? [];
  const [y = 0, eyeX = 0, scale = 1, mouthY = 0, cheekX = 0] = words.map(Number);
  const mouth = words[5] ?? 'delighted';
  const part = async (name: string, key: string) =>
    inlineSvg(await readFile(join(petFolder, 'face', `${name}.svg`), 'utf8'), key);
  const parts: string[] = [];
  for (const side of [-1, 1]) {
    const key = side < 0 ? 'left' : 'right';
    parts.push(`<g transform="translate(${side * cheekX} ${CHEEK_BELOW})">${await part('cheek', `cheek-${key}`)}</g>`);
    const eye = [];
    for (const name of ['eye-white', 'eye-pupil', 'eye-sparkle']) eye.push(await part(name, `${name}-${key}`));
    parts.push(`<g transform="translate(${side * eyeX} 0) scale(${scale})">${eye.join('')}</g>`);
  }
  if (mouthY < LOWEST_MOUTH) {
    parts.push(`<g transform="translate(0 ${mouthY}) scale(${scale})">${await part(`mouth-${mouth}`, 'mouth')}</g>`);
  }
  return svg.replace(FACE, () => `<g transform="translate(0 ${y})">${parts.join('')}</g>`);
}
