import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineSvg } from './inlineSvg.ts';

const parts = join(import.meta.dirname, '../../assets/bundles/aquarium/pet/face');
/** Width of the whole face, as a share of the picture. */
const SHARE = 0.42;
/** Units of the drawing below: from cheek to cheek. */
const FACE_WIDTH = 150;

/** The face of the pets as an SVG of the picture's size, set in the middle of what is drawn there. */
export async function composeGuestFace(rgba: Buffer, side: number): Promise<string> {
  const middle = middleOf(rgba, side);
  const part = async (name: string, key: string) => inlineSvg(await readFile(join(parts, `${name}.svg`), 'utf8'), key);
  const drawn: string[] = [];
  for (const sign of [-1, 1]) {
    const key = sign < 0 ? 'left' : 'right';
    drawn.push(`<g transform="translate(${sign * 56} 30)">${await part('cheek', `cheek-${key}`)}</g>`);
    const eye: string[] = [];
    for (const name of ['eye-white', 'eye-pupil', 'eye-shine']) eye.push(await part(name, `${name}-${key}`));
    drawn.push(`<g transform="translate(${sign * 36} 0)">${eye.join('')}</g>`);
  }
  drawn.push(`<g transform="translate(0 44)">${await part('mouth-smile', 'mouth')}</g>`);
  const scale = (side * SHARE) / FACE_WIDTH;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><g transform="translate(${middle.x} ${middle.y - 8 * scale}) scale(${scale})">${drawn.join('')}</g></svg>`;
}

/** Centre of what is opaque. */
function middleOf(rgba: Buffer, side: number): { x: number; y: number } {
  let [sum, x, y] = [0, 0, 0];
  for (let at = 0; at < side * side; at += 1) {
    const alpha = rgba[at * 4 + 3] ?? 0;
    sum += alpha;
    x += alpha * (at % side);
    y += alpha * Math.floor(at / side);
  }
  return sum === 0 ? { x: side / 2, y: side / 2 } : { x: x / sum, y: y / sum };
}
