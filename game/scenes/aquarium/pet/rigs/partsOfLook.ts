import type { PetLook } from '../PetLook.ts';
import { faceParts } from './faceParts.ts';
import { petRigs } from './petRigs.ts';
import type { PartSpec } from './RigSpec.ts';
import { coversAccessory, wearAnchors, wearParts } from './wearParts.ts';

/** The egg in its shell bowl; the two halves are shown only while it hatches, the cracks before that as it grows. */
const eggParts: readonly PartSpec[] = [
  { name: 'glow', frame: 'fx/glow', x: 0, y: 10, scaleX: 2.6, scaleY: 2.6, alpha: 0.5 },
  {
    name: 'egg',
    x: 0,
    y: 112,
    sway: { amplitude: 0.035, speed: 1.6, phase: 0, followX: 0.0006, stiffness: 40 },
    breathe: 0.008,
  },
  { name: 'egg-whole', parent: 'egg', frame: 'pet/egg/body', x: 0, y: 0 },
  { name: 'egg-bottom', parent: 'egg', frame: 'pet/egg/half-bottom', x: 0, y: 0, visible: false },
  { name: 'egg-top', parent: 'egg', frame: 'pet/egg/half-top', x: 0, y: 0, visible: false },
  { name: 'egg-crack-1', parent: 'egg', frame: 'pet/egg/crack-1', x: 0, y: 0, visible: false },
  { name: 'egg-crack-2', parent: 'egg', frame: 'pet/egg/crack-2', x: 0, y: 0, visible: false },
  { name: 'nest', frame: 'pet/egg/nest', x: 0, y: 112 },
];

/** Name of the part that carries everything else; placed and scaled by the growth stage. */
export const BODY = 'body-root';

/** All parts of a look in drawing order, parents before their children, with the stage's proportions applied. */
export function partsOfLook({ species, stage, worn, cracks = 0 }: Omit<PetLook, 'mood'>): PartSpec[] {
  if (stage === 'egg') {
    const egg = eggParts.map((part) => (part.name === `egg-crack-${cracks}` ? { ...part, visible: true } : part));
    return [{ name: BODY, x: 0, y: 0 }, ...egg].map(onBody);
  }
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
