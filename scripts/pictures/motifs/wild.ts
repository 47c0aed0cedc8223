import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** Coat, shade and pale fur of a beast, each from its light to its dark side. */
interface Coat {
  coat: string;
  shade: string;
  pale: string;
}

const GREY: Coat = { coat: '#a7a9b0>#5c5e68', shade: '#6d6f79>#43454e', pale: '#e6e2d8>#b3afa8' };
const WHITE: Coat = { coat: '#ffffff>#c9ccd6', shade: '#d3d6df>#a2a6b4', pale: '#ffffff>#e2e2e6' };

/** The head of a wolf that looks right, its neck at (60, -104). */
const wolfHead = ({ coat, shade, pale }: Coat, eye: string) =>
  `<path d="M66-146L66-176 88-152Z" fill="{${shade}}"/><path d="M34-120C40-150 66-160 92-148L102-104C88-82 60-72 40-84Z" fill="{${coat}}"/><path d="M44-86Q34-98 40-112 46-100 54-98 52-88 62-84 56-78 44-86Z" fill="{${pale}}"/><path d="M74-144L82-180 102-150C116-148 124-140 130-130L158-121C164-114 160-104 150-103L122-100C102-94 80-104 74-124Z" fill="{${coat}}"/><path d="M84-148L86-168 96-150Z" fill="#3b3138"/><path d="M106-116Q124-120 152-112 160-104 150-103L122-100Q106-98 92-106 98-114 106-116Z" fill="{${pale}}"/><path d="M152-124Q164-124 163-115 158-110 150-116Z" fill="#26222a"/><path d="M122-108Q140-104 152-107" fill="none" stroke="#4a4048" stroke-width="2.500" stroke-linecap="round"/>${eye}`;
const OPEN_EYE =
  '<path d="M102-134Q110-142 119-132 110-128 102-134Z" fill="#f2c23c"/><circle cx="111" cy="-134" r="3.600" fill="#1d181c"/><path d="M100-137Q110-145 121-134" fill="none" stroke="#2b242a" stroke-width="2.600" stroke-linecap="round"/>';
const SHUT_EYE =
  '<path d="M101-133Q110-126 119-131" fill="none" stroke="#2b242a" stroke-width="3.400" stroke-linecap="round"/>';

/** The body of a wolf that stands, facing right. */
const wolfBody = ({ coat, shade, pale }: Coat) =>
  `<path d="M-88-104C-120-104-144-70-138-22-122-36-112-56-86-74Z" fill="{${shade}}"/><path d="M-138-22Q-142-44-134-56-126-44-124-38Z" fill="{${pale}}"/><path d="M-70-70L-62-40-64-6H-48L-44-46-40-72ZM34-70L40-6 54 0H28L18-70Z" fill="{${shade}}"/><path d="M-104-92C-90-120-44-114-6-114 24-116 50-124 70-116 86-104 80-70 62-60 36-48-6-62-44-58-74-52-102-54-104-92Z" fill="{${coat}}"/><path d="M-60-64Q-10-66 40-60 20-50-20-58-44-56-60-64Z" fill="{${pale}}" opacity=".8"/><path d="M-102-92C-82-104-58-84-60-58L-74-40-68-8-56-2V0H-86L-88-38-104-56Z" fill="{${coat}}"/><path d="M36-88C54-92 70-78 66-52L60-8 74-3V0H46L42-52Z" fill="{${coat}}"/><path d="M-96-100Q-50-114 20-110" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="7" stroke-linecap="round"/>`;

const stands = (coat: Coat, head: string): Motif => ({
  width: 200,
  height: 176,
  seat: 110,
  drawing: wolfBody(coat) + head,
});

/** One print of a wolf on flat ground, around (x, y). */
const print = (x: number, y: number, s: number, paint = '#4a3524') =>
  `<g transform="translate(${x} ${y}) scale(${s} ${(s * 0.5).toFixed(2)})" fill="${paint}"><path d="M-22 16Q-26-8 0-12 26-8 22 16 10 28 0 20-10 28-22 16Z"/><ellipse cx="-26" cy="-20" rx="9" ry="14" transform="rotate(-24 -26 -20)"/><ellipse cx="26" cy="-20" rx="9" ry="14" transform="rotate(24 26 -20)"/><ellipse cx="-9" cy="-38" rx="9" ry="15"/><ellipse cx="9" cy="-38" rx="9" ry="15"/><path d="M-33-36l-4-12 9 8ZM33-36l4-12-9 8ZM-11-56l1-10 6 10ZM11-56l-1-10-6 10Z"/></g>`;

/** A slender wasp that hunts, facing right. */
const wasp = `<g fill="#dff1fb" stroke="#7fa6bd" stroke-width="2.500" opacity=".86"><path d="M6-74Q-50-134-84-112-88-92 4-66Z"/><path d="M10-76Q-14-142-46-146-60-132 4-70Z"/></g><g fill="none" stroke="#241c22" stroke-width="5" stroke-linecap="round"><path d="M0-58Q-18-40-30-8M12-54Q4-30 0-2M24-58Q34-34 42-6"/></g><path d="M-24-62C-40-74-92-78-112-48-96-36-50-40-26-56Z" fill="{#f0a032>#8f3a12}"/><path d="M-66-70Q-74-56-66-42M-90-66Q-98-54-92-42" stroke="#2a1c1c" stroke-width="9" fill="none"/><path d="M-112-48l-18 10 16-2Z" fill="#241c22"/><path d="M-28-60Q-14-68-4-64" stroke="#241c22" stroke-width="6" fill="none" stroke-linecap="round"/><ellipse cx="14" cy="-66" rx="24" ry="18" fill="{#5c4a52@#231a20}"/><ellipse cx="48" cy="-70" rx="18" ry="17" fill="{#5c4a52@#231a20}"/><ellipse cx="54" cy="-74" rx="8" ry="10" fill="#f7f2e4"/><circle cx="57" cy="-73" r="4.400" fill="#1c1418"/><path d="M54-86Q70-108 88-104M60-82Q80-94 96-86" fill="none" stroke="#241c22" stroke-width="4" stroke-linecap="round"/><path d="M62-58q8 2 10 8" fill="none" stroke="#241c22" stroke-width="4" stroke-linecap="round"/>`;

/** A plate with beans of one colour, its rim around (x, 0). */
const dish = (x: number, beans: string) =>
  `<ellipse cx="${x}" cy="-8" rx="62" ry="20" fill="{#eef4f8>#9fb0bf}"/><ellipse cx="${x}" cy="-14" rx="62" ry="19" fill="{#ffffff>#d5dfe6}"/><ellipse cx="${x}" cy="-13" rx="44" ry="12" fill="{#e3ebf0|#f6fafc}"/><ellipse cx="${x}" cy="-14" rx="58" ry="17" fill="none" stroke="#6f9ec4" stroke-width="2.500" opacity=".7"/>${beans}`;
const bean = (x: number, y: number, paint: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="9" ry="6.500" fill="{${paint}}" transform="rotate(${(x * 7) % 40} ${x} ${y})"/>`;
const white = '#fffdf2>#d6c9a4';
const black = '#5a5260>#1c1820';

/** The body of a hen that faces right, without its neck and head. */
const henBody = `<path d="M-8-30L-10-4M14-30L14-4" stroke="#d9942c" stroke-width="6"/><path d="M-10-4l-14 4M-10-4l8 4M14-4L0 0M14-4l10 4M-10-4l-3 4M14-4v4" stroke="#d9942c" stroke-width="5" stroke-linecap="round"/><path d="M-48-66C-70-84-84-112-74-126-62-128-56-118-50-110-46-122-38-124-32-116-34-100-30-92-22-86Z" fill="{#a65a2c>#5c2c16}"/><path d="M-52-76C-40-92-14-88 10-92 40-92 52-70 44-46 36-24 10-18-12-22-40-26-58-52-52-76Z" fill="{#e0955a>#9c5226}"/><path d="M-36-66C-20-80 8-74 20-58 8-40-20-38-36-48-30-54-34-58-36-66Z" fill="{#c4743c>#74361a}"/><path d="M-26-60q12 8 26 4M-22-50q12 6 26 0" fill="none" stroke="#5c2c16" stroke-opacity=".5" stroke-width="3.500" stroke-linecap="round"/>`;
const henHead = (eye: string) =>
  `<path d="M10-88C14-112 22-130 42-132 60-130 64-112 58-98 54-80 48-66 40-58Z" fill="{#e6a06a>#a85c2c}"/><path d="M28-126Q22-146 34-146 36-158 46-148 56-156 56-142 64-140 58-128 44-134 28-126Z" fill="{#ff6a5a>#c01e2c}"/><path d="M60-120L80-112 60-104Z" fill="{#ffd05a>#d98a1e}"/><path d="M58-102q10 4 8 16-10 2-12-12Z" fill="{#ff6a5a>#c01e2c}"/>${eye}`;

export const wild = {
  wolf: stands(GREY, wolfHead(GREY, OPEN_EYE)),
  wolfWhite: stands(WHITE, wolfHead(WHITE, OPEN_EYE)),
  wolfHowl: {
    width: 200,
    height: 200,
    drawing: `${wolfBody(GREY)}<g transform="translate(10 2) rotate(-52 62 -104)">${wolfHead(GREY, SHUT_EYE)}<path d="M126-101L152-98Q158-92 148-88L120-92Z" fill="{#e6e2d8>#b3afa8}"/><path d="M124-101L152-101 148-95 124-95Z" fill="#5a2a30"/></g>`,
  },
  wolfLying: {
    width: 240,
    height: 108,
    drawing: `<path d="M-104-22C-140-40-164-20-160 0H-84Z" fill="{#6d6f79>#43454e}"/><path d="M-116-20C-118-64-84-80-40-74-6-84 46-88 70-70 84-50 82-14 74 0H-96C-110 0-116-8-116-20Z" fill="{#a7a9b0>#5c5e68}"/><path d="M-112-22C-108-50-68-58-48-34-38-18-42-4-50 0H-92C-106 0-112-8-112-22Z" fill="{#b4b6bc>#62646e}"/><path d="M-86-8Q-60-16-26-8V0H-88Z" fill="{#c9c9c9>#8b8c92}"/><path d="M40-24Q60-32 78-22L128-20Q142-14 138 0H34Z" fill="{#b4b6bc>#6a6c76}"/><path d="M112-12v10M124-12v10" stroke="#4a4c55" stroke-width="3" stroke-linecap="round"/><path d="M-96-58Q-40-76 20-74" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="7" stroke-linecap="round"/><g transform="translate(-4 74)">${wolfHead(GREY, OPEN_EYE)}</g>`,
  },
  wolfTrack: { width: 1, height: 30, drawing: print(0, -8, 0.9) },
  wolfTrackTrail: {
    width: 1,
    height: 30,
    drawing: repeat(5, (at) => print(-240 + at * 115, at % 2 === 0 ? 4 : -22, 0.62)),
  },
  tracksInSnow: {
    width: 1,
    height: 30,
    drawing:
      repeat(5, (at) => print(-300 + at * 96, at % 2 === 0 ? 6 : -20, 0.78, '#7f9cc0')) +
      [
        [166, -4],
        [206, -34],
        [246, 2],
        [262, -46],
        [310, -14],
      ]
        .map(([x = 0, y = 0]) => print(x, y, 0.44, '#7f9cc0'))
        .join(''),
  },
  steelTrap: {
    width: 130,
    height: 60,
    drawing: `<path d="M60-6q20 10 34-2t34 2" fill="none" stroke="#565b66" stroke-width="6" stroke-dasharray="11 4" stroke-linecap="round"/><ellipse cx="0" cy="-6" rx="62" ry="15" fill="none" stroke="#6f757f" stroke-width="9"/><ellipse cx="0" cy="-6" rx="20" ry="7" fill="{#a8adb6>#5a5f69}"/><path d="M-60-8Q-52-64 0-62 52-64 60-8L50-10Q42-50 0-50-42-50-50-10Z" fill="{#b6bbc4>#555a64}"/><path d="M-46-22l12-2-6 12ZM-36-38l12 2-9 9ZM-18-49l10 7-11 5ZM4-51l7 9-12 1ZM24-46l2 12-11-4ZM40-32l-2 12-9-6Z" fill="#4a4f59"/>`,
  },
  baitPile: {
    width: 70,
    height: 52,
    drawing: [
      [-17, 0],
      [17, 0],
      [-15, -22],
      [16, -22],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<path d="M${x - 16} ${y - 22}h32v22h-32z" fill="{#f7d98a>#cf9a48}"/><path d="M${x - 16} ${y - 22}l6-8h32l-6 8z" fill="#fbe9b6"/><path d="M${x + 16} ${y - 22}l6-8v22l-6 8z" fill="#b07f38"/><circle cx="${x - 4}" cy="${y - 11}" r="3" fill="#e0b15e"/>`,
      )
      .join(''),
  },
  diggerWasp: { width: 150, height: 130, drawing: wasp },
  waspBurden: {
    width: 160,
    height: 150,
    drawing: `<g transform="translate(0 -34)">${wasp}</g><g transform="translate(4 -34) rotate(8)"><ellipse cx="-8" cy="-8" rx="56" ry="25" fill="{#9aa0a4>#4a4d54}"/><path d="M-58-8Q-8 0 46-8" fill="none" stroke="#3a3d44" stroke-width="3"/><g fill="#c9cdd0" opacity=".7"><circle cx="-30" cy="-16" r="4"/><circle cx="-8" cy="-20" r="4"/><circle cx="14" cy="-16" r="4"/><circle cx="-20" cy="4" r="4"/><circle cx="6" cy="6" r="4"/></g><ellipse cx="50" cy="-8" rx="17" ry="15" fill="{#7d8288>#3a3d44}"/><path d="M62-2Q84 4 84 22" fill="none" stroke="#3a3d44" stroke-width="8" stroke-linecap="round"/><circle cx="56" cy="-12" r="3.500" fill="#16181c"/><path d="M-30 14q-4 14-14 18M-4 16q0 14-6 20M20 14q6 12 2 20" fill="none" stroke="#3a3d44" stroke-width="5" stroke-linecap="round"/></g><path d="M0-92Q-20-74-22-50M14-88Q10-70 12-56M28-92Q40-76 38-58" fill="none" stroke="#241c22" stroke-width="5" stroke-linecap="round"/>`,
  },
  waspHole: {
    width: 150,
    height: 60,
    drawing:
      '<path d="M-110 4Q-70-40-30-46 40-56 100 4Z" fill="{#d9b27c>#a87848}"/><ellipse cx="-4" cy="-16" rx="36" ry="18" fill="#4a2f20"/><ellipse cx="0" cy="-12" rx="28" ry="12" fill="#2a1a14"/><g fill="#c99a64"><circle cx="58" cy="-8" r="7"/><circle cx="78" cy="-2" r="5"/><circle cx="-70" cy="-10" r="6"/></g>',
  },
  beanDishes: {
    width: 240,
    height: 40,
    drawing: `${dish(-70, [-94, -78, -62, -50].map((x, at) => bean(x, -14 - (at % 2) * 7, white)).join(''))}${dish(70, [52, 70, 88].map((x, at) => bean(x, -14 - (at % 2) * 6, black)).join(''))}`,
  },
  beanDishMixed: {
    width: 150,
    height: 46,
    drawing: `<g transform="scale(1.25)">${dish(0, '')}<circle cx="-30" cy="-17" r="9" fill="{#f0796a>#b8302f}"/><g fill="#7c1d20"><circle cx="-33" cy="-18" r="1.800"/><circle cx="-27" cy="-16" r="1.800"/></g><ellipse cx="-6" cy="-12" rx="12" ry="8" fill="{#b9bec6>#767c86}"/><path d="M14-22q12-2 12 8-2 10-12 10-8-8 0-18Z" fill="{#d9a15c>#8a5426}"/><path d="M8-20q8-8 18-2l-2 6q-8-4-14 2Z" fill="{#8a6a3c>#4f3a1e}"/><path d="M34-18l14 2-2 8-14-2Z" fill="{#ffffff>#bcd0ea}"/>${bean(-12, -22, black)}${bean(30, -26, white)}</g>`,
  },
  sunParasol: {
    width: 320,
    height: 240,
    drawing:
      '<g transform="rotate(-20)"><path d="M-5-236H5V0H-5Z" fill="{#b98a5a>#6f4a2a}"/><path d="M-170-150C-160-226-70-262 0-262S160-226 170-150Q142-170 113-152 84-172 57-152 28-172 0-152-28-172-57-152-84-172-113-152-142-170-170-150Z" fill="{#8fb6a6>#3f6f62}"/><path d="M0-262C-40-240-56-196-57-152-28-172 0-152 0-152S28-172 57-152C56-196 40-240 0-262Z" fill="{#f3ead0>#c9b98c}"/><path d="M0-262C-92-250-112-196-113-152M0-262C92-250 112-196 113-152" fill="none" stroke="#2f5a4e" stroke-width="3" opacity=".6"/><path d="M-4-264h8v-16h-8z" fill="#6f4a2a"/></g>',
  },
  hen: {
    width: 110,
    height: 152,
    drawing: `${henBody}${henHead('<circle cx="48" cy="-115" r="6.500" fill="#fff"/><circle cx="50" cy="-114" r="4" fill="#221a1c"/><circle cx="51.500" cy="-115.500" r="1.300" fill="#fff"/><path d="M42-124l12 2" stroke="#5c2c16" stroke-width="3" stroke-linecap="round"/>')}`,
  },
  henPeck: {
    width: 130,
    height: 120,
    drawing: `<g transform="rotate(6 0 -10)">${henBody}</g><g transform="translate(20 18) rotate(62 24 -80)">${henHead('<circle cx="48" cy="-115" r="6.500" fill="#fff"/><circle cx="50" cy="-114" r="4" fill="#221a1c"/><circle cx="51.500" cy="-115.500" r="1.300" fill="#fff"/>')}</g>`,
  },
  insectPanel: {
    width: 150,
    height: 200,
    drawing: `<path d="M-76-200H76V0H-76Z" fill="{#7a4a28>#4f2e18}"/><path d="M-66-190H66V-10H-66Z" fill="{#fff8e6>#ecdcb4}"/><path d="M44-10Q58-70 40-120 24-170-14-168-46-160-48-110L-49-84" fill="none" stroke="#5a8a3c" stroke-width="6" stroke-linecap="round"/>${[
      [48, -50, 30],
      [36, -76, -40],
      [46, -110, 30],
      [28, -140, -20],
      [2, -172, 20],
      [-34, -150, -50],
      [-22, -120, 60],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 12Q-20 0-12-18 0-24 12-18 20 0 0 12Z" fill="{#9ac46a>#4f7d34}"/>`,
      )
      .join(
        '',
      )}<path d="M30-60q-14 20-6 42M12-150q-12 18-4 40" fill="none" stroke="#8fb85a" stroke-width="9" stroke-linecap="round"/><g transform="translate(-50 -74) rotate(-160)"><ellipse rx="15" ry="13" fill="{#f2584a@#a81c24}"/><path d="M-15 0H15" stroke="#2a1618" stroke-width="2.500"/><g fill="#2a1618"><circle cx="-7" cy="-5" r="3"/><circle cx="5" cy="-6" r="3"/><circle cx="-5" cy="6" r="3"/><circle cx="7" cy="6" r="3"/></g></g>`,
  },
  henPicture: {
    width: 1,
    height: 30,
    drawing:
      '<path d="M-120 12L-84-44H110L140 12Z" fill="{#fff9ea>#eddfba}"/><path d="M-120 12H140L144 20H-124Z" fill="#a06e40"/><path d="M-84-44H110L108-50H-82Z" fill="#a06e40"/><path d="M-20 4Q-30-20-10-34M-22-8q-20-4-24-16 18-2 24 16ZM-16-24q14-4 24 4-12 10-24-4Z" fill="#6f9a4a" stroke="#5a8a3c" stroke-width="3"/><path d="M30-16q10-8 22 0 6 8-4 10-14 2-18-10Z" fill="{#8a5a3c>#4a2c1c}"/><path d="M52-14l12-8M52-12l14 0M32-8l-6 8M42-6l-2 8M50-6l6 6" stroke="#4a2c1c" stroke-width="2.500" stroke-linecap="round"/>',
  },
  shiso: {
    width: 120,
    height: 150,
    drawing: `<path d="M0 0Q-4-60 2-140M0-40Q-24-50-40-66M0-70Q26-78 40-96M1-100Q-18-108-30-122" fill="none" stroke="#6a8a4a" stroke-width="6" stroke-linecap="round"/>${[
      [-48, -70, -60],
      [48, -98, 56],
      [-36, -124, -40],
      [4, -146, 4],
      [34, -50, 70],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 22Q-30 10-26-14-14-36 0-42 14-36 26-14 30 10 0 22Z" fill="{#8fc06a>#3f7a3a}"/><path d="M0 18V-34M0 0l-14-10M0 0l14-10M0-14l-10-8M0-14l10-8" stroke="#d3ecb0" stroke-opacity=".6" stroke-width="2" fill="none"/></g>`,
      )
      .join('')}`,
  },
  shellMortar: {
    width: 130,
    height: 90,
    drawing:
      '<path d="M-50-46Q-46-4-24 0H24Q46-4 50-46Z" fill="{#b9bcc2>#6c7078}"/><ellipse cx="0" cy="-46" rx="50" ry="15" fill="{#d9dce0>#8a8e96}"/><ellipse cx="0" cy="-45" rx="40" ry="10" fill="#fbfaf4"/><path d="M10-48L36-100 50-94 26-42Z" fill="{#d2d5da>#7d8189}"/><g fill="{#fff4ea>#e0c2b0}"><path d="M66 0q-8-22 14-26 22 4 14 26Z"/><path d="M-92 2q-8-20 12-24 20 4 12 24Z"/></g><path d="M74-2l4-20M80-2v-22M86-2l-2-20M-86 0l4-18M-80 0v-20" stroke="#c99a86" stroke-width="2"/>',
  },
} as const satisfies Record<string, Motif>;
