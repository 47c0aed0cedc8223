import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const puff = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="{#ffe98a@#dba92c}"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.3}" r="${(r * 0.35).toFixed(1)}" fill="#fff6c4"/>`;

/** A hive of boxes, painted. */
function hive(paint: string, roof: string): Motif {
  return {
    width: 120,
    height: 140,
    seat: 132,
    drawing: `<path d="M-46-14h12V0h-12zM34-14h12V0h-12z" fill="#5d4630"/><path d="M-54-20H54v8H-54Z" fill="{#8f7050>#5f4630}"/><path d="M-50-76H50V-20H-50Z" fill="${paint}"/><path d="M-50-122H50v44H-50Z" fill="${paint}"/><path d="M-50-78H50" stroke="#3a3028" stroke-opacity=".35" stroke-width="4"/><path d="M-22-30h44v10h-44z" fill="#33261c"/><path d="M-62-128L-50-142H50L62-128V-118H-62Z" fill="${roof}"/><path d="M-16-100h32" stroke="#3a3028" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/><path d="M-46-118h14v94h-14z" fill="#ffffff" opacity=".16"/>`,
  };
}

const ROOF = '{#8a8f96>#5b6068}';

export const outdoorThings = {
  /** 생강나무 in flower: bare grey twigs with yellow balls. */
  spicebush: {
    width: 250,
    height: 230,
    drawing: `<g fill="none" stroke="#7a6450" stroke-width="8" stroke-linecap="round"><path d="M-6 0Q-20-80-70-150M0 0Q4-90-10-210M6 0Q24-80 84-140M-40-100Q-90-110-112-100M-30-84Q-30-140-60-200M44-86Q90-84 112-72M30-70Q40-140 46-196"/></g>${[
      [-70, -152, 15],
      [-112, -102, 14],
      [-86, -122, 12],
      [-60, -204, 14],
      [-44, -168, 12],
      [-10, -214, 15],
      [-4, -168, 13],
      [-26, -124, 12],
      [46, -200, 14],
      [40, -158, 12],
      [84, -142, 15],
      [66, -112, 12],
      [112, -74, 14],
      [86, -92, 12],
      [-58, -92, 12],
      [18, -112, 13],
    ]
      .map(([x = 0, y = 0, r = 0]) => puff(x, y, r))
      .join('')}`,
  },
  /** A low school of one storey with a clock, a flagpole and a step. */
  oldSchool: {
    width: 560,
    height: 210,
    drawing: `<path d="M-270-124H270V0H-270Z" fill="{#e6dcc8>#b9ab92}"/><path d="M-290-124L-262-160H262L290-124Z" fill="{#8f5f4c>#643f34}"/><path d="M-64-190H64V0H-64Z" fill="{#efe6d2>#c4b699}"/><path d="M-80-188L0-226 80-188Z" fill="{#8f5f4c>#643f34}"/><circle cx="0" cy="-158" r="19" fill="#fffdf4" stroke="#7d6a54" stroke-width="5"/><path d="M0-158v-11M0-158l8 5" stroke="#40362c" stroke-width="4" stroke-linecap="round"/><path d="M-26-92h52V0h-52z" fill="{#7d6248>#544030}"/><path d="M0-92V0" stroke="#3f3024" stroke-width="4"/>${[-238, -180, -122, 84, 142, 200].map((x) => `<path d="M${x}-98h40v58h-40z" fill="{#6f8496>#46586a}"/><path d="M${x + 20}-98v58M${x}-69h40" stroke="#efe6d2" stroke-width="5"/>`).join('')}<path d="M-40-6h80V4h-80z" fill="#a59a88"/>`,
  },
  /** Stones heaped up by who passed. */
  stoneHeap: {
    width: 210,
    height: 130,
    seat: 122,
    drawing: `<path d="M-104 0Q-90-50-50-80-24-124 4-126 34-120 52-84 92-50 104 0Z" fill="{#8f949a>#62676e}"/>${[
      [-70, -20, 30],
      [-22, -16, 28],
      [30, -18, 32],
      [76, -16, 24],
      [-48, -56, 26],
      [0, -58, 28],
      [46, -56, 24],
      [-16, -92, 22],
      [18, -94, 18],
      [2, -118, 13],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          `<path d="M${x - r} ${y + r * 0.5}Q${x - r * 1.1} ${y - r * 0.5} ${x - r * 0.2} ${y - r * 0.7} ${x + r * 0.9} ${y - r * 0.6} ${x + r} ${y + r * 0.4} ${x} ${y + r * 0.8} ${x - r} ${y + r * 0.5}Z" fill="{#c3c7cb>#7f858c}"/>`,
      )
      .join('')}`,
  },
  hiveWhite: hive('{#fbfaf4>#cfd0c8}', ROOF),
  hiveBlue: hive('{#c2dcec>#7fa6c2}', ROOF),
  hivePink: hive('{#f3c9cc>#c48d94}', ROOF),
  hiveYellow: hive('{#f3df9c>#c4a04e}', ROOF),
  hiveGreen: hive('{#bcd3a8>#7d9a6a}', ROOF),
  hiveGrey: hive('{#c3c6c8>#868b90}', ROOF),
  /** A small aeroplane of old that came down in the sand. */
  planeWreck: {
    width: 430,
    height: 190,
    drawing:
      '<path d="M-196-40Q-120-96 40-104 150-100 176-62 150-26 40-20-110-8-196-40Z" fill="{#d5d9dc>#8d959d}"/><path d="M-196-42L-236-128-196-132-150-66Z" fill="{#b04a44>#752c2c}"/><path d="M-40-72L-150-180-96-186 60-86Z" fill="{#e3e6e8>#9aa2aa}"/><path d="M-20-40L-90 0-20 6 70-30Z" fill="{#b6bdc3>#737b84}"/><path d="M34-100q30-40 74-24l18 26z" fill="{#a8cfe0>#5f8ca6}"/><path d="M176-62q20 0 22 0M186-118Q196-90 186-62 176-30 190-6" stroke="#5b4634" stroke-width="11" stroke-linecap="round" fill="none"/><path d="M-60-96q4 36 0 80M0-102q4 40 0 84" stroke="#5b636c" stroke-opacity=".5" stroke-width="4" fill="none"/><path d="M-110 2Q-20-18 80-6 150-14 230 4Z" fill="{#ecd3a0>#c9a56c}"/>',
  },
  /** A planet hardly larger than a house, with three small volcanoes. */
  smallPlanet: {
    width: 420,
    height: 330,
    seat: 314,
    drawing:
      '<circle cx="0" cy="-130" r="186" fill="{#d8cbb0@#7d6f74}"/><path d="M-140-200q30-20 62-4M40-60q40-18 76 2M-80-30q36-16 70 4M60-230q24-14 46 0" fill="none" stroke="#6f6068" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/><path d="M-132-258q16-36 40-40l20 8q16 18 18 52-40-4-78-20zM100-264q10-30 30-28l14 10q14 14 12 44-32-8-56-26z" fill="{#a5949a>#6a5a62}"/><path d="M-96-300q10-8 24-2" stroke="#d9744a" stroke-width="7" stroke-linecap="round" fill="none"/>',
  },
  /** Under the boards of a porch: light falls through the gaps on a jar wrapped in cloth. */
  floorJar: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V440H-480Z" fill="{#3a2e2a|#1f1816}"/><path d="M-480-640H480V-420H-480Z" fill="{#8a6a4a|#5f462f}"/>${repeat(6, (at) => `<path d="M${at * 164 - 492}-640h150v220h-150z" fill="{#9c7a56>#6a4e35}"/><path d="M${at * 164 - 492}-560q70 14 150-6M${at * 164 - 492}-490q60-16 150 8" fill="none" stroke="#54391f" stroke-opacity=".35" stroke-width="4"/>`)}<path d="M-480-420H480V-392H-480Z" fill="#2a201b"/>${repeat(5, (at) => `<path d="M${at * 164 - 343}-420h16l${(2 - at) * 60 + 34} 520h-84z" fill="rgb(255,236,186)" opacity=".2"/><path d="M${at * 164 - 342}-640h14v224h-14z" fill="rgb(255,240,200)" opacity=".9"/>`)}<path d="M-480 60Q-200 20 0 36 240 20 480 60V440H-480Z" fill="{#6d543d|#3f2e22}"/><path d="M-110 90Q-150-30-96-120-60-160 0-162 60-160 96-120 150-30 110 90 60 120 0 120-60 120-110 90Z" fill="{#8a5f42@#3f281c}"/><path d="M-70-146Q0-176 70-146L60-120Q0-138-60-120Z" fill="{#5c3d2a>#362218}"/><path d="M-78-150Q-60-214-16-214 0-240 20-214 64-214 78-150 0-182-78-150Z" fill="{#f1e6d0>#b5a588}"/><path d="M-6-216Q-40-250-60-236-44-216-6-206ZM8-216Q40-252 62-238 46-216 8-206Z" fill="{#fff6e2>#c9b996}"/><path d="M-72-60Q-84 0-64 60" stroke="#d9b088" stroke-opacity=".5" stroke-width="10" stroke-linecap="round" fill="none"/>`,
  },
  /** Slips of bamboo bound with cords, half unrolled. */
  bambooSlips: {
    width: 170,
    height: 70,
    drawing: `${repeat(11, (at) => `<path d="M${at * 14 - 84}-${58 - (at % 2) * 2}h11v54h-11z" fill="{#e3cd92>#b0904e}"/><path d="M${at * 14 - 79}-48v30" stroke="#3f3222" stroke-width="3" stroke-dasharray="5 4"/>`)}<circle cx="82" cy="-30" r="28" fill="{#d6bd7e@#94733c}"/><circle cx="82" cy="-30" r="14" fill="none" stroke="#7d5f30" stroke-width="4"/><path d="M-86-46H70M-86-16H70" stroke="#7d4a34" stroke-width="4"/>`,
  },
  /** An old wheel of a waggon, leaning. */
  brokenWheel: {
    width: 170,
    height: 176,
    drawing: `<g transform="rotate(-8)"><circle cx="0" cy="-86" r="80" fill="none" stroke="#6a4a30" stroke-width="17"/><circle cx="0" cy="-86" r="80" fill="none" stroke="#a07a52" stroke-width="6"/>${repeat(7, (at) => `<path d="M0-86L${(Math.cos(at * 0.785) * 74).toFixed(0)} ${(-86 + Math.sin(at * 0.785) * 74).toFixed(0)}" stroke="#7d5a3a" stroke-width="10"/>`)}<circle cx="0" cy="-86" r="20" fill="{#a07a52@#5b4029}"/></g>`,
  },
  /** A stick that props up a carrier. */
  straightStick: {
    width: 14,
    height: 130,
    drawing: '<path d="M-5 0L-6-122Q-14-132-12-140L-4-132 4-142Q6-132 6-122L5 0Z" fill="{#b08a5c>#6f5030}"/>',
  },
  /** A case of glass, a white Korean coat hung up in it. */
  robeCase: {
    width: 230,
    height: 330,
    drawing:
      '<path d="M-104-60H104V0H-104Z" fill="{#8a6748>#553c28}"/><path d="M-96-318H96V-58H-96Z" fill="{#e9f0ef>#c6d6d8}"/><path d="M-70-282H70" stroke="#7a6248" stroke-width="7" stroke-linecap="round"/><path d="M-18-290Q-50-284-84-262L-92-190-66-186-56-236-62-84Q0-74 62-84L56-236 66-186 92-190 84-262Q50-284 18-290L0-248Z" fill="{#ffffff>#cfd6da}"/><path d="M-18-290L2-236 0-84M18-290L2-236" fill="none" stroke="#9aa6ae" stroke-width="5"/><path d="M2-236Q-16-190-12-140M2-236Q16-196 20-160" fill="none" stroke="#7f95b0" stroke-width="7" stroke-linecap="round"/><path d="M-96-318H96V-58H-96Z" fill="none" stroke="#6b4d34" stroke-width="10"/><path d="M-80-300L-20-300-70-80-84-80Z" fill="#ffffff" opacity=".3"/><path d="M-108-334H108v20h-216z" fill="{#8a6748>#553c28}"/><path d="M-32-44h64v26h-64z" fill="#f4ead2"/><path d="M-22-36h44M-22-27h28" stroke="#8a7a62" stroke-width="3.500"/>',
  },
  /** The tarred end wall of a barn with lines painted in white. */
  blackWall: {
    width: 520,
    height: 330,
    drawing: `<path d="M-250-250L0-340 250-250V0H-250Z" fill="{#4a4644>#2b2827}"/><path d="${repeat(9, (at) => `M${at * 55 - 220}-${250 + (110 - Math.abs(at * 55 - 220) * 0.4) * 0.5}V0`)}" stroke="#1c1a1a" stroke-opacity=".6" stroke-width="4"/><path d="M-266-240L0-344 266-240 262-262 0-366-262-262Z" fill="{#7d5a48>#523a30}"/>${repeat(5, (at) => `<path d="M-150-${226 - at * 26}q40-7 90-2t${70 + ((at * 53) % 90)} 0" fill="none" stroke="#f6f2e6" stroke-width="9" stroke-linecap="round" stroke-dasharray="${22 + ((at * 7) % 14)} 11"/>`)}`,
  },
  /** A ladder of two poles that leans. */
  stoutLadder: {
    width: 90,
    height: 330,
    seat: 170,
    drawing: `<path d="M-42 0L-26-330h10L-30 0ZM30 0L16-330h10L42 0Z" fill="{#b58d5c>#775431}"/>${repeat(9, (at) => `<path d="M${-37 + at * 1.7}-${24 + at * 36}H${37 - at * 1.7}" stroke="#8a6439" stroke-width="9" stroke-linecap="round"/>`)}`,
  },
  /** A tin that breathes smoke on bees. */
  beeSmoker: {
    width: 74,
    height: 82,
    drawing:
      '<path d="M-34-58L-6-52V-8L-34-2Z" fill="{#9a6a4a>#5f3d2a}"/><path d="M-6-60h44V0H-6Z" fill="{#c9ced2>#7d858d}"/><path d="M-8-60L26-84 44-76 38-60Z" fill="{#dfe3e6>#8f979f}"/><path d="M-6-44h44M-6-16h44" stroke="#5f666e" stroke-opacity=".5" stroke-width="3"/>',
  },
  /** Grains of rice on a tray, in a row like waggons. */
  riceRow: {
    width: 130,
    height: 20,
    drawing: `<path d="M-66-16H66L58 0H-58Z" fill="{#9a5f3a>#643820}"/><path d="M-62-18H62V-12H-62Z" fill="{#b9774c>#864d2c}"/>${repeat(7, (at) => `<ellipse cx="${at * 15 - 46}" cy="-21" rx="6.500" ry="4" fill="#fffdf6" stroke="#d9cfb8" stroke-width="1.500"/>`)}`,
  },
  /** A kite of silk high on its line; the hand is at its foot. */
  stormKite: {
    width: 20,
    height: 160,
    drawing:
      '<path d="M0 0Q-90-10-236-96" fill="none" stroke="#f4efe2" stroke-width="4"/><path d="M-250-62Q-236-40-250-20-264 2-246 22" fill="none" stroke="#8a4a4a" stroke-width="4"/><path d="M-262-160L-206-124-244-62-300-104Z" fill="{#f8f0dc>#c2a988}"/><path d="M-262-160L-244-62M-300-104L-206-124" stroke="#7d6248" stroke-width="5"/><path d="M-34-18l-10 14 13-3-9 17" fill="none" stroke="rgb(255,236,140)" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>',
  },
} as const;
