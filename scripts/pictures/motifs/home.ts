import type { Motif } from './motif.ts';

interface AntLook {
  /** Of the body, lit and in the shade. */
  paint?: string;
  /** Of legs and antennae. */
  limb?: string;
  belly?: { rx: number; ry: number };
  eye?: number;
  curly?: boolean;
  spots?: boolean;
  stripes?: boolean;
  head?: number;
}

/** An ant that walks to the right. */
function ant({
  paint = '{#a5694c@#4a2718}',
  limb = '#4a2718',
  belly = { rx: 46, ry: 34 },
  eye = 9,
  curly = false,
  spots = false,
  stripes = false,
  head = 31,
}: AntLook): string {
  const back = -20 - belly.rx * 0.8;
  const mid = -46;
  const legs = [
    'M-22-40Q-44-52-56-2M-64-2h16',
    'M-6-38Q-12-40-14-2M-22-2h16',
    'M12-38Q34-46 36-2M28-2h16',
    'M-14-42Q-30-60-36-4M4-42Q16-52 14-4M14-44Q42-58 58-4',
  ];
  const feelers = curly
    ? 'M52-94Q52-122 68-124 82-124 80-112 76-104 70-110M66-92Q78-112 92-110 104-106 100-96 94-90 90-98'
    : 'M50-94Q54-124 76-130M64-92Q78-114 98-112';
  const spot = (x: number, y: number, r: number) =>
    `<circle cx="${(back + x * belly.rx).toFixed(0)}" cy="${(mid + y * belly.ry).toFixed(0)}" r="${r}" fill="#ffe2a8"/>`;
  return [
    `<path d="${legs[3]}" fill="none" stroke="${limb}" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/>`,
    `<path d="M44-92Q${curly ? '40-112 30-112 22-106 30-102' : '40-118 56-128'}" fill="none" stroke="${limb}" stroke-opacity="0" stroke-width="6"/>`,
    `<path d="${legs.slice(0, 3).join('')}" fill="none" stroke="${limb}" stroke-width="8" stroke-linecap="round"/>`,
    `<ellipse cx="${back}" cy="${mid}" rx="${belly.rx}" ry="${belly.ry}" fill="${paint}"/>`,
    stripes
      ? `<path d="M${back - belly.rx * 0.5} ${mid - belly.ry * 0.8}q-16 ${belly.ry * 0.8} 0 ${belly.ry * 1.6}M${back} ${mid - belly.ry}q-14 ${belly.ry} 0 ${belly.ry * 2}M${back + belly.rx * 0.5} ${mid - belly.ry * 0.84}q-10 ${belly.ry * 0.84} 0 ${belly.ry * 1.68}" fill="none" stroke="#ffe2a8" stroke-opacity=".55" stroke-width="6"/>`
      : '',
    spots ? spot(-0.45, -0.3, 8) + spot(0.1, -0.5, 7) + spot(-0.1, 0.25, 9) + spot(0.5, 0.05, 6) : '',
    `<path d="M${(back - belly.rx * 0.6).toFixed(0)} ${(mid - belly.ry * 0.4).toFixed(0)}q${(belly.rx * 0.3).toFixed(0)}-${(belly.ry * 0.4).toFixed(0)} ${(belly.rx * 0.8).toFixed(0)}-${(belly.ry * 0.28).toFixed(0)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="7" stroke-linecap="round"/>`,
    `<ellipse cx="2" cy="-50" rx="27" ry="19" fill="${paint}"/>`,
    `<path d="${feelers}" fill="none" stroke="${limb}" stroke-width="6" stroke-linecap="round"/>`,
    curly ? '' : `<circle cx="77" cy="-130" r="6" fill="${limb}"/><circle cx="99" cy="-112" r="6" fill="${limb}"/>`,
    `<circle cx="52" cy="-68" r="${head}" fill="${paint}"/>`,
    `<ellipse cx="48" cy="-72" rx="${eye}" ry="${eye * 1.2}" fill="#fff"/><ellipse cx="70" cy="-72" rx="${eye * 0.86}" ry="${eye * 1.15}" fill="#fff"/>`,
    `<circle cx="51" cy="-71" r="${eye * 0.62}" fill="#22161a"/><circle cx="72" cy="-71" r="${eye * 0.58}" fill="#22161a"/><circle cx="49" cy="-74" r="${eye * 0.22}" fill="#fff"/><circle cx="70" cy="-74" r="${eye * 0.22}" fill="#fff"/>`,
    '<path d="M54-52Q63-44 72-53" fill="none" stroke="#2a1410" stroke-width="4" stroke-linecap="round"/><ellipse cx="41" cy="-56" rx="7" ry="4.500" fill="#f0897a" opacity=".75"/>',
  ].join('');
}

const biscuit = (shape: string, marks: string): Motif => ({
  width: 44,
  height: 44,
  drawing: `<path d="${shape}" fill="{#fbdca0>#d0914a}" stroke="#a86a30" stroke-width="2.500" stroke-linejoin="round"/><path d="${marks}" fill="none" stroke="#a86a30" stroke-width="3" stroke-linecap="round"/>`,
});

/** What a child has painted, on a sheet with tape. */
const artSheet = (drawing: string): Motif => ({
  width: 64,
  height: 80,
  drawing: `<path d="M-31-77L31-79 32-2-30 0Z" fill="{#ffffff>#e6e0cf}" stroke="#c9bfa4" stroke-width="1.500"/>${drawing}<path d="M-10-84H10V-74H-10Z" fill="#f7d56a" opacity=".9"/>`,
});

/** A wax crayon that lies. */
const crayon = (light: string, dark: string): Motif => ({
  width: 60,
  height: 16,
  drawing: `<path d="M-30-14H14V0H-30Z" fill="{${light}>${dark}}"/><path d="M14-14L30-8V-6L14 0Z" fill="${light}"/><path d="M-20-14h8V0h-8zM4-14h5V0H4z" fill="#2a2230" opacity=".45"/><path d="M-28-11H12" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>`,
});

/** A drum that stands, with a cord around it. */
const drum = (rx: number, high: number, cord: string): string => {
  const ry = rx * 0.3;
  const turns = 6;
  const step = (rx * 2) / turns;
  const zigzag = Array.from({ length: turns + 1 }, (_, at) => {
    const x = -rx + at * step;
    const sag = Math.sqrt(Math.max(0, 1 - (x / rx) ** 2)) * ry;
    return `${at === 0 ? 'M' : 'L'}${x.toFixed(0)} ${((at % 2 === 0 ? -high + 8 : -ry - 8) + sag * 0.9).toFixed(0)}`;
  }).join('');
  return `<path d="M${-rx}-${high}Q${-rx * 1.14}-${high / 2} ${-rx}-${ry}A${rx} ${ry} 0 0 0 ${rx}-${ry}Q${rx * 1.14}-${high / 2} ${rx}-${high}Z" fill="{#d9714a>#7f2f24}"/><path d="${zigzag}" fill="none" stroke="${cord}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/><path d="M${-rx}-${ry}A${rx} ${ry} 0 0 0 ${rx}-${ry}" fill="none" stroke="${cord}" stroke-width="9" stroke-linecap="round"/><ellipse cx="0" cy="-${high}" rx="${rx}" ry="${ry}" fill="{#fffaf0>#e2cda4}" stroke="#8f5a34" stroke-width="6"/><ellipse cx="0" cy="-${high}" rx="${rx * 0.45}" ry="${ry * 0.45}" fill="#d9b97c" opacity=".5"/>`;
};

/** Ants and their finds, a bookcase, biscuits, and the drums of a house. */
export const home = {
  ant: { width: 170, height: 122, drawing: ant({}) },
  antLittle: {
    width: 150,
    height: 122,
    drawing: ant({ paint: '{#d98f5f@#7a4226}', limb: '#7a4226', belly: { rx: 36, ry: 28 }, eye: 10.5, head: 34 }),
  },
  antSpotted: { width: 170, height: 122, drawing: ant({ spots: true }) },
  antSlim: { width: 180, height: 122, drawing: ant({ belly: { rx: 50, ry: 20 }, paint: '{#8f6a58@#3a2620}' }) },
  antCurly: { width: 170, height: 122, drawing: ant({ curly: true, paint: '{#b5604c@#581f1a}', limb: '#581f1a' }) },
  antBigEyed: { width: 170, height: 122, drawing: ant({ eye: 13.5, paint: '{#7d6470@#33222c}', limb: '#33222c' }) },
  queenAnt: {
    width: 260,
    height: 122,
    drawing: ant({ belly: { rx: 92, ry: 46 }, stripes: true, paint: '{#b06a4c@#4f2416}' }),
  },
  crumb: {
    width: 120,
    height: 84,
    seat: 74,
    drawing:
      '<path d="M-58-20Q-66-44-46-54-44-76-20-74-4-90 16-78 40-80 44-60 62-50 58-28 60-6 40-4 20 4 0-2-24 4-40-4-58-4-58-20Z" fill="{#fff3d0>#d9a65c}"/><path d="M-46-54Q-44-76-20-74-4-90 16-78 40-80 44-60 20-70 0-62-26-62-46-54Z" fill="{#e0a55a>#a86a30}"/><g fill="#c98f48" opacity=".6"><ellipse cx="-26" cy="-34" rx="8" ry="6"/><ellipse cx="6" cy="-44" rx="6" ry="4"/><ellipse cx="30" cy="-30" rx="9" ry="6"/><ellipse cx="2" cy="-16" rx="7" ry="5"/></g>',
  },
  scentDots: {
    width: 220,
    height: 20,
    drawing: [-100, -60, -20, 20, 60, 100]
      .map(
        (x, at) =>
          `<ellipse cx="${x}" cy="${at % 2 === 0 ? -8 : -2}" rx="19" ry="8" fill="rgb(255,226,120)" opacity=".55"/><ellipse cx="${x}" cy="${at % 2 === 0 ? -8 : -2}" rx="10" ry="4.500" fill="rgb(255,250,205)"/>`,
      )
      .join(''),
  },
  applePeel: {
    width: 150,
    height: 80,
    drawing:
      '<path d="M-70-14Q-40-70 10-62 62-52 58-26 50-2 14-10-8-18 4-32 20-40 30-28" fill="none" stroke="#fff0d0" stroke-width="24" stroke-linecap="round"/><path d="M-70-20Q-40-76 10-68 62-58 58-32 50-8 14-16-8-24 4-38 20-46 30-34" fill="none" stroke="#d63a3a" stroke-width="20" stroke-linecap="round"/><path d="M-60-34Q-34-70 6-68" fill="none" stroke="#ff9a8a" stroke-width="6" stroke-linecap="round"/>',
  },
  finger: {
    width: 240,
    height: 620,
    drawing:
      '<path d="M-34-240Q-44-60-34-26-22 2 4 2 30 0 38-28 48-80 44-240Z" fill="{#ffe6cf>#eab08a}"/><path d="M-22-30Q-18-64 4-66 26-64 28-32 24-6 4-4-16-6-22-30Z" fill="{#fff1ea>#f7bfae}"/><path d="M-28-128q28 10 62 0M-28-142q30 8 64 0" fill="none" stroke="#d98f6a" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/><path d="M-60-640Q-96-420-56-260-40-214-10-222 4-196 36-206 50-190 84-206 102-194 128-214 168-300 150-440L140-640Z" fill="{#ffe6cf>#e5a67e}"/><path d="M36-206Q28-250 40-290M84-206Q76-250 88-290M-10-222Q-20-260-10-300" fill="none" stroke="#d98f6a" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/><path d="M-80-520H160V-660H-80Z" fill="{#7cc98a>#2f8a5c}"/>',
  },
  bookcase: {
    width: 150,
    height: 250,
    seat: 104,
    drawing: `<path d="M-74-250H74V0H-74Z" fill="{#c98f57>#7f4f2a}"/>${[0, 1, 2, 3, 4].map((row) => `<path d="M-64 ${-240 + row * 47}h128v38h-128z" fill="{#6b4426|#8a5c36}"/>`).join('')}${[
      0, 1, 3, 4,
    ]
      .map((row) =>
        [0, 1, 2, 3, 4, 5, 6]
          .map((at) => {
            const high = 26 + ((at * 5 + row * 3) % 4) * 3;
            return `<path d="M${-62 + at * 17} ${-202 + row * 47 - high}h14v${high}h-14z" fill="${['#d9705a', '#4f86b8', '#e8b04f', '#5d9a72', '#9a6fb8'][(at + row * 2) % 5]}"/>`;
          })
          .join(''),
      )
      .join('')}<path d="M-78-254H78V-242H-78Z" fill="#a8703f"/>`,
  },
  cookieSunflower: biscuit(
    'M0-44Q7-38 12-40 14-33 21-32 18-25 22-20 16-15 17-8 9-8 6-1 0-5-6-1-9-8-17-8-16-15-22-20-18-25-21-32-14-33-12-40-7-38 0-44Z',
    'M-8-22a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  ),
  cookieLeaf: biscuit('M-18-2Q-26-30 20-44 24-8-8-8Z', 'M-14-6Q0-22 12-34M-2-20l-8-6M4-26l10 0'),
  cookieMoon: biscuit('M10-42Q-22-44-22-20-20 2 12-2-8-8-8-22-8-36 10-42Z', 'M-15-24v2M-12-14v2'),
  cookieFish: biscuit('M-22-36Q-14-30-10-28 6-44 22-22 6-2-10-16-14-12-22-8-18-22-22-36Z', 'M11-25v1M0-30q6 8 0 16'),
  cookieChick: biscuit(
    'M-20-14Q-20-26-8-26-8-42 6-42 18-40 18-30L24-26 18-24Q18-2-2-2-18-2-20-14Z',
    'M8-33v1M-8-16q8 6 12-2',
  ),
  crayonPurple: crayon('#b791e6', '#6d47ad'),
  crayonSky: crayon('#a6dcf7', '#4a9ad0'),
  crayonRed: crayon('#f2614f', '#b42536'),
  crayonYellow: crayon('#ffdf7a', '#e0a030'),
  circlePaper: {
    width: 48,
    height: 60,
    drawing:
      '<path d="M-23-59L24-61 23 0-24-1Z" fill="{#ffffff>#dfe3ea}"/><path d="M1-48Q17-47 17-30 16-14-1-14-17-15-16-31-15-47 3-47.500" fill="none" stroke="#35a862" stroke-width="5" stroke-linecap="round"/>',
  },
  bigDrum: { width: 200, height: 160, seat: 136, drawing: drum(88, 132, '#3fae72') },
  smallDrum: { width: 110, height: 78, seat: 62, drawing: drum(50, 60, '#f7cf4e') },
  jangguSky: {
    width: 150,
    height: 96,
    drawing:
      '<path d="M-66-84Q-20-64-12-48-20-32-66-12ZM66-84Q20-64 12-48 20-32 66-12Z" fill="{#c9704f>#7f2f24}"/><path d="M-14-58h28v20h-28z" fill="#7f2f24"/><ellipse cx="-68" cy="-48" rx="13" ry="42" fill="{#fffaf0>#e2cda4}"/><ellipse cx="68" cy="-48" rx="13" ry="42" fill="{#fffaf0>#e2cda4}"/><path d="M-60-84L0-52 60-84M-60-12L0-44 60-12M-58-60L58-36M-58-36L58-60" stroke="#8fd4ff" stroke-width="5" fill="none" stroke-linecap="round"/>',
  },
  sogo: {
    width: 70,
    height: 100,
    drawing:
      '<path d="M-5-44H5V0Q0 5-5 0Z" fill="{#c98f5c>#7a4a26}"/><circle cx="0" cy="-66" r="33" fill="{#c9704f>#7f2f24}"/><circle cx="-2" cy="-67" r="26" fill="{#fffaf0>#e2cda4}"/><path d="M-2-67m-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0" fill="#d9483f" opacity=".8"/><path d="M4-36Q22-26 16-8 12-2 20 4M4-36Q14-22 6-10" fill="none" stroke="#9a5fd0" stroke-width="5" stroke-linecap="round"/><circle cx="0" cy="-66" r="33" fill="none" stroke="#9a5fd0" stroke-width="4" stroke-dasharray="8 6"/>',
  },
  drumstick: {
    width: 60,
    height: 70,
    drawing:
      '<path d="M-14 0L12-60" stroke="#e0483f" stroke-width="8" stroke-linecap="round"/><circle cx="14" cy="-64" r="9" fill="{#ff8a78@#b42536}"/>',
  },
  fryingPan: {
    width: 120,
    height: 40,
    seat: 32,
    drawing:
      '<path d="M48-26L112-40 116-30 52-14Z" fill="{#8a5c38>#4f3020}"/><path d="M-58-30Q-52 0-34 0H34Q52 0 58-30Z" fill="{#6f7682>#2f333d}"/><ellipse cx="0" cy="-30" rx="58" ry="11" fill="{#8b929e>#454a56}"/><ellipse cx="0" cy="-29" rx="48" ry="8" fill="#3a3e49"/>',
  },
  cookPot: {
    width: 110,
    height: 66,
    seat: 60,
    drawing:
      '<path d="M-46-58H46Q50 0 34 0H-34Q-50 0-46-58Z" fill="{#dfe5ec>#8b96a5}"/><path d="M-46-46q-18-2-18 10t16 10M46-46q18-2 18 10t-16 10" fill="none" stroke="#4a4f5c" stroke-width="8" stroke-linecap="round"/><ellipse cx="0" cy="-58" rx="46" ry="10" fill="#eef2f6"/><ellipse cx="0" cy="-57" rx="38" ry="7" fill="#6f7988"/><path d="M-34-44q-4 22 2 34" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>',
  },
  melonSeeds: {
    width: 130,
    height: 60,
    drawing:
      '<path d="M-64-8Q0-70 64-16" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-dasharray="3 11" stroke-linecap="round"/><g fill="#2a1c18"><ellipse cx="-30" cy="-36" rx="8" ry="5" transform="rotate(-32 -30 -36)"/><ellipse cx="8" cy="-46" rx="8" ry="5" transform="rotate(-6 8 -46)"/><ellipse cx="44" cy="-32" rx="8" ry="5" transform="rotate(30 44 -32)"/></g>',
  },
  upright: {
    width: 170,
    height: 150,
    seat: 146,
    drawing: `<path d="M-82-146H82V0H-82Z" fill="{#8a5a3a>#43281a}"/><path d="M-88-152H88V-140H-88Z" fill="{#a8703f>#6b4426}"/><path d="M-70-128H70V-92H-70Z" fill="none" stroke="#2f1b12" stroke-opacity=".5" stroke-width="4"/><path d="M-88-80H88V-58H-88Z" fill="#5a3822"/><path d="M-80-78H80V-64H-80Z" fill="#fffaf0"/>${[-68, -54, -30, -16, -2, 22, 36, 60].map((x) => `<path d="M${x}-78h8v9h-8z" fill="#22201f"/>`).join('')}<path d="M-84-58h12V0h-12zM72-58h12V0H72z" fill="#3a2216"/><path d="M-18-12h14v8h-14zM6-12h14v8H6z" fill="#e8c05a"/>`,
  },
  berryIce: {
    width: 56,
    height: 52,
    drawing:
      '<path d="M-26-28Q-24-54 0-54 24-54 26-28Z" fill="{#ffffff>#dfeaf4}"/><path d="M-22-36Q-16-56 2-55 22-52 24-34 18-26 12-34 6-24-2-34-10-24-14-34-20-28-22-36Z" fill="{#ff6a62>#c7202f}"/><path d="M-28-28H28Q24-8 8-6L14 0H-14L-8-6Q-24-8-28-28Z" fill="{#d9f0f8>#8fb8d0}"/><path d="M-20-23q4 10 12 13" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/>',
  },
  letterPile: {
    width: 110,
    height: 64,
    drawing: [
      [-30, 0, -6],
      [26, 0, 8],
      [-4, -14, 3],
      [-34, -24, 10],
      [30, -26, -10],
      [0, -38, -4],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-24-28H24V0H-24Z" fill="{#fffdf4>#e0d3b4}" stroke="#b79f72" stroke-width="2"/><path d="M-24-28L0-10 24-28" fill="none" stroke="#b79f72" stroke-width="2.500"/></g>`,
      )
      .join(''),
  },
  boardGame: {
    width: 130,
    height: 34,
    drawing:
      '<path d="M-66 0L-44-34H54L66 0Z" fill="{#fff3d0>#e2c48a}" stroke="#a8753c" stroke-width="3"/><g fill="#c9483f"><ellipse cx="-46" cy="-6" rx="6" ry="3.500"/><ellipse cx="-16" cy="-6" rx="6" ry="3.500"/><ellipse cx="14" cy="-6" rx="6" ry="3.500"/><ellipse cx="46" cy="-6" rx="6" ry="3.500"/><ellipse cx="48" cy="-17" rx="5" ry="3"/><ellipse cx="44" cy="-28" rx="5" ry="3"/><ellipse cx="16" cy="-28" rx="5" ry="3"/><ellipse cx="-12" cy="-28" rx="5" ry="3"/><ellipse cx="-38" cy="-28" rx="5" ry="3"/></g><circle cx="4" cy="-20" r="7" fill="{#7cc4f2@#2b55ab}"/><circle cx="-24" cy="-17" r="7" fill="{#ffd25e@#c9862a}"/>',
  },
  saekdong: {
    width: 190,
    height: 104,
    drawing: `<path d="M-96-98H96" stroke="#7a5230" stroke-width="6" stroke-linecap="round"/>${[-1, 1].map((side) => ['#e8524a', '#fffaf0', '#3f8fd6', '#ffd25e', '#49a86a', '#ff9ab0', '#7f5fc9'].map((colour, at) => `<path d="M${side * (26 + at * 9)} ${-92 + at * 2}L${side * (35 + at * 9)} ${-90 + at * 2}V${-50 + at * 3}L${side * (26 + at * 9)} ${-53 + at * 3}Z" fill="${colour}"/>`).join('')).join('')}<path d="M-28-94H28L34-22Q0-14-34-22Z" fill="{#ffe27a>#e0a63a}"/><path d="M-16-94L4-58 14-94M16-94L-4-66" fill="none" stroke="#fff" stroke-width="8"/><path d="M2-60Q10-30-2-4M2-60Q20-36 16-10" fill="none" stroke="#d6304a" stroke-width="8" stroke-linecap="round"/>`,
  },
  artPostbox: artSheet(
    '<path d="M-18-62h36v36h-36z" fill="#e04a4f"/><path d="M-12-54h24v7h-24z" fill="#5a1f24"/><path d="M-4-26h8v16h-8z" fill="#8a3a30"/>',
  ),
  artIce: artSheet(
    '<path d="M-20-34Q-18-60 0-60 18-60 20-34Z" fill="#e83f4a"/><path d="M-24-34H24Q18-16 0-16T-24-34Z" fill="#7fb6e8"/>',
  ),
  artMagazine: artSheet(
    '<path d="M-20-64H20V-12H-20Z" fill="#49a86a"/><path d="M-14-58H14V-46H-14Z" fill="#fff6dc"/><circle cx="0" cy="-28" r="9" fill="#ffd25e"/>',
  ),
  artTiger: artSheet(
    '<circle cx="0" cy="-36" r="22" fill="#ff9f3f"/><circle cx="-17" cy="-54" r="7" fill="#ff9f3f"/><circle cx="17" cy="-54" r="7" fill="#ff9f3f"/><path d="M-6-58v10M6-58v10M0-58v12M-22-40h9M13-40h9M-21-32h8M13-32h8" stroke="#3a2418" stroke-width="4"/><circle cx="-8" cy="-40" r="3.500" fill="#22160f"/><circle cx="8" cy="-40" r="3.500" fill="#22160f"/><path d="M-7-26q7 7 14 0" fill="none" stroke="#22160f" stroke-width="3"/>',
  ),
  flatPaper: {
    width: 50,
    height: 12,
    drawing:
      '<path d="M-24 0L-16-13H22L26 0Z" fill="{#ffffff>#dfe3ea}" stroke="#aab2c0" stroke-width="1.500"/><path d="M-14-9H14M-16-5H12" stroke="#6d7fb0" stroke-width="2"/>',
  },
  pawMark: {
    width: 26,
    height: 24,
    drawing:
      '<g fill="#8a5a34"><ellipse cx="0" cy="-7" rx="8" ry="7"/><circle cx="-9" cy="-15" r="3.500"/><circle cx="-3" cy="-20" r="3.500"/><circle cx="4" cy="-20" r="3.500"/><circle cx="10" cy="-15" r="3.500"/></g>',
  },
  wholeMelon: {
    width: 90,
    height: 78,
    seat: 72,
    drawing:
      '<ellipse cx="0" cy="-38" rx="46" ry="38" fill="{#7cc96a@#1f6e3c}"/><path d="M-4-76Q-14-38-4 0M-20-72Q-40-38-20-4M14-74Q30-38 14-2M-34-62Q-52-38-34-14M30-66Q48-38 30-10" fill="none" stroke="#154d2b" stroke-width="6" stroke-linecap="round" opacity=".8"/><path d="M0-76q2-10 10-12" fill="none" stroke="#7a5a2c" stroke-width="6" stroke-linecap="round"/><path d="M-28-56q10-12 22-12" stroke="#fff" stroke-opacity=".4" stroke-width="7" fill="none" stroke-linecap="round"/>',
  },
} as const satisfies Record<string, Motif>;
