import type {
  AgeName,
  AnimalName,
  BeardName,
  DyeName,
  HairName,
  HatName,
  MoodName,
  OutfitName,
  PoseName,
  SkinName,
} from '../../../domain/book-picture/characterNames.ts';
import { n } from '../numbers.ts';
import { type AnimalHead, animalHeads } from './animalHeads.ts';
import { drawBehind, drawLower, drawTorso, shoulder, sleeveOf, type Wear } from './clothes.ts';
import { drawFace } from './face.ts';
import { hatOf } from './hats.ts';
import { beardOf, hairOf } from './humanHeads.ts';
import { drawArm } from './limbs.ts';
import { type Point, type Pose, poses } from './pose.ts';

/** Somebody of a story, in one picture. */
export interface Character {
  animal?: AnimalName;
  age: AgeName;
  skin: SkinName;
  outfit: OutfitName;
  top: DyeName;
  bottom: DyeName;
  skirt: boolean;
  hair: HairName;
  hat?: HatName;
  beard?: BeardName;
  pose: PoseName;
  mood: MoodName;
  /** Where the eyes look, with the figure facing right. */
  gaze: Point;
}

/** A drawing that stands on (0, 0) and faces right, with its height and where a thing in its hands is held. */
export interface DrawnCharacter {
  drawing: string;
  height: number;
  hand: Point;
}

const SKINS: Record<SkinName, { skin: string; cheek: string; shade: string }> = {
  light: { skin: '{#ffe6cf@#f2bd98}', cheek: '#f58f86', shade: '#d98f6a' },
  tan: { skin: '{#f7cfa4@#d99c6c}', cheek: '#e87c66', shade: '#b6774c' },
  brown: { skin: '{#c98e62@#94603e}', cheek: '#c45f4c', shade: '#6f452b' },
  dark: { skin: '{#96633f@#613c26}', cheek: '#a84f45', shade: '#452818' },
};
/** How large the whole body and, besides, the head of each age is. */
const SIZES: Record<AgeName, { body: number; head: number; legs: number }> = {
  adult: { body: 1, head: 1.16, legs: 1 },
  elder: { body: 0.95, head: 1.18, legs: 1 },
  child: { body: 0.68, head: 1.5, legs: 1 },
  toddler: { body: 0.48, head: 1.8, legs: 1 },
};
const HIP = -84;
const NECK = { x: 1, y: -148 };
/** From the neck up to the middle of a head of radius 28. */
const HEAD_UP = 22;

export function drawCharacter(who: Character): DrawnCharacter {
  const beast: AnimalHead | null = who.animal ? animalHeads[who.animal] : null;
  const held: Pose = poses[who.pose];
  // Animals have short legs.
  const pose: Pose = beast && typeof held.legs !== 'string' ? { ...held, drop: held.drop + 26 } : held;
  const size = SIZES[who.age];
  const tone = SKINS[who.skin];
  const wear: Wear = {
    outfit: who.outfit,
    top: who.top,
    bottom: who.bottom,
    skirt: who.skirt,
    skin: tone.skin,
    ...(beast ? { fur: beast.fur, belly: beast.belly } : {}),
  };
  const sleeve = sleeveOf(wear);
  const lean = pose.lean + (who.age === 'elder' && pose.lean < 8 ? 5 : 0);
  const turn = `translate(0 ${n(pose.drop)}) rotate(${n(lean)} 0 ${HIP})`;
  const headSize = size.head * (beast ? 1.3 : 1);
  const head = beast ? animalHead(beast, who) : humanHead(who, tone);
  const headAt = { x: NECK.x, y: NECK.y - HEAD_UP * headSize };
  const upper = [
    wear.outfit === 'fur' && beast?.back ? beast.back : '',
    drawBehind(wear, typeof pose.legs === 'string'),
    `<g transform="translate(${n(headAt.x)} ${n(headAt.y)}) rotate(${n(pose.nod)} 0 24) scale(${n(headSize)})">${head.behind}</g>`,
    drawArm(shoulder.far, pose.farHand, sleeve),
  ].join('');
  const neck = beast ? '' : `<path d="M-7-156h16v14q-8 5-16 0z" fill="${tone.shade}"/>`;
  const above = [
    neck,
    drawTorso(wear),
    `<g transform="translate(${n(headAt.x)} ${n(headAt.y)}) rotate(${n(pose.nod)} 0 24) scale(${n(headSize)})">${head.front}</g>`,
    drawArm(shoulder.near, pose.nearHand, sleeve),
  ].join('');
  const tail = beast?.tail ? `<g transform="translate(0 ${n(pose.drop)})">${beast.tail}</g>` : '';
  const body = `<g transform="${turn}">${upper}</g>${tail}${drawLower(wear, pose)}<g transform="${turn}">${above}</g>`;
  const lying = pose.lie
    ? `translate(${n(pose.lie < 0 ? 100 : 0)} ${n(pose.lie < 0 ? -30 : 0)}) rotate(${n(pose.lie)})`
    : '';
  const height = (200 + 28 * (headSize - 1) * 2 - pose.drop) * size.body;
  return {
    drawing: `<g transform="scale(${n(size.body * 100) === '100' ? 1 : size.body})"><g transform="${lying}">${body}</g></g>`,
    height,
    hand: {
      x: ((pose.farHand.x + pose.nearHand.x) / 2) * size.body,
      y: ((pose.farHand.y + pose.nearHand.y) / 2 + pose.drop) * size.body,
    },
  };
}

function humanHead(who: Character, tone: (typeof SKINS)[SkinName]): { behind: string; front: string } {
  const hair = hairOf(who.hair);
  const hat = who.hat ? hatOf(who.hat) : null;
  const turn = 5;
  const face = drawFace(who.mood, who.gaze, {
    eyeY: 2,
    eyeX: 11.5,
    eyeSize: who.age === 'adult' || who.age === 'elder' ? 4 : 4.6,
    mouthY: 15.5,
    turn,
    animal: false,
    cheek: tone.cheek,
    brow: who.age === 'elder' ? '#d9dce2' : '#4a3028',
  });
  const front = [
    `<ellipse cx="-27" cy="5" rx="5" ry="7" fill="${tone.skin}"/>`,
    `<path d="M-29-2C-29-20-16-29 1-29 19-29 30-18 30-1 30 17 18 28 3 28-14 28-29 17-29-2Z" fill="${tone.skin}"/>`,
    `<path d="M${turn + 2} 8q4 3 .500 4.500" fill="none" stroke="${tone.shade}" stroke-width="1.800" stroke-linecap="round"/>`,
    hair.front,
    who.beard ? beardOf(who.beard, turn) : '',
    face,
    hat?.front ?? '',
  ].join('');
  return { behind: hair.behind + (hat?.behind ?? ''), front };
}

function animalHead(beast: AnimalHead, who: Character): { behind: string; front: string } {
  const hat = who.hat ? hatOf(who.hat) : null;
  const face = drawFace(who.mood, who.gaze, {
    eyeY: beast.eyeY,
    eyeX: beast.eyeX,
    eyeSize: beast.eyeSize,
    mouthY: beast.mouthY,
    turn: beast.turn,
    animal: true,
    cheek: '#f58f86',
    brow: '#4a3028',
  });
  return { behind: beast.behind + (hat?.behind ?? ''), front: beast.head + beast.over + face + (hat?.front ?? '') };
}
