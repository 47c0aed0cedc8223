import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const tin = (x: number, y: number, cord: string) =>
  `<g transform="translate(${x} ${y})"><path d="M-29-22H29L26-3Q0 4-26-3Z" fill="{#aab4bd>#6a7580}"/><path d="M-31-29Q-30-35-22-35H22Q30-35 31-29V-20Q0-14-31-20Z" fill="{#dfe6ea>#8f9ba6}"/><path d="M-24-31H18" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/><path d="M-4-35V0M-31-26Q0-20 31-26" fill="none" stroke="${cord}" stroke-width="3.500"/><path d="M-4-35q-9-8-12-3t12 3q8-9 12-4t-12 4" fill="none" stroke="${cord}" stroke-width="3"/></g>`;

const BARREL =
  '<path d="M-44 0Q-62-52-44-104H44Q62-52 44 0 0 10-44 0Z" fill="{#c48f5a>#6b4224}"/><path d="M-22-102Q-32-50-22 4M0-102V6M22-102Q32-50 22 4" fill="none" stroke="#4a2d18" stroke-opacity=".5" stroke-width="3"/><path d="M-53-76Q0-62 53-76L54-62Q0-48-54-62ZM-53-34Q0-20 53-34L50-20Q0-6-50-20Z" fill="{#7f8894>#444b56}"/>';
const BARREL_TOP = '<ellipse cx="0" cy="-104" rx="44" ry="12" fill="{#d9ab74>#8d5f36}"/>';

const board = (x: number, paint: string) =>
  `<path d="M${x - 24} 0V-188L${x}-206 ${x + 24}-188V0Z" fill="${paint}"/><path d="M${x - 20} 0V-184" stroke="#fff" stroke-opacity=".25" stroke-width="4"/>`;
const slab = (x: number, s: number, tilt: number) =>
  `<g transform="translate(${x} 0) rotate(${tilt}) scale(${s})"><path d="M-40 4V-84Q-38-124 0-126 38-124 40-84V4Z" fill="{#b4bcc4>#5f6a76}"/><path d="M-32 0V-82Q-30-112-6-116" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="5"/><path d="M0-100V-60M-15-84H15" stroke="#4a5562" stroke-width="7" stroke-linecap="round"/><path d="M-20-36H20M-16-22H14" stroke="#4a5562" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/></g>`;
const coin = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="11" ry="8" fill="{#fff0a8>#d9982e}"/><ellipse cx="${x}" cy="${y}" rx="6" ry="4" fill="none" stroke="#b87a1e" stroke-width="1.600"/>`;

/** Things of voyages, islands and boys' adventures. */
export const adventure = {
  tinOpen: {
    width: 66,
    height: 34,
    drawing:
      '<path d="M-31-22H31L27-3Q0 4-27-3Z" fill="{#aab4bd>#6a7580}"/><ellipse cx="0" cy="-22" rx="31" ry="9" fill="#dfe6ea"/><ellipse cx="0" cy="-22" rx="26" ry="6.500" fill="#8a5f3c"/><path d="M-18-24Q-12-36-2-27 8-38 18-25 4-17-18-24Z" fill="{#e6c28a>#a5743c}"/>',
  },
  tinBox: { width: 60, height: 44, seat: 36, drawing: tin(0, 0, '#8a6a4a') },
  tinBoxes: {
    width: 240,
    height: 110,
    drawing: [
      [-84, 0, '#d9523f'],
      [-26, 0, '#4a9a5e'],
      [32, 0, '#e8b04f'],
      [90, 0, '#f4f0e6'],
      [-56, -34, '#6d47ad'],
      [2, -34, '#3b4658'],
      [60, -34, '#d9523f'],
      [-26, -68, '#e8b04f'],
      [32, -68, '#4a9a5e'],
    ]
      .map(([x, y, cord]) => tin(Number(x), Number(y), String(cord)))
      .join(''),
  },
  shipWheel: {
    width: 170,
    height: 196,
    drawing: `<path d="M-26 0L-14-92H14L26 0Z" fill="{#9a6a42>#55331b}"/><g transform="translate(0 -112)" fill="none"><g stroke="{#a5744a>#5f3a20}" stroke-width="11" stroke-linecap="round">${repeat(8, (at) => `<path d="M0 0L${Math.round(Math.cos((at * Math.PI) / 4) * 84)} ${Math.round(Math.sin((at * Math.PI) / 4) * 84)}"/>`)}</g><circle r="58" stroke="#6d4425" stroke-width="18"/><circle r="60" stroke="#c9935f" stroke-width="5"/></g><circle cx="0" cy="-112" r="17" fill="{#f0cf7a@#a8752e}"/>`,
  },
  rhea: {
    width: 170,
    height: 230,
    seat: 116,
    drawing:
      '<path d="M-18-74L-40-40-74-8-88-6-72 0-54-2-22-34 2-70ZM14-74L30-34 24-4 8 0H46L52-6 44-36 34-74Z" fill="{#b9a284>#77614a}"/><path d="M-84-118Q-100-78-56-66 0-50 44-68 68-90 44-116 0-146-46-134-70-132-84-118Z" fill="{#a89a8c>#5f5249}"/><path d="M-84-118Q-116-112-112-84-92-92-74-90ZM-80-100Q-104-84-92-66-78-76-62-76Z" fill="{#d9cfc2>#93867a}"/><path d="M-50-116Q-10-128 30-104M-54-98Q-14-110 26-88M-44-82Q-10-90 20-76" fill="none" stroke="#efe6da" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/><path d="M28-104Q62-140 56-186 60-214 84-216 104-214 104-196L126-188 102-182Q82-178 80-160 80-110 44-82Z" fill="{#c9bcae>#7d7064}"/><circle cx="88" cy="-200" r="7" fill="#fff"/><circle cx="90" cy="-200" r="4" fill="#2b2430"/><path d="M66-214Q74-226 90-226" fill="none" stroke="#5f5249" stroke-width="6" stroke-linecap="round"/><path d="M70-186Q88-176 104-184" fill="none" stroke="#8a4a2e" stroke-width="4"/>',
  },
  kiteBasket: {
    width: 300,
    height: 420,
    drawing: `<path d="M-130-300L0-420 130-300 0-140Z" fill="{#f6ead2>#c2a878}"/><path d="M-130-300H130M0-420V-140" stroke="#8a6238" stroke-width="7"/><path d="M-130-300L0-420 0-300Z" fill="#fff" opacity=".28"/><path d="M-70-300L0-420 70-300 0-140Z" fill="none" stroke="#b0905c" stroke-width="3"/><path d="M0-140Q40-110 14-84T50-30" fill="none" stroke="#c2a878" stroke-width="5"/><path d="M-100-300L-44-64M100-300L44-64M0-140L0-90" stroke="#6d5236" stroke-width="3.500" fill="none"/><path d="M0-140Q-130 160-420 520" fill="none" stroke="#e9dcc0" stroke-width="4"/>`,
  },
  wickerBasket: {
    width: 120,
    height: 74,
    seat: 22,
    drawing: `<path d="M-54-70Q0-58 54-70L42 0Q0 12-42 0Z" fill="{#d6a866>#7d5530}"/>${repeat(4, (at) => `<path d="M${-50 + at * 3} ${-54 + at * 16}Q0 ${-42 + at * 16} ${50 - at * 3} ${-54 + at * 16}" fill="none" stroke="#5f3d20" stroke-opacity=".5" stroke-width="3"/>`)}<path d="M-57-74Q0-60 57-74V-62Q0-48-57-62Z" fill="{#e6c084>#94683a}"/>`,
  },
  barrel: { width: 112, height: 112, seat: 104, drawing: BARREL + BARREL_TOP },
  barrelOpen: {
    width: 112,
    height: 116,
    drawing: `${BARREL}<ellipse cx="0" cy="-104" rx="44" ry="12" fill="#2f1c10"/><path d="M-44-104Q0-88 44-104L46-92Q0-76-46-92Z" fill="{#d9ab74>#7d5530}"/>`,
  },
  whitewashFence: {
    width: 720,
    height: 208,
    drawing: `<path d="M-380-150H360V-132H-380ZM-380-58H360V-40H-380Z" fill="#8a6844"/>${[-350, -298, -246, -194, -142, -90, -38].map((x) => board(x, '{#ffffff>#dfe6ea}')).join('')}${[14, 66, 118, 170, 222, 274, 326].map((x) => board(x, '{#c49a68>#8a6238}')).join('')}<path d="M-10-186Q8-150-8-96 10-60-8-20" fill="none" stroke="#ffffff" stroke-width="14" stroke-linecap="round" opacity=".9"/>`,
  },
  paintBucket: {
    width: 60,
    height: 62,
    drawing:
      '<path d="M-26-46L-20 0Q0 6 20 0L26-46Z" fill="{#9aa5b0>#525d6a}"/><ellipse cx="0" cy="-46" rx="26" ry="8" fill="#fdfdf8"/><path d="M-26-46Q0-84 26-46" fill="none" stroke="#525d6a" stroke-width="4"/><path d="M-14-42Q-16-24-11-22-7-26-8-41Z" fill="#fdfdf8"/>',
  },
  gravestones: {
    width: 300,
    height: 150,
    drawing: `${slab(-100, 0.8, -5)}${slab(104, 0.86, 6)}${slab(0, 1.1, 1)}<path d="M-150 4Q-100-16-50 2 0-14 54 2 100-14 156 4 60 14-150 4Z" fill="{#6f8a5c>#3f5a3c}"/>`,
  },
  campFire: {
    width: 120,
    height: 110,
    drawing:
      '<path d="M-58-4L48-26 56-12-48 8ZM58-4L-48-26-56-12 48 8Z" fill="{#8a5a34>#452a16}"/><path d="M-34-14Q-48-50-14-78-14-58-2-54-6-92 16-112 14-86 30-70 48-44 32-14 0-4-34-14Z" fill="rgb(246,126,44)"/><path d="M-20-14Q-28-40-6-56-4-42 6-40 6-62 16-70 18-48 26-38 30-22 20-12 0-4-20-14Z" fill="rgb(255,196,72)"/><path d="M-8-12Q-12-28 2-38 6-28 12-24 16-16 8-10 0-6-8-12Z" fill="rgb(255,244,190)"/>',
  },
  steamBoat: {
    width: 330,
    height: 220,
    drawing: `<path d="M-160-24H150L132 6H-146Z" fill="{#f6efe2>#b9ab94}"/><path d="M-146-70H112V-24H-146Z" fill="{#fffaf0>#cfc4b0}"/><path d="M-120-112H80V-70H-120Z" fill="{#fffaf0>#d5cab6}"/><path d="M-154-74H120V-64H-154ZM-128-118H88V-108H-128Z" fill="#b5483f"/>${repeat(8, (at) => `<path d="M${-136 + at * 31}-60h18v24h-18z" fill="#6f8fa8"/>`)}${repeat(6, (at) => `<path d="M${-110 + at * 32}-104h16v22h-16z" fill="#6f8fa8"/>`)}<path d="M-60-118H-40V-200H-60ZM-4-118H16V-200H-4Z" fill="{#5a5f6c>#23262f}"/><path d="M-66-204H-34V-192H-66ZM-10-204H22V-192H-10Z" fill="#b5483f"/><circle cx="132" cy="-34" r="42" fill="{#c2564a>#7a2a2a}"/><g stroke="#f2d9b4" stroke-width="6">${repeat(6, (at) => `<path d="M132-34L${Math.round(132 + Math.cos((at * Math.PI) / 3) * 38)} ${Math.round(-34 + Math.sin((at * Math.PI) / 3) * 38)}"/>`)}</g>`,
  },
  goldChest: {
    width: 170,
    height: 150,
    drawing: `<path d="M-76-66Q-84-146 0-150 84-146 76-66Z" fill="{#6b4426>#3a2413}"/><path d="M-64-70Q-70-130 0-134 70-130 64-70Z" fill="#2a190d"/><path d="M-70-62Q-40-104 0-96 40-106 70-62Z" fill="{#ffe08a>#c98a2a}"/>${[-46, -24, 0, 24, 46, -34, -10, 14, 36].map((x, at) => coin(x, at < 5 ? -72 - (at % 2) * 8 : -86)).join('')}<path d="M-80-64H80L72 0Q0 8-72 0Z" fill="{#a5744a>#5a371d}"/><path d="M-50-64L-46 2M50-64L46 2" stroke="#3f4652" stroke-width="12"/><path d="M-80-66H80V-52H-80Z" fill="{#8b94a0>#4a525e}"/><path d="M-14-58H14V-30Q0-22-14-30Z" fill="{#f0cf7a>#a8752e}"/>${coin(-92, 0)}${coin(96, 2)}${coin(70, 10)}`,
  },
  crutch: {
    width: 40,
    height: 150,
    drawing:
      '<path d="M-24-150Q0-142 24-150V-138Q0-130-24-138Z" fill="{#b98455>#6d4425}"/><path d="M-18-138L-3-60V0H4V-60L18-138" fill="none" stroke="#8a5a34" stroke-width="8" stroke-linejoin="round"/><path d="M-12-100H12" stroke="#8a5a34" stroke-width="7"/>',
  },
  footPrint: {
    width: 90,
    height: 20,
    drawing:
      '<path d="M-40 2Q-46-10-24-12-6-14 8-10 30-14 34-2 28 8 6 6-24 12-40 2Z" fill="{#8a6a42>#b08c5c}"/><g fill="#94734a"><ellipse cx="44" cy="-9" rx="7" ry="4.500"/><ellipse cx="49" cy="-3" rx="5" ry="3.500"/><ellipse cx="49" cy="3" rx="4.500" ry="3"/><ellipse cx="46" cy="8" rx="4" ry="2.600"/></g><path d="M-38 6Q-20 14 8 9 28 12 36 2" fill="none" stroke="#fff2d4" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>',
  },
  glowingPots: {
    width: 220,
    height: 130,
    drawing: `<path d="M-104 0Q-110-30-60-22 0-40 60-22 110-30 104 0Z" fill="rgb(120,36,24)"/>${[-58, 58, 0].map((x, at) => `<g transform="translate(${x} ${at === 2 ? 2 : -14}) scale(${at === 2 ? 1.1 : 0.94})"><path d="M-34-6Q-46-46-24-76H24Q46-46 34-6 0 6-34-6Z" fill="rgb(226,84,40)"/><path d="M-26-10Q-36-44-18-70" fill="none" stroke="rgb(255,176,96)" stroke-width="7" stroke-linecap="round"/><ellipse cx="0" cy="-76" rx="25" ry="7" fill="rgb(140,40,26)"/><path d="M-28-82H28V-72Q0-64-28-72Z" fill="rgb(240,112,56)"/></g>`).join('')}<path d="M-96 2Q-70-40-58-6-40-44-24-4 0-36 18-4 40-46 56-6 76-40 98 2Z" fill="rgb(255,168,64)" opacity=".85"/>`,
  },
  furUmbrella: {
    width: 150,
    height: 150,
    drawing:
      '<path d="M-3-110H4V0H-3Z" fill="{#9a6a42>#55331b}"/><path d="M-78-92Q-64-150 0-152 64-150 78-92 62-102 48-90 34-102 20-90 6-102-8-90-22-102-36-90-50-102-78-92Z" fill="{#b08a5c>#5f4428}"/><path d="M-60-110l6 10M-36-126l6 12M-8-134l4 12M20-130l4 12M46-118l4 10M-20-112l4 10M32-108l4 8" stroke="#e0c294" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>',
  },
} as const satisfies Record<string, Motif>;
