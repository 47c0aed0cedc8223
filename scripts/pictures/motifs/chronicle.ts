import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** One stalk of bamboo from its foot, with leaves, leaning by `lean`. */
const stalk = (x: number, height: number, lean: number, paint: string, leaf: string) =>
  `<path d="M${x} 0Q${x + lean * 0.3} ${-height * 0.5} ${x + lean} ${-height}" fill="none" stroke="${paint}" stroke-width="10" stroke-linecap="round"/>${repeat(5, (at) => `<path d="M${x - 6 + lean * ((at + 1) / 6) ** 1.6} ${(-height * (at + 1)) / 6}h12" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`)}${repeat(
    4,
    (at) => {
      const y = -height * (0.52 + at * 0.15);
      const left = x + lean * (0.52 + at * 0.15) ** 1.6;
      return `<path d="M${left} ${y}q26-14 46-2-22 12-46 2ZM${left} ${y + 8}q-26-10-46 4 24 10 46-4Z" fill="${leaf}"/>`;
    },
  )}`;

/** The rock of an island that looks like the head of a turtle. */
const isleRock =
  '<path d="M-190 6Q-186-60-120-84-60-120 10-112 40-120 64-104 92-150 140-138 186-120 180-72 174-44 130-40 150-16 176 6Z" fill="{#9fb08a>#5a6a5c}"/><path d="M64-104Q80-70 130-40" fill="none" stroke="#47554a" stroke-width="5" opacity=".6"/><path d="M-120-84Q-80-66-30-84 20-70 60-84" fill="none" stroke="#47554a" stroke-width="4" opacity=".5"/><circle cx="146" cy="-106" r="8" fill="#2f3a34"/><path d="M150-72q14 4 28-6" fill="none" stroke="#47554a" stroke-width="5" stroke-linecap="round"/><path d="M-150-74Q-110-112-40-112-80-92-130-70Z" fill="#8fb86a" opacity=".8"/>';
const foam =
  '<path d="M-210 12Q-170-6-120 6T-20 4 80 6 200 2Q214 10 206 18-0 28-210 20Z" fill="#ffffff" opacity=".8"/>';

/** A picture that hangs from its rods. */
const hanging = (picture: string): Motif => ({
  width: 190,
  height: 250,
  drawing: `<path d="M-96-246H96V-4H-96Z" fill="{#e2c48a>#b08a4c}"/><path d="M-84-226H84V-22H-84Z" fill="{#fffaf0>#efe2c2}"/>${picture}<path d="M-104-256H104V-242H-104ZM-108-10H108V4H-108Z" fill="{#8a5a34>#54331a}"/><path d="M-60-256L0-282 60-256" fill="none" stroke="#a8342c" stroke-width="4"/>`,
});
const landscape = `<path d="M-84-120L-50-200-20-150 10-216 50-140 84-186V-90H-84Z" fill="{#b9c2bc>#8a988f}"/><path d="M6-150Q0-110 8-84" fill="none" stroke="#fff" stroke-width="9"/><path d="M-84-92Q0-110 84-86V-22H-84Z" fill="{#dfe6da>#b3c2b0}"/><path d="M-84-60Q-20-80 20-56T84-46V-30Q20-40-20-40T-84-40Z" fill="#a9cede"/><path d="M-62-40Q-66-90-50-116" fill="none" stroke="#6a5a44" stroke-width="5"/><path d="M-50-116q-24 10-26 44M-50-116q-6 20-8 44M-50-116q20 8 22 40M-50-116q8 20 6 44" fill="none" stroke="#6f9a5a" stroke-width="4" stroke-linecap="round"/>`;
const littleDonkey =
  '<path d="M0-62v20M8-62v20M30-62v20M38-62v20" stroke="#6d6a70" stroke-width="6"/><path d="M-6-76Q20-84 42-76V-56H-4Z" fill="{#a3a0a8>#6d6a70}"/><path d="M36-78L52-100 64-92 66-82 54-80 44-66Z" fill="{#a3a0a8>#6d6a70}"/><path d="M50-98l-4-18 10 14M56-98l4-16 4 16" fill="#8a878e"/><circle cx="57" cy="-91" r="2" fill="#1d181c"/>';
const tiny = (x: number, s: number) =>
  `<g transform="translate(${x} 0) scale(${s})"><path d="M-13-4Q-12-34 0-38 12-34 13-4Z" fill="{#ffffff>#c9d3e4}"/><circle cx="0" cy="-46" r="11" fill="{#ffe6cf@#f2bd98}"/><path d="M-22-52H22L18-56H-18ZM-10-56V-72H10V-56Z" fill="#26222a"/><circle cx="-4" cy="-46" r="1.600" fill="#2a2024"/><circle cx="5" cy="-46" r="1.600" fill="#2a2024"/><path d="M-3-41q3 3 7 0" fill="none" stroke="#a0503c" stroke-width="1.500"/><path d="M-8-26Q0-18 8-26" fill="none" stroke="#9fb0c8" stroke-width="4"/></g>`;
const shard = (x: number, y: number, turn: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-26 0Q-20-20 4-24L26-6 10 4Z" fill="{#c9a56c>#7a5528}"/>`;
const butterfly = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 0Q-22-26-30-8-26 8 0 0ZM0 0Q22-26 30-8 26 8 0 0ZM0 0Q-18 18-14 22-4 20 0 0ZM0 0Q18 18 14 22 4 20 0 0Z" fill="{#ffffff>#dfe6f4}"/><path d="M0-8V10" stroke="#5a5060" stroke-width="3" stroke-linecap="round"/></g>`;

export const chronicle = {
  mossStone: {
    width: 50,
    height: 34,
    drawing:
      '<path d="M-26 0Q-32-20-12-30 10-38 24-22 32-8 24 0Z" fill="{#b9bdb4>#6c726a}"/><path d="M-24-14Q-18-32 4-32 22-30 26-16 14-18 8-10 0-20-8-10-16-16-24-14Z" fill="{#8fb85a>#4f7d34}"/>',
  },
  turtleIsle: {
    width: 360,
    height: 300,
    seat: 100,
    drawing: `${isleRock}${stalk(-54, 250, -60, '#5f9a4e', '#7fb85e')}${stalk(-40, 250, 56, '#5f9a4e', '#7fb85e')}${foam}`,
  },
  turtleIsleNight: {
    width: 360,
    height: 300,
    drawing: `${isleRock}${stalk(-48, 270, 4, '#5f9a4e', '#7fb85e')}${foam}`,
  },
  seaDragon: {
    width: 200,
    height: 300,
    drawing: `<path d="M70 10C100-60 10-90-20-140-50-200 0-262 60-268L74-214C40-206 26-190 40-160 66-110 130-80 124 10Z" fill="{#7fd6c0>#1f7d78}"/><path d="M84 10C104-60 34-96 4-142-14-176 2-214 34-232L46-210C30-196 24-182 32-160 52-110 108-74 104 10Z" fill="{#f6ecc0>#d3b873}"/>${repeat(7, (at) => `<path d="M${6 + at * 13} ${-176 + at * 26}q16 4 26-6" fill="none" stroke="#b59a58" stroke-width="3"/>`)}<path d="M-22-138l-26-10 14 26ZM-34-190l-28 4 22 20ZM-12-236l-24-10 12 26ZM20-96l-26 2 18 18ZM54-52l-28 6 24 14Z" fill="{#f29a4a>#c2581e}"/><path d="M36-276Q60-306 94-292 122-288 142-262 146-244 128-240 104-232 84-236 56-226 44-242 32-258 36-276Z" fill="{#8fe0ca>#2a8a82}"/><path d="M54-290Q40-326 12-332 34-316 40-284ZM74-296Q76-332 52-350 64-326 60-290Z" fill="{#ffe2a0>#c98f2e}"/><path d="M98-248Q124-242 142-256" fill="none" stroke="#174f4c" stroke-width="4" stroke-linecap="round"/><circle cx="84" cy="-270" r="10" fill="#fff"/><circle cx="87" cy="-269" r="5.500" fill="#1d2420"/><path d="M72-284l20-2" stroke="#174f4c" stroke-width="5" stroke-linecap="round"/><path d="M134-262Q160-280 176-262M130-244Q150-222 172-230" fill="none" stroke="#f6d27a" stroke-width="5" stroke-linecap="round"/><path d="M48-240Q30-226 40-208 20-214 28-240Z" fill="{#f29a4a>#c2581e}"/><path d="M20 16Q50-10 80 8T140 4 190 14Q150 34 80 30T20 16Z" fill="#ffffff" opacity=".85"/>`,
  },
  blackBamboo: {
    width: 150,
    height: 260,
    drawing: `${stalk(-56, 230, -10, '#3a3440', '#6f9a5a')}${stalk(-20, 260, 8, '#2c2832', '#7fa864')}${stalk(22, 240, -6, '#3a3440', '#6f9a5a')}${stalk(58, 216, 16, '#2c2832', '#7fa864')}`,
  },
  banknote: {
    width: 96,
    height: 50,
    drawing:
      '<path d="M-48-50H48V0H-48Z" fill="{#f6e2a0>#d9b45c}"/><path d="M-43-45H43V-5H-43Z" fill="none" stroke="#b08a34" stroke-width="2.500"/><circle cx="18" cy="-24" r="15" fill="#fff2c8"/><path d="M6-26Q6-40 18-40T30-26Q18-32 6-26Z" fill="#4a3a30"/><circle cx="18" cy="-24" r="9" fill="#f2d3a4"/><path d="M9-28Q10-36 18-36T27-28Q18-34 9-28Z" fill="#4a3a30"/><path d="M8-10Q18-18 28-10Z" fill="#b0703c"/><path d="M-36-34h26M-36-24h18" stroke="#a87a2c" stroke-width="4" stroke-linecap="round"/>',
  },
  insectScreen: {
    width: 420,
    height: 240,
    drawing: repeat(6, (at) => {
      const x = -210 + at * 70;
      const dip = at % 2 === 0 ? 0 : 10;
      const plants = [
        'M0 0Q-14-40 0-90M0-40q-20-4-22-20M0-60q18-4 22-20',
        'M-4 0Q10-40 0-100M2-50q20-4 18-24',
        'M0 0V-80M0-30q-18-2-22-18M0-50q18-2 22-18',
      ][at % 3];
      return `<path d="M${x} ${-240 + dip}L${x + 70} ${-230 - dip}V${-10 + dip - 10}L${x} ${-10 - dip}Z" fill="${at % 2 === 0 ? '#8a5a34' : '#6d4425'}"/><path d="M${x + 6} ${-232 + dip}L${x + 64} ${-224 - dip}V${-24 + dip}L${x + 6} ${-20 - dip}Z" fill="{#fff6e0>#e6d3a8}"/><g transform="translate(${x + 35} -44)"><path d="${plants}" fill="none" stroke="#6f9a4a" stroke-width="4" stroke-linecap="round"/><circle cx="0" cy="${-94 - (at % 2) * 6}" r="9" fill="${['#c9504a', '#8a62b0', '#e0a23c'][at % 3]}"/><ellipse cx="${at % 2 === 0 ? 16 : -16}" cy="-120" rx="9" ry="5" fill="#5a7fb0"/><ellipse cx="${at % 2 === 0 ? -14 : 14}" cy="-4" rx="9" ry="5" fill="#5a4636"/></g>`;
    }),
  },
  templeRoof: {
    width: 560,
    height: 300,
    seat: 250,
    drawing: `<path d="M-220-150H220V0H-220Z" fill="{#e8d3a4>#b8945c}"/><path d="M-210-140H-170V0H-210ZM-90-140H-56V0H-90ZM56-140H90V0H56ZM170-140H210V0H170Z" fill="{#b8483c>#7c2620}"/><path d="M-56-120H56V0H-56Z" fill="#6d4a2c"/><path d="M-50-114H-4V0H-50ZM4-114H50V0H4Z" fill="rgb(255,226,150)"/><path d="M-240-160H240V-138H-240Z" fill="{#4fa08a>#2c6a5c}"/><path d="M-290-150Q-210-190-170-260H170Q210-190 290-150 150-170 0-170T-290-150Z" fill="{#6a7080>#33363f}"/>${repeat(11, (at) => `<path d="M${-140 + at * 28}-258Q${-170 + at * 34}-210 ${-230 + at * 46}-166" fill="none" stroke="#23252c" stroke-opacity=".5" stroke-width="4"/>`)}<path d="M-182-272H182L172-252H-172Z" fill="#2c2f38"/><path d="M-44-262Q-34-200 0-186 36-200 44-262Z" fill="rgb(255,240,180)"/><path d="M-44-262l-12 12 14 4-8 18 18-2 2 18M44-262l12 12-14 4 8 18-18-2-2 18" fill="none" stroke="#2c2f38" stroke-width="7" stroke-linejoin="round"/>`,
  },
  strawShoe: {
    width: 60,
    height: 26,
    drawing:
      '<path d="M-30 0Q-36-14-20-18L24-14Q36-8 30 0Z" fill="{#e8c886>#b08a4a}"/><path d="M-24-16Q-30-30-14-28M4-16Q16-34 30-12" fill="none" stroke="#b08a4a" stroke-width="6" stroke-linecap="round"/><path d="M-22-4h44M-24-10h40" stroke="#8a6a34" stroke-width="2.500" opacity=".7"/>',
  },
  riceBalls: {
    width: 90,
    height: 44,
    drawing:
      '<path d="M-48-8Q0 12 48-8L40 0Q0 10-40 0Z" fill="{#b98a5a>#6f4a2a}"/><circle cx="-18" cy="-24" r="21" fill="{#ffffff@#d9d2c4}"/><circle cx="20" cy="-24" r="21" fill="{#ffffff@#d9d2c4}"/><g fill="#4a4448" opacity=".6"><circle cx="-26" cy="-30" r="2.600"/><circle cx="-14" cy="-20" r="2.600"/><circle cx="24" cy="-32" r="2.600"/><circle cx="12" cy="-20" r="2.200"/></g>',
  },
  seaRock: {
    width: 1,
    height: 100,
    seat: 88,
    drawing: `<path d="M-130 8Q-140-50-90-82-30-104 40-94 110-90 128-40 140-10 132 8Z" fill="{#b3b9be>#5f666f}"/><path d="M-100-60Q-60-88 20-86" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round"/><path d="M-60-30q20 10 44 2M30-40q24 8 50-4" fill="none" stroke="#4a5058" stroke-width="4" opacity=".5"/><path d="M-150 12Q-110-8-60 6T40 4 150 4Q160 12 150 20-10 34-150 20Z" fill="#ffffff" opacity=".85"/>`,
  },
  gourdBottle: {
    width: 110,
    height: 150,
    drawing:
      '<path d="M0 0C-58 0-60-62-24-76-44-92-30-126-10-128L-10-140H10L10-128C30-126 44-92 24-76 60-62 58 0 0 0Z" fill="{#e8c07a>#96642a}"/><path d="M-12-156H12V-138H-12Z" fill="{#b8483c>#7c2620}"/><path d="M-26-78Q0-68 26-78" fill="none" stroke="#a8342c" stroke-width="7"/><path d="M-32-52Q-40-26-26-12" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>',
  },
  bottleShards: {
    width: 340,
    height: 80,
    drawing: `${shard(-130, 0, 0)}${tiny(-128, 0.9)}${shard(-60, 10, 16)}${tiny(-58, 1)}${shard(12, 2, -8)}${tiny(14, 0.95)}${shard(84, 12, 12)}${tiny(84, 1.05)}${shard(146, 0, -14)}${tiny(148, 0.85)}`,
  },
  pigHeadBite: {
    width: 120,
    height: 110,
    drawing:
      '<path d="M-34-92L-52-122-10-106ZM30-96L52-124 46-82Z" fill="{#f2a3a3>#c4636c}"/><path d="M-56-44C-58-90-24-108 4-106 42-106 60-80 58-46 56-14 30 0 0 0-32 0-54-14-56-44Z" fill="{#ffc6be@#d87a80}"/><path d="M4-18Q34-30 62-16 64-2 40 8 14 10 4-18Z" fill="#7c2630"/><path d="M10-20l8 10 8-12 8 11 9-12 8 8" fill="#fff"/><ellipse cx="44" cy="-42" rx="24" ry="18" fill="{#ffb0aa>#d06a74}"/><ellipse cx="38" cy="-42" rx="4" ry="7" fill="#8f3a48"/><ellipse cx="54" cy="-42" rx="4" ry="7" fill="#8f3a48"/><circle cx="-8" cy="-66" r="11" fill="#fff"/><circle cx="26" cy="-70" r="10" fill="#fff"/><circle cx="-5" cy="-65" r="5.500" fill="#2a1c20"/><circle cx="29" cy="-69" r="5" fill="#2a1c20"/><path d="M-22-82l20 6M40-86l-18 6" stroke="#7c2630" stroke-width="5" stroke-linecap="round"/>',
  },
  storeroomScroll: hanging(
    '<path d="M-72-190Q0-214 72-190L80-170H-80Z" fill="{#6a7080>#33363f}"/><path d="M-66-170H66V-60H-66Z" fill="{#e8d3a4>#b8945c}"/><path d="M-30-150H30V-60H-30Z" fill="#5a3a20"/><path d="M-26-146H-2V-60H-26ZM2-146H26V-60H2Z" fill="{#a06e40>#6d4425}"/><circle cx="0" cy="-104" r="7" fill="#e8b84a"/><path d="M-84-60H84V-22H-84Z" fill="#d9c79a"/><g transform="translate(46 -26)"><path d="M-15 0Q-14-32 0-38 14-32 15 0Z" fill="{#7fb8e0>#3f6fae}"/><circle cx="0" cy="-48" r="14" fill="{#ffe6cf@#f2bd98}"/><path d="M-14-52Q-12-66 0-64 12-66 14-52 0-58-14-52Z" fill="#2a2228"/><circle cx="-6" cy="-48" r="2" fill="#2a2024"/><circle cx="4" cy="-48" r="2" fill="#2a2024"/><path d="M-22-20l14-2" stroke="#e8b84a" stroke-width="5" stroke-linecap="round"/></g>',
  ),
  riverScroll: hanging(`${landscape}${littleDonkey}`),
  riverScrollEmpty: hanging(`${landscape}<ellipse cx="24" cy="-66" rx="40" ry="24" fill="#fdf6e4" opacity=".9"/>`),
  fiveClouds: {
    width: 300,
    height: 90,
    seat: 50,
    drawing: (
      [
        [-104, -30, '#ffd0c6>#e88a80'],
        [-50, -46, '#fff0b4>#e8bb5a'],
        [8, -34, '#ffffff>#c9d6ea'],
        [62, -46, '#c6ecd0>#6fb88a'],
        [112, -28, '#c6dcfa>#6f98d8'],
      ] as const
    )
      .map(
        ([x, y, paint]) =>
          `<path d="M${x - 58} ${y + 28}Q${x - 70} ${y + 2} ${x - 44} ${y - 4} ${x - 34} ${y - 34} ${x} ${y - 26} ${x + 34} ${y - 36} ${x + 44} ${y - 4} ${x + 70} ${y} ${x + 58} ${y + 28} ${x} ${y + 44} ${x - 58} ${y + 28}Z" fill="{${paint}}"/><path d="M${x - 24} ${y + 6}q10-14 24-4 10-12 24 2" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".7"/>`,
      )
      .join(''),
  },
  goldBeam: {
    width: 300,
    height: 50,
    drawing:
      '<path d="M-150-44H150V-6H-150Z" fill="{#fff0a0>#d9931e}"/><path d="M-150-44L-138-54H162L150-44Z" fill="#fff6c8"/><path d="M150-44L162-54V-16L150-6Z" fill="#b8781a"/><path d="M-140-34H120" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/><path d="M-120-16h220" stroke="#b8781a" stroke-width="3" opacity=".6"/>',
  },
  hawk: {
    width: 220,
    height: 110,
    drawing:
      '<path d="M-4-58Q-70-122-128-104-116-92-124-84-104-82-106-70-84-72-82-58-50-64-6-40Z" fill="{#a8784a>#5f3c22}"/><path d="M10-58Q60-126 122-116 110-100 120-94 100-88 102-76 82-76 78-62 46-64 12-38Z" fill="{#b98a5a>#6d4628}"/><path d="M-34-26Q-70-22-84-2-60-6-52 2-40-10-20-16Z" fill="{#8a5f3c>#4f3220}"/><path d="M-40-24Q-10-62 34-54 52-58 58-46L70-42 56-36Q40-14 0-14-30-12-40-24Z" fill="{#c9a070>#7d5230}"/><path d="M-10-18Q20-12 44-30 24-36-4-30Z" fill="#f0dcb4"/><circle cx="48" cy="-46" r="4" fill="#f2c23c"/><circle cx="49" cy="-46" r="2.200" fill="#1d181c"/><path d="M58-46l14 4-12 6Z" fill="#3a3438"/><path d="M0-14l-4 12M14-14l2 12" stroke="#d9942c" stroke-width="5" stroke-linecap="round"/>',
  },
  whiteButterflies: {
    width: 1,
    height: 160,
    drawing: [
      [-130, -60, 0.8],
      [-84, -120, 1],
      [-30, -70, 0.7],
      [10, -146, 0.9],
      [60, -96, 1],
      [112, -150, 0.7],
      [130, -60, 0.8],
    ]
      .map(([x = 0, y = 0, s = 1]) => butterfly(x, y, s))
      .join(''),
  },
  tobaccoShop: {
    width: 420,
    height: 300,
    drawing: `<path d="M-190-200H190V0H-190Z" fill="{#f0dcb0>#c2a068}"/><path d="M-196-200h22V0h-22zM174-200h22V0h-22z" fill="{#9a6a40>#5f3c22}"/><path d="M-150-150H20V-40H-150Z" fill="#4a3222"/><path d="M-150-40H20V-20H-150Z" fill="{#b98455>#7a4a26}"/>${repeat(6, (at) => `<path d="M${-140 + at * 27}-146q12 20 10 54-8 14-16 0-4-34 6-54Z" fill="{#c9a04a>#7d5a20}"/>`)}<path d="M60-160H150V0H60Z" fill="{#8a5a34>#54331a}"/><path d="M66-150H144V-70H66Z" fill="#fdf3d8"/><path d="M92-150V-70M118-150V-70M66-110H144" stroke="#8a5a34" stroke-width="4"/><path d="M-236-190Q-130-236-90-286H90Q130-236 236-190 110-212 0-212T-236-190Z" fill="{#e2c07a>#a07a38}"/>${repeat(9, (at) => `<path d="M${-84 + at * 21}-284Q${-120 + at * 30}-240 ${-190 + at * 47}-202" fill="none" stroke="#7d5a24" stroke-opacity=".45" stroke-width="4"/>`)}<path d="M-120-20V10H-10V-20" fill="#a87040"/>`,
  },
} as const satisfies Record<string, Motif>;
