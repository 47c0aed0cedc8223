import { degrees, type PartSpec, type RigSpec } from './RigSpec.ts';

/** Clock angles of the spikes on one side, degrees from straight up; the lowest are shorter. */
const spikes: readonly { at: number; size: number }[] = [
  { at: 24, size: 1 },
  { at: 50, size: 1.06 },
  { at: 76, size: 1 },
  { at: 104, size: 0.94 },
  { at: 132, size: 0.9 },
  { at: 160, size: 0.8 },
];
/** Where spikes are rooted: the body is a little wider than high. */
const ROOT_X = 103;
const ROOT_Y = 91;

function spikePart(index: number, side: 'left' | 'right'): PartSpec {
  const { at, size } = spikes[index] ?? { at: 0, size: 1 };
  const sign = side === 'left' ? -1 : 1;
  const angle = degrees(at);
  return {
    name: `spike-${index + 1}-${side}`,
    parent: 'body',
    frame: 'pet/pufferfish/spike',
    x: sign * Math.sin(angle) * ROOT_X,
    y: -Math.cos(angle) * ROOT_Y,
    rotation: sign * angle,
    scaleX: sign < 0 ? size : -size,
    scaleY: size,
    group: 'spikes',
    puff: 0.75,
  };
}

const fin = { amplitude: 0.34, speed: 7.5, followX: 0.0008, followY: 0.0012, stiffness: 80, lift: 0.5 };

/** 복어: a ball with tiny quick fins. It paddles fast and moves little, and puffs itself up when it is tickled. */
export const pufferfishRig: RigSpec = {
  parts: [
    {
      name: 'tail',
      frame: 'pet/pufferfish/tail',
      x: 84,
      y: -24,
      rotation: degrees(62),
      group: 'fins',
      sway: { amplitude: 0.26, speed: 4.2, phase: 0, followX: -0.0012, stiffness: 60 },
    },
    { name: 'body', x: 0, y: 8, group: 'body', breathe: 0.02, puff: 0.24 },
    {
      name: 'dorsal',
      parent: 'body',
      frame: 'pet/pufferfish/dorsal',
      x: 0,
      y: -90,
      group: 'fins',
      sway: { amplitude: 0.12, speed: 5, phase: 0.6, followX: 0.0009, stiffness: 60 },
    },
    ...spikes.flatMap((_, index) => [spikePart(index, 'left'), spikePart(index, 'right')]),
    { name: 'skin', parent: 'body', frame: 'pet/pufferfish/body', x: 0, y: 0 },
    {
      name: 'fin-left',
      parent: 'body',
      frame: 'pet/pufferfish/fin',
      x: -92,
      y: 26,
      rotation: degrees(-12),
      group: 'fins',
      sway: { ...fin, phase: 0 },
    },
    {
      name: 'fin-right',
      parent: 'body',
      frame: 'pet/pufferfish/fin',
      x: 92,
      y: 26,
      rotation: degrees(12),
      scaleX: -1,
      group: 'fins',
      sway: { ...fin, phase: 0.4 },
    },
  ],
  face: {
    parent: 'body',
    x: 0,
    y: -20,
    eyeX: 54,
    eyeScale: 1,
    mouthY: 34,
    cheekX: 80,
    cheekY: 30,
    cheekFrame: 'pet/face/cheek',
    lidFrame: 'pet/pufferfish/lid',
  },
  waveLimb: 'fin-right',
  wear: {
    head: { parent: 'body', x: 0, y: -84, width: 150 },
    neck: { parent: 'body', x: 0, y: 62, width: 150 },
  },
  swim: { bobX: 5, bobY: 4, rate: 2.6, roll: 0.035, squeeze: 0 },
  stages: {
    baby: {
      scale: 0.74,
      y: 8,
      groups: { body: 0.94, spikes: 0.56, fins: 0.76 },
      eyeScale: 1.28,
      eyeSpread: 0.98,
      faceY: 6,
      marks: [],
      accessory: {
        frame: 'pet/accessory/sprout',
        parent: 'body',
        x: 0,
        y: -92,
        sway: { amplitude: 0.09, speed: 2.1, phase: 0, followX: 0.0012, stiffness: 50 },
      },
    },
    young: {
      scale: 0.82,
      y: 4,
      groups: { body: 1, spikes: 0.82, fins: 0.92 },
      eyeScale: 1.12,
      eyeSpread: 1,
      faceY: 2,
      marks: [{ frame: 'pet/pufferfish/mark-young', parent: 'body' }],
      accessory: { frame: 'pet/accessory/starfish', parent: 'body', x: 50, y: -78, rotation: 0.4 },
    },
    grown: {
      scale: 0.88,
      y: 4,
      groups: { body: 1.02, spikes: 1.16, fins: 1 },
      eyeScale: 0.98,
      eyeSpread: 1.02,
      faceY: 0,
      marks: [{ frame: 'pet/pufferfish/mark-grown', parent: 'body' }],
      accessory: { frame: 'pet/accessory/crown', parent: 'body', x: 0, y: -88, scaleX: 0.9, scaleY: 0.9 },
    },
  },
};
