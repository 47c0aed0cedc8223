import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const pole = (x: number) =>
  `<path d="M${x - 5}-230H${x + 5}V0H${x - 6}Z" fill="{#b98455>#6d4425}"/><path d="M${x - 22}-236H${x + 22}V-224H${x - 22}Z" fill="{#a8703f>#5f3c22}"/>`;
const peg = (x: number, y: number) => `<path d="M${x - 3} ${y - 9}h6v18h-6z" fill="#f0b54c"/>`;
const line = '<path d="M-220-226Q0-196 220-226" fill="none" stroke="#f3efe6" stroke-width="4"/>';

const shoe = (x: number) =>
  `<g transform="translate(${x} 0)"><path d="M-40-6Q-44-40-26-46-2-50 4-34 24-22 44-18 52-10 48 0H-38Q-42-2-40-6Z" fill="{#ff7f8f>#d0354e}"/><path d="M-40-8H49Q50 0 46 4H-38Q-42 0-40-8Z" fill="{#ffffff>#cfd6df}"/><path d="M4-32l10 9M14-27l10 8" stroke="#fff" stroke-width="4" stroke-linecap="round"/><ellipse cx="-14" cy="-44" rx="22" ry="8" fill="#8a1f38"/><ellipse cx="-14" cy="-43" rx="19" ry="6.500" fill="{#d9f4ff>#6fb8e0}"/><path d="M-26-44q8-4 14 0" stroke="#fff" stroke-width="2.400" fill="none"/></g>`;

export const weather = {
  /** Washing on a line between two poles. */
  washLine: {
    width: 460,
    height: 240,
    drawing: `${pole(-216)}${pole(216)}${line}<path d="M-178-220H-92L-86-130-176-126Z" fill="{#ffffff>#d3dde8}"/><path d="M-60-210L-34-214-28-200-8-200-2-214 24-212 46-176 26-164 20-172 18-116H-52L-54-170-62-162-80-174Z" fill="{#8fc2f5>#4a7fc4}"/><path d="M70-214H128L134-130 104-128 100-176 94-128 66-130Z" fill="{#f7b96a>#d9803a}"/><path d="M150-220H192L196-160 148-158Z" fill="{#ffb3c4>#e0708f}"/>${peg(-160, -220)}${peg(-108, -216)}${peg(-30, -211)}${peg(0, -211)}${peg(84, -215)}${peg(118, -217)}${peg(172, -221)}`,
  },
  /** A handkerchief on the line for a flag. */
  flagLine: {
    width: 460,
    height: 240,
    drawing: `${pole(-216)}${pole(216)}${line}<path d="M-30-212H40Q34-190 44-168 52-140 38-120 4-128-28-122-38-150-30-178Z" fill="{#fffdf4>#e3d3b0}"/><g fill="#e8707f">${repeat(7, (at) => `<circle cx="${n(-18 + (at % 3) * 24)}" cy="${n(-196 + Math.floor(at / 3) * 28)}" r="6"/>`)}</g>${peg(-24, -212)}${peg(34, -212)}`,
  },
  moonHalo: {
    width: 1,
    height: 300,
    seat: 0,
    drawing:
      '<circle cx="0" cy="0" r="165" fill="none" stroke="rgb(214,228,255)" stroke-width="14" opacity=".42"/><circle cx="0" cy="0" r="176" fill="none" stroke="rgb(255,226,190)" stroke-width="8" opacity=".3"/><circle cx="0" cy="0" r="154" fill="none" stroke="rgb(190,206,255)" stroke-width="6" opacity=".35"/>',
  },
  wetShoes: { width: 120, height: 50, drawing: `${shoe(-54)}${shoe(50)}` },
  steppingStone: {
    width: 200,
    height: 34,
    seat: 26,
    drawing:
      '<path d="M-110-26Q-104-34-90-34H90Q104-34 110-26L116 0H-116Z" fill="{#b9b4ac>#77726a}"/><path d="M-90-30H80" stroke="#fff" stroke-opacity=".4" stroke-width="4"/>',
  },
  melonSlices: {
    width: 130,
    height: 50,
    drawing: `<path d="M-74-10Q-50 2 0 2T74-10Z" fill="{#ffffff>#c9d3de}"/>${[-40, 0, 40].map((x) => `<g transform="translate(${x} -8)"><path d="M-30-6Q0-60 30-6Z" fill="{#ff7a70>#e0404c}"/><path d="M-32-6H32Q28 4 0 4T-32-6Z" fill="{#8fd07a>#2f8a4c}"/><path d="M-10-16v5M0-28v5M11-15v5" stroke="#2a1c1c" stroke-width="3.500" stroke-linecap="round"/></g>`).join('')}`,
  },
} as const satisfies Record<string, Motif>;
