import { repeat } from '../numbers.ts';

const scroll = (x: number, y: number, paint: string) =>
  `<g transform="translate(${x} ${y})"><path d="M-60-17H56V17H-60Z" fill="${paint}"/><ellipse cx="56" cy="0" rx="11" ry="17" fill="#f6ead0"/><ellipse cx="56" cy="0" rx="5" ry="8" fill="#a5865a"/><path d="M-20-17v34" stroke="#8a4a3a" stroke-width="6"/></g>`;

const goose = (x: number, y: number) =>
  `<path d="M${x - 30} ${y - 12}Q${x - 12} ${y - 16} ${x} ${y} ${x + 14} ${y - 14} ${x + 32} ${y - 8} ${x + 14} ${y - 6} ${x + 4} ${y + 8}L${x + 18} ${y + 6} ${x + 2} ${y + 14} ${x - 8} ${y + 8}Q${x - 14} ${y - 8} ${x - 30} ${y - 12}Z" fill="#4a4f5c"/>`;

const peony = (x: number, y: number, r: number) =>
  `<g transform="translate(${x} ${y}) scale(${r / 30})"><path d="M0-30Q20-38 28-18 40-4 26 12 18 30 0 26-18 30-26 12-40-4-28-18-20-38 0-30Z" fill="{#f0788a@#a82848}"/><path d="M-18-8Q-8-24 0-10 8-24 18-8 24 6 10 12 0 20-10 12-24 6-18-8Z" fill="{#ff9fb0@#c23a5a}"/><circle cx="0" cy="0" r="6" fill="#f4cf5a"/></g>`;

/** A big black cat that sits and looks. */
function blackCat(patch: string, left: string) {
  return {
    width: 110,
    height: 150,
    drawing: `<path d="M40-10Q84-6 86-44 84-66 70-60 72-36 40-30Z" fill="{#33343c>#14141a}"/><path d="M-42 0Q-52-70-20-96L24-96Q54-66 46 0Z" fill="{#3a3b44@#121218}"/><path d="M-28-2q10-40 14-52M26-2q-8-40-12-52" stroke="#000" stroke-opacity=".5" stroke-width="3" fill="none"/>${patch}<path d="M-34-100L-40-150-14-130H16L40-150 36-100Q30-78 2-78-28-78-34-100Z" fill="{#41424c@#15151b}"/><path d="M-34-140l4 20 12-8zM34-140l-4 20-12-8z" fill="#5a4450"/>${left}<ellipse cx="16" cy="-108" rx="10" ry="7.500" fill="rgb(232,220,110)"/><path d="M16-115v14" stroke="#17171c" stroke-width="4.500"/><path d="M-5-96h10l-5 6z" fill="#7d5a60"/><path d="M-40-92h22M-40-86l22-2M40-92H18M40-86l-22-2" stroke="#9a9aa6" stroke-width="1.800"/>`,
  };
}

const EYE =
  '<ellipse cx="-16" cy="-108" rx="10" ry="7.500" fill="rgb(232,220,110)"/><path d="M-16-115v14" stroke="#17171c" stroke-width="4.500"/>';
const SHUT = '<path d="M-26-106q10 6 20 0" fill="none" stroke="#0b0b10" stroke-width="4" stroke-linecap="round"/>';

export const voyages = {
  /** Peonies in flower, and one in bud. */
  peonyBush: {
    width: 200,
    height: 130,
    drawing: `<path d="M-96 0Q-110-50-70-70-40-100 0-90 50-104 76-68 110-50 96 0Z" fill="{#6f9a62>#37613f}"/><path d="M-60-40q-20-10-34 4 16 12 34-4zM60-36q24-8 36 6-18 10-36-6zM-6-30q-18-16-36-6 14 16 36 6z" fill="#8fb87a"/>${peony(-52, -82, 30)}${peony(14, -104, 34)}${peony(68, -70, 26)}<path d="M-14-46q-10-16 2-26 14 8 8 26z" fill="{#d95a72>#8f2440}"/>`,
  },
  /** Buckwheat in flower on a slope, white under the moon. */
  buckwheat: {
    width: 20,
    height: 120,
    drawing: `<path d="M-600 20Q-330-76-80-60 180-90 600-16V520H-600Z" fill="{#aab6ac|#5f7064}"/>${repeat(150, (at) => {
      const x = ((at * 397 + at * at * 53) % 1180) - 590;
      const y = ((at * at * 31 + at * 71) % 330) - 44 + Math.abs(x) * 0.05;
      const r = 5 + y * 0.022 + (at % 3);
      return `<circle cx="${x}" cy="${Math.round(y)}" r="${r.toFixed(1)}" fill="rgb(250,250,255)" opacity="${at % 3 === 0 ? '.95' : '.7'}"/>`;
    })}<path d="${repeat(26, (at) => `M${((at * 173) % 1100) - 550} ${50 + ((at * 61) % 220)}q5-22 0-38`)}" fill="none" stroke="#8f5a58" stroke-width="3"/>`,
  },
  blackCat: blackCat('', EYE),
  /** One eye shut, a pale patch on its breast. */
  blackCatPatch: blackCat('<path d="M-22-78Q0-66 22-78 28-44 0-26-28-44-22-78Z" fill="#b9b7bd"/>', SHUT),
  /** A great cask on its side. */
  greatCask: {
    width: 260,
    height: 190,
    seat: 184,
    drawing:
      '<path d="M-110-12h220v12h-220z" fill="#4a3322"/><ellipse cx="0" cy="-98" rx="128" ry="90" fill="{#8f6540@#4a2f1c}"/><ellipse cx="0" cy="-98" rx="104" ry="72" fill="{#a57a4e>#63421f}"/><path d="M-60-156v116M-20-168v140M20-168v140M60-156v116" stroke="#4a2f1c" stroke-opacity=".6" stroke-width="4"/><path d="M-100-98h200" stroke="#5b3d22" stroke-width="14"/><circle cx="0" cy="-58" r="9" fill="#2c1c12"/><path d="M0-58l22 18" stroke="#c9a45a" stroke-width="8" stroke-linecap="round"/>',
  },
  /** The wall of a cell: stones, a small window with bars, a plank bed. */
  cellWall: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#8d8a88|#6a6764}"/><path d="${repeat(11, (row) => `M-480 ${row * 60 - 620}H480${repeat(8, (at) => `M${at * 130 - 480 + (row % 2) * 65} ${row * 60 - 620}v60`)}`)}" stroke="#3f3c3b" stroke-opacity=".4" stroke-width="4" fill="none"/><path d="M110-420h150v140H110Z" fill="{#2a3a66|#5f78aa}"/><path d="M96-434h178v168H96Z" fill="none" stroke="#4d4a48" stroke-width="26"/><path d="M148-420v140M185-420v140M222-420v140" stroke="#2b2a2c" stroke-width="9"/><path d="M110-280L260-280 80 240H-260Z" fill="#cfdcff" opacity=".1"/><path d="M-480 0H480V440H-480Z" fill="{#6f6862|#4a4540}"/><path d="M-480 0H480V16H-480Z" fill="#1c1a1a" opacity=".3"/><path d="M-470-84H-210V-66H-470Z" fill="{#7d6148>#4f3b2a}"/><path d="M-450-66h16v70h-16zM-246-66h16v70h-16z" fill="#4f3b2a"/>`,
  },
  /** A gate of three stones with a sign over it. */
  stonePass: {
    width: 260,
    height: 270,
    drawing:
      '<path d="M-120 0L-112-216H-56L-60 0ZM60 0L56-216H112L120 0Z" fill="{#a5a3a0>#6d6b69}"/><path d="M-140-262Q0-284 140-262L132-208Q0-224-132-208Z" fill="{#b8b6b2>#7f7d7a}"/><path d="M-60-246h24v20h-24zM-20-250h20v22h-20zM18-248h24v20h-24z" fill="none" stroke="#4f4d4b" stroke-width="4"/><path d="M-100-120l20-8M76-90l24 6" stroke="#55534f" stroke-width="4"/>',
  },
  /** A wooden plough, its share to the right. */
  plough: {
    width: 190,
    height: 96,
    drawing:
      '<path d="M-92-92Q-60-60-34-24L30-10" fill="none" stroke="{#a5784a>#68462a}" stroke-width="15" stroke-linecap="round"/><path d="M-44-40Q40-70 96-62" fill="none" stroke="#8a623c" stroke-width="12" stroke-linecap="round"/><path d="M10-52L22-12" stroke="#7a5433" stroke-width="10"/><path d="M8-20L62 2H-2Z" fill="{#aeb4ba>#5f666e}"/>',
  },
  /** A dark cliff by the sea with a white band half way up. */
  bandCliff: {
    width: 560,
    height: 350,
    drawing: `<path d="M-280 0V-290Q-220-330-150-318-80-352 0-334 90-356 160-322 230-334 280-286V0Z" fill="{#6d6a70>#3c3a42}"/><path d="M-280-150Q-200-158-120-148-30-136 60-146 170-158 280-142V-110Q170-124 60-112-30-104-120-116-200-126-280-118Z" fill="{#fffdf4>#dcd6c6}"/><path d="${repeat(9, (at) => `M${at * 62 - 250}-${200 + ((at * 37) % 70)}v40M${at * 62 - 230}-${40 + ((at * 23) % 40)}v30`)}" stroke="#2a2930" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/><path d="M-280-290Q-220-330-150-318L-160-286Q-220-296-280-262Z" fill="#ffffff" opacity=".12"/><path d="M-280 0Q-180-26-90-8 0-28 90-10 190-26 280 0Z" fill="{#5a575e>#38363c}"/>`,
  },
  /** A lizard of the sea with a crest, on dark lava. */
  seaIguana: {
    width: 200,
    height: 84,
    drawing:
      '<path d="M-104-8Q-60-30-20-40 30-56 62-52L92-58Q108-54 104-42L72-32Q40-14 0-12-50-6-104-8Z" fill="{#6f7274>#3c3f44}"/><path d="M-60-30l8-10 6 6 8-12 8 8 8-13 8 8 9-13 8 9 10-12 8 10 10-10 8 11 10-8 6 8" fill="none" stroke="#8d8f86" stroke-width="6" stroke-linejoin="round"/><path d="M40-34l22 34h16L60-36ZM-20-24l-14 24h18l10-22Z" fill="{#5f6266>#33363a}"/><circle cx="86" cy="-49" r="4.500" fill="#f4e9c8"/><circle cx="87" cy="-49" r="2.200" fill="#1c1c20"/><path d="M84-38h20" stroke="#2b2d31" stroke-width="3.500" stroke-linecap="round"/>',
  },
  /** A row of wild geese that crosses, and their shadows. */
  geeseRow: {
    width: 20,
    height: 120,
    drawing: [
      [-150, -40],
      [-80, -64],
      [-6, -84],
      [66, -70],
      [140, -50],
    ]
      .map(([x = 0, y = 0]) => goose(x, y))
      .join(''),
  },
  /** A barrel of salt with a number on it. */
  saltBarrel: {
    width: 120,
    height: 150,
    seat: 140,
    drawing:
      '<path d="M-50-140Q-66-70-50 0H50Q66-70 50-140Z" fill="{#b48a5c>#74522f}"/><path d="M-54-112Q0-100 54-112V-100Q0-88-54-100ZM-56-40Q0-28 56-40V-28Q0-16-56-28Z" fill="{#8d949b>#565d65}"/><ellipse cx="0" cy="-140" rx="50" ry="14" fill="#fffdf6"/><path d="M-30-150Q0-172 30-150 40-144 36-138H-36Q-40-144-30-150Z" fill="{#ffffff>#d9dee2}"/><path d="M-20-86v42M-24-80l4-6" fill="none" stroke="#2f2620" stroke-width="7" stroke-linecap="round"/><path d="M14-66a11 10 0 1 1 .1 0zM14-44a12 11 0 1 1 .1 0z" fill="none" stroke="#2f2620" stroke-width="6"/>',
  },
  /** Scrolls heaped up in the dark. */
  scrollHeap: {
    width: 330,
    height: 170,
    seat: 160,
    drawing: [
      [-90, -18, '{#e3cf9f>#a98f5c}'],
      [40, -18, '{#d9c08a>#9a7f4e}'],
      [130, -16, '{#e8d8b0>#b39a68}'],
      [-40, -52, '{#e8d8b0>#b39a68}'],
      [86, -50, '{#dcc592>#a2875a}'],
      [-110, -50, '{#cfb681>#8f764a}'],
      [10, -86, '{#e3cf9f>#a98f5c}'],
      [-70, -84, '{#d9c08a>#9a7f4e}'],
      [90, -82, '{#e8d8b0>#b39a68}'],
      [-20, -118, '{#dcc592>#a2875a}'],
      [60, -116, '{#cfb681>#8f764a}'],
      [24, -148, '{#e8d8b0>#b39a68}'],
    ]
      .map(([x, y, paint]) => scroll(Number(x), Number(y), String(paint)))
      .join(''),
  },
  /** A low wall of field stones, to sit on. */
  lowWall: {
    width: 420,
    height: 100,
    seat: 92,
    drawing: `<path d="M-210-84H210V0H-210Z" fill="{#b3ada2>#7d776d}"/><path d="M-220-98H220V-80H-220Z" fill="{#cfc9bd>#948d81}"/>${repeat(3, (row) => repeat(7, (at) => `<path d="M${at * 60 - 206 + (row % 2) * 24}-${78 - row * 27}h48q6 0 6 6v10q0 6-6 6h-48q-6 0-6-6v-10q0-6 6-6z" fill="#d5cfc3" opacity=".5"/>`))}<path d="M-190 2q8-16 14 0M60 2q8-20 16 0M170 2q6-14 12 0" fill="none" stroke="#6f8a58" stroke-width="5" stroke-linecap="round"/>`,
  },
  /** A desk for notes of music. */
  noteStand: {
    width: 100,
    height: 150,
    drawing:
      '<path d="M-4-100h8v100h-8z" fill="#6b4d34"/><path d="M-34 0L0-20 34 0Z" fill="#5a3f2a"/><path d="M-48-150L44-138 48-96-46-104Z" fill="{#8a6748>#5a4029}"/><path d="M-40-146L2-140V-102L-38-106ZM6-140L40-136 42-100 6-102Z" fill="{#fffdf4>#e3dac6}"/><path d="M-34-136l30 4M-34-126l30 4M-34-116l30 3M12-132l24 3M12-122l24 3" stroke="#7d7264" stroke-width="2.500"/>',
  },
  /** A narrow bridge of planks from edge to edge. */
  longBridge: {
    width: 20,
    height: 70,
    seat: 62,
    drawing: `${repeat(7, (at) => `<path d="M${at * 130 - 400}-50h20V40h-20z" fill="{#7d5a3a>#4a3321}"/>`)}<path d="M-520-66H520V-42H-520Z" fill="{#a67c50>#6b4a2e}"/><path d="${repeat(26, (at) => `M${at * 40 - 510}-66v24`)}" stroke="#4a3321" stroke-opacity=".5" stroke-width="3"/><path d="M-520-42H520V-34H-520Z" fill="#2f2015" opacity=".5"/>`,
  },
  /** Fruit heaped up as high as a man. */
  fruitHeap: {
    width: 300,
    height: 190,
    drawing: repeat(46, (at) => {
      const row = [12, 11, 9, 7, 4, 3].reduce(
        (found, _, index, all) => (at >= all.slice(0, index).reduce((x, y) => x + y, 0) ? index : found),
        0,
      );
      const before = [12, 11, 9, 7, 4, 3].slice(0, row).reduce((x, y) => x + y, 0);
      const wide = [12, 11, 9, 7, 4, 3][row] ?? 3;
      const x = (at - before - (wide - 1) / 2) * 24;
      const paint = ['{#ffb45c@#d96a28}', '{#e8c25a@#a8802e}', '{#e8625a@#a02a34}', '{#a5683a@#5f3620}'][(at * 7) % 4];
      return `<circle cx="${x.toFixed(0)}" cy="${-14 - row * 28}" r="16" fill="${paint}"/>`;
    }),
  },
  /** A round water melon with one seed stuck on its rind. */
  seededMelon: {
    width: 110,
    height: 100,
    drawing:
      '<circle cx="0" cy="-50" r="50" fill="{#7fb86a@#2f6a3a}"/><path d="M-40-76Q-20-50-38-22M-14-98Q0-50-12-2M16-98Q4-50 16-2M40-78Q24-50 40-22" fill="none" stroke="#1f4a2c" stroke-width="6" stroke-linecap="round"/><ellipse cx="2" cy="-97" rx="5" ry="7" fill="#1c1614"/>',
  },
  /** Ships that set sail together. */
  manySails: {
    width: 420,
    height: 190,
    drawing: [
      [-150, 0, 0.8],
      [0, -14, 1],
      [150, 4, 0.86],
    ]
      .map(
        ([x = 0, y = 0, size = 1]) =>
          `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-80-40H84L60 0H-56Z" fill="{#9a6a40>#5b3a20}"/><path d="M-80-40Q-96-60-90-70L-70-40ZM84-40Q100-66 92-76L70-40Z" fill="#7d5230"/><path d="M-26-40v-140M34-40v-120" stroke="#5b3a20" stroke-width="7"/><path d="M-66-60L-58-166-2-172 4-60Z" fill="{#f3e3bd>#c79f63}"/><path d="M10-58L14-140 60-144 66-58Z" fill="{#ecd8ac>#bb9258}"/><path d="M-62-90H2M-60-120H0M-58-146H-2M12-84H64M14-112H62" stroke="#9a7440" stroke-width="3.500"/></g>`,
      )
      .join(''),
  },
  /** A sack of coins of old Korea, tied with straw rope. */
  moneySack: {
    width: 90,
    height: 92,
    drawing:
      '<path d="M-14-74Q-50-56-46-20-42 0 0 0 42 0 46-20 50-56 14-74Z" fill="{#c9a877>#85653c}"/><path d="M-22-92Q0-80 22-92L14-74H-14Z" fill="{#d9ba8a>#97754a}"/><path d="M-18-74Q0-66 18-74" stroke="#6b4d28" stroke-width="7" fill="none" stroke-linecap="round"/><circle cx="-4" cy="-36" r="17" fill="{#d8a84e@#8a5f20}"/><path d="M-10-42h12v12h-12z" fill="#5e4423"/>',
  },
} as const;
