import type { PetLook } from '../PetLook.ts';
import { eggParts } from './eggParts.ts';
import { faceParts } from './faceParts.ts';
import { petRigs } from './petRigs.ts';
import type { PartSpec } from './RigSpec.ts';
import { coversAccessory, wearAnchors, wearParts } from './wearParts.ts';

/** Name of the part that carries everything else; placed and scaled by the growth stage. */
export const BODY = 'body-root';

/** All parts of a look in drawing order, parents before their children, with the stage's proportions applied. */
export function partsOfLook({ species, stage, worn }: Omit<PetLook, 'mood'>): PartSpec[] {
  if (stage === 'egg') return [{ name: BODY, x: 0, y: 0 }, ...eggParts].map(onBody);
  const rig = petRigs[species];
  const spec = rig.stages[stage];
  const grown = rig.parts.map((part) => {
    const factor = (part.group && spec.groups[part.group]) || 1;
    return { ...part, scaleX: (part.scaleX ?? 1) * factor, scaleY: (part.scaleY ?? 1) * factor };
  });
  const marks = spec.marks.map((mark, index) => ({ ...mark, name: `mark-${index + 1}`, x: 0, y: 0 }));
  const anchors = wearAnchors(rig, spec);
  return [
    { name: BODY, x: 0, y: spec.y, scaleX: spec.scale, scaleY: spec.scale },
    ...grown,
    ...marks,
    ...wearParts('neck', anchors.neck, worn),
    ...faceParts(rig.face, spec),
    ...wearParts('face', anchors.face, worn),
    { ...spec.accessory, name: 'accessory', visible: !coversAccessory(worn) },
    ...wearParts('head', anchors.head, worn),
  ].map(onBody);
}

function onBody(part: PartSpec): PartSpec {
  return part.parent || part.name === BODY ? part : { ...part, parent: BODY };
}
