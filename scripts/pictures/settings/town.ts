import { HEIGHT, WIDTH } from '../frame.ts';
import { motif } from '../motifs/motif.ts';
import { n, repeat } from '../numbers.ts';
import { fir, flowers, greensOf, hills, meadow, path, peaks, roundTree, tufts } from './nature.ts';
import { OPEN, type Setting } from './Setting.ts';
import { cloud } from './sky.ts';

const at = (x: number, y: number, size: number, drawing: string, flip = false) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${(flip ? -size : size).toFixed(3)} ${size.toFixed(3)})">${drawing}</g>`;

export const market: Setting = ({ random }) => ({
  horizon: 716,
  planes: { far: { y: 806, size: 0.92 }, middle: { y: 906, size: 1.4 }, near: { y: 1050, size: 2.04 } },
  layers: [
    { far: 0.6, drawing: hills(random, 690, 170, 3, '{#8fb09a|#6d9484}') },
    {
      far: 0.3,
      drawing:
        at(180, 770, 0.62, motif('tiledHouse')) +
        at(540, 764, 0.6, motif('thatchedHouse')) +
        at(900, 768, 0.62, motif('tiledHouse'), true),
    },
    { far: 0.06, drawing: `<path d="M-20 768Q400 744 700 756T1220 764V${HEIGHT}H-20Z" fill="{#f0d9ae|#c79f6c}"/>` },
    {
      far: 0.12,
      drawing:
        at(90, 836, 1.05, motif('stall')) +
        at(420, 808, 0.86, motif('stall'), true) +
        at(800, 806, 0.84, motif('stall')) +
        at(1120, 838, 1.06, motif('stall'), true),
    },
    { far: 0, drawing: `<ellipse cx="600" cy="990" rx="480" ry="70" fill="#fff3d6" opacity=".4"/>` },
  ],
});

export const palaceCourt: Setting = ({ random }) => ({
  horizon: 716,
  planes: { far: { y: 800, size: 0.77 }, middle: { y: 900, size: 1.36 }, near: { y: 1050, size: 2.04 } },
  layers: [
    { far: 0.7, drawing: peaks(random, 690, 330, 4, '#9ab4b0', '#6d8f94') },
    {
      far: 0.3,
      drawing:
        repeat(7, (index) => (index === 3 ? '' : roundTree(index * 190 + 30, 736, 0.9, '#8fb980', '#4d8560'))) +
        at(70, 764, 0.5, motif('tiledHouse')) +
        at(1130, 764, 0.5, motif('tiledHouse'), true),
    },
    { far: 0.1, drawing: at(600, 792, 0.98, motif('palace')) },
    {
      far: 0.02,
      drawing: `<path d="M-20 780H1220V${HEIGHT}H-20Z" fill="{#e9e2d4|#bdb09c}"/>${repeat(7, (index) => `<path d="M-20 ${n(800 + index * index * 12 + index * 18)}H1220" stroke="#9c8f7c" stroke-opacity=".4" stroke-width="3"/>`)}${repeat(11, (index) => `<path d="M${n(600 + (index - 5) * 90)} 784L${n(600 + (index - 5) * 310)} ${HEIGHT}" stroke="#9c8f7c" stroke-opacity=".4" stroke-width="3"/>`)}<path d="M540 786H660L860 ${HEIGHT}H340Z" fill="#fffaf0" opacity=".5"/>`,
    },
  ],
});

export const city: Setting = ({ random }) => ({
  horizon: 716,
  planes: OPEN,
  layers: [
    {
      far: 0.66,
      drawing:
        at(160, 740, 0.9, motif('cityBlock')) +
        at(620, 740, 1, motif('cityBlock'), true) +
        at(1060, 740, 0.9, motif('cityBlock')),
    },
    {
      far: 0.24,
      drawing:
        at(40, 800, 0.92, motif('cityBlock'), true) +
        at(1170, 800, 0.94, motif('cityBlock')) +
        roundTree(330, 800, 1.2, '#8fcb74', '#3f8a50') +
        roundTree(880, 800, 1.25, '#8fcb74', '#3f8a50'),
    },
    {
      far: 0.06,
      drawing: `<path d="M-20 796H1220V${HEIGHT}H-20Z" fill="{#e2ddd2|#b9b2a6}"/><path d="M430 800H770L1240 ${HEIGHT}H-40Z" fill="{#8d95a2|#5f6775}"/><path d="M594 800H606L650 ${HEIGHT}H550Z" fill="#ffffff" opacity=".65"/>`,
    },
    {
      far: 0,
      drawing:
        repeat(5, (index) => `<path d="M${360 + index * 104} ${980}h64l14 60h-76z" fill="#ffffff" opacity=".0"/>`) +
        `<path d="M420 800L-40 1440M780 800L1240 1440" stroke="#fffaf0" stroke-width="9" opacity=".8"/>${n(random()) === '9' ? '' : ''}`,
    },
  ],
});

export const westernTown: Setting = (kit) => {
  const {
    meadow: [light, dark],
    bush,
    flower,
  } = greensOf[kit.season];
  return {
    horizon: 716,
    planes: OPEN,
    layers: [
      { far: 0.68, drawing: hills(kit.random, 690, 180, 3, '{#7fa68c|#5d8a78}') + at(930, 668, 0.42, motif('castle')) },
      { far: 0.4, drawing: hills(kit.random, 720, 80, 4, '{#8fb97f|#659a69}') + at(180, 700, 0.36, motif('windmill')) },
      { far: 0.14, drawing: meadow(kit.random, 738, light, dark) + path(640, 744, 520) },
      {
        far: 0.16,
        drawing:
          at(150, 830, 0.86, motif('westernHouse')) +
          at(372, 792, 0.58, motif('westernHouse'), true) +
          at(1050, 826, 0.82, motif('westernHouse'), true) +
          roundTree(860, 800, 1.2, bush[0], bush[1]) +
          fir(272, 808, 0.9, bush[0], bush[1]),
      },
      { far: 0, drawing: tufts(kit.random, 860, 1490, 40, bush[0], dark) + flowers(kit.random, 880, 1480, 24, flower) },
    ],
  };
};

export const aboveClouds: Setting = ({ random, light }) => {
  const pale = light === 'night' ? '#8fa6d6' : '#ffffff';
  const under = light === 'night' ? '#4a6099' : '#c3dcee';
  const bank = (y: number, s: number, count: number) =>
    repeat(count, (index) =>
      cloud(index * (1300 / count) + random() * 60 - 40, y + random() * 26, s, `{${pale}|${under}}`, 1.3),
    );
  return {
    horizon: 900,
    planes: { far: { y: 860, size: 0.88 }, middle: { y: 950, size: 1.4 }, near: { y: 1070, size: 2.04 } },
    layers: [
      { far: 0.5, drawing: bank(860, 0.9, 8) },
      { far: 0.25, drawing: `${bank(960, 1.3, 6)}<path d="M-20 950H1220V${HEIGHT}H-20Z" fill="{${pale}|${under}}"/>` },
      { far: 0, drawing: `${bank(1120, 1.9, 4)}<path d="M-20 1110H1220V${HEIGHT}H-20Z" fill="{${pale}|${under}}"/>` },
    ],
  };
};

export const space: Setting = ({ random }) => ({
  horizon: 1200,
  indoor: true,
  afloat: true,
  planes: { far: { y: 700, size: 0.99 }, middle: { y: 880, size: 1.52 }, near: { y: 1060, size: 2.04 } },
  layers: [
    {
      far: 0,
      drawing: `<defs><radialGradient id="void" cx=".65" cy=".3" r="1"><stop stop-color="#3d3a86"/><stop offset=".5" stop-color="#1c1c52"/><stop offset="1" stop-color="#0a0c2c"/></radialGradient></defs><path d="M-20-20H1220V${HEIGHT}H-20Z" fill="url(#void)"/>${repeat(150, (index) => `<circle cx="${n(((index * 0.618034) % 1) * WIDTH)}" cy="${n(random() * HEIGHT)}" r="${n(0.9 + (index % 5) * 0.6)}" fill="#ffffff" opacity="${n(0.4 + random() * 0.6)}"/>`)}<ellipse cx="420" cy="300" rx="420" ry="120" fill="#b78cff" opacity=".12" transform="rotate(-24 420 300)"/><path d="M-20 1330Q600 1120 1220 1330V${HEIGHT}H-20Z" fill="{#8fd0f0|#2f6fb8}"/><path d="M-20 1330Q600 1120 1220 1330" fill="none" stroke="#d9f2ff" stroke-width="10" opacity=".6"/>`,
    },
  ],
});
