import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const cookie = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="15" ry="8" fill="#8a5420"/><ellipse cx="${x}" cy="${y - 4}" rx="15" ry="8" fill="{#e8a84a>#a8642a}"/><path d="M${x - 7} ${y - 4}h14M${x} ${y - 8}v8" stroke="#7c4a1c" stroke-width="2" opacity=".7"/>`;
const tray = (inside: string): Motif => ({
  width: 180,
  height: 60,
  drawing: `<path d="M-92-10Q0 16 92-10L78 2Q0 18-78 2Z" fill="{#f0d2a0>#a9743f}"/><ellipse cx="0" cy="-14" rx="92" ry="24" fill="{#f6e2ba>#c9965a}"/>${inside}`,
});

export const school = {
  wheelchair: {
    width: 130,
    height: 130,
    seat: 36,
    drawing:
      '<path d="M-46-128V-40H30L44-8" fill="none" stroke="#5a606c" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M-50-112H-40V-50H-50Z" fill="{#5f86c8>#2f4f8f}"/><path d="M-46-52H34V-38H-46Z" fill="{#5f86c8>#2f4f8f}"/><path d="M-62-126H-42" stroke="#3a3f4a" stroke-width="9" stroke-linecap="round"/><path d="M30-40L48-10H66" fill="none" stroke="#5a606c" stroke-width="7" stroke-linecap="round"/><circle cx="-14" cy="-40" r="38" fill="none" stroke="#2c313a" stroke-width="8"/><circle cx="-14" cy="-40" r="30" fill="none" stroke="#b9bfca" stroke-width="3"/><path d="M-14-78V-2M-52-40H24M-41-67L13-13M13-67L-41-13" stroke="#9aa2ae" stroke-width="2.500"/><circle cx="-14" cy="-40" r="7" fill="#5a606c"/><circle cx="44" cy="-10" r="11" fill="none" stroke="#2c313a" stroke-width="6"/>',
  },
  /** The wheel of a wheelchair, before whoever sits in it. */
  wheelFront: {
    width: 1,
    height: 90,
    drawing:
      '<circle cx="-14" cy="-40" r="38" fill="none" stroke="#2c313a" stroke-width="8"/><circle cx="-14" cy="-40" r="30" fill="none" stroke="#b9bfca" stroke-width="3"/><path d="M-14-78V-2M-52-40H24M-41-67L13-13M13-67L-41-13" stroke="#9aa2ae" stroke-width="2.500"/><circle cx="-14" cy="-40" r="7" fill="#5a606c"/>',
  },
  longScroll: {
    width: 1,
    height: 40,
    drawing: `<path d="M-330 34Q-200 10-60 22T200 0 360-22L372 8Q240 30 100 36T-140 58-320 64Z" fill="{#fffaf0>#e2d6ba}"/>${repeat(14, (at) => `<path d="M${-290 + at * 46} ${42 - at * 3.6}l34-4M${-290 + at * 46} ${50 - at * 3.6}l26-3" stroke="#8a7f6a" stroke-width="3" stroke-linecap="round" opacity=".7"/>`)}<path d="M-346 18Q-356 44-340 70-318 74-316 60L-320 20Z" fill="{#e8dcc0>#b9a67c}"/><ellipse cx="-332" cy="20" rx="16" ry="8" fill="#fffaf0"/><ellipse cx="-332" cy="20" rx="7" ry="3.500" fill="#a08a5c"/>`,
  },
  emptyBalance: {
    width: 190,
    height: 160,
    drawing:
      '<path d="M-34-8H34V0H-34Z" fill="{#e8b84a>#8a5f1e}"/><path d="M-5-140H5V-8H-5Z" fill="{#f2cf7a>#a8742c}"/><path d="M-84-132H84" stroke="#a8742c" stroke-width="8" stroke-linecap="round"/><circle cx="0" cy="-140" r="9" fill="{#fff2b0@#b8821e}"/><path d="M-84-132L-112-60M-84-132L-56-60M84-132L56-60M84-132L112-60" stroke="#8a7a5a" stroke-width="3"/><path d="M-116-60H-52Q-56-38-84-38T-116-60ZM52-60H116Q112-38 84-38T52-60Z" fill="{#f6d98a>#a8742c}"/>',
  },
  creasedPoster: {
    width: 110,
    height: 80,
    drawing:
      '<path d="M-54-76L-20-80 18-74 54-78 50-40 56-4 14 0-18-6-56 0-50-42Z" fill="{#fffaf0>#d9ceb4}"/><path d="M-20-80L-10-40-18-6M18-74L10-44 14 0M-50-42L-10-40 10-44 50-40" fill="none" stroke="#b9ab8c" stroke-width="2.500"/><path d="M-38-60h70M-36-26h60" stroke="#e8574a" stroke-width="8" stroke-linecap="round" opacity=".85"/>',
  },
  fieldDrawing: {
    width: 130,
    height: 96,
    drawing:
      '<path d="M-66-96H66V0H-66Z" fill="{#fffdf6>#e2dac4}" stroke="#b9ab8c" stroke-width="2"/><path d="M-56-86H56V-10H-56Z" fill="#9ac48a"/><ellipse cx="0" cy="-48" rx="34" ry="24" fill="#fffdf6"/><path d="M-50-78h16v14h-16zM36-78h14v14H36z" fill="#b98455"/><path d="M-50-26h18v10h-18zM34-26h16v10H34z" fill="#6fa6d8"/>',
  },
  goalPost: {
    width: 240,
    height: 130,
    drawing: `<path d="M-110 0V-126H110V0" fill="none" stroke="#ffffff" stroke-width="9" stroke-linejoin="round"/><path d="M-110-126L-86-96V-10M110-126L86-96V-10M-86-96H86" fill="none" stroke="#d9dee6" stroke-width="4"/>${repeat(10, (at) => `<path d="M${-100 + at * 22}-120V-8" stroke="#e8edf2" stroke-width="1.800"/>`)}${repeat(6, (at) => `<path d="M-106 ${-110 + at * 20}H106" stroke="#e8edf2" stroke-width="1.800"/>`)}`,
  },
  voteSlips: {
    width: 160,
    height: 30,
    drawing: repeat(
      9,
      (at) =>
        `<g transform="translate(${-70 + at * 17} ${-4 - (at % 2) * 6}) rotate(${((at * 37) % 40) - 20})"><path d="M-12-9L12-11 14 7-10 9Z" fill="{#ffffff>#dcd6c6}" stroke="#b9b2a0" stroke-width="1.500"/><path d="M0-10V8" stroke="#cfc8b6" stroke-width="1.500"/></g>`,
    ),
  },
  medicineChest: {
    width: 420,
    height: 360,
    drawing: `<path d="M-210-360H210V0H-210Z" fill="{#a8703f>#5f3a20}"/><path d="M-220-372H220V-352H-220ZM-216-8H216V6H-216Z" fill="{#8a5a34>#4a2c16}"/>${repeat(10, (row) => repeat(10, (col) => `<path d="M${-200 + col * 40} ${-346 + row * 34}h36v30h-36z" fill="{#d09a5c>#94602f}"/><circle cx="${-182 + col * 40}" cy="${-329 + row * 34}" r="4" fill="#3a2416"/>`))}<path d="M-80-40H-44V-10H-80Z" fill="#2c1a10"/><path d="M-86-32H-38L-42 2H-82Z" fill="{#f0c07c>#b0783e}"/><path d="M-74-38L-56-42-50-30-72-28Z" fill="#fffaf0"/><circle cx="-62" cy="-14" r="4.500" fill="#3a2416"/>`,
  },
  relayBaton: {
    width: 70,
    height: 24,
    drawing:
      '<g transform="rotate(-12)"><path d="M-34-20H34V-4H-34Z" fill="{#ff8a6a>#c0302f}"/><ellipse cx="34" cy="-12" rx="4" ry="8" fill="#7c1d20"/><path d="M-30-17H28" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/><path d="M-16-20H-6V-4H-16ZM8-20H18V-4H8Z" fill="#fff" opacity=".85"/></g>',
  },
  honeyCookies: tray(
    (
      [
        [-56, -22],
        [-20, -24],
        [16, -24],
        [52, -22],
        [-40, -10],
        [-2, -8],
        [36, -10],
        [-18, -38],
        [20, -38],
      ] as const
    )
      .map(([x, y]) => cookie(x, y))
      .join(''),
  ),
  brokenCookies: tray(
    '<g fill="{#d9984a>#94562a}"><path d="M-60-18l16-10 8 8-12 10ZM-30-24l18-4 2 12-16 4ZM0-12l14-12 12 8-10 10ZM36-26l20 2-4 12-16-2ZM-16-8l10-6 8 6-8 6ZM24-6l10-4 6 6-10 4ZM-46-6l10-2 2 6-10 2Z"/></g><g fill="#b8783a"><circle cx="-8" cy="-24" r="3"/><circle cx="26" cy="-28" r="3"/><circle cx="-66" cy="-10" r="3"/><circle cx="60" cy="-8" r="3"/></g>',
  ),
  cottonBall: {
    width: 80,
    height: 60,
    drawing:
      '<path d="M-38-6Q-50-26-30-36-30-56-8-52 8-66 24-50 46-50 40-30 52-12 34-4 10 6-14 2-32 2-38-6Z" fill="{#ffffff@#d3d6e0}"/><path d="M-26-30q12-10 24 0M4-38q12-8 24 2M-14-14q14-8 28 2" fill="none" stroke="#b9bfce" stroke-width="3.500" stroke-linecap="round"/>',
  },
  grainSack: {
    width: 90,
    height: 100,
    drawing:
      '<path d="M-38-4Q-54-50-24-76L-30-92H30L24-76Q54-50 38-4 0 8-38-4Z" fill="{#e8cf9a>#a9834a}"/><path d="M-28-78Q0-68 28-78" fill="none" stroke="#7a5a2c" stroke-width="7"/><path d="M-30-92Q-10-84 0-90 12-84 30-92 10-104-30-92Z" fill="#c9a468"/><path d="M-20-56Q-28-30-22-14M20-54Q28-32 22-14" fill="none" stroke="#8a6a34" stroke-width="3" opacity=".6"/>',
  },
  openCauldron: {
    width: 200,
    height: 130,
    seat: 96,
    drawing:
      '<path d="M-100-30H100V0H-100Z" fill="{#b98a66>#7a543a}"/><path d="M-34-30Q0-54 34-30V0H-34Z" fill="#2c1a14"/><path d="M-84-92Q-90-30-40-22H40Q90-30 84-92Z" fill="{#5a6068>#24282e}"/><ellipse cx="0" cy="-92" rx="86" ry="20" fill="{#7d838c>#3a3f47}"/><ellipse cx="0" cy="-90" rx="72" ry="14" fill="#14161a"/><path d="M-70-74Q-74-46-52-34" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="6" stroke-linecap="round"/>',
  },
  coinString: {
    width: 60,
    height: 70,
    drawing: `<path d="M0-72Q10-40 0-4" fill="none" stroke="#a8342c" stroke-width="4"/>${repeat(7, (at) => `<ellipse cx="${at % 2 === 0 ? -1 : 3}" cy="${-12 - at * 8}" rx="20" ry="9" fill="{#e8c06a>#94682a}" stroke="#6d4a1c" stroke-width="1.500"/>`)}<path d="M-6-66h12v6H-6z" fill="#4a3018"/>`,
  },
  runVideo: {
    width: 150,
    height: 100,
    drawing:
      '<path d="M-76-98H76Q84-98 84-90V-8Q84 0 76 0H-76Q-84 0-84-8V-90Q-84-98-76-98Z" fill="{#4a4f5c>#1d2028}"/><path d="M-72-90H72V-8H-72Z" fill="rgb(190,226,244)"/><path d="M-72-44H72V-8H-72Z" fill="rgb(220,150,110)"/><path d="M-72-30H72" stroke="#fff" stroke-width="3"/><path d="M-40-14V-30L-48-44H-30L-12-50" fill="none" stroke="rgb(60,110,200)" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="-40" cy="-58" r="9" fill="#f2c49a"/><path d="M44-14V-32L40-46 20-48" fill="none" stroke="rgb(230,150,60)" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="44" cy="-58" r="9" fill="#f2c49a"/><path d="M-4-34l16 8" stroke="rgb(230,60,60)" stroke-width="6" stroke-linecap="round"/><path d="M-64-14H64" stroke="#fff" stroke-width="3" opacity=".7"/><circle cx="4" cy="-14" r="4.500" fill="rgb(250,90,80)"/>',
  },
} as const satisfies Record<string, Motif>;
