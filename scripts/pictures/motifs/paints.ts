import type { MoodName, PoseName } from '../../../domain/book-picture/characterNames.ts';
import { repeat } from '../numbers.ts';
import { furAnimal } from './furAnimal.ts';
import type { Motif } from './motif.ts';

const SEVEN = ['#ef4f4a', '#f7923a', '#f9d443', '#5fbf62', '#4a94e6', '#34479c', '#8f5bc4'] as const;
/** A rainbow of seven colours whose outer edge has the radius `r`. */
const arch = (r: number, band: number) =>
  SEVEN.map((colour, at) => {
    const own = r - band * (at + 0.5);
    return `<path d="M${-own} 0A${own} ${own} 0 0 1 ${own} 0" fill="none" stroke="${colour}" stroke-width="${band + 0.6}"/>`;
  }).join('');

const FUR: readonly (readonly [string, string])[] = [
  ['#ffd59a', '#666b7d'],
  ['#e39a48', '#23252e'],
  ['#e8a552', '#3a3d49'],
  ['#b5702a', '#15161b'],
  ['#fff5e4', '#858b9c'],
  ['#fff8ee', '#d7dbe4'],
  ['#4a3028', '#aeb3c0'],
  ['#fffdf8', '#fff0a8'],
];
/** The black cat; `over` is drawn on its face, from the middle of the head. */
function meokCat(pose: PoseName, mood: MoodName, over = '', gaze = { x: 0.8, y: -0.1 }): Motif {
  const drawn = furAnimal('cat', { age: 'child', pose, mood, gaze });
  let { drawing } = drawn;
  for (const [from, to] of FUR) drawing = drawing.replaceAll(from, to);
  if (['laugh', 'asleep', 'proud'].includes(mood)) drawing = drawing.replaceAll('#3a2420', '#ffe9b0');
  const drop = pose === 'sit' ? 58 : 26;
  return {
    width: 70,
    height: drawn.height,
    drawing: `${drawing}<g transform="scale(.68) translate(1 ${drop - 191}) scale(1.95)">${over}</g>`,
  };
}

const swirl = (light: string, dark: string, one: string, other: string) =>
  `<ellipse cx="0" cy="0" rx="54" ry="16" fill="{${light}>${dark}}"/><path d="M-44 2Q-20-10 6-4 26 2 10 7-8 9-10 2" fill="none" stroke="${one}" stroke-width="4.500" stroke-linecap="round"/><path d="M44-2Q26-12 8-9M40 5Q28 11 14 11" fill="none" stroke="${other}" stroke-width="4.500" stroke-linecap="round"/>`;
const pot = (inside: string) =>
  `<path d="M-62-70h-16v20h18M62-70h16v20h-18" fill="none" stroke="#5d6674" stroke-width="9" stroke-linejoin="round"/><path d="M-62-76Q-66-8-46 0H46Q66-8 62-76Z" fill="{#e8edf2>#8a95a3}"/><path d="M-50-56Q-50-22-40-10" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/><ellipse cx="0" cy="-76" rx="63" ry="20" fill="#c3ccd6"/><g transform="translate(0 -75)">${inside}</g>`;
const cup = (inside: string) =>
  `<path d="M52-62q36-4 32 22t-46 22" fill="none" stroke="#e6b8c4" stroke-width="9"/><ellipse cx="0" cy="-3" rx="70" ry="9" fill="{#fff6f2>#e0c4c8}"/><path d="M-58-76Q-58-10-26-4H26Q58-10 58-76Z" fill="{#ffffff>#e2c8cf}"/><g fill="#f08a9a"><circle cx="-28" cy="-40" r="6"/><circle cx="0" cy="-32" r="6"/><circle cx="28" cy="-40" r="6"/></g><ellipse cx="0" cy="-76" rx="59" ry="18" fill="#f3e2e4"/><g transform="translate(0 -75)">${inside}</g>`;
const hat = (inside: string) =>
  `<path d="M-50-70Q-54-10-34 0H34Q54-10 50-70Z" fill="{#ffe09a>#d29a3f}"/><path d="M-53-52Q0-34 53-52L51-36Q0-18-51-36Z" fill="#d9506a"/><ellipse cx="0" cy="-72" rx="92" ry="24" fill="{#ffeab4>#c98f3a}"/><ellipse cx="0" cy="-72" rx="58" ry="17" fill="#a8752c"/><g transform="translate(0 -71)">${inside}</g>`;
const pail = (inside: string) =>
  `<path d="M-60-84Q-40-10 0-10T60-84" fill="none" stroke="#7f8894" stroke-width="5" opacity=".9" transform="translate(0 14)"/><path d="M-60-84L-46 0H46L60-84Z" fill="{#8fd6f2>#2f86bf}"/><path d="M-50-66L-42-12" stroke="#fff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/><ellipse cx="0" cy="-84" rx="61" ry="18" fill="#bfe8f7"/><g transform="translate(0 -83)">${inside}</g>`;
const feather =
  '<g transform="translate(14 -2) rotate(24)"><path d="M0 6V-70" stroke="#b98a55" stroke-width="4"/><path d="M0-26Q-22-50-14-92-2-116 10-120 22-90 14-50 8-34 0-26Z" fill="{#fff6e6>#d9a878}"/><path d="M2-30Q2-70 8-112" stroke="#b98a55" stroke-width="2.500" fill="none"/></g>';
const broom =
  '<g transform="translate(14 -4) rotate(24)"><path d="M0-20V-112" stroke="#a8703f" stroke-width="8" stroke-linecap="round"/><path d="M-12-40H12L18 4H-18Z" fill="{#f2d07a>#b98b36}"/><path d="M-13-40h26v8h-26z" fill="#d9506a"/></g>';
const spoon =
  '<g transform="translate(14 -2) rotate(26)"><path d="M0 4V-100" stroke="{#eef2f6>#8a95a3}" stroke-width="8" stroke-linecap="round"/><path d="M0 4V-100" stroke="#b6bfca" stroke-width="7" stroke-linecap="round"/><ellipse cx="0" cy="-104" rx="9" ry="6" fill="#dfe5ea"/></g>';
const toothbrush =
  '<g transform="translate(14 -2) rotate(26)"><path d="M0 4V-96" stroke="#f08a9a" stroke-width="9" stroke-linecap="round"/><path d="M-4-98h-14v-5h14M-4-106h-14v-5h14M-4-114h-14v-5h14M-4-122h-14v-5h14" fill="#ffffff"/><path d="M-5-130h10v40h-10z" fill="#e0637f"/><path d="M-19-128h14v34h-14z" fill="{#ffffff>#cfdce8}"/></g>';

const sheet = (inside: string) =>
  `<path d="M-112-160H112V0H-112Z" fill="{#fffefa>#efe4cf}"/><path d="M-112-160H112V0H-112Z" fill="none" stroke="#cbb893" stroke-width="3"/>${inside}`;
const trunk =
  '<path d="M-14-14Q-8-50-12-70-30-80-46-104M-6-64Q-4-96 4-118M4-66Q22-82 44-100M-30-92Q-34-108-30-122M26-86Q36-104 36-120" fill="none" stroke="#8a5a34" stroke-width="8" stroke-linecap="round"/><path d="M-16-10Q-6-40-12-72L8-72Q2-40 18-10Z" fill="{#a8703f>#6d4425}"/>';
const prints = (
  [
    [-52, -112, 0],
    [-34, -130, 1],
    [-20, -104, 2],
    [-8, -132, 3],
    [8, -124, 4],
    [24, -104, 0],
    [40, -126, 1],
    [56, -106, 2],
    [-62, -94, 3],
    [46, -86, 4],
    [-40, -82, 2],
    [18, -144, 0],
    [-24, -146, 4],
    [66, -124, 3],
    [4, -100, 1],
  ] as const
)
  .map(
    ([x, y, at]) =>
      `<ellipse cx="${x}" cy="${y}" rx="8" ry="10.500" fill="${['#e8473f', '#8f5bc4', '#8a5a34', '#f7923a', '#f9cf3a'][at]}" opacity=".9"/><path d="M${x - 4} ${y - 3}q4-4 8 0M${x - 4} ${y + 2}q4-4 8 0" stroke="#fff" stroke-opacity=".4" stroke-width="1.500" fill="none"/>`,
  )
  .join('');
const guests =
  '<g transform="translate(-84 -40)"><path d="M0 0Q-20-24-22-4-18 8 0 2Q18 8 22-4 20-24 0 0Z" fill="#f08ab4" stroke="#b8487c" stroke-width="2.500"/><path d="M0 6V-8M0-8l-6-8M0-8l6-8" stroke="#5a3a4a" stroke-width="3" stroke-linecap="round"/></g><g transform="translate(-46 -10)"><path d="M-20 0H20Q26-2 24-14" fill="none" stroke="#c9a05a" stroke-width="7" stroke-linecap="round"/><circle cx="-2" cy="-14" r="13" fill="#d98a5c"/><path d="M-2-14m-7 0a7 7 0 1 1 7 7" fill="none" stroke="#8a4a2c" stroke-width="3"/><path d="M22-16l-3-8M26-16l5-7" stroke="#c9a05a" stroke-width="2.500"/></g><g transform="translate(46 -8)"><ellipse cx="0" cy="-12" rx="16" ry="12" fill="#d9c8c0"/><circle cx="14" cy="-24" r="9" fill="#d9c8c0"/><path d="M10-32l-3-16M17-32l3-16" stroke="#d9c8c0" stroke-width="6" stroke-linecap="round"/><circle cx="17" cy="-25" r="1.800" fill="#3a2a2a"/><circle cx="-16" cy="-12" r="5" fill="#ffffff"/></g><g transform="translate(86 -8)"><path d="M-6 0h12l-2-16h-8z" fill="#f6ead2"/><path d="M-18-14Q-16-36 0-36T18-14Z" fill="#e8473f"/><circle cx="-6" cy="-24" r="3" fill="#fff"/><circle cx="7" cy="-22" r="3" fill="#fff"/></g>';
const paw =
  '<g transform="translate(86 -20)" fill="#8a5a34"><ellipse cx="0" cy="0" rx="9" ry="7.500"/><circle cx="-10" cy="-9" r="3.600"/><circle cx="-3.500" cy="-13" r="3.600"/><circle cx="4" cy="-13" r="3.600"/><circle cx="10.500" cy="-9" r="3.600"/></g>';

const sushi = (top: string): Motif => ({
  width: 44,
  height: 29,
  drawing: `<g transform="scale(.62)"><path d="M-34-20Q-38 0-24 0H24Q38 0 34-20Z" fill="{#ffffff>#dfe3e6}"/><path d="M-24-12l4 4M-8-10l4 4M8-12l4 4M20-10l4 4" stroke="#cfd6da" stroke-width="2.500" stroke-linecap="round"/>${top}</g>`,
});

const whale =
  '<path d="M-84-66Q-84-112-26-112 34-110 46-66 58-60 66-80 60-98 74-106 82-98 82-88 94-98 104-90 104-72 86-66 84-34 40-26-30-14-84-30-84-66Z" fill="#3f86d8"/><path d="M-82-58Q-40-34 30-34-20-18-60-30-80-40-82-58Z" fill="#d9ecfb"/><circle cx="-58" cy="-70" r="5" fill="#17304f"/><path d="M-30-116q-14-24-28-14M-30-116q14-24 28-14" fill="none" stroke="#6fb8f0" stroke-width="6" stroke-linecap="round"/>';
const blot =
  '<g fill="#6fb8f0"><path d="M-96-20Q-110-70-70-84-20-60 20-74 70-100 100-50 96-6 40-6-10-20-50-6-90-2-96-20Z" opacity=".5"/><path d="M-60-4Q-66-30-20-30 30-40 70-24 84-4 60-4Z" opacity=".5"/><circle cx="92" cy="-116" r="10" opacity=".5"/><circle cx="-92" cy="-120" r="7" opacity=".5"/></g>';
const sea =
  '<path d="M-110-70Q-90-82-70-70T-30-70 10-70 50-70 110-70V-3H-110Z" fill="#7cc8f0"/><path d="M-110-44Q-90-54-70-44T-30-44 10-44 50-44 110-44V-3H-110Z" fill="#4fa9e0" opacity=".6"/>';
const seaThings =
  '<g transform="translate(-66 -68)"><path d="M-26-10H26L16 4H-16Z" fill="#ffffff" stroke="#b9c4d0" stroke-width="2.500"/><path d="M0-12V-58L26-16H0M-4-18V-50L-22-18Z" fill="#ffffff" stroke="#b9c4d0" stroke-width="2.500"/></g><g transform="translate(74 -8)"><path d="M-18-14Q-16-34 0-34T18-14L6 0H-6Z" fill="#9a6fd0"/><path d="M0-32V-2M-9-30L-3-2M9-30L3-2" stroke="#6d47ad" stroke-width="2.500"/></g><g transform="translate(-72 -12)"><path d="M-17-18Q-17-38 0-38T17-18Q22-6 17 0 12-8 8 0 4-8 0 0-4-8-8 0-12-8-17 0-22-6-17-18Z" fill="#4fae5f"/><circle cx="-6" cy="-24" r="3" fill="#fff"/><circle cx="6" cy="-24" r="3" fill="#fff"/><circle cx="-6" cy="-24" r="1.500" fill="#222"/><circle cx="6" cy="-24" r="1.500" fill="#222"/></g><g transform="translate(18 -8)"><ellipse cx="0" cy="-10" rx="18" ry="11" fill="#f9cf3a"/><path d="M-16-14l-12-10M16-14l12-10M-12-2l-8 6M12-2l8 6" stroke="#d9a01f" stroke-width="4" stroke-linecap="round"/><circle cx="-28" cy="-26" r="6" fill="#f9cf3a"/><circle cx="28" cy="-26" r="6" fill="#f9cf3a"/><circle cx="-6" cy="-12" r="2.500" fill="#3a2a1a"/><circle cx="6" cy="-12" r="2.500" fill="#3a2a1a"/></g>';
const dino =
  '<path d="M-80-14Q-70-40-40-44-40-96-8-108 22-112 26-92 8-84 4-60 26-56 34-40L38-10H24L18-28-10-26-14-10H-28L-32-26Q-60-14-80-14Z" fill="#5fae5a"/><circle cx="8" cy="-98" r="3.500" fill="#1f3a20"/><path d="M-34-60l-14-8 8 18M-28-78l-14-10 6 20M-16-98l-12-12 2 20" fill="#f2a13a"/>';
/** A sheet lying on a table. */
const lying = (drawing: string) => `<g transform="matrix(1 0 -.35 .36 -28 0)">${drawing}</g>`;

export const paints = {
  sevenRainbow: {
    width: 1,
    height: 310,
    drawing: `<g opacity=".82">${arch(310, 15)}</g>`,
  },
  windowRainbow: {
    width: 1,
    height: 250,
    drawing: `<g transform="translate(0 -34)" opacity=".95">${arch(82, 5.5)}</g><path d="M0-250V-10M-84-130H84" stroke="#ffffff" stroke-width="15"/>`,
  },
  lowTable: {
    width: 320,
    height: 70,
    seat: 64,
    drawing:
      '<path d="M-140-50h18L-118 0h-18zM122-50h18L136 0h-18z" fill="{#b98455>#6d4425}"/><path d="M-160-56H160V-42H-160Z" fill="{#b98455>#7a4a26}"/><path d="M-164-68H164L160-54H-160Z" fill="{#f0c98c>#c9955a}"/>',
  },
  paintBox: {
    width: 110,
    height: 60,
    drawing:
      '<path d="M-62-34L-54 0H54L62-34Z" fill="{#b9c4d6>#6f7c94}"/><path d="M-62-40H62V-28H-62Z" fill="{#dfe6f0>#98a5bb}"/><g><path d="M-44-66h20v34h-20z" fill="{#f8766a>#b42536}"/><path d="M-10-66h20v34h-20z" fill="{#ffe27a>#e0a02a}"/><path d="M24-66h20v34h-20z" fill="{#6fa8f0>#2b55ab}"/><path d="M-40-76h12v10h-12zM-6-76h12v10h-12zM28-76h12v10h-12z" fill="#f6f6f2"/></g>',
  },
  blankSheet: {
    width: 120,
    height: 30,
    drawing: '<path d="M-60-4L-40-26H76L60-4Z" fill="{#ffffff>#e8dfcb}"/><path d="M-60-4H60V0H-60Z" fill="#d9cbb0"/>',
  },
  fourVessels: {
    width: 360,
    height: 90,
    drawing: `<g transform="translate(-114 0) scale(.6)">${pot('<ellipse cx="0" cy="0" rx="52" ry="14" fill="#6f7a88"/>')}</g><g transform="translate(-34 0) scale(.56)">${cup('<ellipse cx="0" cy="0" rx="48" ry="13" fill="#cdb4b8"/>')}</g><g transform="translate(44 0) scale(.54)">${hat('')}</g><g transform="translate(124 0) scale(.58)">${pail('<ellipse cx="0" cy="0" rx="50" ry="13" fill="#3f7fa8"/>')}</g>`,
  },
  potOrange: { width: 140, height: 170, drawing: pot(swirl('#ffb44f', '#ee7d24', '#e8473f', '#f9d443') + feather) },
  cupGreen: { width: 140, height: 170, drawing: cup(swirl('#8fd66a', '#3f9e4a', '#f9d443', '#4a94e6') + broom) },
  hatPurple: { width: 160, height: 160, drawing: hat(swirl('#b184e0', '#7a45b4', '#e8473f', '#4a94e6') + spoon) },
  pailNavy: { width: 140, height: 180, drawing: pail(swirl('#4a5cb0', '#25306e', '#8f5bc4', '#4a94e6') + toothbrush) },
  paintSpill: {
    width: 340,
    height: 90,
    drawing: `<path d="M-150-6Q-160-22-110-24-60-34 0-26 70-34 120-22 160-18 150-4 146 30 140 40 134 30 132-2 60 2 58 52 50 60 42 50 44 0-40 4-42 36-50 44-58 34-56-2-120 2-150-6Z" fill="{#a8754c>#6d4425}"/><path d="M-130-14Q-100-24-70-16M-40-20Q0-28 30-18M60-22Q90-26 120-14" fill="none" stroke-width="7" stroke-linecap="round" stroke="#f7923a"/><path d="M-110-8Q-80-14-50-8" fill="none" stroke-width="6" stroke-linecap="round" stroke="#5fbf62"/><path d="M10-8Q40-14 70-8" fill="none" stroke-width="6" stroke-linecap="round" stroke="#8f5bc4"/><path d="M84-10Q104-14 124-8" fill="none" stroke-width="6" stroke-linecap="round" stroke="#34479c"/><g transform="translate(-120 -18) rotate(-96) scale(.5)">${pot('<ellipse cx="0" cy="0" rx="52" ry="15" fill="#f7923a"/>')}</g><g transform="translate(-36 -22) rotate(84) scale(.48)">${cup('<ellipse cx="0" cy="0" rx="48" ry="13" fill="#5fbf62"/>')}</g><g transform="translate(56 -20) rotate(-70) scale(.44)">${hat('<ellipse cx="0" cy="0" rx="50" ry="14" fill="#8f5bc4"/>')}</g><g transform="translate(122 -20) rotate(80) scale(.5)">${pail('<ellipse cx="0" cy="0" rx="50" ry="13" fill="#34479c"/>')}</g>`,
  },
  brownPuddle: {
    width: 220,
    height: 30,
    drawing:
      '<path d="M-110-6Q-116-22-70-24-30-32 10-26 70-30 104-18 120-6 90 0 40 6 0 2-60 6-110-6-110-6Z" fill="{#a8703f>#6a4022}"/><path d="M-70-14Q-30-22 10-14 40-8 60-14" fill="none" stroke="#c99a66" stroke-width="5" stroke-linecap="round"/><ellipse cx="-40" cy="-18" rx="18" ry="3.500" fill="#fff" opacity=".35"/>',
  },
  rainbowSheet: { width: 220, height: 160, drawing: sheet(`<g transform="translate(0 -22)">${arch(94, 8)}</g>`) },
  rainbowSheetPaw: {
    width: 220,
    height: 160,
    drawing: sheet(`<g transform="translate(0 -36)">${arch(94, 8)}</g>${paw}`),
  },
  treeSheet: { width: 220, height: 160, drawing: sheet(trunk + prints) },
  treeSheetFull: { width: 220, height: 160, drawing: sheet(trunk + prints + guests) },
  paintHand: {
    width: 1,
    height: 190,
    drawing:
      '<path d="M-36-6H32L44 260H-48Z" fill="{#ffe6cf>#f2bd98}"/><path d="M-46 40Q0 54 42 40L60 270H-64Z" fill="{#a6dcf7>#5aa5d8}"/><path d="M-48 38Q0 54 44 38L46 56Q0 72-50 56Z" fill="#7fc0ea"/><path d="M-34 0Q-30-30-44-66-54-94-50-104-70-96-86-118-100-136-90-144-78-150-62-130-52-118-46-124L-52-168Q-52-182-42-182-33-182-31-170L-25-126-20-180Q-18-194-8-193 2-192 1-179L0-126 14-172Q18-184 28-181 37-177 34-165L24-118 44-146Q52-156 60-150 67-143 61-134L38-94Q36-60 28-30L30 0Z" fill="{#ffe6cf>#f2bd98}"/><path d="M-34-70Q-10-84 20-76M-28-44Q0-56 22-46" fill="none" stroke="#d98f6a" stroke-width="3" stroke-linecap="round" opacity=".7"/><g opacity=".95"><ellipse cx="-86" cy="-136" rx="11" ry="11" fill="{#a8703f>#6a4022}"/><ellipse cx="-43" cy="-172" rx="10" ry="13" fill="{#f8766a>#c9303a}"/><ellipse cx="-9" cy="-183" rx="10" ry="13" fill="{#ffe27a>#f0b82a}"/><ellipse cx="27" cy="-172" rx="10" ry="13" fill="{#b184e0>#7a45b4}"/><ellipse cx="56" cy="-144" rx="9.500" ry="11" fill="{#ffb44f>#ee7d24}"/></g>',
  },
  sushiOctopus: sushi(
    '<path d="M-38-20Q-36-40 0-42 36-40 38-20 20-26 0-24-20-26-38-20Z" fill="{#ff9a9a>#c9485c}"/><g fill="#fff0ee"><circle cx="-18" cy="-28" r="4"/><circle cx="0" cy="-30" r="4"/><circle cx="18" cy="-28" r="4"/></g>',
  ),
  sushiEgg: sushi(
    '<path d="M-36-40H36V-20H-36Z" fill="{#ffe27a>#f0b02a}"/><path d="M-8-40h16v40h-16z" fill="#2f4a3a"/>',
  ),
  sushiShrimp: sushi(
    '<path d="M-38-20Q-34-42 4-42 30-40 34-28L48-36 46-18Q20-24 0-22-20-26-38-20Z" fill="{#ffd0b0>#f2744a}"/><path d="M-20-38l4 14M-4-42l4 18M12-41l3 18" stroke="#fff4ec" stroke-width="4"/>',
  ),
  sushiCucumber: sushi(
    '<path d="M-38-22Q-34-40 0-42 34-40 38-22 0-26-38-22Z" fill="{#b6e88a>#4f9e3f}"/><g fill="#e8f8cf"><circle cx="-16" cy="-31" r="7"/><circle cx="2" cy="-33" r="7"/><circle cx="20" cy="-31" r="7"/></g>',
  ),
  sushiPlate: {
    width: 200,
    height: 40,
    drawing: `<ellipse cx="0" cy="-8" rx="112" ry="16" fill="{#ffffff>#b9c9d9}"/><ellipse cx="0" cy="-11" rx="96" ry="11" fill="#dfe8f0"/>${repeat(5, (at) => `<g transform="translate(${at * 38 - 76} ${at % 2 ? -10 : -14})"><path d="M-15-9Q-17 0-11 0H11Q17 0 15-9Z" fill="#ffffff"/><path d="M-17-8Q-15-20 0-20T17-8Z" fill="${['#e8596a', '#f9cf3a', '#f28a5a', '#6fb84f', '#f7923a'][at]}"/></g>`)}`,
  },
  soyDish: {
    width: 40,
    height: 16,
    drawing:
      '<path d="M-24-12Q-20 0-8 0H8Q20 0 24-12Z" fill="{#ffffff>#c3ccd6}"/><ellipse cx="0" cy="-12" rx="24" ry="6" fill="#f3f6f8"/><ellipse cx="0" cy="-11" rx="18" ry="4" fill="#3a2016"/>',
  },
  meokCat: meokCat('sit', 'smile'),
  meokCatUp: meokCat('sit', 'proud', '', { x: 0.3, y: -0.9 }),
  meokCatYawn: meokCat(
    'sit',
    'asleep',
    '<ellipse cx="6" cy="20" rx="7" ry="8.500" fill="#7c2730"/><path d="M1 24q5-5 10 0-2 5-5 5t-5-5z" fill="#f0817c"/>',
  ),
  meokCatSneeze: meokCat(
    'sit',
    'asleep',
    '<path d="M-2 17h16l-4 8H2z" fill="#7c2730"/><g stroke="#ffffff" stroke-width="3" stroke-linecap="round"><path d="M22 14l14-5M23 19h16M22 24l13 6"/></g><g fill="#d9f0fb"><circle cx="42" cy="8" r="2.500"/><circle cx="46" cy="19" r="3"/><circle cx="41" cy="31" r="2.500"/></g>',
  ),
  meokCatWink: meokCat(
    'sit',
    'smile',
    '<ellipse cx="16" cy="-3" rx="8.500" ry="9.500" fill="#3b3e4a"/><path d="M9-2q7-7 14 0" fill="none" stroke="#ffe9b0" stroke-width="3" stroke-linecap="round"/>',
  ),
  meokCatTongue: meokCat(
    'sit',
    'proud',
    '<path d="M0 19q6 5 12-1l-1 9q-4 7-9 0z" fill="#f0637c"/><path d="M6 21v7" stroke="#c23a5c" stroke-width="1.500"/>',
  ),
  meokCatJump: meokCat('fly', 'surprised'),
  /** The wall of the western room without its window. */
  wallPanel: {
    width: 1,
    height: 314,
    drawing:
      '<path d="M-200-314H200V0H-200Z" fill="{#bdd2b9|#afc7ad}"/><g fill="#ffffff" opacity=".16"><path d="M-200-314h22V0h-22zM-120-314h42V0h-42zM-20-314h42V0h-42zM80-314h42V0h-42zM180-314h20V0h-20z"/></g>',
  },
  whaleWet: { width: 1, height: 40, drawing: lying(sheet(whale + blot)) },
  dinoLying: { width: 1, height: 40, drawing: lying(sheet(dino)) },
  seaSheet: {
    width: 220,
    height: 160,
    drawing: sheet(`${sea}<g transform="translate(6 -28) scale(.8)">${whale}</g>${seaThings}`),
  },
  cupTipped: {
    width: 60,
    height: 40,
    drawing:
      '<path d="M-60-2Q-50-14-20-14 20-16 30-8 34 2 0 4-50 6-60-2Z" fill="#8fd0f5" opacity=".85"/><g transform="translate(22 -2) rotate(-82)"><path d="M-18-44L-14 0H14L18-44Z" fill="{#ffffff>#c3d6e6}" opacity=".92"/><ellipse cx="0" cy="-44" rx="18" ry="6" fill="#e3f2fb"/><path d="M-16-26H16" stroke="#f08a9a" stroke-width="5"/></g><path d="M-18-8q-12 4-22 2" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".8"/>',
  },
  wordCloud: {
    width: 1,
    height: 190,
    seat: 84,
    drawing:
      '<path d="M-16-44L-40-2 14-46Z" fill="#ffffff"/><ellipse cx="0" cy="-112" rx="96" ry="72" fill="{#ffffff|#f2f0ea}"/>',
  },
  seaweedSoup: {
    width: 80,
    height: 60,
    drawing:
      '<path d="M-44-40Q-40-6-18-4L-16 0H16L18-4Q40-6 44-40Z" fill="{#ffffff>#c9d3dc}"/><ellipse cx="0" cy="-40" rx="44" ry="13" fill="#f1f5f7"/><ellipse cx="0" cy="-39" rx="37" ry="9.500" fill="#d9c88a"/><path d="M-26-40q10-8 20 0t18-2M-12-34q12 4 24-2M6-44q10-2 18 4" fill="none" stroke="#2f6b45" stroke-width="5" stroke-linecap="round"/><path d="M-14-56q-6-8 0-16M8-56q-6-8 0-16" fill="none" stroke="#cfd6da" stroke-width="4" stroke-linecap="round"/>',
  },
  minari: {
    width: 70,
    height: 80,
    drawing:
      '<path d="M-6 0Q-8-30-24-52M0 0Q0-36 0-64M6 0Q8-30 24-50" fill="none" stroke="#6fb84f" stroke-width="6" stroke-linecap="round"/><g fill="{#8fd66a>#3f8a3a}"><path d="M-24-52q-20 2-18-14 12-10 20 2 10-10 14 2-4 10-16 10z"/><path d="M0-62q-18-2-14-18 10-8 14 2 8-10 16 0 2 14-16 16z"/><path d="M24-50q-14-4-10-16 8-8 14 2 10-8 16 4-2 12-20 10z"/></g><path d="M-12-14H12v10h-24z" fill="#d9506a"/>',
  },
  grainDrink: {
    width: 50,
    height: 70,
    drawing:
      '<path d="M-24-66L-18 0H18L24-66Z" fill="{#f4f8fa>#c3d0da}"/><path d="M-22-50L-17-3H17L22-50Z" fill="{#d9b884>#a8804a}"/><ellipse cx="0" cy="-50" rx="22" ry="6" fill="#e8cfa0"/><ellipse cx="0" cy="-66" rx="24" ry="6" fill="none" stroke="#dfe8ee" stroke-width="3"/><path d="M-14-40L-11-14" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>',
  },
  softBlanket: {
    width: 1,
    height: 110,
    drawing:
      '<path d="M-26-100Q-62-84-66-10-30 6 0 2 34 6 68-10 62-84 28-100 14-84 0-84-14-84-26-100Z" fill="{#ffd0dc>#f08aa8}" opacity=".88"/><path d="M-64-22Q0 6 66-22M-26-100Q-14-84 0-84T28-100" fill="none" stroke="#fff0f4" stroke-width="6" stroke-linecap="round" opacity=".9"/><g fill="#fff0f4" opacity=".85"><path d="M-30-44q-10-12-4-16 4-2 5 3 3-5 6-1 2 6-7 14zM30-44q-10-12-4-16 4-2 5 3 3-5 6-1 2 6-7 14zM0-24q-10-12-4-16 4-2 5 3 3-5 6-1 2 6-7 14z"/></g>',
  },
  snackPlate: {
    width: 60,
    height: 14,
    seat: 7,
    drawing:
      '<path d="M-52-10Q-44 0-22 0H22Q44 0 52-10Z" fill="{#ffffff>#b9c9d9}"/><ellipse cx="0" cy="-10" rx="52" ry="9" fill="#f6f9fb"/><ellipse cx="0" cy="-9" rx="36" ry="5.500" fill="#d9e6f2"/>',
  },
} as const satisfies Record<string, Motif>;
