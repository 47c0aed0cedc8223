import type { MoodName, PoseName } from '../../../domain/book-picture/characterNames.ts';
import { animalHeads } from '../characters/animalHeads.ts';
import { drawCharacter } from '../characters/drawCharacter.ts';
import { drawFace } from '../characters/face.ts';
import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** The wooden jaw of a nutcracker around the middle of its mouth, with a beard of wool. */
const jaw = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-15-6Q-13 16 1 19 14 16 16-6Z" fill="{#ffffff>#d5d8e2}"/><path d="M-12-8H13V3Q0 7-12 3Z" fill="#8f2f33"/><path d="M-10-7H11V0H-10Z" fill="#fffdf4"/><path d="M-6-7v7M-2-7v7M2-7v7M6-7v7" stroke="#8a6a5a" stroke-width="1"/><path d="M-13-11Q-6-15 0-11 7-15 14-11 8-7 0-9-8-7-13-11Z" fill="#4a3028"/></g>`;
const sabre = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-2-6Q4-40-4-64 8-44 5-6Z" fill="{#ffffff>#9fb2c6}"/><path d="M-8-6H10V-2H-8Z" fill="#e8bf62"/><path d="M-1-2H4V8H-1Z" fill="#7a4a28"/></g>`;

/** A doll of wood that cracks nuts: a big head on thin legs. */
function doll(pose: PoseName, mood: MoodName, mouth: { x: number; y: number; turn: number }, more = ''): Motif {
  const { drawing } = drawCharacter({
    age: 'toddler',
    skin: 'light',
    outfit: 'prince',
    top: 'red',
    bottom: 'white',
    skirt: false,
    hair: 'short',
    hat: 'helmet',
    pose,
    mood,
    gaze: { x: 0.8, y: -0.5 },
  });
  return {
    width: 50,
    height: 122,
    drawing: `${more}${drawing}${jaw(mouth.x, mouth.y, mouth.turn)}`,
  };
}

function mouseHead(x: number, y: number, size: number, mood: MoodName): string {
  const { behind, head, over, eyeX, eyeY, eyeSize, mouthY, turn } = animalHeads.mouse;
  const face = drawFace(
    mood,
    { x: -0.8, y: 0.3 },
    { eyeX, eyeY, eyeSize, mouthY, turn, animal: true, cheek: '#d98f8f', brow: '#2a2026' },
  );
  const crown =
    '<path d="M-17-22L-22-46-9-34 0-52 9-34 22-46 17-22Q0-16-17-22Z" fill="{#ffe9a0>#c98a1e}"/><circle cx="0" cy="-30" r="3.500" fill="#d9423f"/>';
  return `<g transform="translate(${x} ${y}) scale(${-size} ${size})">${behind}${head}${over}${face}${crown}</g>`;
}

const mouseBody = drawCharacter({
  animal: 'mouse',
  age: 'adult',
  skin: 'light',
  outfit: 'king',
  top: 'plum',
  bottom: 'plum',
  skirt: false,
  hair: 'short',
  pose: 'cheer',
  mood: 'angry',
  gaze: { x: 0.8, y: 0.3 },
}).drawing;

const ball = (x: number, y: number, light: string, dark: string) =>
  `<circle cx="${x}" cy="${y}" r="10" fill="{${light}@${dark}}"/>`;
const flame = (x: number, y: number) =>
  `<path d="M${x - 3} ${y}h6v14h-6z" fill="#fff6dc"/><path d="M${x} ${y - 16}q8 9 0 15-8-6 0-15z" fill="rgb(255,214,110)"/>`;

export const nutcracker = {
  nutcracker: doll('stand', 'smile', { x: 4, y: -71, turn: 0 }),
  nutcrackerFights: doll('swing', 'angry', { x: 12, y: -68, turn: 0 }, sabre(-12, -96, 26)),
  nutcrackerKneels: doll('kneel', 'smile', { x: 22, y: -47, turn: 13 }),
  mouseKing: {
    width: 170,
    height: 300,
    drawing: `<g transform="scale(-1 1)">${mouseBody}</g>${mouseHead(-62, -226, 0.62, 'angry')}${mouseHead(62, -226, 0.62, 'sly')}${mouseHead(-34, -262, 0.6, 'sly')}${mouseHead(34, -262, 0.6, 'angry')}${mouseHead(-48, -188, 0.74, 'sly')}${mouseHead(48, -188, 0.74, 'angry')}${mouseHead(0, -204, 1.04, 'angry')}`,
  },
  floorHole: {
    width: 150,
    height: 30,
    drawing:
      '<path d="M-120-6L-84-24-40-16-10-28 30-18 76-26 118-8 92 8 40 4 4 16-44 6-92 10Z" fill="#2a1a16"/><path d="M-120-6L-84-24-92-52-134-36ZM118-8L76-26 96-58 136-34ZM-44 6L4 16-10 34-60 26ZM40 4L92 8 104 30 52 24Z" fill="{#e2ae76>#8f5a30}"/><path d="M-126-34L-92-48M130-34L98-54M-52 24L-14 30" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>',
  },
  christmasTree: {
    width: 240,
    height: 380,
    drawing: `<path d="M-40-40H40L30 0H-30Z" fill="{#d9654f>#8f2f33}"/><path d="M-14-70H14V-36H-14Z" fill="#6d4425"/><path d="M0-190L118-64Q60-46 0-50-60-46-118-64Z" fill="{#3f9a68>#1f5a44}"/><path d="M0-270L94-146Q46-128 0-132-46-128-94-146Z" fill="{#4aa872>#226349}"/><path d="M0-346L66-226Q32-212 0-214-32-212-66-226Z" fill="{#5cb980>#27704f}"/><path d="M-84-150Q-10-104 84-152M-104-74Q0-16 106-76M-56-228Q0-190 58-230" fill="none" stroke="#f3cf72" stroke-width="5"/>${ball(-50, -112, '#ff9a86', '#c22f33')}${ball(44, -100, '#8fd0ff', '#2f6fb8')}${ball(0, -166, '#ffe9a0', '#d99a2a')}${ball(-28, -210, '#d9b0ff', '#7a48b8')}${ball(34, -186, '#ff9a86', '#c22f33')}${ball(0, -70, '#ff9a86', '#c22f33')}${ball(-74, -76, '#8fd0ff', '#2f6fb8')}${ball(76, -70, '#ffe9a0', '#d99a2a')}${flame(-70, -168)}${flame(66, -166)}${flame(-40, -250)}${flame(40, -252)}${flame(-92, -92)}${flame(94, -94)}${flame(10, -128)}<path d="M0-384l8 20 22 2-17 14 6 22-19-12-19 12 6-22-17-14 22-2z" fill="rgb(255,222,120)"/>`,
  },
  glassCabinet: {
    width: 180,
    height: 300,
    seat: 108,
    drawing: `<path d="M-92-284H92V0H-92Z" fill="{#b5784a>#6d4225}"/><path d="M-78-268H78V-16H-78Z" fill="{#5a3f4a>#33242e}"/><path d="M-78-190H78V-182H-78ZM-78-108H78V-100H-78Z" fill="{#c98f5a>#8a5a34}"/><path d="M-60-190q-6-34 12-34t12 34zM-14-190v-40h26v40zM30-190q0-30 14-30t14 30z" fill="{#d9a0a8>#8f5a78}"/><path d="M-58-16v-50h34v50zM-10-16q-4-44 18-44t18 44zM40-16v-36h24v36z" fill="{#8fb0c8>#54708f}"/><path d="M-78-268H78V-16H-78Z" fill="#dff2fa" opacity=".16"/><path d="M-60-256L-20-256-66-120V-190ZM10-256H30L-30-60H-46Z" fill="#fff" opacity=".16"/><path d="M-100-298H100V-280H-100Z" fill="{#c98f5a>#7a4a28}"/>`,
  },
  slipperLost: {
    width: 40,
    height: 26,
    drawing:
      '<path d="M-34-4Q-36-14-22-16-6-16 4-22 20-34 34-20 42-8 34-2 0 4-34-4Z" fill="{#ff9fb4>#c2476f}"/><path d="M-28-12Q-12-8 6-16" fill="none" stroke="#ffe3ea" stroke-width="6" stroke-linecap="round"/><circle cx="24" cy="-24" r="7" fill="{#fff@#f0c8d6}"/>',
  },
  bigNut: {
    width: 30,
    height: 40,
    drawing:
      '<path d="M0-42Q24-40 24-18 22 0 0 0T-24-18Q-24-40 0-42Z" fill="{#e2b27a@#8a5428}"/><path d="M0-42Q6-20 0 0M-14-36Q-8-18-14-6M14-36Q10-18 14-6" fill="none" stroke="#7a4820" stroke-width="2.500" opacity=".7"/>',
  },
  sleepBed: {
    width: 260,
    height: 120,
    seat: 62,
    drawing: `<path d="M-136-118Q-122-134-108-118V0H-136ZM112-84Q124-96 136-84V0H112Z" fill="{#b5784a>#6d4225}"/><path d="M-120-56H124V-20H-120Z" fill="{#a8703f>#6d4425}"/><path d="M-116-66Q0-78 124-64V-40H-116Z" fill="{#fffdf8>#d9d4de}"/><path d="M-108-66Q-106-92-72-90-40-90-42-64Z" fill="{#ffffff>#ccd3e6}"/>`,
  },
  mortar: {
    width: 80,
    height: 130,
    drawing: `<path d="M-6-124Q2-132 10-124L6-40H-6Z" fill="{#e0b884>#9a6a3c}"/><path d="M-40-62H40Q38-28 18-18L30 0H-30L-18-18Q-38-28-40-62Z" fill="{#dfe6ee>#8d9aac}"/><ellipse cx="0" cy="-62" rx="40" ry="10" fill="#6d7a8c"/><path d="M-28-64l8-10 9 8 8-9 10 8 10-6 8 9Q0-54-28-64Z" fill="{#ffffff>#cfe6f6}"/>${repeat(3, (at) => `<circle cx="${n(-30 + at * 30)}" cy="${n(-80 - (at % 2) * 12)}" r="3" fill="#fff"/>`)}`,
  },
} as const satisfies Record<string, Motif>;
