import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const girl = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-16-2Q-20-30 0-32 20-30 16-2 14 6 10 8L8-6H-8L-10 8Q-14 6-16-2Z" fill="#5a4438"/><circle cx="0" cy="-12" r="12" fill="none" stroke="#5a4438" stroke-width="2.500"/><path d="M-5-13h3M3-13h3M-4-6q4 3 8 0" stroke="#5a4438" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M-24 24Q-20 2 0 2T24 24" fill="none" stroke="#5a4438" stroke-width="3"/></g>`;

export const flanders = {
  pinePortrait: {
    width: 80,
    height: 96,
    drawing: `<path d="M-40-96H40V0H-40Z" fill="{#e8c896>#b98f5a}"/><path d="M-40-70Q0-76 40-68M-40-34Q0-28 40-36M-40-12Q0-16 40-10" fill="none" stroke="#a87a46" stroke-width="2" opacity=".6"/>${girl(0, -44, 1.15)}`,
  },
  sheetPortrait: {
    width: 70,
    height: 80,
    drawing: `<path d="M-36-80H36V0H-36Z" fill="{#f4f0e6>#cfc8b8}"/><path d="M-14-54Q-16-68 0-68T14-54Q20-30 26-6H-26Q-20-30-14-54Z" fill="none" stroke="#4a4440" stroke-width="3.500"/><path d="M-8-50h4M5-50h4M-6-42q6 4 12 0M-10-36Q0-18 10-36" fill="none" stroke="#4a4440" stroke-width="2.500" stroke-linecap="round"/>`,
  },
  millKitchen: {
    width: 1,
    height: 100,
    drawing: `<path d="M-460-520H460V0H-460Z" fill="{#f0dcb8|#d9b98a}"/><path d="M-460-520H460V-440H-460Z" fill="{#8a5a34|#5f3a20}"/>${repeat(7, (at) => `<path d="M${-420 + at * 140}-440h30v40h-30z" fill="#6d4425"/>`)}<path d="M170-380H330V0H170Z" fill="{#a8703f>#6d4425}"/><path d="M182-368H318V-200H182ZM182-180H318V-10H182Z" fill="none" stroke="#4f2f1a" stroke-width="5"/><circle cx="196" cy="-180" r="9" fill="#e8bf62"/><path d="M160-390H340V-376H160Z" fill="#5f3a20"/><path d="M-150-370H30V-190H-150Z" fill="{#25376a|#41588c}"/><path d="M-150-370H30V-190H-150ZM-60-370V-190M-150-280H30" fill="none" stroke="#fffaf0" stroke-width="11"/><path d="M-146-206q40-16 86-4 46-16 86 4v14h-172z" fill="#f4f8ff"/><path d="M-440-300H-220V-284H-440Z" fill="#7a4a28"/><path d="M-430-300v-34h26v34zM-390-300q-4-40 16-40t16 40zM-340-300v-26h40v26zM-280-300l10-44 12 44z" fill="{#e8a06a>#9a5a3a}"/><path d="M-460 0H460V300H-460Z" fill="{#b98a5c|#7a5030}"/>${repeat(9, (at) => `<path d="M${n((at - 4) * 90)} 0L${n((at - 4) * 190)} 300" stroke="#5f3a20" stroke-opacity=".35" stroke-width="4"/>`)}`,
  },
  smallBell: {
    width: 40,
    height: 46,
    drawing:
      '<path d="M0-46q7 0 7 7-2 5-7 5t-7-5q0-7 7-7z" fill="none" stroke="#8a6424" stroke-width="4"/><path d="M-6-38H6Q20-32 20-10L26-2H-26L-20-10Q-20-32-6-38Z" fill="{#ffe08a>#a8742c}"/><circle cx="0" cy="2" r="6" fill="#8a5a1e"/>',
  },
  brickHearth: {
    width: 170,
    height: 190,
    drawing: `<path d="M-90-190H90V0H-90Z" fill="{#c9755a>#8a4438}"/>${repeat(24, (at) => `<path d="M${-86 + (at % 4) * 44 + (Math.floor(at / 4) % 2) * 12}-${182 - Math.floor(at / 4) * 31}h34v22h-34z" fill="#fff" opacity=".08"/>`)}<path d="M-54 0V-74Q-54-116 0-116T54-74V0Z" fill="#2a1a1a"/><path d="M0-92Q34-58 30-24 26-4 0-4T-30-24Q-26-46-12-58-14-42-6-40 4-66 0-92Z" fill="rgb(255,140,50)"/><path d="M2-52Q16-34 14-18 10-6 0-6T-14-18Q-12-30-4-36 0-30 2-52Z" fill="rgb(255,222,110)"/><path d="M-102-200H102V-182H-102Z" fill="{#b5784a>#6d4425}"/>`,
  },
  litWindow: {
    width: 150,
    height: 170,
    drawing:
      '<path d="M-84-176H84V0H-84Z" fill="{#8a5a3c>#5a3626}"/><path d="M-70-162H70V-14H-70Z" fill="rgb(255,214,130)"/><path d="M0-162V-14M-70-90H70" stroke="#6d4028" stroke-width="9"/><path d="M-70-162H-22Q-30-80-58-14H-70ZM70-162H40Q48-80 60-14H70Z" fill="#c9544a" opacity=".9"/>',
  },
  sillFront: {
    width: 200,
    height: 110,
    seat: 100,
    drawing: `<path d="M-200-104H200V0H-200Z" fill="{#efd9b8>#c9a67a}"/>${repeat(14, (at) => `<path d="M${-190 + (at % 5) * 80 + (Math.floor(at / 5) % 2) * 30}-${84 - Math.floor(at / 5) * 32}h44v16h-44z" fill="#b5784a" opacity=".35"/>`)}<path d="M-110-118H110V-98H-110Z" fill="{#ffffff>#cfc4b4}"/>`,
  },
  millNight: {
    width: 200,
    height: 300,
    drawing:
      '<path d="M-60 0L-44-190H44L60 0Z" fill="{#e8dcc8>#a8967c}"/><path d="M-52-190Q0-256 52-190Z" fill="{#a8583c>#6d3022}"/><path d="M-16-60H16V0H-16ZM-10-140H12V-110H-10Z" fill="rgb(255,206,120)"/><g transform="translate(0 -200) rotate(18)"><path d="M-5-140H5V140H-5ZM-140-5H140V5H-140Z" fill="#6d4425"/><path d="M5-136H34V-30H5ZM136 5V34H30V5ZM-5 136H-34V30H-5ZM-136-5V-34H-30V-5Z" fill="#f2e6cc" stroke="#8a6a48" stroke-width="3"/></g>',
  },
  cathedral: {
    width: 360,
    height: 420,
    drawing: `<path d="M-150 0V-260H150V0Z" fill="{#c9c4cf>#8a8496}"/><path d="M-150-260L0-340 150-260Z" fill="{#7a7488>#4f4a60}"/><path d="M-180 0V-340L-146-470-112-340V0ZM112 0V-340L146-470 180-340V0Z" fill="{#d5d0da>#938ca0}"/><path d="M-184-340L-146-480-108-340ZM108-340L146-480 184-340Z" fill="{#6f6a80>#454058}"/><circle cx="0" cy="-220" r="40" fill="rgb(160,190,250)"/><path d="M-40-220H40M0-260V-180M-28-248L28-192M28-248L-28-192" stroke="#8a8496" stroke-width="6"/><path d="M-58 0V-96Q-58-156 0-160 58-156 58-96V0Z" fill="rgb(255,232,170)"/><path d="M-58 0V-96Q-58-156 0-160V0Z" fill="{#6d4a38>#3f2a22}"/><path d="M-70 0V-98Q-70-168 0-172 70-168 70-98V0" fill="none" stroke="#efeaf2" stroke-width="10"/><path d="M-160-200h28v70h-28zM132-200h28v70h-28z" fill="rgb(150,180,240)"/>`,
  },
  pawTrack: {
    width: 1,
    height: 20,
    drawing: repeat(12, (at) => {
      const [x, y, size] = [at * 9 - 60 + (at % 2 ? 18 : -8), 150 - at * 13, 1.5 - at * 0.1];
      return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})" fill="#5a75b0" opacity=".75"><ellipse cx="0" cy="0" rx="9" ry="6"/><circle cx="-9" cy="-7" r="3.500"/><circle cx="-3" cy="-10" r="3.500"/><circle cx="4" cy="-10" r="3.500"/><circle cx="10" cy="-7" r="3.500"/></g>`;
    }),
  },
  drumDoll: {
    width: 40,
    height: 76,
    drawing:
      '<path d="M-12-34H12L16-4H-16Z" fill="{#5f8fd0>#2f4f8a}"/><path d="M-10-4h8V0h-10zM2-4h8l2 4H2z" fill="#2a2024"/><circle cx="0" cy="-46" r="14" fill="{#f6d9b0@#c99a68}"/><circle cx="-5" cy="-47" r="2" fill="#3a2420"/><circle cx="5" cy="-47" r="2" fill="#3a2420"/><path d="M-4-40q4 3 8 0" fill="none" stroke="#a84a3a" stroke-width="2"/><path d="M-12-54L0-80 12-54Q0-60-12-54Z" fill="{#e8604e>#9c2a34}"/><path d="M-14-24H14V-8H-14Z" fill="{#f2c14e>#c9862a}"/><path d="M-16-26H16V-21H-16ZM-16-11H16V-6H-16Z" fill="#c22f33"/><path d="M-20-36L-6-22M20-36L6-22" stroke="#8a5a30" stroke-width="3.500" stroke-linecap="round"/>',
  },
  prizeBoard: {
    width: 220,
    height: 250,
    drawing:
      '<path d="M-120-40H120V0H-120Z" fill="{#b0a8a0>#7a7268}"/><path d="M-60-200L-84-40M60-200L84-40M0-200V-40" stroke="#7a4a28" stroke-width="10"/><path d="M-96-250H96V-96H-96Z" fill="{#e8bf62>#a8742c}"/><path d="M-82-236H82V-110H-82Z" fill="{#9fd0e8|#dff0ea}"/><path d="M-82-110V-140Q-30-156 20-140T82-144V-110Z" fill="#4f86b0"/><path d="M-20-144H36L24-130H-8ZM6-144V-196L34-152H6Z" fill="#6d4425"/>',
  },
} as const satisfies Record<string, Motif>;
