import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const burnt = (x: number, size: number) =>
  `<g transform="translate(${x} 0) scale(${size})"><path d="M-70 0V-54L-40-96 0-70 34-110 66-60V0Z" fill="{#4a4046>#2a2429}"/><path d="M-50-40h34v40h-34zM16-46h30v26H16z" fill="#1a1618"/><path d="M-70-54L-86-74M66-60L88-84M-6-70V-120" stroke="#3a3036" stroke-width="9" stroke-linecap="round"/><path d="M-58 0q6-14 12 0M24 0q8-18 14 0" fill="rgb(255,150,70)"/></g>`;

export const shirt = {
  openJacket: {
    width: 1,
    height: 1,
    drawing:
      '<path d="M-13-40Q2-34 17-40L13 30Q2 34-9 30Z" fill="{#ffe2c8>#efb990}"/><path d="M2-36V26M-4-8q6 4 12 0" fill="none" stroke="#d98f6a" stroke-opacity=".55" stroke-width="2"/><path d="M-13-40L-9 30-16 32-20-36ZM17-40L13 30 20 32 24-36Z" fill="#fff" opacity=".3"/><circle cx="18" cy="-16" r="3" fill="#e8bf62"/><circle cx="17" cy="2" r="3" fill="#e8bf62"/><circle cx="16" cy="18" r="3" fill="#e8bf62"/>',
  },
  wornStrawShoe: {
    width: 60,
    height: 30,
    drawing:
      '<path d="M-26-24Q-10-30 2-22 22-18 34-8 38 0 30 0H-26Q-32-12-26-24Z" fill="{#5f5048>#2f2622}"/><path d="M24-10L36-16 40-2 30 0Z" fill="#e8a08a"/><path d="M-16-28L-10 2M-4-26L2 2M8-22L14 2" stroke="#e0bf7a" stroke-width="5" stroke-linecap="round"/><path d="M-14-26Q-30-44-44-30-54-16-70-24" fill="none" stroke="#e0bf7a" stroke-width="4" stroke-linecap="round"/>',
  },
  strawCord: {
    width: 180,
    height: 20,
    drawing:
      '<path d="M-120 0Q0-6 120 0" fill="none" stroke="#c99a4a" stroke-width="7" stroke-linecap="round"/><path d="M-120 0Q0-6 120 0" fill="none" stroke="#f0d79a" stroke-width="3" stroke-dasharray="8 8"/>',
  },
  burntHouses: {
    width: 400,
    height: 120,
    drawing: burnt(-150, 1) + burnt(10, 0.86) + burnt(150, 0.95),
  },
  longZither: {
    width: 40,
    height: 190,
    drawing: `<path d="M-20-188Q0-200 20-188L24-6Q0 6-24-6Z" fill="{#b5784a>#5f3820}"/>${repeat(6, (at) => `<path d="M${-12 + at * 5}-184V-10" stroke="#f0dcb0" stroke-width="1.600"/>`)}<path d="M-18-120H18M-18-100H18M-19-80H19" stroke="#3a2418" stroke-width="5"/>`,
  },
  reedOrgan: {
    width: 150,
    height: 130,
    drawing: `<path d="M-84-128H84V-104H-84Z" fill="{#b5784a>#7a4a28}"/><path d="M-78-104H78V0H-78Z" fill="{#a0643a>#5f3820}"/><path d="M-88-82H88V-66H-88Z" fill="{#fffdf4>#d9d0bc}"/>${repeat(13, (at) => `<path d="M${-76 + at * 12}-82v9" stroke="#2a2024" stroke-width="5"/>`)}<path d="M-50-20h36v10h-36zM14-20h36v10H14z" fill="#d9b070"/>`,
  },
} as const satisfies Record<string, Motif>;
