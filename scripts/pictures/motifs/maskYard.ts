import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';
import { village } from './village.ts';

const GRAIN = '#d9a83f';
const THORN = 'M0 0h16M0 8h16M0 0v16h17';
const NIEUN = 'M0 0v15h16';
const RIEUL = 'M3 23h21v6h-21v7h23';
const NIEUN_END = 'M3 23v12h23';
/** A syllable with the vowel between its first and its last letter. */
const syllable = (x: number, first: string, last: string) =>
  `<path d="${first}M24-3v22M24 8h8${last}" transform="translate(${x} -48)" fill="none" stroke="#2f1f14" stroke-width="4"/>`;

const GNAWED =
  '<path d="M-6-66l5-6 6 4 7-3 4 8-3 7-8 2-6-3-6-2z" fill="#2a1610"/><path d="M-6-66l5-6 6 4 7-3" fill="none" stroke="#f4dcc0" stroke-width="2"/>';

export const maskYard = {
  /** The red mask, its forehead gnawed through by mice. */
  gnawedMask: { ...village.lumpyMask, drawing: village.lumpyMask.drawing + GNAWED },
  /** The mask that smiles, its jaw missing. */
  imaeMask: {
    width: 80,
    height: 84,
    drawing:
      '<path d="M-38-26Q-44-84 0-86 44-84 38-26 30-14 22-20 10-8 0-12-10-8-22-20-30-14-38-26Z" fill="{#d99a5c>#94592c}"/><path d="M-30-62Q-20-72-8-64M30-62Q20-72 8-64" fill="none" stroke="#3a2418" stroke-width="5" stroke-linecap="round"/><path d="M-32-44Q-20-54-8-48M32-44Q20-54 8-48" fill="none" stroke="#2a1812" stroke-width="5" stroke-linecap="round"/><path d="M-32-42l-4 7M32-42l4 7" stroke="#2a1812" stroke-width="4" stroke-linecap="round"/><path d="M-4-52Q-12-30-10-26 0-20 10-26 12-30 4-52Z" fill="{#e8b07a>#a5683a}"/><path d="M-30-30Q-24-34-18-28M30-30Q24-34 18-28" fill="none" stroke="#7a4522" stroke-width="3"/><path d="M-24-21Q0-6 24-21" fill="none" stroke="#5f3418" stroke-width="3"/>',
  },
  /** The monster that eats noblemen, with its tongue out. */
  yeongnoMask: {
    width: 100,
    height: 110,
    drawing:
      '<path d="M-34-92L-44-120-20-102ZM34-92L44-120 20-102Z" fill="{#f4e4b8>#b98d44}"/><path d="M-46-44Q-54-108 0-110 54-108 46-44 36-16 0-14-36-16-46-44Z" fill="{#5fae8c>#22624e}"/><path d="M-40-74Q-24-92-8-76M40-74Q24-92 8-76" fill="none" stroke="#17392e" stroke-width="7" stroke-linecap="round"/><circle cx="-22" cy="-62" r="13" fill="#fffbe6"/><circle cx="22" cy="-62" r="13" fill="#fffbe6"/><circle cx="-20" cy="-60" r="6" fill="#1f1416"/><circle cx="20" cy="-60" r="6" fill="#1f1416"/><path d="M-12-46Q0-58 12-46 8-38 0-38T-12-46Z" fill="{#e8604a>#a32a2c}"/><path d="M-34-34Q0-22 34-34 30-14 0-14T-34-34Z" fill="#3f1418"/><path d="M-26-33l5 9 6-8 5 9 6-8 5 9 6-8 5 9 6-9" fill="#fffbe6"/><path d="M-12-20Q0-26 12-20L14 22Q8 36 0 30-10 36-12 22Z" fill="{#ff6a5c>#c22a34}"/><path d="M0-16V22" stroke="#93202a" stroke-width="3"/><g fill="#f4d26a"><circle cx="-38" cy="-46" r="4"/><circle cx="38" cy="-46" r="4"/><circle cx="0" cy="-96" r="5"/></g>',
  },
  /** A grey sack with a big belly, sea grass and ears of grain on it; somebody is inside. */
  sackDancer: {
    width: 150,
    height: 190,
    drawing: `<path d="M-24-10H-4V0H-30ZM8-10H28V0H4Z" fill="#4a3a30"/><path d="M-24-30H-6V-6H-24ZM8-30H26V-6H8Z" fill="{#f4efe4>#c9bda6}"/><path d="M-26-184Q0-198 26-184 34-160 40-140 82-110 76-66 66-22 0-20-66-22-76-66-82-110-40-140-34-160-26-184Z" fill="{#b4b8b6>#737a7a}"/><path d="M-24-186L-34-204-14-194ZM24-186L34-204 14-194Z" fill="#8a9190"/><path d="M-76-74Q0-54 76-74" fill="none" stroke="#5a6262" stroke-opacity=".6" stroke-width="5"/><ellipse cx="-12" cy="-160" rx="5" ry="6.500" fill="#2a2424"/><ellipse cx="14" cy="-160" rx="5" ry="6.500" fill="#2a2424"/><path d="M-6-144q8 5 16 0" fill="none" stroke="#4a4242" stroke-width="3"/>${repeat(6, (at) => `<path d="M${at * 22 - 56} ${at % 2 ? -120 : -106}q8 14-2 28 10 12 2 30" fill="none" stroke="${at % 2 ? '#3f8a5c' : '#2f6f4c'}" stroke-width="6" stroke-linecap="round"/>`)}${[-44, 44].map((x) => `<path d="M${x}-60v34" stroke="${GRAIN}" stroke-width="3"/>${repeat(4, (at) => `<ellipse cx="${x - 5}" cy="${at * 7 - 44}" rx="3.500" ry="5" fill="${GRAIN}"/><ellipse cx="${x + 5}" cy="${at * 7 - 41}" rx="3.500" ry="5" fill="#f0c868"/>`)}`).join('')}<path d="M70-96Q104-104 112-128" fill="none" stroke="{#b4b8b6>#737a7a}" stroke-width="22" stroke-linecap="round"/><circle cx="114" cy="-132" r="10" fill="#f7d4b6"/><path d="M-70-96Q-98-84-104-60" fill="none" stroke="#8f9694" stroke-width="22" stroke-linecap="round"/><circle cx="-106" cy="-56" r="10" fill="#f7d4b6"/>`,
  },
  /** The sign of somebody who repairs masks. */
  repairSign: {
    width: 170,
    height: 64,
    drawing: `<path d="M-80-58H80V-4H-80Z" fill="{#d9a868>#8f6234}"/><path d="M-80-58H80V-4H-80Z" fill="none" stroke="#5f3d20" stroke-width="4"/>${syllable(-66, THORN, RIEUL)}${syllable(-17, NIEUN, NIEUN_END)}${syllable(32, THORN, RIEUL)}`,
  },
  woodenChin: {
    width: 50,
    height: 26,
    drawing:
      '<path d="M-24-22Q0-12 24-22 22 2 0 2T-24-22Z" fill="{#f0cf9c>#b07f48}"/><path d="M-18-16Q0-8 18-16" fill="none" stroke="#8a5a30" stroke-width="3"/>',
  },
  /** Eight pulleys that lift a stone. */
  pulleyCrane: {
    width: 300,
    height: 320,
    drawing: `<path d="M-132-292L-150 0M132-292L150 0M-112-292L-72 0M112-292L72 0" stroke="{#c9935f>#74482a}" stroke-width="12" stroke-linecap="round"/><path d="M-150-304H150V-282H-150Z" fill="{#c9935f>#6b4224}"/><path d="M-70-206H70V-190H-70Z" fill="{#a5744a>#553319}"/><path d="M-92-96H92V-84H-92Z" fill="{#a5744a>#553319}"/>${[-48, -16, 16, 48].map((x) => `<path d="M${x}-282V-250" stroke="#5f3d20" stroke-width="4"/><circle cx="${x}" cy="-240" r="14" fill="{#e8c48a@#8f6234}"/><circle cx="${x}" cy="-240" r="4" fill="#4d2f18"/><path d="M${x - 12}-238V-132M${x + 12}-238V-132" stroke="#efe2c4" stroke-width="4"/><path d="M${x - 12}-238V-132M${x + 12}-238V-132" stroke="#8a6a3c" stroke-width="1.500"/><circle cx="${x}" cy="-130" r="14" fill="{#e8c48a@#8f6234}"/><circle cx="${x}" cy="-130" r="4" fill="#4d2f18"/><path d="M${x}-128V-96" stroke="#5f3d20" stroke-width="4"/>`).join('')}<path d="M-60-240Q-110-220-128-120M60-240Q110-220 128-120" fill="none" stroke="#efe2c4" stroke-width="5"/>${[-132, 132].map((x) => `<circle cx="${x}" cy="-104" r="26" fill="{#d9a868@#7d532c}"/><path d="M${x - 24}-104h48M${x}-128v48M${x - 17}-121l34 34M${x + 17}-121l-34 34" stroke="#5f3d20" stroke-width="4"/><circle cx="${x}" cy="-104" r="7" fill="#4d2f18"/>`).join('')}<path d="M-64-84L-44-62M64-84L44-62" stroke="#8a6a3c" stroke-width="5"/><path d="M-70-62H66L74-8H-64Z" fill="{#c3cad2>#6f7883}"/><path d="M-50-44H30M-20-26H54" stroke="#8f98a3" stroke-width="4"/>`,
  },
} as const satisfies Record<string, Motif>;
