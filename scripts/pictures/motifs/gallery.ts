import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';
import { steeds } from './steeds.ts';

/** A horse of another colour. */
const recoat = ({ drawing, ...rest }: Motif, ...paints: [from: string, to: string][]): Motif => ({
  ...rest,
  drawing: paints.reduce((now, [from, to]) => now.replaceAll(from, to), drawing),
});
const toGrey = (horse: Motif) =>
  recoat(
    horse,
    ['#c98450', '#c3c8d2'],
    ['#8a4f2a', '#878f9e'],
    ['#6d3c20', '#757d8c'],
    ['#4a3028', '#f0f1f5'],
    ['#2a1c1a', '#b4bac6'],
  );
const bare = (horse: Motif) => recoat(horse, [' stroke="#7a3f28"', ' stroke="none"']);
const NEAR_FORELEG = 'M24-78Q30-44 29-8H47Q46-44 53-78Z';

const house = (x: number, y: number, s: number, roof: string) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-16-26H16V0H-16Z" fill="{#fff4df>#d9c3a0}"/><path d="M-22-24L0-48 22-24Z" fill="${roof}"/><path d="M-5-14H5V0H-5Z" fill="#7a5436"/></g>`;
const shard = (x: number, s: number, turn: number) =>
  `<path d="M-14-2L-8-22 6-26 15-10 8 2-6 3Z" fill="{#ffffff>#c9ccd2}" transform="translate(${x} -4) rotate(${turn}) scale(${s})"/>`;
const rope = (x: number, h: number) =>
  `<path d="M${x - 4} 10Q${x - 12} ${-h * 0.7} ${x + 6} ${-h}" fill="none" stroke="#8a6a3c" stroke-width="4.500"/><path d="M${x - 4} 10Q${x - 12} ${-h * 0.7} ${x + 6} ${-h}" fill="none" stroke="#f0d8a4" stroke-width="2" stroke-dasharray="5 3"/><path d="M${x - 7}-2h6v16h-6z" fill="{#b98455>#6d4425}"/>`;

const tube = (turn: string): Motif => ({
  width: 230,
  height: 190,
  drawing: `<path d="M-4-86L-48 0M4-86L46 0M0-86V4" stroke="#7d532c" stroke-width="9" stroke-linecap="round"/><path d="M-34-34H34" stroke="#6d4425" stroke-width="5"/><circle cx="0" cy="-92" r="12" fill="{#f0cf7a@#9a7630}"/><g transform="translate(0 -98) ${turn}"><path d="M-112-12H-20V12H-112Z" fill="{#c98a55|#7d4a2a}"/><path d="M-24-17H116V17H-24Z" fill="{#b5703f|#6a3b22}"/><path d="M-124-9H-108V9H-124ZM-30-19H-16V19H-30ZM108-21H124V21H108Z" fill="{#f4d98c|#a37b30}"/><path d="M-100-6H-30M-12-9H104" stroke="#f0c79a" stroke-opacity=".6" stroke-width="4"/></g>`,
});

/** A festival tent with its table. */
const fair = (light: string, dark: string): Motif => ({
  width: 220,
  height: 260,
  drawing: `<path d="M-98-176H-90V0H-98ZM90-176H98V0H90Z" fill="{#e8ecf0>#9aa3ae}"/><path d="M-80-110H80V0H-80Z" fill="#2b2f3a" opacity=".14"/><path d="M0-262Q60-214 116-180V-156H-116V-180Q-60-214 0-262Z" fill="{${light}>${dark}}"/><path d="M0-262Q20-214 38-180V-156H-38V-180Q-20-214 0-262Z" fill="#fff" opacity=".32"/>${repeat(6, (at) => `<path d="M${at * 38.6 - 116}-158h38.600q-4 22-19.300 22t-19.300-22z" fill="${at % 2 ? light : '#fffaf0'}"/>`)}<path d="M-86-66H86V-56H-86Z" fill="{#f4e2c0>#b98455}"/><path d="M-82-56H82V-6H-82Z" fill="{${light}>${dark}}" opacity=".9"/>`,
});

const windowWall = (wall: string, floor: string, view: string, more = ''): Motif => ({
  width: 1,
  height: 300,
  seat: 0,
  drawing: `<path d="M-480-640H480V4H-480Z" fill="${wall}"/><path d="M-480 0H480V450H-480Z" fill="${floor}"/>${repeat(11, (at) => `<path d="M${(at - 5) * 94} 0L${(at - 5) * 240} 450" stroke="#2a1810" stroke-opacity=".35" stroke-width="3"/>`)}<path d="M-480-16H480V4H-480Z" fill="#3f2a1c" opacity=".6"/><path d="M-40-400H220V-130H-40Z" fill="{#9a6a42>#5f3d24}"/>${view}${more}<path d="M-62-136H242V-114H-62Z" fill="{#b98455>#6b4426}"/>`,
});
const STARS = [
  [-10, -370],
  [30, -330],
  [70, -366],
  [110, -300],
  [190, -370],
  [176, -250],
  [8, -260],
  [60, -220],
  [140, -350],
  [196, -310],
]
  .map(([x, y], at) => `<circle cx="${x}" cy="${y}" r="${2 + (at % 3)}" fill="rgb(255,250,220)"/>`)
  .join('');

export const gallery = {
  /** A room at night, its window open to the stars. */
  starRoom: windowWall(
    '{#b59a7a|#8f7252}',
    '{#8f6238|#553318}',
    `<path d="M-26-386H206V-140H-26Z" fill="rgb(28,40,92)"/>${STARS}<path d="M140-330A26 26 0 1 1 140-278 34 34 0 0 0 140-330Z" fill="rgb(255,244,200)"/><path d="M-26-176Q40-206 100-180 160-204 206-178V-140H-26Z" fill="rgb(18,26,60)"/>`,
    '<path d="M-40-400L-118-376V-112L-40-130ZM220-400L298-376V-112L220-130Z" fill="{#a5744a>#5f3d24}"/><path d="M-50-380L-106-362V-138L-50-148ZM230-380L286-362V-138L230-148Z" fill="rgb(96,116,160)" opacity=".75"/>',
  ),
  /** A yellow room in the south, its window full of sun. */
  yellowRoom: windowWall(
    '{#ffeaa4|#f2cc66}',
    '{#d08a4c|#8a5226}',
    '<path d="M-26-386H206V-140H-26Z" fill="rgb(150,214,244)"/><circle cx="150" cy="-330" r="26" fill="rgb(255,244,180)"/><path d="M-26-214Q40-244 110-216T206-224V-140H-26Z" fill="rgb(226,190,84)"/><path d="M10-150Q4-240 22-290 40-240 36-150Z" fill="rgb(62,116,84)"/><path d="M80-386V-140M-26-262H206" stroke="#8a5a34" stroke-width="7"/>',
    '<path d="M-40-400L-100-384V-120L-40-130ZM220-400L280-384V-120L220-130Z" fill="{#8fc49a>#4f8a64}"/>',
  ),
  /** A room with bars before its window: wheat, a wall, the last big star. */
  barredRoom: windowWall(
    '{#c6d2c0|#93a692}',
    '{#b98a5c|#7a5432}',
    `<path d="M-26-386H206V-140H-26Z" fill="rgb(64,92,160)"/><path d="M-26-250H206V-140H-26Z" fill="rgb(140,160,190)" opacity=".6"/><circle cx="120" cy="-320" r="40" fill="rgb(255,250,200)" opacity=".25"/><circle cx="120" cy="-320" r="22" fill="rgb(255,250,200)" opacity=".5"/><circle cx="120" cy="-320" r="12" fill="rgb(255,255,240)"/><path d="M-26-236Q60-262 120-240T206-244V-200H-26Z" fill="rgb(70,96,120)"/><path d="M-26-212H206V-204H-26Z" fill="rgb(150,140,130)"/><path d="M-26-204H206V-140H-26Z" fill="rgb(196,170,90)"/><path d="M-20-140q20-40 50-64M20-140q30-34 70-64M80-140q20-34 60-62M130-140q20-30 70-56" fill="none" stroke="rgb(150,124,60)" stroke-width="4"/>`,
    repeat(6, (at) => `<path d="M${at * 38 - 8}-388h7v250h-7z" fill="#3a3f49"/>`) +
      '<path d="M-28-270H208V-262H-28Z" fill="#3a3f49"/>',
  ),
  greyHorse: bare(toGrey(steeds.horse)),
  chestnutHorse: bare(steeds.horse),
  greyHorseHoof: recoat(
    bare(toGrey(steeds.horse)),
    [`<path d="${NEAR_FORELEG}" fill="{#c3c8d2>#878f9e}"/><path d="M28-12H48L51 0H26Z" fill="#3a2c28"/>`, ''],
    [
      '<path d="M34-136C',
      '<path d="M44-84L98-92 106-50" fill="none" stroke="#b4bac6" stroke-width="19" stroke-linecap="round" stroke-linejoin="round"/><path d="M95-50H116L120-32H92Z" fill="#3a2c28"/><path d="M34-136C',
    ],
  ),
  /** The horse that sleeps on its feet. */
  sleepyHorse: recoat(bare(steeds.horse), [
    '<ellipse cx="142" cy="-206" rx="7" ry="8" fill="#fff"/><circle cx="144" cy="-205" r="5.600" fill="#241a1c"/><circle cx="146" cy="-207.500" r="1.900" fill="#fff"/>',
    '<path d="M132-206q10 9 20 0" fill="none" stroke="#241a1c" stroke-width="4.500" stroke-linecap="round"/>',
  ]),
  gadfly: {
    width: 60,
    height: 50,
    drawing:
      '<path d="M-6-28Q-40-58-44-34-40-18-6-22ZM0-30Q-14-66-28-56-30-40-4-26Z" fill="#dff1fa" opacity=".85"/><path d="M-6-28Q-40-58-44-34" fill="none" stroke="#8fa6b4" stroke-width="2"/><ellipse cx="-12" cy="-17" rx="20" ry="9" fill="{#8d7a4f>#3f3524}" transform="rotate(-12 -12 -17)"/><path d="M-20-24q4 8 2 15M-10-26q4 8 2 15" stroke="#f0d68a" stroke-width="3.500" fill="none"/><circle cx="10" cy="-25" r="10" fill="{#7d6d4a@#2f281c}"/><circle cx="14" cy="-28" r="6" fill="{#7fd0a0@#1f6a4a}"/><circle cx="15" cy="-30" r="1.800" fill="#fff"/><path d="M18-20l10 6M-4-10l4 10M6-12l6 10M-14-9l-2 9" stroke="#3f3524" stroke-width="2.500" stroke-linecap="round"/>',
  },
  /** Planks between two stalls, with straw at their foot. */
  stallPartition: {
    width: 190,
    height: 190,
    drawing: `<path d="M-96-188H-84V4H-96ZM84-188H96V4H84Z" fill="{#8a6038>#4d2f18}"/>${repeat(4, (at) => `<path d="M-88 ${at * 38 - 160}H88V${at * 38 - 128}H-88Z" fill="{#c0894f>#7d532c}"/><path d="M-70 ${at * 38 - 146}q50-5 100 2" fill="none" stroke="#5f3d20" stroke-opacity=".5" stroke-width="2.500"/>`)}<circle cx="34" cy="-106" r="6" fill="#4d2f18"/><path d="M-100 6Q-84-22-60-6-40-30-14-8 14-28 40-8 66-26 100 6Z" fill="{#f0d27a>#c09a3f}"/><path d="M-80 2l18-14M-40 4l8-18M10 4l-8-16M54 2l14-12" stroke="#a07c2c" stroke-width="3"/>`,
  },
  /** The island that flies, and the chain with a chair under it. */
  floatingIsland: {
    width: 440,
    height: 360,
    drawing: `<path d="M-2-160H2V-26H-2Z" fill="#5f5a52"/>${repeat(11, (at) => `<ellipse cx="0" cy="${at * 12 - 154}" rx="4.500" ry="7" fill="none" stroke="#6a655c" stroke-width="3"/>`)}<path d="M-16-30H16V-24H-16ZM-13-24V0M13-24V0M-14-30V-52H14V-30" fill="none" stroke="#7d532c" stroke-width="6"/><path d="M-216-214Q-190-166-80-152H80Q190-166 216-214Z" fill="{#b9c3cf>#5b6675}"/><path d="M-190-188Q-100-166 0-164T190-188" fill="none" stroke="#e8eef4" stroke-opacity=".55" stroke-width="5"/><path d="M-222-216Q-200-252-110-258H110Q200-252 222-216 110-196 0-196T-222-216Z" fill="{#a8d488>#5f9a5a}"/><path d="M-150-250Q-130-290-60-294H60Q130-290 150-250Q80-236 0-236T-150-250Z" fill="{#bfe09a>#6faa62}"/>${house(-168, -226, 0.9, '#c45a4a')}${house(-120, -216, 1, '#5f7fb4')}${house(120, -216, 1, '#c45a4a')}${house(170, -226, 0.9, '#8a6ab0')}${house(-66, -252, 1, '#d98a4a')}${house(72, -252, 1, '#5f7fb4')}<path d="M-24-280H24V-352H-24Z" fill="{#fff6e4>#cfb88f}"/><path d="M-30-350Q0-392 30-350Z" fill="{#7fb4d8>#3f6f9c}"/><path d="M-8-300H8V-324Q0-334-8-324Z" fill="#5f4a36"/><path d="M0-378V-396L18-390 0-384" fill="#d9523f" stroke="#6d4425" stroke-width="2"/>`,
  },
  /** What ties a giant to the ground: laid over somebody who lies. */
  threadRopes: {
    width: 230,
    height: 80,
    drawing: [-34, -8, 18, 44, 70, 94].map((x, at) => rope(x, [58, 62, 62, 56, 50, 44][at] ?? 50)).join(''),
  },
  napoleonBust: {
    width: 84,
    height: 126,
    drawing:
      '<path d="M-26-16H26L32 0H-32Z" fill="{#f4f4f2>#b9bcc4}"/><path d="M-10-34H10V-14H-10Z" fill="#d2d4da"/><path d="M-40-30Q-38-56-12-62H12Q38-56 40-30 20-20 0-20T-40-30Z" fill="{#ffffff>#c3c6ce}"/><path d="M-40-34q10-8 18 0M40-34q-10-8-18 0" stroke="#a9adb6" stroke-width="3" fill="none"/><path d="M-14-60L0-44 14-60" fill="none" stroke="#a9adb6" stroke-width="3"/><ellipse cx="0" cy="-78" rx="19" ry="23" fill="{#ffffff>#cdd0d6}"/><path d="M-9-82h5M5-82h5M0-80l3 9h-5M-6-65q6 3 12 0" stroke="#9a9ea8" stroke-width="2.500" fill="none" stroke-linecap="round"/><path d="M-46-88Q-30-104-24-116 0-132 24-116 30-104 46-88 20-98 0-97T-46-88Z" fill="{#f4f4f2>#aeb2bb}"/><circle cx="12" cy="-106" r="5" fill="#c3c6ce"/>',
  },
  /** A cloth with the pieces of a head, a dark pearl in one of them. */
  pearlShards: {
    width: 190,
    height: 46,
    drawing: `<path d="M-94-2Q-60-12 0-12T94-2Q60 12 0 12T-94-2Z" fill="{#ffffff>#dfe6ee}"/><path d="M-94-2L-104 14-78 7M94-2L104 14 78 7" fill="#e4eaf1"/>${shard(-66, 0.9, -20)}${shard(-40, 1.2, 14)}${shard(44, 1.1, -30)}${shard(70, 0.8, 40)}${shard(-16, 0.6, 70)}${shard(26, 0.6, -60)}<path d="M-22-4Q-26-36 2-40 28-34 22-4 0 6-22-4Z" fill="{#ffffff>#c3c6ce}"/><circle cx="1" cy="-20" r="11" fill="{#6a6480@#14121c}"/><circle cx="-3" cy="-24" r="3" fill="#e8e4f4"/>`,
  },
  /** Pieces of plaster laid out by their size. */
  plasterRow: {
    width: 230,
    height: 34,
    drawing: [1.35, 1.15, 1, 0.8, 0.62, 0.46, 0.32]
      .map((s, at) => shard([-98, -58, -22, 12, 42, 67, 88][at] ?? 0, s, at * 37))
      .join(''),
  },
  gasLamp: {
    width: 60,
    height: 330,
    drawing:
      '<path d="M-16-8H16L20 0H-20ZM-9-30H9L12-8H-12Z" fill="{#4f5560>#23262d}"/><path d="M-5-252H5V-28H-5Z" fill="{#5f6672>#2b2f38}"/><path d="M-26-240H26V-234H-26Z" fill="#3a3f49"/><path d="M-16-254H16L24-306H-24Z" fill="rgb(255,238,178)" opacity=".92"/><path d="M-16-254H16L24-306H-24ZM-5-254L-8-306M5-254L8-306" fill="none" stroke="#2b2f38" stroke-width="4"/><path d="M-28-306H28L14-326H-14ZM-5-326H5V-336H-5Z" fill="{#5f6672>#2b2f38}"/>',
  },
  /** The same, turned round by somebody who looks in at the wrong end. */
  longTelescopeBack: tube('rotate(-28) scale(-1 1)'),
  /** A long tube of the first days of telescopes, on its stand; it looks up to the right. */
  longTelescope: tube('rotate(-28)'),
  /** The half moon as the first telescopes showed it. */
  roughMoon: {
    width: 200,
    height: 200,
    drawing:
      '<circle cx="0" cy="-100" r="98" fill="{#5b6180@#2b3050}"/><path d="M0-198A98 98 0 0 1 0-2L-6-14 8-26-10-38 4-52-14-64 2-78-8-90 12-102-6-116 6-128-12-140 8-152-4-166 10-176-4-188Z" fill="{#fffbe6>#e3d6a4}"/><g fill="#cdbf8d"><ellipse cx="52" cy="-126" rx="20" ry="14"/><ellipse cx="38" cy="-70" rx="14" ry="10"/><ellipse cx="70" cy="-86" rx="10" ry="8"/><ellipse cx="34" cy="-164" rx="11" ry="8"/><ellipse cx="52" cy="-36" rx="11" ry="7"/></g><g fill="rgb(255,246,196)"><circle cx="-22" cy="-150" r="5"/><circle cx="-30" cy="-104" r="4.500"/><circle cx="-20" cy="-72" r="5.500"/><circle cx="-36" cy="-58" r="3.500"/><circle cx="-24" cy="-30" r="4.500"/></g>',
  },
  tentBlue: fair('#7fb9f0', '#2f6db5'),
  tentGreen: fair('#8fd29a', '#3a8f5c'),
  tentPink: fair('#ffb8c8', '#e0708c'),
  /** A cast letter: it stands upside down and mirrored. */
  leadType: {
    width: 34,
    height: 66,
    drawing:
      '<g transform="scale(.55)"><path d="M-30-96L-14-118H44L30-96Z" fill="{#d4dae2>#9aa3ae}"/><path d="M30-96L44-118V-16L30 4Z" fill="{#7d8692>#4a525e}"/><path d="M-30-96H30V4H-30Z" fill="{#b9c1cb>#77808d}"/><path d="M-22-88H22V-34H-22Z" fill="{#e6eaef>#a9b1bc}"/><path d="M-14-80H12V-68M-18-58H18M14-50H-12V-40H14" fill="none" stroke="#2b2f38" stroke-width="6"/><path d="M-30-22H30" stroke="#5b6470" stroke-width="4"/></g>',
  },
  brokenSpoon: {
    width: 100,
    height: 24,
    drawing:
      '<path d="M-48-6Q-50-20-30-20-12-18-10-10L-4-6-10 2-14-2Q-44 6-48-6Z" fill="{#f6d98a>#a3772c}"/><ellipse cx="-32" cy="-9" rx="13" ry="6" fill="#b98a3c"/><path d="M6-12L48-2 46 6 2-4 8-8Z" fill="{#f0cf7a>#94692a}"/>',
  },
} as const satisfies Record<string, Motif>;
