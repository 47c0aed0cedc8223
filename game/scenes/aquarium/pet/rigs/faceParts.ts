import type { FaceSpec, PartSpec, StageSpec } from './RigSpec.ts';

/** The eye's own height; lids are drawn from its upper edge down. */
const EYE_TOP = -28.2;

export const faceSides = ['left', 'right'] as const;
export type FaceSide = (typeof faceSides)[number];

function eyeParts(face: FaceSpec, stage: StageSpec, side: FaceSide): PartSpec[] {
  const sign = side === 'left' ? -1 : 1;
  const scale = face.eyeScale * stage.eyeScale;
  const eye = `eye-${side}`;
  return [
    { name: eye, parent: 'face', x: sign * face.eyeX * stage.eyeSpread, y: 0, scaleX: scale, scaleY: scale },
    { name: `${eye}-white`, parent: eye, frame: 'pet/face/eye-white', x: 0, y: 0 },
    { name: `${eye}-pupil`, parent: eye, frame: 'pet/face/eye-pupil', x: 0, y: 0 },
    { name: `${eye}-shine`, parent: eye, frame: 'pet/face/eye-shine', x: 0, y: 0 },
    {
      name: `${eye}-lid`,
      parent: eye,
      frame: face.lidFrame,
      x: 0,
      y: EYE_TOP,
      scaleX: -sign,
      scaleY: 0,
      visible: false,
    },
    { name: `${eye}-closed`, parent: eye, frame: 'pet/face/eye-closed', x: 0, y: 6, visible: false },
  ];
}

/** Face parts of a rig at a growth stage; their names are the same for every species. */
export function faceParts(face: FaceSpec, stage: StageSpec): PartSpec[] {
  const feature = 0.5 + stage.eyeScale / 2;
  const browY = EYE_TOP * face.eyeScale * stage.eyeScale - 12;
  const pair = (name: string, frame: string, x: number, y: number): PartSpec[] =>
    faceSides.map((side) => ({
      name: `${name}-${side}`,
      parent: 'face',
      frame,
      x: side === 'left' ? -x : x,
      y,
      scaleX: side === 'left' ? feature : -feature,
      scaleY: feature,
    }));
  return [
    { name: 'face', parent: face.parent, x: face.x, y: face.y + stage.faceY },
    ...pair('cheek', face.cheekFrame, face.cheekX, face.cheekY * feature),
    ...faceSides.flatMap((side) => eyeParts(face, stage, side)),
    ...pair('brow', 'pet/face/brow', face.eyeX * stage.eyeSpread, browY).map((part) => ({ ...part, visible: false })),
    {
      name: 'mouth',
      parent: 'face',
      frame: 'pet/face/mouth-smile',
      x: 0,
      y: face.mouthY * feature,
      scaleX: feature,
      scaleY: feature,
    },
  ];
}
