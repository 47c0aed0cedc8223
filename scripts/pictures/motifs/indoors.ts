import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** From the picture to a motif that stands near by, one step behind, in a room. */
const px = (x: number) => n((x - 600) / 1.66);
const py = (y: number) => n((y - 950) / 1.66);
const rect = (left: number, top: number, right: number, bottom: number) =>
  `M${px(left)} ${py(top)}H${px(right)}V${py(bottom)}H${px(left)}Z`;

/** Flames that stand on y = 0, so many in a width. */
const flames = (width: number, count: number, height: number) =>
  repeat(count, (at) => {
    const x = n(-width / 2 + (width / count) * (at + 0.5));
    const h = height * (0.7 + ((at * 37) % 10) / 24);
    const w = n((width / count) * 0.9);
    return `<path d="M${x} 0q-${w} -${n(h * 0.4)} -4 -${n(h)} 6 ${n(h * 0.2)} 18 ${n(h * 0.3)} 4-${n(h * 0.1)} 2-${n(h * 0.24)} ${n(Number(w) * 0.8)} ${n(h * 0.5)} 6 ${n(h * 0.94)}z" fill="rgb(${at % 2 === 0 ? '255,150,50' : '255,190,70'})"/>`;
  });

export const indoors = {
  /** Covers the hearth of a western room: near, a step behind, x 0.5; close up at a scale of 0.77 and lifted by 0.093. */
  plainWall: {
    width: 1,
    height: 20,
    drawing: `<path d="${rect(768, -20, 1230, 830)}" fill="{#cfe0c8|#a9c2a8}"/>${repeat(5, (at) => `<path d="${rect(780 + at * 100, -20, 822 + at * 100, 830)}" fill="#ffffff" opacity=".16"/>`)}<path d="${rect(768, 700, 1230, 832)}" fill="{#f6ead2|#d6c09a}"/><path d="${rect(768, 694, 1230, 710)}" fill="#a8754c"/><path d="${rect(850, 470, 1010, 600)}" fill="{#fff8e6>#ead7ae}"/><path d="M${px(862)} ${py(588)}L${px(910)} ${py(520)} ${px(944)} ${py(560)} ${px(966)} ${py(530)} ${px(998)} ${py(588)}Z" fill="{#8fc08a>#4f8a6a}"/><circle cx="${px(970)}" cy="${py(500)}" r="8" fill="#f2b33c"/><path d="${rect(844, 464, 1016, 606)}" fill="none" stroke="#a8754c" stroke-width="7"/><path d="${rect(1060, 640, 1180, 834)}" fill="{#b98455>#7a4a26}"/><path d="${rect(1052, 628, 1188, 646)}" fill="#a06a3c"/><path d="${rect(1072, 664, 1168, 738)}${rect(1072, 752, 1168, 822)}" fill="none" stroke="#5f3a20" stroke-width="3"/><path d="M${px(1098)} ${py(628)}L${px(1104)} ${py(584)}H${px(1140)}L${px(1146)} ${py(628)}Z" fill="{#f0867a>#b8484f}"/><path d="M${px(1122)} ${py(586)}q-34-10-36-40 26 4 36 34 4-40 20-50 12 24-16 56 20-16 36-10-8 20-40 14Z" fill="{#8fc06a>#3f7a3a}"/>`,
  },
  strawNest: {
    width: 180,
    height: 70,
    seat: 40,
    drawing: `<path d="M-96 2Q-104-34-60-44-20-58 30-50 90-46 98 0Z" fill="{#f2d27a>#b8883a}"/>${repeat(14, (at) => `<path d="M${-90 + at * 14} ${-8 - ((at * 17) % 22)}q${12 - (at % 3) * 8}-16 ${20 - (at % 4) * 9}-22" fill="none" stroke="${at % 2 === 0 ? '#fbe7a6' : '#9a7030'}" stroke-width="3.500" stroke-linecap="round"/>`)}<g fill="{#fffaf0@#e2cfae}"><ellipse cx="-44" cy="-34" rx="14" ry="17"/><ellipse cx="-16" cy="-30" rx="14" ry="17"/><ellipse cx="20" cy="-30" rx="14" ry="17"/><ellipse cx="50" cy="-34" rx="14" ry="17"/></g><path d="M-98 4Q-60-22 0-18 60-22 100 2Z" fill="{#e8c266>#a87a30}"/>`,
  },
  trainCar: {
    width: 1,
    height: 20,
    drawing: `<path d="${rect(-40, -40, 1240, 834)}" fill="{#9a6a44|#6f4629}"/><path d="${rect(-40, 834, 1240, 1440)}" fill="{#b98a5c|#6f4a2c}"/>${repeat(5, (at) => `<path d="M${px(-20)} ${py(880 + at * at * 26)}H${px(1220)}" stroke="#54331a" stroke-opacity=".4" stroke-width="3"/>`)}${repeat(13, (at) => `<path d="M${px(at * 100)} ${py(-40)}V${py(834)}" stroke="#4a2d18" stroke-opacity=".5" stroke-width="3"/>`)}<path d="${rect(-40, 320, 1240, 352)}${rect(-40, 740, 1240, 764)}" fill="{#7a4a28>#54331a}"/>${[
      130, 700,
    ]
      .map(
        (x) =>
          `<path d="${rect(x, 430, x + 300, 640)}" fill="rgb(188,226,244)"/><path d="M${px(x)} ${py(590)}Q${px(x + 90)} ${py(530)} ${px(x + 170)} ${py(580)}T${px(x + 300)} ${py(560)}V${py(640)}H${px(x)}Z" fill="rgb(132,184,120)"/><path d="M${px(x + 20)} ${py(500)}h70M${px(x + 150)} ${py(470)}h60M${px(x + 180)} ${py(610)}h64" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/><path d="${rect(x, 430, x + 300, 640)}M${px(x + 150)} ${py(430)}V${py(640)}" fill="none" stroke="#54331a" stroke-width="10"/>`,
      )
      .join(
        '',
      )}<path d="${rect(-40, 826, 1240, 846)}" fill="#3f2614"/><path d="M${px(560)} ${py(352)}q-14 40-4 70" fill="none" stroke="#4a2d18" stroke-width="4"/><path d="M${px(544)} ${py(540)}l-6-60h44l-6 60z" fill="{#f6d27a>#b07f2e}"/><path d="M${px(520)} ${py(476)}h60l-10-22h-40z" fill="#5a606c"/>`,
  },
  bottleCrate: {
    width: 200,
    height: 120,
    seat: 60,
    drawing: `${(
      [
        [-74, '#7fb8e0>#2f6fae', 0],
        [-40, '#9ad08a>#3f8a4a', 8],
        [-4, '#f0a03c>#a85a1c', -8],
        [32, '#d38ad0>#7c3f8a', 4],
        [68, '#f0796a>#a8302f', -4],
      ] as const
    )
      .map(
        ([x, paint, turn]) =>
          `<g transform="translate(${x} -40) rotate(${turn})"><path d="M-7-62H7V-44Q16-38 16-26V0H-16V-26Q-16-38-7-44Z" fill="#eaf4fa" opacity=".85"/><path d="M-16-24H16V0H-16Z" fill="{${paint}}"/><path d="M-8-70H8V-58H-8Z" fill="#a06e40"/><path d="M-10-38v28" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/></g>`,
      )
      .join(
        '',
      )}<path d="M-100-54H100V0H-100Z" fill="{#c9935f>#7a4a28}"/><path d="M-100-36H100M-100-18H100M-60-54V0M60-54V0" stroke="#54331a" stroke-opacity=".5" stroke-width="4"/>`,
  },
  tinfoilMachine: {
    width: 170,
    height: 110,
    drawing:
      '<path d="M-86-18H86V0H-86Z" fill="{#a06e40>#5f3a20}"/><path d="M-64-18L-56-62H-44L-40-18ZM40-18L44-62H56L64-18Z" fill="{#6a707c>#33363f}"/><path d="M-100-58H84" stroke="#4a505c" stroke-width="8"/><path d="M-40-92H40V-26H-40Z" fill="{#f4f7fa>#9aa4b0}"/><path d="M-30-92V-26M-18-92V-26M-6-92V-26M6-92V-26M18-92V-26M30-92V-26" stroke="#7d8794" stroke-width="2" opacity=".7"/><ellipse cx="-40" cy="-59" rx="10" ry="33" fill="{#e8b84a>#9a6a1e}"/><ellipse cx="40" cy="-59" rx="10" ry="33" fill="{#e8b84a>#9a6a1e}"/><path d="M84-58v-34h22" fill="none" stroke="#4a505c" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="108" cy="-92" r="8" fill="#7a4a28"/><path d="M-6-20Q-2-10 10-8L16-96Q24-118 44-112 56-100 44-92 28-90 24-80" fill="none" stroke="#c99a3c" stroke-width="6"/><path d="M30-120L64-134 66-92 36-96Z" fill="{#f2cf7a>#a8742c}"/>',
  },
  glowBulb: {
    width: 90,
    height: 150,
    drawing:
      '<path d="M-40-10H40V0H-40Z" fill="{#a06e40>#5f3a20}"/><path d="M-14-34H14L18-10H-18Z" fill="{#e8b84a>#8a5f1e}"/><circle cx="0" cy="-86" r="70" fill="rgb(255,214,120)" opacity=".3"/><path d="M-12-34Q-12-50-26-62-44-82-36-108-26-136 0-138 26-136 36-108 44-82 26-62 12-50 12-34Z" fill="rgb(255,240,190)" opacity=".86"/><path d="M-8-38L-12-70Q-14-104 0-106 14-104 12-70L8-38" fill="none" stroke="rgb(255,140,40)" stroke-width="5" stroke-linecap="round"/><path d="M-22-112q6-14 16-16" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>',
  },
  hangingBulb: {
    width: 1,
    height: 420,
    drawing:
      '<path d="M0-1300V-360" stroke="#3a3438" stroke-width="6"/><path d="M-60-318Q-50-366 0-370 50-366 60-318Z" fill="{#5f8f7c>#2c5a4c}"/><path d="M-60-318L-210 0H210L60-318Z" fill="rgb(255,226,140)" opacity=".22"/><circle cx="0" cy="-300" r="60" fill="rgb(255,220,130)" opacity=".4"/><path d="M-12-322Q-30-302-24-282-14-264 0-264 14-264 24-282 30-302 12-322Z" fill="rgb(255,244,200)"/><path d="M-8-318Q-8-286 0-284 8-286 8-318" fill="none" stroke="rgb(255,150,50)" stroke-width="4"/>',
  },
  hatchingEgg: {
    width: 90,
    height: 100,
    drawing:
      '<path d="M-30-40Q-34-78 0-84 34-78 32-40Z" fill="{#ffe27a@#e0a02e}"/><circle cx="-9" cy="-58" r="4.500" fill="#2a2024"/><circle cx="13" cy="-58" r="4.500" fill="#2a2024"/><path d="M-4-52H10L3-42Z" fill="#f08a2c"/><path d="M-6-84q-8-12-2-16M2-84q2-12 10-14" fill="none" stroke="#e0a02e" stroke-width="4" stroke-linecap="round"/><path d="M-42-40L-30-28-18-42-6-28 6-42 18-28 30-42 42-36C46-8 22 0 0 0S-46-8-42-40Z" fill="{#fffaf0@#dcc7a2}"/><path d="M-20-92Q0-112 24-96L16-86 8-92 0-84-10-90Z" fill="{#fffaf0@#dcc7a2}" transform="rotate(-14 0 -92)"/>',
  },
  burningWorks: {
    width: 620,
    height: 300,
    drawing: `<g transform="translate(0 -150)">${flames(520, 9, 210)}</g><path d="M-290-190H290V0H-290Z" fill="{#7c4a3a>#3f241f}"/>${repeat(7, (at) => `<path d="M${-262 + at * 78}-150h50v90h-50z" fill="rgb(255,${160 + ((at * 31) % 60)},70)"/>`)}<path d="M-300-200H300V-180H-300Z" fill="#33201c"/><path d="M170-200V-300H220V-200Z" fill="{#8f5a48>#4a2a24}"/>${flames(560, 11, 70)}`,
  },
  paperBundle: {
    width: 90,
    height: 60,
    seat: 56,
    drawing: `${repeat(5, (at) => `<path d="M-44 ${-2 - at * 11}L-36 ${-12 - at * 11}H46L40 ${-2 - at * 11}Z" fill="{#fbf8f0>#cfc8ba}"/><path d="M-44 ${-2 - at * 11}H40V${4 - at * 11}H-44Z" fill="#b9b2a4"/>`)}<path d="M-28-51H20M-24-55H28" stroke="#4a4f5c" stroke-width="3"/><path d="M-2-58L-6 2" stroke="#a8342c" stroke-width="5"/>`,
  },
  platformBoard: {
    width: 140,
    height: 180,
    drawing:
      '<path d="M-54-120L-62 0M54-120L62 0" stroke="#7a4a28" stroke-width="11" stroke-linecap="round"/><path d="M-70-176H70V-76H-70Z" fill="{#a06e40>#5f3a20}"/><path d="M-62-168H62V-84H-62Z" fill="{#3f7f66>#2a5a4a}"/><path d="M-48-150H30M-48-134H48M-48-118H20M-48-102H40" stroke="#f3fbf4" stroke-width="5" stroke-linecap="round" opacity=".85"/>',
  },
} as const satisfies Record<string, Motif>;
