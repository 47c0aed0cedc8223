import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MoodFace, moodFaces } from '../../game/scenes/aquarium/pet/moodFaces.ts';
import type { PetLook } from '../../game/scenes/aquarium/pet/PetLook.ts';
import { ITEM_SIDE } from '../../game/scenes/aquarium/pet/rigs/outfitFit.ts';
import { BODY, partsOfLook } from '../../game/scenes/aquarium/pet/rigs/partsOfLook.ts';
import type { PartSpec } from '../../game/scenes/aquarium/pet/rigs/RigSpec.ts';
import { inlineSvg } from './inlineSvg.ts';
import type { ViewBox } from './rasterise.ts';

const PUPIL_REACH = 5;

/** The look at rest as one SVG document showing `view` (rig units around the pet's middle), less some parts. */
export async function composePet(
  look: PetLook,
  sourceFolder: string,
  view: ViewBox,
  without: readonly string[] = [],
): Promise<string> {
  const face = look.stage === 'egg' ? moodFaces.calm : moodFaces[look.mood];
  const parts = partsOfLook(look).map((part) => inMood(part, face));
  const files = new Map<string, string>();
  for (const frame of new Set(parts.flatMap((part) => (part.frame ? [part.frame] : [])))) {
    files.set(frame, await readFile(join(sourceFolder, sourceOf(frame)), 'utf8'));
  }
  const draw = (part: PartSpec): string => {
    if (part.visible === false || without.includes(part.name)) return '';
    const children = parts
      .filter((other) => other.parent === part.name)
      .map(draw)
      .join('');
    const picture = part.frame ? inlineSvg(files.get(part.frame) ?? '', part.name, sizeOf(part.frame)) : '';
    const turn = ((part.rotation ?? 0) * 180) / Math.PI;
    const place = `translate(${part.x} ${part.y}) rotate(${turn}) scale(${part.scaleX ?? 1} ${part.scaleY ?? 1})`;
    return `<g transform="${place}" opacity="${part.alpha ?? 1}">${picture}${children}</g>`;
  };
  const body = parts.find((part) => part.name === BODY);
  if (!body) throw new Error('a look without a body');
  const box = `${view.x} ${view.y} ${view.width} ${view.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${draw(body)}</svg>`;
}

/** The part with the mood's face and posture, as the view shows it when nothing moves. */
function inMood(part: PartSpec, face: MoodFace): PartSpec {
  const lift = (part.sway?.lift ?? 0) * face.lift * ((part.scaleX ?? 1) < 0 ? -1 : 1);
  const posed = { ...part, rotation: (part.rotation ?? 0) + lift };
  const open = face.eyes === 'open';
  if (part.name === BODY) return { ...posed, rotation: face.tilt, y: part.y + face.sink };
  if (part.name === 'mouth') return { ...posed, frame: `pet/face/mouth-${face.mouth}` };
  if (part.name.startsWith('cheek')) return { ...posed, alpha: face.cheek };
  if (part.name.startsWith('brow')) {
    const tilt = part.name === 'brow-left' ? -(face.brow ?? 0) : (face.brow ?? 0);
    return { ...posed, visible: face.brow !== null, rotation: tilt };
  }
  if (!part.name.startsWith('eye-')) return posed;
  if (part.name.endsWith('-closed'))
    return { ...posed, visible: !open, frame: `pet/face/eye-${open ? 'closed' : face.eyes}` };
  if (part.name.endsWith('-lid')) return { ...posed, visible: open && face.lid > 0, scaleY: face.lid };
  if (part.name.endsWith('-white')) return { ...posed, visible: open };
  if (part.name.endsWith('-pupil')) {
    return {
      ...posed,
      visible: open,
      x: face.gazeX * PUPIL_REACH,
      y: face.gazeY * PUPIL_REACH,
      scaleX: face.pupil,
      scaleY: face.pupil,
    };
  }
  if (part.name.endsWith('-shine')) {
    return {
      ...posed,
      visible: open,
      frame: `pet/face/eye-${face.sparkle ? 'sparkle' : 'shine'}`,
      x: face.gazeX * 2,
      y: face.gazeY * 2,
    };
  }
  return posed;
}

/** Where a frame of the atlas is drawn. */
function sourceOf(frame: string): string {
  return `${frame.replace(/^item\//, 'items/')}.svg`;
}

/** Side of a picture of the item atlas; the others are drawn in their own units. */
function sizeOf(frame: string): number | undefined {
  return frame.startsWith('item/') ? ITEM_SIDE : undefined;
}
