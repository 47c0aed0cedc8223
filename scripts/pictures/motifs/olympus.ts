import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const loaf = (paint: string, cut: string) =>
  `<path d="M-40 0Q-52-20-34-34-10-46 24-40 50-34 44-6 40 2 0 2T-40 0Z" fill="{${paint}}"/><path d="M-22-32l10 14M-2-36l10 14M18-34l8 14" stroke="${cut}" stroke-width="5" stroke-linecap="round"/>`;
const feather = (x: number, y: number, turn: number, s: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"><path d="M0 30Q-16 6-4-30 18-8 0 30Z" fill="{#ffffff>#cfd8e8}"/><path d="M0 38L-2-22" stroke="#a9b5c8" stroke-width="2.500"/></g>`;
/** One wing that spreads to the left from (0, 0). */
const wing = `${repeat(7, (at) => `<path transform="rotate(${-108 + at * 14})" d="M-14 0Q-24-${70 + at * 5} -4-${132 - at * 7} 18-${70 + at * 4} 12 0Z" fill="{#ffffff>#d9cdb4}" stroke="#c2b490" stroke-width="2"/>`)}<path d="M-10 8Q-50-20-90-50-60-58-20-30 10-24 14 0Z" fill="{#fff6e2>#d8c49a}"/>`;

export const olympus = {
  cloudTable: {
    width: 400,
    height: 110,
    seat: 86,
    drawing: `<path d="M-170-70H-140L-146 0H-164ZM140-70H170L164 0H146Z" fill="{#f6f2ea>#bdb4a4}"/><path d="M-206-88H206L196-66H-196Z" fill="{#ffffff>#d3cabb}"/><path d="M-200-66H200L190-52H-190Z" fill="#b9ae9c"/><path d="M-180-66Q-150-40-120-66-90-40-60-66-30-40 0-66 30-40 60-66 90-40 120-66 150-40 180-66" fill="none" stroke="#d9a93c" stroke-width="4"/><g transform="translate(-120 -86) scale(.7)">${loaf('#f2c27a>#b0703a', '#8a5426')}</g><path d="M-44-90Q-44-112-20-112T4-90Z" fill="{#9a6fb8>#5a3a78}"/><path d="M-50-92H10L0-84H-40Z" fill="{#e8b84a>#9a6a1e}"/><path d="M54-88V-104M44-88H64" stroke="#c98f2e" stroke-width="5"/><path d="M40-126H68Q68-104 54-104T40-126Z" fill="{#f6d27a>#b07f2e}"/><g fill="{#9ac46a@#4f7d34}"><circle cx="112" cy="-94" r="8"/><circle cx="128" cy="-94" r="8"/><circle cx="120" cy="-106" r="8"/><circle cx="144" cy="-94" r="8"/></g>`,
  },
  lightningStaff: {
    width: 60,
    height: 210,
    drawing:
      '<path d="M14-214L-28-118H-4L-20-58H0L-10 0 34-92H10L26-140H4Z" fill="rgb(255,226,110)" stroke="#d99a1e" stroke-width="4" stroke-linejoin="round"/><path d="M8-194L-14-130" stroke="#fff" stroke-width="5" stroke-linecap="round"/>',
  },
  trident: {
    width: 60,
    height: 230,
    drawing:
      '<path d="M-4 0H4V-170H-4Z" fill="{#6fb0b8>#2c6a78}"/><path d="M-30-226V-190Q-30-164 0-164T30-190V-226M0-164V-232" fill="none" stroke="{#9ad8dc>#3a8290}" stroke-width="9" stroke-linecap="round"/><path d="M-38-216L-30-236-22-216ZM-8-224L0-244 8-224ZM22-216L30-236 38-216Z" fill="#9ad8dc"/>',
  },
  openingBox: {
    width: 170,
    height: 130,
    drawing: `<path d="M-76-66Q-60-140-110-190-70-176-50-140-60-200-30-226-20-180-22-130-6-190 30-206 16-160 14-110 40-160 84-170 50-130 60-66Z" fill="#2a2038" opacity=".78"/>${[
      [-96, -176, 1],
      [-44, -212, 0.8],
      [30, -196, 1],
      [78, -160, 0.8],
      [-130, -120, 0.7],
      [116, -120, 0.7],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          `<path transform="translate(${x} ${y}) scale(${s})" d="M0 8Q-16-14-36-8-24 2-20 12-8 4 0 14 8 4 20 12 24 2 36-8 16-14 0 8Z" fill="#1d1628"/>`,
      )
      .join(
        '',
      )}<path d="M-80-66H80V0H-80Z" fill="{#d9a24c>#7d511c}"/><path d="M-80-66H80V-54H-80Z" fill="#3a2410"/><path d="M-66-58Q0-46 66-58" fill="none" stroke="rgb(255,240,170)" stroke-width="8" stroke-linecap="round"/><path d="M-84-74L-78-112Q0-138 82-104L84-70Z" fill="{#f0c46a>#94622a}" transform="rotate(-7 -84 -74)"/><path d="M-56-40h30v24h-30zM26-40h30v24H26z" fill="none" stroke="#f6dc9a" stroke-width="4"/><circle cx="0" cy="-36" r="12" fill="{#fff2b0>#c98f2e}"/>`,
  },
  goldLoaf: { width: 90, height: 42, drawing: loaf('#fff0a0>#d9931e', '#a86a10') },
  goldTable: {
    width: 320,
    height: 110,
    seat: 84,
    drawing: `<path d="M-130-70H-104L-112 0H-126ZM104-70H130L126 0H112Z" fill="{#f6d27a>#a8741e}"/><path d="M-160-84H160L152-62H-152Z" fill="{#fff0a0>#d9931e}"/><g transform="translate(-96 -82) scale(.66)">${loaf('#fff0a0>#d9931e', '#a86a10')}</g><g fill="{#fff2b0@#c9861a}"><circle cx="-34" cy="-92" r="11"/><circle cx="-14" cy="-92" r="11"/><circle cx="-24" cy="-108" r="11"/><circle cx="-4" cy="-104" r="11"/></g><path d="M50-84V-100M38-84H62" stroke="#c98f2e" stroke-width="6"/><path d="M34-128H66Q66-100 50-100T34-128Z" fill="{#fff0a0>#c98f2e}"/><path d="M84-82Q84-100 110-100T136-82Z" fill="{#fff0a0>#c9861a}"/><g fill="#fffbe0"><path d="M-120-120l4 10 10 4-10 4-4 10-4-10-10-4 10-4ZM80-136l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z"/></g>`,
  },
  featherWings: {
    width: 1,
    height: 150,
    drawing: `<g transform="translate(-12 0)">${wing}</g><g transform="translate(12 0) scale(-1 1)">${wing}</g>`,
  },
  loneFeathers: {
    width: 1,
    height: 150,
    drawing:
      feather(-120, -40, 40, 0.8) +
      feather(-50, -110, -30, 0.7) +
      feather(20, -60, 70, 0.9) +
      feather(90, -130, 20, 0.6) +
      feather(140, -50, -60, 0.8),
  },
  pomegranate: {
    width: 60,
    height: 62,
    drawing: `<path d="M-8-54L-14-68-4-62 0-72 6-62 14-68 10-54Z" fill="{#d9603c>#8a2a20}"/><path d="M0 0C-34 0-36-46-8-56H10C38-46 34 0 0 0Z" fill="{#f2705a@#a01f2a}"/><path d="M-10-44Q10-52 20-30 18-10 2-6-16-16-10-44Z" fill="#ffe6d0"/>${[
      [-2, -38],
      [8, -36],
      [-4, -26],
      [6, -24],
      [12, -28],
      [0, -15],
      [9, -15],
    ]
      .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="4" ry="5" fill="{#ff6a7a@#a8142c}"/>`)
      .join('')}`,
  },
  lyre: {
    width: 80,
    height: 110,
    drawing:
      '<path d="M-26-30Q-56-80-30-108M26-30Q56-80 30-108" fill="none" stroke="{#f2cf7a>#a8742c}" stroke-width="10" stroke-linecap="round"/><path d="M-42-92H42" stroke="#a8742c" stroke-width="8" stroke-linecap="round"/><path d="M-14-90V-24M-5-90V-22M5-90V-22M14-90V-24" stroke="#fff6dc" stroke-width="2.500"/><path d="M-34-36Q0-48 34-36 36-6 0 0-36-6-34-36Z" fill="{#d99f5c>#84511f}"/>',
  },
  shadeGate: {
    width: 1,
    height: 200,
    drawing:
      '<path d="M-120 0Q-130-200 0-230 130-200 120 0Z" fill="rgb(255,246,206)"/><path d="M-96 0Q-100-160 0-190 100-160 96 0Z" fill="rgb(220,240,200)"/><path d="M-96 0Q-60-60-10-46 50-70 96 0Z" fill="rgb(140,190,120)"/><path d="M-120 0L-260 190H260L120 0Z" fill="rgb(255,244,200)" opacity=".24"/><g fill="rgb(240,150,180)"><circle cx="-50" cy="-40" r="7"/><circle cx="30" cy="-48" r="7"/><circle cx="64" cy="-28" r="7"/></g>',
  },
  cloudEdge: {
    width: 1,
    height: 60,
    seat: 30,
    drawing:
      '<path d="M-200 40Q-240 0-190-20-170-58-110-44-70-80-10-54 50-80 100-46 160-60 190-18 240 0 200 40 100 66 0 56-120 66-200 40Z" fill="{#ffffff|#cfdbf0}"/><path d="M-190-20Q-170-58-110-44-70-80-10-54 50-80 100-46" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>',
  },
  breadHalf: {
    width: 60,
    height: 36,
    drawing:
      '<path d="M-28 0Q-38-16-26-28-8-36 6-34L12-22 4-14 14-4 8 2Q-16 4-28 0Z" fill="{#f2c27a>#b0703a}"/><path d="M6-34L12-22 4-14 14-4 8 2Q0-6 4-14-4-24 6-34Z" fill="#fff2d4"/>',
  },
} as const satisfies Record<string, Motif>;
