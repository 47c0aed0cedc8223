import type { AnimalName } from '../../../domain/book-picture/characterNames.ts';

/** A head of an animal that stands and speaks, around (0, 0), turned a little to the right. */
export interface AnimalHead {
  behind: string;
  /** The head itself, and what lies over the face: muzzle, nose, whiskers. */
  head: string;
  over: string;
  fur: string;
  belly: string;
  eyeY: number;
  eyeX: number;
  eyeSize: number;
  mouthY: number | null;
  turn: number;
  tail?: string;
  /** A shell, a fin or wings on the back, drawn behind the body. */
  back?: string;
}

const PINK = '#f5a3a8';
const DARK = '#3a2420';

function base(fur: string, belly: string, more: Partial<AnimalHead> & Pick<AnimalHead, 'head'>): AnimalHead {
  return { behind: '', over: '', eyeY: -3, eyeX: 12, eyeSize: 5.2, mouthY: 17, turn: 5, ...more, fur, belly };
}

const round = (fur: string, rx = 31, ry = 28) =>
  `<ellipse cx="0" cy="0" rx="${rx}" ry="${ry}" fill="${fur}"/><ellipse cx="-11" cy="-14" rx="10" ry="6" fill="#fff" opacity=".22" transform="rotate(-28 -11 -14)"/>`;
const nose = (x: number, y: number, colour = DARK) =>
  `<path d="M${x - 4.5} ${y - 2}q4.500-3 9 0-1 5-4.500 6-3.500-1-4.500-6z" fill="${colour}"/>`;
const muzzle = (colour: string, x = 7, y = 12, rx = 16, ry = 11) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`;

const RABBIT = '{#fffaf4>#dccbc4}';
const TIGER = '{#ffb65c>#e0762a}';
const FOX = '{#ff9c55>#d45a24}';
const BEAR = '{#b07a50>#6f4427}';
const WOLF = '{#a3aebc>#5c6675}';
const RACCOON = '{#b9a083>#75593f}';
const MOUSE = '{#c5ccd6>#858f9c}';
const CAT = '{#ffd59a>#e39a48}';
const DOG = '{#f3d2a2>#bd8a50}';
const PIG = '{#ffc6cb>#ea8795}';
const FROG = '{#a6e07a>#4e9e4a}';
const MONKEY = '{#b78257>#7a4b2b}';
const TURTLE = '{#b4d98a>#5f9a55}';
const DRAGON = '{#7fdcc4>#2c8f92}';
const COW = '{#d9a066>#96602f}';
const CROW = '{#5a6072>#242833}';
const FISH = '{#ff9e7a>#dd5a4c}';
const CATFISH = '{#8f9bb0>#4c5870}';
const SHARK = '{#9fb8cc>#56738f}';
const CRAB = '{#ff8a70>#cf3f3c}';

export const animalHeads = {
  rabbit: base(RABBIT, '#ffffff', {
    behind: `<path d="M-22-18Q-32-74-16-80-2-76-4-24ZM8-24Q10-74 24-78 36-70 22-16Z" fill="${RABBIT}"/><path d="M-17-26Q-23-66-15-70-7-66-9-28ZM13-27Q15-64 23-68 28-62 19-24Z" fill="${PINK}" opacity=".8"/>`,
    head: round(RABBIT),
    over: `${muzzle('#ffffff', 7, 13, 13, 9)}${nose(7, 7, '#e27a86')}`,
    tail: '<circle cx="-32" cy="-86" r="12" fill="#ffffff"/>',
  }),
  turtle: base(TURTLE, '#f2e6b4', {
    head: `<path d="M-29 4Q-30-28 0-29 32-28 32 2 30 25 4 27-26 25-29 4Z" fill="${TURTLE}"/><ellipse cx="-10" cy="-15" rx="10" ry="6" fill="#fff" opacity=".26" transform="rotate(-28 -10 -15)"/>`,
    over: '<circle cx="4" cy="7" r="1.500" fill="#3f6b3a"/><circle cx="12" cy="7" r="1.500" fill="#3f6b3a"/>',
    back: '<path d="M-6-150Q-62-142-62-96-62-52-8-58Z" fill="{#9a7a46>#5a4426}"/><path d="M-40-136L-30-112-52-100M-30-112L-22-84-46-70M-30-112L-8-112M-22-84H-6" fill="none" stroke="#3d2d18" stroke-opacity=".55" stroke-width="3"/><path d="M-12-150Q-58-140-58-104" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="4"/>',
    eyeY: -4,
    mouthY: 16,
  }),
  tiger: base(TIGER, '#fff3dd', {
    behind: `<circle cx="-22" cy="-23" r="11" fill="${TIGER}"/><circle cx="22" cy="-23" r="11" fill="${TIGER}"/><circle cx="-22" cy="-23" r="6" fill="#fff3dd"/><circle cx="22" cy="-23" r="6" fill="#fff3dd"/>`,
    head: `${round(TIGER, 33, 29)}<g fill="none" stroke="${DARK}" stroke-width="4" stroke-linecap="round"><path d="M-6-26Q1-22 8-26M-4-19Q2-16 8-19M2-28V-16M-32-3l10 2M-31 6l9-1M33-3l-7 2M32 6l-6-1"/></g>`,
    over: `${muzzle('#fff6e6', 7, 13, 17, 11)}${nose(7, 7)}<path d="M-4 12h-18M-3 16l-17 4M18 12h14M17 16l14 4" stroke="#fff" stroke-width="1.300" opacity=".8"/>`,
    tail: `<path d="M-22-84Q-66-80-60-122-50-130-48-116-48-96-20-98Z" fill="${TIGER}"/><path d="M-60-118q8-6 12 0M-58-104l11 2M-48-90l6-9" stroke="${DARK}" stroke-width="4" fill="none"/>`,
  }),
  fox: base(FOX, '#fff3e2', {
    behind: `<path d="M-27-8L-30-44-4-24ZM27-8L30-44 6-24Z" fill="${FOX}"/><path d="M-24-16L-26-35-10-24ZM24-16L26-35 12-24Z" fill="#6b2f1c"/>`,
    head: `<path d="M-32-4Q-26-29 1-29 28-29 34-4 26 14 7 27-18 18-32-4Z" fill="${FOX}"/><path d="M-32-4Q-22 16 7 27 28 14 34-4 22 2 8 2-14 4-32-4Z" fill="#fff6ea"/>`,
    over: nose(8, 13),
    mouthY: 20,
    tail: `<path d="M-20-80Q-74-70-66-118-60-136-50-128-52-104-18-98Z" fill="${FOX}"/><path d="M-66-116Q-62-138-50-128-52-118-54-112Z" fill="#fff6ea"/>`,
  }),
  bear: base(BEAR, '#e9c9a0', {
    behind: `<circle cx="-23" cy="-21" r="11" fill="${BEAR}"/><circle cx="23" cy="-21" r="11" fill="${BEAR}"/><circle cx="-23" cy="-21" r="6" fill="#e9c9a0"/><circle cx="23" cy="-21" r="6" fill="#e9c9a0"/>`,
    head: round(BEAR, 32, 29),
    over: `${muzzle('#f0d5b0', 7, 12, 15, 11)}${nose(7, 6)}`,
  }),
  wolf: base(WOLF, '#eef1f5', {
    behind: `<path d="M-27-8L-30-46-4-24ZM27-8L30-46 6-24Z" fill="${WOLF}"/><path d="M-24-16L-26-36-10-24ZM24-16L26-36 12-24Z" fill="#444c59"/>`,
    head: `<path d="M-33 0Q-28-29 1-29 28-29 35 0L26 6 28 14 7 27-18 18-20 8Z" fill="${WOLF}"/>`,
    over: `<path d="M-12 8Q8-4 24 6 24 22 7 26-12 20-12 8Z" fill="#eef1f5"/>${nose(10, 8)}`,
    mouthY: 18,
    tail: `<path d="M-20-82Q-68-72-66-112-52-116-18-98Z" fill="${WOLF}"/>`,
  }),
  raccoon: base(RACCOON, '#f0e2cc', {
    behind: `<circle cx="-23" cy="-22" r="10" fill="${RACCOON}"/><circle cx="23" cy="-22" r="10" fill="${RACCOON}"/><circle cx="-23" cy="-22" r="5" fill="#4a372a"/><circle cx="23" cy="-22" r="5" fill="#4a372a"/>`,
    head: `${round(RACCOON, 33, 28)}<path d="M-26 0q6-16 18-9 2 14-8 18-10 0-10-9zM10-9q12-7 20 8 0 10-10 10-10-4-10-18z" fill="#4a372a"/>`,
    over: `${muzzle('#f6ead6', 7, 14, 14, 9)}${nose(7, 9)}`,
    mouthY: 18,
    tail: `<path d="M-18-80Q-66-66-64-106-52-116-18-98Z" fill="${RACCOON}"/><path d="M-60-108q-4 14 4 24M-46-108q-4 14 2 28" stroke="#4a372a" stroke-width="6" fill="none"/>`,
  }),
  mouse: base(MOUSE, '#f3f5f8', {
    behind: `<circle cx="-26" cy="-24" r="17" fill="${MOUSE}"/><circle cx="26" cy="-24" r="17" fill="${MOUSE}"/><circle cx="-26" cy="-24" r="10" fill="${PINK}"/><circle cx="26" cy="-24" r="10" fill="${PINK}"/>`,
    head: round(MOUSE, 29, 26),
    over: `${muzzle('#f3f5f8', 9, 12, 13, 9)}<circle cx="14" cy="8" r="4" fill="#e2808a"/>`,
    tail: `<path d="M-20-76Q-60-70-58-40T-80-20" fill="none" stroke="${PINK}" stroke-width="5" stroke-linecap="round"/>`,
  }),
  cat: base(CAT, '#fff5e4', {
    behind: `<path d="M-28-6L-28-42-4-26ZM28-6L28-42 6-26Z" fill="${CAT}"/><path d="M-24-16L-24-33-10-25ZM24-16L24-33 12-25Z" fill="${PINK}"/>`,
    head: `${round(CAT, 32, 27)}<path d="M0-26v8M-7-25l1 7M7-25l-1 7" stroke="#b5702a" stroke-width="3" stroke-linecap="round"/>`,
    over: `${muzzle('#fff8ee', 6, 13, 13, 9)}${nose(6, 8, '#e2808a')}<path d="M-5 13h-18M-4 17l-17 4M17 13h15M16 17l15 4" stroke="#fff" stroke-width="1.300"/>`,
    tail: `<path d="M-20-78Q-60-70-52-112T-62-140" fill="none" stroke="#e8a552" stroke-width="11" stroke-linecap="round"/>`,
  }),
  dog: base(DOG, '#fff7ea', {
    behind: '',
    head: `${round(DOG, 30, 28)}<path d="M-24-24Q-44-16-38 14-26 18-20-8ZM24-24Q44-16 38 14 28 16 22-8Z" fill="{#b57c48>#7a4d28}"/>`,
    over: `${muzzle('#fff7ea', 7, 13, 15, 11)}${nose(7, 7)}`,
    tail: `<path d="M-22-84Q-54-84-50-118" fill="none" stroke="#d9aa6c" stroke-width="12" stroke-linecap="round"/>`,
  }),
  pig: base(PIG, '#ffe3e2', {
    behind: `<path d="M-26-12L-34-40-8-26ZM26-12L34-40 10-26Z" fill="${PIG}"/>`,
    head: round(PIG, 32, 28),
    over: '<ellipse cx="8" cy="8" rx="12" ry="8.500" fill="{#ffb1b8>#e0707f}"/><ellipse cx="4" cy="8" rx="2.200" ry="3.200" fill="#a84456"/><ellipse cx="12" cy="8" rx="2.200" ry="3.200" fill="#a84456"/>',
    mouthY: 20,
  }),
  frog: base(FROG, '#f0f7c8', {
    behind: `<circle cx="-15" cy="-22" r="13" fill="${FROG}"/><circle cx="19" cy="-22" r="13" fill="${FROG}"/>`,
    head: round(FROG, 34, 25),
    eyeY: -22,
    eyeX: 17,
    eyeSize: 6,
    mouthY: 8,
    turn: 3,
  }),
  monkey: base(MONKEY, '#f3d3ac', {
    behind: `<circle cx="-30" cy="-2" r="11" fill="${MONKEY}"/><circle cx="31" cy="-2" r="11" fill="${MONKEY}"/><circle cx="-30" cy="-2" r="6" fill="#f3d3ac"/><circle cx="31" cy="-2" r="6" fill="#f3d3ac"/>`,
    head: `${round(MONKEY, 30, 28)}<path d="M4-18Q24-22 25-2 26 24 4 25-18 24-17-2-16-22 4-18Z" fill="#f6d9b4"/>`,
    over: '<circle cx="2" cy="9" r="1.300" fill="#7a4b2b"/><circle cx="8" cy="9" r="1.300" fill="#7a4b2b"/>',
    tail: `<path d="M-20-78Q-64-70-58-104T-38-118" fill="none" stroke="#8d5a36" stroke-width="8" stroke-linecap="round"/>`,
  }),
  cow: base(COW, '#f6e3c8', {
    behind: `<path d="M-20-22Q-34-34-28-48-18-42-10-28ZM20-22Q34-34 28-48 18-42 10-28Z" fill="{#fff3d2>#cfae7a}"/><ellipse cx="-34" cy="-8" rx="12" ry="7" fill="${COW}" transform="rotate(-14 -34 -8)"/><ellipse cx="35" cy="-8" rx="12" ry="7" fill="${COW}" transform="rotate(14 35 -8)"/>`,
    head: round(COW, 28, 30),
    over: `${muzzle('#f9e4cc', 6, 18, 19, 12)}<ellipse cx="0" cy="15" rx="2.400" ry="2.800" fill="#9a6a4a"/><ellipse cx="13" cy="15" rx="2.400" ry="2.800" fill="#9a6a4a"/>`,
    mouthY: 23,
  }),
  crow: base(CROW, '#8a92a6', {
    head: `${round(CROW, 28, 27)}`,
    over: '<path d="M10 4Q34 2 42 12 26 18 10 16Z" fill="{#ffce6a>#d98a2b}"/><path d="M12 11q14 3 28 1" stroke="#a3621c" stroke-width="1.500" fill="none"/>',
    mouthY: null,
    turn: 4,
    tail: `<path d="M-16-80L-58-58-54-74-66-78-18-98Z" fill="${CROW}"/>`,
  }),
  dragon: base(DRAGON, '#fff0c0', {
    behind:
      '<path d="M-16-24Q-30-44-22-66-18-56-12-58-16-44-4-28ZM14-26Q22-46 16-66 26-60 30-62 32-42 24-22Z" fill="{#ffe2a0>#c98f3a}"/><path d="M-30-8Q-52-16-48 6-58 8-46 20-50 28-28 22ZM30-8Q54-16 48 6 58 8 46 20 50 28 28 22Z" fill="{#ffb46a>#dd6a3c}"/>',
    head: round(DRAGON, 33, 29),
    over: '<path d="M-12 10Q8-6 28 8 32 22 8 26-14 22-12 10Z" fill="{#a9efd9>#4bb3a6}"/><circle cx="3" cy="9" r="2" fill="#1f6468"/><circle cx="15" cy="9" r="2" fill="#1f6468"/><path d="M-8 16Q-34 20-40 44M24 16Q46 22 50 44" fill="none" stroke="#ffe2a0" stroke-width="3" stroke-linecap="round"/><path d="M-4 26Q6 60 16 26Q6 32-4 26Z" fill="#ffffff"/>',
    mouthY: 19,
    eyeY: -6,
  }),
  fish: base(FISH, '#ffe6d2', {
    behind: '<path d="M-26-4Q-50-26-44-40-22-38-8-24Z" fill="{#ffc07a>#e0693c}"/>',
    head: `<path d="M-30 2Q-28-30 4-30 34-26 36 4 30 28 4 28-26 26-30 2Z" fill="${FISH}"/><path d="M-18-16Q-8-26 8-26" stroke="#fff" stroke-opacity=".4" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    over: '<path d="M-16 10q-8 4-9 11 9 2 15-4z" fill="#ffc07a"/>',
    eyeX: 13,
    back: '<path d="M-14-112Q-60-140-66-110-52-100-60-80-40-70-14-96Z" fill="{#ffc07a>#e0693c}"/>',
  }),
  catfish: base(CATFISH, '#e3e8f0', {
    head: `<path d="M-34 6Q-30-26 4-27 36-24 40 8 30 26 4 26-28 26-34 6Z" fill="${CATFISH}"/>`,
    over: '<path d="M-6 14Q-40 12-54 34M22 14Q52 12 62 36M0 20Q-16 30-18 46M16 20Q30 32 32 46" fill="none" stroke="#6b7890" stroke-width="3.400" stroke-linecap="round"/>',
    eyeX: 15,
    back: '<path d="M-14-112Q-58-128-68-104-54-96-60-78-40-70-14-96Z" fill="{#8f9bb0>#4c5870}"/>',
  }),
  shark: base(SHARK, '#f2f7fb', {
    behind: `<path d="M-14-22Q-14-48-30-56 4-58 14-26Z" fill="${SHARK}"/>`,
    head: `<path d="M-32 6Q-28-30 8-30 40-24 44 2 26 26 2 28-28 26-32 6Z" fill="${SHARK}"/><path d="M-30 12Q4 4 44 2 28 28 2 28-26 27-30 12Z" fill="#f2f7fb"/>`,
    over: '<path d="M-6 12Q12 20 34 9L30 15 25 12 20 17 14 14 8 18 3 14-2 16Z" fill="#ffffff" stroke="#56738f" stroke-width="1"/>',
    eyeX: 13,
    eyeY: -7,
    mouthY: null,
    back: '<path d="M-14-112Q-58-136-70-112-54-100-62-78-40-70-14-96Z" fill="{#9fb8cc>#56738f}"/>',
  }),
  crab: base(CRAB, '#ffd9c8', {
    behind: '',
    head: `<path d="M-40 2Q-36-24 0-25 36-24 42 2 32 26 2 26-32 26-40 2Z" fill="${CRAB}"/><path d="M-26-12Q-12-20 2-20" stroke="#fff" stroke-opacity=".4" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-13-18L-14-36M18-18L19-36" stroke="#e25a4c" stroke-width="10" stroke-linecap="round"/>`,
    eyeY: -34,
    eyeX: 15,
    eyeSize: 6,
    mouthY: 8,
    turn: 2,
  }),
} as const satisfies Record<AnimalName, AnimalHead>;
