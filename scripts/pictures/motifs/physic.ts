import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const root = (x: number, y: number, turn: number, size: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-10-4Q-18 30-6 62-2 86 2 96 8 80 8 60 18 28 10-4Z" fill="{#fbf3de>#cdb68a}"/><path d="M-8 20Q0 24 8 18M-8 40Q0 44 7 38M-5 58Q0 61 5 56M-8 36Q-22 48-26 62M6 50Q18 60 18 72" fill="none" stroke="#b89a68" stroke-width="2.500" stroke-linecap="round"/><path d="M-2-4Q-10-30-24-40M2-4Q4-36-4-54M4-4Q16-26 28-32" fill="none" stroke="#5a9a52" stroke-width="5" stroke-linecap="round"/><path d="M-24-40q-10-2-12-12 12 0 12 12zM-4-54q-8-8-4-18 10 8 4 18zM28-32q4-12 14-12-2 12-14 12z" fill="{#8fcf7a>#4a8f4c}"/></g>`;

const dandelion = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0Q-4-24 0-46" fill="none" stroke="#6fae54" stroke-width="5"/><path d="M0 0Q-30-8-44-22-30-24-24-20-30-32-34-38-12-28 0-4ZM0 0Q30-8 44-22 30-24 24-20 30-32 34-38 12-28 0-4Z" fill="{#8fcf6a>#4a8f44}"/>${repeat(14, (at) => `<path d="M-3-2Q-6-18 0-22 6-18 3-2Z" fill="#ffd23f" transform="translate(0 -50) rotate(${n((at * 360) / 14)})"/>`)}<circle cx="0" cy="-50" r="9" fill="{#ffe066@#f0a51e}"/></g>`;

export const physic = {
  bellflowerRoot: { width: 50, height: 150, drawing: root(0, -98, 0, 1) },
  rootsHung: {
    width: 240,
    height: 110,
    drawing: `<path d="M-130-108Q0-96 130-108" fill="none" stroke="#8a6a3c" stroke-width="5"/>${repeat(7, (at) => root(-108 + at * 36, -84 + (at % 2) * 5, (at % 3) * 5 - 5, 0.72))}`,
  },
  dandelions: {
    width: 120,
    height: 70,
    drawing: dandelion(-36, -2, 0.9) + dandelion(30, -4, 1) + dandelion(0, 4, 0.75),
  },
  herbTuft: {
    width: 90,
    height: 60,
    drawing: `${repeat(9, (at) => `<path d="M0 0Q${-40 + at * 10}-24 ${-52 + at * 13} ${-34 - ((at * 7) % 4) * 8}Q${-30 + at * 9}-18 6 0Z" fill="{#9ad98a>#3f8a52}"/>`)}<circle cx="-20" cy="-52" r="6" fill="#d9b0ff"/><circle cx="12" cy="-60" r="6" fill="#d9b0ff"/><circle cx="32" cy="-46" r="5" fill="#d9b0ff"/><path d="M0-6Q-14-30-20-46M2-6Q8-34 12-54M4-4Q20-24 32-42" stroke="#4f9a5a" stroke-width="3.500" fill="none"/>`,
  },
  medicinePot: {
    width: 120,
    height: 110,
    drawing:
      '<path d="M-54-26H54L44 0H-44Z" fill="{#8a5a40>#4f3024}"/><path d="M-36-26Q-30-40-18-36-12-48 0-40 12-48 18-36 30-40 36-26Z" fill="rgb(255,140,60)"/><path d="M-48-62Q-50-30 0-30T48-62Q40-84 0-84T-48-62Z" fill="{#b07a54>#6a4030}"/><path d="M-44-68Q0-56 44-68" fill="none" stroke="#5a3626" stroke-width="5"/><path d="M46-66Q70-78 78-70L54-52Z" fill="{#b07a54>#6a4030}"/><path d="M-46-64L-78-74" stroke="#7a4a34" stroke-width="10" stroke-linecap="round"/><path d="M-20-84Q0-96 20-84ZM-6-98H6V-88H-6Z" fill="{#c08a60>#7a4a34}"/>',
  },
  waterPail: {
    width: 80,
    height: 96,
    drawing:
      '<path d="M-38-70H38L30 0H-30Z" fill="{#c99a62>#86592f}"/><path d="M-36-54H36L35-44H-35ZM-33-20H33L32-12H-32Z" fill="#6d7884"/><ellipse cx="0" cy="-70" rx="38" ry="9" fill="{#8fd0f0|#4f9ac8}"/><path d="M-36-72Q-30-98 0-98T36-72" fill="none" stroke="#7a5a34" stroke-width="6"/>',
  },
  medicineBowl: {
    width: 50,
    height: 36,
    drawing:
      '<path d="M-30-30H30Q30 0 0 0T-30-30Z" fill="{#ffffff>#c3c9d6}"/><ellipse cx="0" cy="-30" rx="30" ry="7" fill="#6a4028"/><path d="M-26-26Q0-18 26-26" fill="none" stroke="#8fb4dc" stroke-width="3"/>',
  },
  oldMedicalBook: {
    width: 420,
    height: 250,
    drawing: `<path d="M-220-240H-4V0H-220ZM4-240H220V0H4Z" fill="{#fbf0d4>#e2cc9a}"/><path d="M-6-246H6V6H-6Z" fill="#8a6a3c"/><path d="M-228-6Q-110 14 0 2 110 14 228-6V8Q110 26 0 14-110 26-228 8Z" fill="#2f4f7a"/><path d="M-206-226H-18V-14H-206Z" fill="none" stroke="#7a5a34" stroke-width="3"/><path d="M-112-206Q-84-208-80-182-70-172-80-164-80-148-98-148-104-138-82-132-56-112-58-20H-160Q-160-110-134-132-126-142-130-150-146-180-112-206Z" fill="#fffaf0" stroke="#4a3a2c" stroke-width="4"/><path d="M-110-136V-40M-110-120Q-128-110-126-90-110-84-110-100M-108-120Q-92-110-94-90-108-84-108-100M-128-76Q-110-90-90-76-84-56-100-44-122-40-128-60ZM-116-62q8-8 14 0t-10 10" fill="none" stroke="#b5483a" stroke-width="4" stroke-linecap="round"/><circle cx="-96" cy="-186" r="3" fill="#4a3a2c"/>${repeat(5, (at) => `<path d="M${188 - at * 38}-216V-30" stroke="#c9a878" stroke-width="2"/>`)}${repeat(24, (at) => `<path d="M${n(198 - (at % 3) * 38)} ${n(-206 + Math.floor(at / 3) * 23)}h14m-7-6v13m-6-3l-3 6m16-6l3 6" stroke="#3a322c" stroke-width="3" fill="none" stroke-linecap="round"/>`)}`,
  },
} as const satisfies Record<string, Motif>;
