import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** What is laid over somebody: it stands at the waist of whoever it is on. */
const worn = (drawing: string): Motif => ({ width: 1, height: 1, drawing });
const nose = (length: number, up = 36) =>
  worn(
    `<g transform="translate(15 ${-up})"><path d="M-4-7L${length}-3Q${length + 5} 0 ${length} 3L-4 7Z" fill="{#f3cf9a>#b98450}"/><path d="M4-4L${n(length * 0.8)}-2" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"/>${length > 100 ? repeat(Math.floor(length / 46), (at) => `<path d="M${26 + at * 46}-5v10" stroke="#9a6a3c" stroke-opacity=".6" stroke-width="2"/>`) : ''}</g>`,
  );

const wool = (d: string) => `<path d="${d}" fill="{#8fd0ff>#2f6fc4}"/>`;

export const puppet = {
  noseShort: nose(34),
  noseSit: nose(34, 11),
  noseLong: nose(262),
  hairBlue: worn(
    `${wool('M-30-70Q-40-30-34 22-20 34-12 20-20-20-20-50ZM28-78Q44-40 38 18 26 32 18 18 26-20 24-52Z')}${wool('M-34-64Q-38-108 1-110 40-108 36-62 32-82 16-90 0-78-22-84-30-78-34-64Z')}<path d="M-26-86Q-12-104 10-102" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>`,
  ),
  beardLong: worn(
    '<path d="M-22-62Q0-50 26-62 44 0 36 60 26 100 4 108-20 100-28 60-38 0-22-62Z" fill="{#4a4450>#1f1c26}"/><path d="M-12-40Q-18 20-6 80M6-44Q6 20 8 90M20-40Q26 20 20 76" fill="none" stroke="#8a8494" stroke-opacity=".5" stroke-width="3"/><path d="M-10-52Q4-44 18-52" fill="none" stroke="#c2685f" stroke-width="5" stroke-linecap="round"/>',
  ),
  talkingLog: {
    width: 110,
    height: 62,
    drawing:
      '<path d="M-64-54H44Q60-54 60-28T44-2H-64Q-50-28-64-54Z" fill="{#c98f5a>#7a4a2a}"/><ellipse cx="-62" cy="-28" rx="15" ry="26" fill="{#f3d7a8>#c99a60}"/><path d="M-62-42a10 14 0 1 0 .1 0M-62-34a5 7 0 1 0 .1 0" fill="none" stroke="#a8743c" stroke-width="2.500"/><circle cx="-8" cy="-36" r="5" fill="#2a1c16"/><circle cx="18" cy="-36" r="5" fill="#2a1c16"/><circle cx="-6" cy="-38" r="1.700" fill="#fff"/><circle cx="20" cy="-38" r="1.700" fill="#fff"/><ellipse cx="5" cy="-20" rx="7" ry="8" fill="#4a2618"/><path d="M-16-48l10 4M28-48l-10 4" stroke="#4a2e1c" stroke-width="3.500" stroke-linecap="round"/><path d="M44-54Q62-70 74-62" fill="none" stroke="#7a4a2a" stroke-width="7" stroke-linecap="round"/>',
  },
  workBench: {
    width: 220,
    height: 96,
    seat: 92,
    drawing:
      '<path d="M-96-84H-76V0H-100ZM76-84H96L100 0H76Z" fill="#7a5030"/><path d="M-124-96H124V-78H-124Z" fill="{#e0b07a>#9a6a3c}"/><path d="M-96-50H96V-38H-96Z" fill="#8a5c38"/><path d="M70-96V-116H104V-96Z" fill="{#9aa5b4>#5f6b7a}"/><path d="M104-108H128" stroke="#5f6b7a" stroke-width="6"/>',
  },
  woodpecker: {
    width: 50,
    height: 60,
    drawing:
      '<path d="M-8-2Q-30-12-34 14L-24 4Q-16 16-10 4Z" fill="#2e2c38"/><path d="M-14-6Q-20-44 4-50 26-46 22-18 14 2-14-6Z" fill="{#4a4656>#25222e}"/><path d="M-2-10Q14-8 18-24 14-34 4-28Z" fill="#fff6ea"/><path d="M-6-48Q-4-68 16-66 30-62 28-46 16-36-6-48Z" fill="#2e2c38"/><path d="M-8-54Q-4-74 20-68 10-58-8-54Z" fill="#e0403a"/><path d="M26-56L52-50 26-46Z" fill="#e8c060"/><circle cx="16" cy="-54" r="4.500" fill="#fff"/><circle cx="17" cy="-54" r="3" fill="#241a1c"/>',
  },
  sharkBelly: {
    width: 1,
    height: 100,
    drawing: `<path d="M-460-520H460V300H-460Z" fill="{#7a3f56|#2f1a30}"/>${repeat(7, (at) => `<path d="M${n(-420 + at * 140)}-520Q${n(-300 + at * 100)}-240 ${n(-330 + at * 110)} 60" fill="none" stroke="#c97a8a" stroke-opacity=".4" stroke-width="26" stroke-linecap="round"/>`)}<path d="M-460 20Q-230-30 0 14T460 10V300H-460Z" fill="{#94506a|#4a2440}"/><path d="M-460 70Q-230 30 0 66T460 60M-460 150Q-200 110 40 150T460 140" fill="none" stroke="#c97a8a" stroke-opacity=".35" stroke-width="7"/><path d="M-430 30q60-14 120 0-50 18-120 0zM230 50q70-16 150 0-70 22-150 0z" fill="#5f9ac4" opacity=".6"/>`,
  },
  seaChestTable: {
    width: 170,
    height: 80,
    seat: 76,
    drawing:
      '<path d="M-84-64H84V0H-84Z" fill="{#9a6a44>#5a3a26}"/><path d="M-84-40H84M-40-64V0M40-64V0" stroke="#3f281a" stroke-width="5"/><path d="M-100-80H100L92-52Q40-40 0-54-46-40-92-52Z" fill="{#f2eee4>#bdb4a6}"/>',
  },
  limpPuppet: {
    width: 120,
    height: 190,
    drawing:
      '<path d="M-56-176H-42V0H-56ZM30-86H44V0H30Z" fill="{#a8703f>#6d4425}"/><path d="M-56-86H50V-72H-56Z" fill="{#c98f5a>#7a5030}"/><path d="M-56-176H-42V-160H-56ZM-50-168Q-20-176 8-168V-152Q-20-160-50-152ZM-50-130Q-20-136 8-130V-118Q-20-124-50-118Z" fill="#a8703f"/><path d="M-30-140Q-8-148 14-138L20-84H-36Z" fill="{#e8604e>#9c2a34}"/><path d="M-36-90H22L30-70 22-58H-30Z" fill="{#f2c14e>#b8862c}"/><path d="M8-66L26-30 18-4M-16-62L-20-30-34-6" fill="none" stroke="#d9a870" stroke-width="10" stroke-linecap="round"/><circle cx="26" cy="-30" r="6" fill="#a8743c"/><circle cx="-20" cy="-30" r="6" fill="#a8743c"/><path d="M12-6h22v8H10zM-44-8h20v8h-22z" fill="#7a4a2a"/><path d="M-30-130L-50-96-44-66M14-132L34-100 30-70" fill="none" stroke="#d14a40" stroke-width="9" stroke-linecap="round"/><circle cx="-44" cy="-62" r="6" fill="#d9a870"/><circle cx="30" cy="-66" r="6" fill="#d9a870"/><g transform="rotate(24 -6 -150)"><circle cx="-4" cy="-162" r="25" fill="{#f7d9a8@#c9945a}"/><path d="M-27-172Q-20-206 24-204 30-196 22-172-4-182-27-172Z" fill="{#8fc8f0>#3f7fc0}"/><path d="M-4-158q6 5 11 0M12-156q5 5 10 0" fill="none" stroke="#3a2420" stroke-width="2.500"/><path d="M12-152L46-142 12-144Z" fill="#d9a060"/><path d="M4-142q6 2 10 0" fill="none" stroke="#8a4a34" stroke-width="2"/></g>',
  },
  donkeyShod: {
    width: 210,
    height: 190,
    drawing:
      '<path d="M-92-104Q-116-96-112-60L-118-50-104-54Q-104-84-86-92Z" fill="#6d6a76"/><path d="M-62-70H-42V-16H-60ZM50-70H70V-16H54Z" fill="#76727f"/><path d="M-94-96Q-96-118-60-118H44Q84-116 80-82 76-58 46-58H-66Q-96-60-94-96Z" fill="{#b9b5c0>#7d7886}"/><path d="M-88-76H-66L-68-16H-84ZM28-76H50L48-16H32Z" fill="{#a9a5b2>#76727f}"/><path d="M-64-18H-40V-2H-66ZM52-18H76V-2H50ZM-88-18H-62V0H-90ZM28-18H54V0H26Z" fill="{#ffffff>#cfd4de}"/><path d="M44-108Q66-136 88-152L118-124Q104-96 76-76Z" fill="{#b3afbb>#837e8c}"/><path d="M48-112Q66-142 90-158L84-134Z" fill="#4a4654"/><path d="M92-158Q84-196 96-204 106-190 108-156ZM112-156Q116-192 130-194 134-176 124-148Z" fill="{#a5a1ae>#6d6976}"/><path d="M86-150Q110-166 130-148L156-112Q162-96 146-92 124-96 108-112 90-126 86-150Z" fill="{#bdb9c4>#8d8896}"/><path d="M134-116Q158-116 158-102 152-90 138-94 128-104 134-116Z" fill="#efe9e4"/><circle cx="150" cy="-106" r="3" fill="#4a4654"/><ellipse cx="118" cy="-136" rx="8" ry="9" fill="#fff"/><circle cx="120" cy="-134" r="6" fill="#241a1c"/><circle cx="122" cy="-137" r="2" fill="#fff"/><path d="M108-150l14 2" stroke="#4a4654" stroke-width="3.500" stroke-linecap="round"/><path d="M118-126q8 12 0 18-8-6 0-18z" fill="{#e4f6ff|#7cc4f0}"/>',
  },
} as const satisfies Record<string, Motif>;
