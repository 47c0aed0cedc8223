import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';
import { steeds } from './steeds.ts';

const rose = (x: number, y: number, size: number) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})"><circle r="13" fill="{#ff9fae@#c2334f}"/><path d="M-6-3Q0-10 6-3 4 5-3 4-8-2 0-5" fill="none" stroke="#9c2340" stroke-width="2.500" stroke-linecap="round"/></g>`;
const roseLeaves = (x: number, y: number, turn: number) =>
  `<path d="M0 0q14-14 30-6-6 18-30 6z" fill="{#8fcf7a>#3f8a52}" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"/>`;
const tiles = (turn: number) =>
  repeat(
    19,
    (at) =>
      `<path d="M${460 * turn}-${n(410 - at * 34)}H${n(turn * Math.max(124, 332 - at * 17))}" stroke="#7a3328" stroke-opacity=".4" stroke-width="4"/>`,
  );
const lattice = (x: number) =>
  `<path d="M${x - 40}-250H${x + 40}V-130H${x - 40}Z" fill="{#bfe6f5|#e9f6f0}"/><path d="M${x - 40}-250H${x + 40}V-130H${x - 40}ZM${x}-250V-130M${x - 40}-190H${x + 40}" fill="none" stroke="#fff" stroke-width="9"/><path d="M${x - 54}-262L${x}-312 ${x + 54}-262Z" fill="{#c9604a>#8a3a30}"/>`;
const stool = (light: string, dark: string): Motif => ({
  width: 60,
  height: 50,
  seat: 46,
  drawing: `<path d="M-26-46H-14L-18 0H-30ZM14-46H26L30 0H18Z" fill="${dark}"/><path d="M-36-54H36V-42H-36Z" fill="{${light}>${dark}}"/>`,
});

const shade = (drawing: string) => drawing.replace(/\{#[0-9a-f]{6}[>|@]#[0-9a-f]{6}\}|#[0-9a-f]{3,6}\b/gu, '#141a3c');
const hunter = `<g opacity=".5">${shade(steeds.horseRuns.drawing)}<path d="M-24-176Q-30-250 0-262 30-252 22-176ZM-4-262a22 22 0 1 0 .1 0M20-230L84-290 92-282 30-214ZM84-300l26 6-14 20z" fill="#141a3c"/></g>`;

const ice = (x: number, y: number, turn: number, size: number) =>
  `<path d="M-20-14L6-24 24-4 8 18-22 12Z" fill="{#ffffff>#8fc8ee}" stroke="#dff3ff" stroke-width="2" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"/>`;
const flake = (x: number, y: number, size: number) =>
  `<path d="M0-10V10M-9-5L9 5M-9 5L9-5" stroke="#fff" stroke-width="3" stroke-linecap="round" transform="translate(${x} ${y}) scale(${size})"/>`;
const snowEyes = (x: number, y: number) =>
  `<path d="M${x - 22} ${y - 10}l16 8M${x + 22} ${y - 10}l-16 8" stroke="#3f5f96" stroke-width="5" stroke-linecap="round"/><circle cx="${x - 12}" cy="${y + 4}" r="6" fill="#3f5f96"/><circle cx="${x + 12}" cy="${y + 4}" r="6" fill="#3f5f96"/>`;
const angel = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-10-40Q-44-66-46-30-36-14-10-22ZM10-40Q44-66 46-30 36-14 10-22Z" fill="#fff" opacity=".8"/><path d="M-12-40H12L22 0H-22Z" fill="rgb(255,252,242)"/><circle cx="0" cy="-54" r="15" fill="rgb(255,238,220)"/><circle cx="-5" cy="-55" r="2.400" fill="#5a4a6a"/><circle cx="6" cy="-55" r="2.400" fill="#5a4a6a"/><path d="M-4-48q4 4 8 0" fill="none" stroke="#c97a6a" stroke-width="2"/><ellipse cx="0" cy="-76" rx="13" ry="4" fill="none" stroke="rgb(255,226,140)" stroke-width="3"/><path d="M30-78L36 2" stroke="#e8d08a" stroke-width="4"/><path d="M30-94l7 18h-12z" fill="rgb(255,236,170)"/><path d="M14-34Q30-40 40-30 38-8 26-2 12-12 14-34Z" fill="{#e6f2ff>#8fb4e0}"/></g>`;

export const snowTale = {
  campfire: {
    width: 120,
    height: 90,
    drawing:
      '<path d="M-54-6L50-26 54-12-50 8ZM-50-26L54-6 50 8-54-12Z" fill="{#8a5a34>#4a2e1c}"/><path d="M0-100Q36-64 34-34 30-10 0-10T-34-34Q-30-54-14-66-16-50-6-46 4-70 0-100Z" fill="rgb(255,140,50)"/><path d="M2-66Q20-44 18-28 14-12 0-12T-18-28Q-14-40-6-46 0-40 2-66Z" fill="rgb(255,222,110)"/>',
  },
  roofGarden: {
    width: 1,
    height: 100,
    drawing: `<path d="M-460-420H-330L-120 0V260H-460Z" fill="{#d9785e>#9a4a3c}"/>${tiles(-1)}<path d="M460-420H330L120 0V260H460Z" fill="{#c96a58>#8a4038}"/>${tiles(1)}${lattice(-290)}${lattice(290)}<path d="M-160 0H160V30H-160Z" fill="{#b98a5c>#7a5434}"/><path d="M-170-4H170V10H-170Z" fill="#d9b07a"/><path d="M-140 30H140V260H-140Z" fill="{#4f5f7a|#2f3a54}"/>`,
  },
  roseBox: {
    width: 170,
    height: 130,
    drawing: `<path d="M-80-62Q-110-150-30-150 20-190 60-146 116-130 84-62Z" fill="{#7fc07a>#3a7f50}"/>${repeat(16, (at) => roseLeaves(-70 + ((at * 53) % 140), -70 - ((at * 29) % 70), at * 70))}${rose(-52, -94, 1)}${rose(-14, -128, 1.1)}${rose(30, -104, 1)}${rose(62, -84, 0.9)}${rose(-2, -84, 0.9)}${rose(44, -140, 0.85)}<path d="M-92-62H92L82 0H-82Z" fill="{#c98f5a>#86592f}"/><path d="M-98-68H98V-54H-98Z" fill="#e0b07a"/>`,
  },
  stoolOld: stool('#c98f5a', '#7a5030'),
  stoolGreen: stool('#8fd07a', '#3f8a4c'),
  redShoes: {
    width: 70,
    height: 26,
    drawing:
      '<path d="M-40-2Q-42-24-30-24-22-14-8-12 0-8-2 0H-40ZM2-4Q0-26 12-26 20-16 34-14 42-10 40-2H2Z" fill="{#ff7a6a>#b8202f}"/><path d="M-30-20q6 8 14 8M12-22q6 8 14 8" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>',
  },
  whiteSleigh: {
    width: 240,
    height: 150,
    seat: 62,
    drawing:
      '<path d="M-130-10Q-150-10-150-30M-130-10H90Q140-10 140-60 132-84 116-76" fill="none" stroke="#b9c8dc" stroke-width="9" stroke-linecap="round"/><path d="M-90-12V-40M60-12V-40" stroke="#b9c8dc" stroke-width="8"/><path d="M-140-150Q-104-150-98-90 60-86 92-116 118-130 124-104 120-50 70-36H-100Q-130-60-140-150Z" fill="rgb(214,228,248)"/><path d="M-140-150Q-104-150-98-90 60-86 92-116" fill="none" stroke="rgb(244,250,255)" stroke-width="8" stroke-linecap="round"/><path d="M-70-62q20-18 40 0t40 0 40 0" fill="none" stroke="#8fb4dc" stroke-width="5" stroke-linecap="round"/>',
  },
  aurora: {
    width: 1,
    height: 100,
    drawing: `<path d="M-460-80Q-300-220-100-120T300-170 480-90L460-20Q300-80 60-40T-300-30-460 0Z" fill="rgb(110,240,190)" opacity=".34"/><path d="M-460-150Q-260-270-60-190T320-240 480-170L470-120Q300-170 80-120T-300-120-460-90Z" fill="rgb(255,130,170)" opacity=".26"/><path d="M-420-40Q-240-170-40-90T340-120" fill="none" stroke="rgb(190,255,225)" stroke-opacity=".6" stroke-width="7"/>`,
  },
  backStairs: {
    width: 1,
    height: 100,
    drawing: `<path d="M-460-520H460V260H-460Z" fill="{#8f86a8|#5a5270}"/>${repeat(30, (at) => `<path d="M${n(-440 + (at % 6) * 156 + (Math.floor(at / 6) % 2) * 70)}-${500 - Math.floor(at / 6) * 84}h130v70h-130z" fill="#fff" opacity=".05"/>`)}<g transform="translate(-170 -190) scale(.8)">${hunter}</g><g transform="translate(190 -250) scale(.66)">${hunter}</g>${repeat(7, (at) => `<path d="M${-460 + at * 132} ${60 - at * 40}H460V${100 - at * 40}H${-460 + at * 132}Z" fill="{#d9d0e0>#8f86a0}"/><path d="M${-460 + at * 132} ${60 - at * 40}H460v9H${-460 + at * 132}Z" fill="#efe8f4"/>`)}<path d="M-460 96H460V300H-460Z" fill="{#a79cb8|#6d6482}"/>`,
  },
  snowBeasts: {
    width: 300,
    height: 230,
    drawing: `<path d="M-10 0Q-60-60-40-130-66-170-40-186-22-196-14-172 20-196 62-172 70-196 88-186 112-168 86-130 110-60 60 0Z" fill="rgb(222,234,252)"/>${snowEyes(24, -128)}<path d="M4-92q20-14 40 0-4 24-20 24T4-92Z" fill="#5a7ab0"/><path d="M10-90l6 10 6-10 6 10 6-10" stroke="#fff" stroke-width="4" fill="none"/><path d="M-60-70L-96-92M108-70L146-96" stroke="rgb(200,218,244)" stroke-width="24" stroke-linecap="round"/><path d="M-180 0Q-220-30-190-54-150-66-160-92-180-108-200-92" fill="none" stroke="rgb(222,234,252)" stroke-width="24" stroke-linecap="round"/><circle cx="-200" cy="-94" r="18" fill="rgb(236,244,255)"/><circle cx="-206" cy="-98" r="4" fill="#3f5f96"/><path d="M-216-90l-18 4" stroke="#e0708a" stroke-width="4"/><path d="M130 0Q120-44 160-50 200-46 206-10L212 0Z" fill="rgb(222,234,252)"/>${repeat(8, (at) => `<path d="M${134 + at * 9}-${30 + (at % 4) * 6}l4-22 7 18z" fill="rgb(200,218,244)"/>`)}<circle cx="142" cy="-18" r="4" fill="#3f5f96"/>${flake(-110, -150, 1.5)}${flake(-80, -30, 1.2)}${flake(130, -150, 1.7)}${flake(120, -190, 1.1)}`,
  },
  breathAngels: {
    width: 160,
    height: 150,
    drawing: `<path d="M-100-30Q-60-90 0-90 70-100 90-50 60-10 0-14-60-4-100-30Z" fill="#fff" opacity=".3"/>${angel(-34, -16, 0.9)}${angel(40, -40, 1)}${angel(0, -84, 0.7)}`,
  },
  iceHall: {
    width: 1,
    height: 100,
    drawing: `<path d="M-460-520H460V300H-460Z" fill="{#cfe9fb|#8fb8e2}"/>${repeat(9, (at) => `<path d="M${-440 + at * 110}-520l40 ${180 + ((at * 53) % 130)} 36-${180 + ((at * 53) % 130)}z" fill="{#ffffff>#a3cdf0}" opacity=".85"/>`)}<path d="M-330-10V-230Q-330-320-250-320T-170-230V-10ZM170-10V-230Q170-320 250-320T330-230V-10Z" fill="{#fff6d6|#eaf6ff}"/><path d="M-250-320V-10M-330-150H-170M250-320V-10M170-150H330" stroke="#fff" stroke-width="8"/><path d="M-460-10H460V300H-460Z" fill="{#e9f6ff|#9cc6ea}"/><path d="M-300 40L-120 60-40 20 90 70 260 34M-120 60L-160 140 40 170M90 70L170 150M-40 20L-20-8" fill="none" stroke="#5f96c8" stroke-opacity=".6" stroke-width="4"/><path d="M-330-10L-200 120H-60L-170-10ZM170-10L60 120H200L330-10Z" fill="#fff6d6" opacity=".4"/>`,
  },
  iceDance: {
    width: 240,
    height: 150,
    drawing: `${ice(-130, -60, 10, 1)}${ice(-160, -130, 40, 0.8)}${ice(130, -80, -20, 1)}${ice(170, -150, 16, 0.8)}${ice(-70, -200, 60, 0.7)}${ice(60, -214, -40, 0.75)}${ice(-180, -10, -10, 0.9)}${ice(186, -16, 30, 0.9)}`,
  },
  furMuff: {
    width: 60,
    height: 40,
    drawing: `<path d="M-34-34H34Q42-20 34-2H-34Q-42-20-34-34Z" fill="{#fffaf2>#cdb9a0}"/>${repeat(10, (at) => `<path d="M${-30 + at * 6.6}-34v-5M${-30 + at * 6.6}-2v5" stroke="#e6d6c0" stroke-width="3" stroke-linecap="round"/>`)}<ellipse cx="-36" cy="-18" rx="6" ry="15" fill="#8a6a54"/><ellipse cx="36" cy="-18" rx="6" ry="15" fill="#8a6a54"/>`,
  },
} as const satisfies Record<string, Motif>;
