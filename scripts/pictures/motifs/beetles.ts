import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const SHELL = '{#5a5468>#17141f}';
const EYE =
  '<circle cx="50" cy="-28" r="7" fill="#fff"/><circle cx="52" cy="-27" r="5" fill="#241a1c"/><circle cx="54" cy="-29" r="1.700" fill="#fff"/>';
const SLY_LID = '<path d="M42-36L60-30" stroke="#17141f" stroke-width="4" stroke-linecap="round"/>';

const leg = (d: string) =>
  `<path d="${d}" fill="none" stroke="#1d1a26" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`;
const teeth = repeat(4, (at) => `<path d="M${n(64 + at * 3)}-${30 - at * 8}l9-3-5 8z" fill="#2a2634"/>`);

/** A dung beetle from the side that faces right: its back, its broad head with teeth, and its legs. */
const beetle = (lid = '', legs = leg('M-30-12L-46-6-54 0') + leg('M-4-12L-2-4 4 0') + leg('M30-14L44-8 58 0')) =>
  `${legs}<path d="M-60-16Q-58-66-6-66 38-66 40-18 20-6-20-6-56-6-60-16Z" fill="${SHELL}"/><path d="M-58-22Q-20-34 38-24M-10-66Q-22-40-20-8" fill="none" stroke="#0e0c14" stroke-opacity=".6" stroke-width="3"/><path d="M-44-46Q-26-62-4-60" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/><path d="M30-54Q62-54 66-30 68-8 44-8 32-12 32-30Z" fill="${SHELL}"/>${teeth}${EYE}${lid}<path d="M46-14q6 5 12 0" fill="none" stroke="#a89ab0" stroke-width="2.500" stroke-linecap="round"/>`;

const ball = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="{#b98a58@#5f3f22}"/>${repeat(9, (at) => `<path d="M${n(x + Math.cos(at * 2.4) * r * 0.6 - 5)} ${n(y + Math.sin(at * 2.4) * r * 0.6)}q5-5 11-1" fill="none" stroke="#4a2e18" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>`)}`;
const pear = (x: number, y: number, size: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-6-98Q0-104 8-98 16-84 20-66 52-56 52-14 46 34 0 36-46 34-52-14-50-56-18-66-14-84-6-98Z" fill="{#c99a64>#6d4626}"/><path d="M-34-36Q-30-50-18-56" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round"/><path d="M-20 10q18 8 40 0M-10 24q12 4 24-2" fill="none" stroke="#4f3018" stroke-opacity=".4" stroke-width="3"/></g>`;

const upside = (lid = '') =>
  `<g transform="translate(-62 -30) rotate(-38)">${beetle(lid, leg('M-30-12L-52-10-62-22') + leg('M-4-12L-8-2-18-2') + leg('M30-14L34-2 40 10'))}</g>`;

export const beetles = {
  dungBeetle: { width: 110, height: 66, drawing: beetle() },
  beetleRolls: {
    width: 170,
    height: 124,
    drawing: `${ball(44, -60, 58)}<g transform="scale(-1 1) translate(14 0)">${upside()}</g>`,
  },
  beetleThief: {
    width: 190,
    height: 124,
    drawing: `${ball(52, -60, 58)}<g transform="translate(-48 0)">${beetle(SLY_LID, leg('M-30-12L-46-6-54 0') + leg('M-4-12L-2-4 4 0') + leg('M34-34L52-50 62-62'))}</g>`,
  },
  beetleFlies: {
    width: 120,
    height: 90,
    drawing: `<path d="M-20-60Q-70-120-84-90-70-60-24-50ZM0-62Q10-130 44-118 46-80 12-54Z" fill="#dfe9f4" opacity=".8"/><path d="M-24-58Q-48-96-30-104-8-92-6-62Z" fill="${SHELL}"/>${beetle('', leg('M-30-12L-44 0-56 0') + leg('M-4-12L-8 2-18 6') + leg('M30-14L34 0 28 8'))}`,
  },
  beetleLifts: {
    width: 190,
    height: 210,
    drawing: `<path d="M-96 0Q-90-24-40-24H20Q60-22 66 0ZM-76-24Q-70-44-30-44H14Q44-42 48-24ZM-60-44Q-56-60-24-60H8Q30-58 34-44Z" fill="{#c9c4bc>#7d786f}"/><g transform="translate(-14 -58)">${beetle()}</g>${ball(-14, -172, 52)}<path d="M-14-236V-122" stroke="#c3cad6" stroke-width="5"/><circle cx="-14" cy="-238" r="9" fill="#d9423f"/>`,
  },
  burrowMound: {
    width: 150,
    height: 60,
    drawing: `<path d="M-110 0Q-90-40-40-46 20-60 70-30 104-16 112 0Z" fill="{#e0bf86>#a87f4a}"/><path d="M-40 0Q-38-36 4-38 42-36 44 0Z" fill="#3f2a1a"/><path d="M-24 0Q-24-26 4-28 30-26 30 0Z" fill="${SHELL}"/><path d="M4-28V0" stroke="#0e0c14" stroke-width="3"/><path d="M-26-2L-42 2M32-2L48 2" stroke="#1d1a26" stroke-width="7" stroke-linecap="round"/>${repeat(8, (at) => `<circle cx="${n(-100 + at * 28)}" cy="${n(2 + (at % 3) * 5)}" r="4" fill="#c9a05f"/>`)}`,
  },
  dungHeap: {
    width: 130,
    height: 70,
    drawing:
      '<path d="M-80 0Q-90-24-58-34-50-60-10-62 34-66 46-38 84-30 78 0Z" fill="{#a87c4a>#5a3c20}"/><path d="M-50-20q20-10 40 0M0-40q16-8 30 0M14-14q20-8 40 0" fill="none" stroke="#c9a26a" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>',
  },
  pearPit: {
    width: 260,
    height: 60,
    drawing: `<path d="M-150-10Q-140-44-60-50 60-58 130-36 156-20 150 0 130 76 20 84-110 84-140 30Z" fill="{#c99f62>#8a6236}"/><path d="M-120-2Q-100-34-20-36 90-40 118-10 110 60 10 64-96 62-120-2Z" fill="{#5f3f24|#2f1e12}"/>${pear(4, 26, 0.7, -64)}`,
  },
  cradlePear: { width: 110, height: 140, drawing: pear(0, -36, 1) },
  foodBall: { width: 120, height: 116, drawing: ball(0, -58, 58) },
  beetleTop: {
    width: 300,
    height: 330,
    drawing: `${repeat(2, (at) => {
      const side = at === 0 ? -1 : 1;
      const limb = (d: string, wide: number) =>
        `<path d="${d}" fill="none" stroke="#1d1a26" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" transform="scale(${side} 1)"/>`;
      return `${limb('M60-236L118-262 128-304', 19)}${limb('M118-270l20-6M122-286l20-4M126-300l18-2', 7)}${limb('M84-160L150-168 168-128', 13)}${limb('M80-100L140-70 158-6', 13)}`;
    })}<path d="M-92-150Q-96-20 0-6 96-20 92-150 60-196 0-196-60-196-92-150Z" fill="${SHELL}"/><path d="M0-196V-8" stroke="#0e0c14" stroke-width="4"/><path d="M-48-180Q-60-80-30-20M48-180Q60-80 30-20" fill="none" stroke="#0e0c14" stroke-opacity=".5" stroke-width="3"/><path d="M-90-196Q-80-250 0-254 80-250 90-196 50-180 0-180-50-180-90-196Z" fill="{#6d6680>#231f2e}"/><path d="M-56-250Q-72-288-65-312L-52-292-40-324-27-302-14-332 0-304 14-332 27-302 40-324 52-292 65-312Q72-288 56-250Q0-236-56-250Z" fill="{#5f5870>#1d1a26}"/><path d="M-70-140Q-66-80-50-50" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="9" stroke-linecap="round"/>`,
  },
  sugarStick: {
    width: 30,
    height: 150,
    drawing:
      '<path d="M-3-50H3V0H-3Z" fill="#f2ead8"/><circle cx="0" cy="-62" r="26" fill="{#ff9fb4@#d9476f}"/><path d="M0-62a8 8 0 0 1 10 8 16 16 0 0 1-24 6 20 20 0 0 1 4-32 22 22 0 0 1 30 8" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>',
  },
  gardenSpade: {
    width: 40,
    height: 170,
    drawing:
      '<path d="M-4-160H5V-50H-4Z" fill="{#c99a62>#7a5030}"/><path d="M-18-170H19V-158H-18Z" fill="#8a5c38"/><path d="M-24-56H25V-20Q20 0 0 8-20 0-24-20Z" fill="{#d5dbe4>#7d8898}"/>',
  },
  twoBoxes: {
    width: 300,
    height: 100,
    drawing: `<path d="M-160-70H-20L-12 0H-168Z" fill="{#d9b07a>#9a6f3f}"/><path d="M-160-70H-20L-30-46H-150Z" fill="#5f4226"/>${pear(-116, -56, 0.46, -70)}${pear(-60, -56, 0.46, -96)}<path d="M20-70H160L168 0H12Z" fill="{#d9b07a>#9a6f3f}"/><path d="M16-78Q40-104 90-98 150-104 164-76L156-40Q120-58 90-44 50-58 26-40Z" fill="{#bfe0f0>#6f9fbe}"/><path d="M44-84q12 20 6 34M92-92q8 24 0 40M134-88q-8 20 2 36" fill="none" stroke="#4f86a8" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/><path d="M60-34q5 8 0 12-5-4 0-12zM118-32q5 8 0 12-5-4 0-12z" fill="#4f9ac8"/>`,
  },
} as const satisfies Record<string, Motif>;
