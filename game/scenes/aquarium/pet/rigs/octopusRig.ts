import { degrees, type PartSpec, type RigSpec } from './RigSpec.ts';

interface Arm {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Rest angles of the three links in degrees, each relative to the one before; 0 hangs down, more is outwards. */
  readonly bend: readonly [number, number, number];
  readonly phase: number;
  readonly back?: boolean;
}

const arms: readonly Arm[] = [
  { name: 'arm-back', x: 62, y: 2, bend: [66, 20, 30], phase: 0.4, back: true },
  { name: 'arm-outer', x: 62, y: 20, bend: [44, 18, 30], phase: 1.7 },
  { name: 'arm-middle', x: 42, y: 34, bend: [24, 12, 28], phase: 3.1 },
  { name: 'arm-front', x: 15, y: 36, bend: [5, 12, 30], phase: 4.4 },
];

/** Links move one after the other: the wave runs from the shoulder to the tip. */
const LINK_LAG = 0.75;

function armParts(arm: Arm, side: 'left' | 'right'): PartSpec[] {
  const name = `${arm.name}-${side}`;
  const suffix = arm.back ? '-back' : '';
  const phase = arm.phase + (side === 'right' ? 0.9 : 0);
  const link = (index: 0 | 1 | 2) => ({
    amplitude: [0.07, 0.1, 0.15][index] ?? 0,
    speed: 1.7,
    phase: phase + index * LINK_LAG,
    followX: [0.0007, 0.001, 0.0014][index] ?? 0,
    followY: [0.0006, 0.0009, 0.0013][index] ?? 0,
    stiffness: [90, 60, 42][index] ?? 60,
    lift: [0.62, 0.24, 0.12][index] ?? 0,
  });
  const left = side === 'left';
  return [
    {
      name,
      frame: `pet/octopus/arm-1${suffix}`,
      x: left ? -arm.x : arm.x,
      y: arm.y,
      rotation: degrees(left ? arm.bend[0] : -arm.bend[0]),
      scaleX: left ? 0.86 : -0.86,
      scaleY: 0.86,
      group: 'arms',
      sway: link(0),
    },
    {
      name: `${name}-2`,
      parent: name,
      frame: `pet/octopus/arm-2${suffix}`,
      x: 0,
      y: 60,
      rotation: degrees(arm.bend[1]),
      sway: link(1),
    },
    {
      name: `${name}-3`,
      parent: `${name}-2`,
      frame: `pet/octopus/arm-3${suffix}`,
      x: 0,
      y: 48,
      rotation: degrees(arm.bend[2]),
      sway: link(2),
    },
  ];
}

/** 문어: a big round head on eight arms of three links each. */
export const octopusRig: RigSpec = {
  parts: [
    ...arms.flatMap((arm) => [...armParts(arm, 'left'), ...armParts(arm, 'right')]),
    {
      name: 'head',
      frame: 'pet/octopus/head',
      x: 0,
      y: 22,
      group: 'head',
      breathe: 0.016,
      sway: { amplitude: 0.018, speed: 1.1, phase: 0.5, followX: 0.0002, stiffness: 120 },
    },
  ],
  face: {
    parent: 'head',
    x: 0,
    y: -74,
    eyeX: 47,
    eyeScale: 1,
    mouthY: 36,
    cheekX: 74,
    cheekY: 32,
    cheekFrame: 'pet/face/cheek-deep',
    lidFrame: 'pet/octopus/lid',
  },
  waveLimb: 'arm-outer-right',
  wear: {
    head: { parent: 'head', x: 0, y: -178, width: 138 },
    neck: { parent: 'head', x: 0, y: 2, width: 128 },
  },
  swim: { bobX: 0, bobY: 7, rate: 1.7, roll: 0.012, squeeze: 0.03 },
  stages: {
    baby: {
      scale: 0.66,
      y: 30,
      groups: { arms: 0.66, head: 1.02 },
      eyeScale: 1.28,
      eyeSpread: 1.06,
      faceY: 12,
      marks: [],
      accessory: {
        frame: 'pet/accessory/sprout',
        parent: 'head',
        x: 0,
        y: -190,
        sway: { amplitude: 0.09, speed: 2.1, phase: 0, followX: 0.0012, stiffness: 50 },
      },
    },
    young: {
      scale: 0.76,
      y: 20,
      groups: { arms: 0.84, head: 1 },
      eyeScale: 1.12,
      eyeSpread: 1.02,
      faceY: 5,
      marks: [{ frame: 'pet/octopus/mark-young', parent: 'head' }],
      accessory: {
        frame: 'pet/accessory/starfish',
        parent: 'head',
        x: 62,
        y: -156,
        rotation: 0.35,
        scaleX: 1.05,
        scaleY: 1.05,
      },
    },
    grown: {
      scale: 0.8,
      y: 20,
      groups: { arms: 1.04, head: 0.96 },
      eyeScale: 1,
      eyeSpread: 1,
      faceY: 0,
      marks: [{ frame: 'pet/octopus/mark-grown', parent: 'head' }],
      accessory: { frame: 'pet/accessory/crown', parent: 'head', x: 0, y: -186, scaleX: 0.9, scaleY: 0.9 },
    },
  },
};
