import { HEIGHT, WIDTH } from '../frame.ts';
import { motif } from '../motifs/motif.ts';
import { n, repeat } from '../numbers.ts';
import { ROOM, type Setting } from './Setting.ts';

const at = (x: number, y: number, size: number, drawing: string, flip = false) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${(flip ? -size : size).toFixed(3)} ${size.toFixed(3)})">${drawing}</g>`;
const FLOOR = 830;

const boards = (light: string, dark: string, line: string) =>
  `<path d="M-20 ${FLOOR}H1220V${HEIGHT}H-20Z" fill="{${light}|${dark}}"/>${repeat(11, (index) => `<path d="M${n(600 + (index - 5) * 120)} ${FLOOR}L${n(600 + (index - 5) * 300)} ${HEIGHT}" stroke="${line}" stroke-opacity=".35" stroke-width="4"/>`)}`;

/** Light that falls from a window on the floor. */
const beam = (x: number, colour = '#fff6d2') =>
  `<path d="M${x - 80} ${FLOOR + 6}H${x + 90}L${x + 10} 1120H${x - 300}Z" fill="${colour}" opacity=".4"/>`;

const paperDoor = (x: number, y: number, w: number, h: number, night: boolean) =>
  `<path d="M${x} ${y}h${w}v${h}h${-w}z" fill="${night ? '#c9b48c' : '#fffaf0'}"/><path d="M${x} ${y}h${w}v${h}h${-w}zM${x + w / 2} ${y}v${h}" fill="none" stroke="#7a4a28" stroke-width="13"/><path d="${repeat(5, (index) => `M${n(x + (w * (index + 1)) / 6)} ${y}v${h}`)}${repeat(6, (index) => `M${x} ${n(y + (h * (index + 1)) / 7)}h${w}`)}" fill="none" stroke="#8f5a34" stroke-width="4.500"/>`;

export const hanokRoom: Setting = ({ light }) => {
  const night = light === 'night' || light === 'lamp';
  return {
    horizon: FLOOR,
    indoor: true,
    planes: ROOM,
    layers: [
      {
        far: 0,
        drawing: `<path d="M-20-20H1220V${FLOOR}H-20Z" fill="{#fff7e6|#efdcb6}"/><path d="M-20-20H1220V60H-20Z" fill="{#8f5a34|#6d4225}"/>${repeat(6, (index) => `<path d="M${index * 230 - 30}-20h66v80h-66z" fill="{#b5784a>#7a4a28}"/>`)}`,
      },
      {
        far: 0,
        drawing: `${paperDoor(210, 470, 330, 360, night)}<path d="M130 390H620V436H130Z" fill="{#b5784a>#7a4a28}"/><path d="M118 390h50v440h-50zM582 390h50v440h-50z" fill="{#b5784a>#7a4a28}"/>`,
      },
      { far: 0.04, drawing: at(1010, FLOOR + 16, 1.24, motif('screen')) + at(60, FLOOR + 14, 1.1, motif('chest')) },
      {
        far: 0,
        drawing: `<path d="M-20 ${FLOOR}H1220V${HEIGHT}H-20Z" fill="{#f6d993|#cf9f55}"/><path d="M-20 ${FLOOR}H1220V${FLOOR + 14}H-20Z" fill="#8f5a34"/>${repeat(6, (index) => `<path d="M${n(600 + (index - 2.5) * 230)} ${FLOOR + 14}L${n(600 + (index - 2.5) * 620)} ${HEIGHT}" stroke="#a97a3c" stroke-opacity=".4" stroke-width="4"/>`)}<path d="M-20 930H1220M-20 1090H1220M-20 1330H1220" stroke="#a97a3c" stroke-opacity=".4" stroke-width="4"/>`,
      },
      { far: 0, drawing: night ? '' : beam(420) },
    ],
  };
};

export const westernRoom: Setting = ({ light }) => {
  const night = light === 'night' || light === 'lamp';
  const pane = night ? '{#203566|#3a5590}' : '{#bfe6f5|#e9f6f0}';
  return {
    horizon: FLOOR,
    indoor: true,
    planes: ROOM,
    layers: [
      {
        far: 0,
        drawing: `<path d="M-20-20H1220V${FLOOR}H-20Z" fill="{#cfe0c8|#a9c2a8}"/>${repeat(13, (index) => `<path d="M${index * 100 - 20}-20h42v850h-42z" fill="#ffffff" opacity=".16"/>`)}<path d="M-20 700H1220V${FLOOR}H-20Z" fill="{#f6ead2|#d6c09a}"/><path d="M-20 694H1220V710H-20Z" fill="#a8754c"/>`,
      },
      {
        far: 0,
        drawing: `<path d="M460 420h260v250H460z" fill="${pane}"/><path d="M470 640q70-70 120-30 60-50 120 10v40H470z" fill="${night ? '#23406a' : '#8fc08a'}"/><path d="M460 420h260v250H460zM590 420v250M460 540h260" fill="none" stroke="#ffffff" stroke-width="15"/><path d="M440 670h300v18H440z" fill="#ffffff"/><path d="M420 396Q470 520 420 690H476Q520 520 500 396ZM760 396Q710 520 760 690H704Q660 520 680 396Z" fill="{#f0867a>#b8484f}"/><path d="M400 384H780V402H400Z" fill="#a8754c"/>`,
      },
      {
        far: 0.02,
        drawing:
          at(1010, FLOOR + 14, 1.4, motif('fireplace')) +
          `<path d="M90 470h210v360H90z" fill="{#a8703f>#6d4425}"/>${repeat(3, (row) => repeat(8, (col) => `<path d="M${104 + col * 23} ${496 + row * 108 + ((col * 7) % 3) * 8}h18v${84 - ((col * 7) % 3) * 8}h-18z" fill="${['#d9705a', '#4f86b8', '#e8b04f', '#5d9a72', '#9a6fb8'][(col + row * 3) % 5]}"/>`))}<path d="M90 582h210v10H90zM90 690h210v10H90z" fill="#5f3a20"/>`,
      },
      {
        far: 0,
        drawing: `${boards('#d9a46c', '#96602f', '#6d4425')}<ellipse cx="600" cy="1010" rx="470" ry="120" fill="{#d9687a>#9a3d5a}" opacity=".85"/><ellipse cx="600" cy="1010" rx="420" ry="100" fill="none" stroke="#ffe2b0" stroke-width="8" opacity=".8"/>${night ? '' : beam(640)}`,
      },
    ],
  };
};

export const classroom: Setting = () => ({
  horizon: FLOOR,
  indoor: true,
  planes: ROOM,
  layers: [
    {
      far: 0,
      drawing: `<path d="M-20-20H1220V${FLOOR}H-20Z" fill="{#fdf6e2|#ead9b4}"/><path d="M-20 720H1220V${FLOOR}H-20Z" fill="{#d9e8e0|#b4cfc4}"/>`,
    },
    {
      far: 0,
      drawing:
        '<path d="M300 430H900V690H300Z" fill="{#3f7f66>#2a5a4a}"/><path d="M288 418H912V702H288Z" fill="none" stroke="#b98455" stroke-width="20"/><path d="M300 700H900V716H300Z" fill="#d9ab70"/><g fill="none" stroke="#f3fbf4" stroke-width="5" stroke-linecap="round" opacity=".8"><path d="M360 490h160M360 530h120M360 570h190"/><circle cx="760" cy="540" r="56"/><path d="M760 484v112M704 540h112"/></g>',
    },
    {
      far: 0,
      drawing:
        '<path d="M30 430h200v260H30z" fill="{#bfe6f5|#e4f5ee}"/><path d="M30 430h200v260H30zM130 430v260M30 560h200" fill="none" stroke="#ffffff" stroke-width="14"/><path d="M970 430h200v260H970z" fill="{#bfe6f5|#e4f5ee}"/><path d="M970 430h200v260H970zM1070 430v260M970 560h200" fill="none" stroke="#ffffff" stroke-width="14"/>',
    },
    { far: 0, drawing: boards('#e6bf86', '#b5834a', '#8a5c30') + beam(160) },
  ],
});

export const museum: Setting = () => ({
  horizon: FLOOR,
  indoor: true,
  planes: ROOM,
  layers: [
    {
      far: 0,
      drawing: `<path d="M-20-20H1220V${FLOOR}H-20Z" fill="{#5d6b86|#44506a}"/><path d="M-20 800H1220V${FLOOR}H-20Z" fill="#333d54"/>`,
    },
    {
      far: 0,
      drawing: repeat(
        3,
        (index) =>
          `<path d="M${210 + index * 390} 60L${60 + index * 390} 700H${360 + index * 390}Z" fill="#fff4cf" opacity=".13"/><path d="M${110 + index * 390} 440h200v240h-200z" fill="{#fff8e6>#ead7ae}"/><path d="M${100 + index * 390} 430h220v260h-220z" fill="none" stroke="#b5843f" stroke-width="16"/>`,
      ),
    },
    {
      far: 0,
      drawing:
        '<g fill="none" stroke="#4a4238" stroke-width="4" stroke-linecap="round" opacity=".75"><path d="M150 640q30-70 50-30t60 20M170 560q20-60 60-40M560 640q0-60 40-80t40 80M560 560q40-60 80 0M940 640q40-80 70-40t40 30M960 540q30-40 60 0"/></g><g fill="#c9604a" opacity=".8"><circle cx="236" cy="500" r="12"/><circle cx="600" cy="520" r="14"/><circle cx="1010" cy="500" r="12"/></g>',
    },
    { far: 0, drawing: boards('#c9b494', '#8f7656', '#6b5638') },
  ],
});

export const cave: Setting = ({ random }) => ({
  horizon: 780,
  indoor: true,
  planes: ROOM,
  layers: [
    {
      far: 0,
      drawing: `<path d="M-20-20H1220V${HEIGHT}H-20Z" fill="{#6d6478|#3a3448}"/><path d="M330 820Q300 480 600 430 900 480 870 820Z" fill="{#bfe3f0|#dff0d8}"/><path d="M360 820Q380 730 470 742 560 690 640 736 760 700 840 820Z" fill="{#8fb88a|#6a9a70}"/>`,
    },
    {
      far: 0.1,
      drawing: `<path d="M-20-20H1220V560Q1080 470 980 520 900 300 600 360 320 300 230 540 120 470-20 590Z" fill="{#7d7288|#544c62}"/>${repeat(9, (index) => `<path d="M${index * 140 + 10} ${n(380 + random() * 60 - Math.abs(index - 4) * -20)}l${n(24 + random() * 10)} ${n(90 + random() * 70)} 26-${n(100 + random() * 40)}z" fill="{#8a7f96>#544c62}"/>`)}`,
    },
    {
      far: 0,
      drawing: `<path d="M-20 820Q300 790 620 812T1220 800V${HEIGHT}H-20Z" fill="{#8f8496|#4d4558}"/><path d="M-20-20H130Q60 500 140 900L-20 940ZM1220-20H1080Q1150 500 1070 880L1220 920Z" fill="{#5d5468>#332d40}"/>`,
    },
  ],
});

/** Nothing but paper: for pictures of things, and for paintings that leave their ground empty. */
export const paper: Setting = () => ({
  horizon: 600,
  indoor: true,
  planes: { far: { y: 700, size: 1.5 }, middle: { y: 880, size: 1.72 }, near: { y: 1072, size: 1.95 } },
  layers: [
    {
      far: 0,
      drawing: `<defs><radialGradient id="sheet" cx=".45" cy=".42" r=".8"><stop stop-color="#fbf0d8"/><stop offset=".7" stop-color="#f1dfba"/><stop offset="1" stop-color="#e0c796"/></radialGradient></defs><path d="M-20-20H1220V${HEIGHT}H-20Z" fill="url(#sheet)"/>`,
    },
    {
      far: 0,
      drawing: repeat(
        26,
        (index) =>
          `<path d="M${n((index * 283) % WIDTH)} ${n((index * 457) % HEIGHT)}q30 -8 66 4" fill="none" stroke="#b99a62" stroke-opacity=".22" stroke-width="2"/>`,
      ),
    },
  ],
});

export const studio: Setting = () => ({
  horizon: 700,
  indoor: true,
  planes: { far: { y: 840, size: 1.3 }, middle: { y: 930, size: 1.5 }, near: { y: 1040, size: 1.8 } },
  layers: [
    {
      far: 0,
      drawing: `<path d="M-20-20H1220V${HEIGHT}H-20Z" fill="{#e6f3f2|#c3dedc}"/><ellipse cx="600" cy="960" rx="760" ry="220" fill="#ffffff" opacity=".5"/>`,
    },
  ],
});
