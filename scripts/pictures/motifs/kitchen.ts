import type { Motif } from './motif.ts';

export const kitchen = {
  redBeanPorridge: {
    width: 64,
    height: 46,
    seat: 40,
    drawing:
      '<path d="M-18-4H18L16 3Q0 7-16 3Z" fill="{#d9d2c2>#9d937f}"/><path d="M-34-36Q-32-4 0-2 32-4 34-36Z" fill="{#fffdf6>#c9c0ac}"/><ellipse cx="0" cy="-36" rx="34" ry="11" fill="{#f4eee0>#d8cfbb}"/><ellipse cx="0" cy="-35" rx="28" ry="8" fill="{#a4485a>#6a2334}"/><circle cx="-10" cy="-37" r="5" fill="{#ffffff@#d8cfc4}"/><circle cx="6" cy="-34" r="5" fill="{#ffffff@#d8cfc4}"/><circle cx="14" cy="-38" r="4.500" fill="{#ffffff@#d8cfc4}"/><path d="M-26-26Q-22-12-12-8" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/><path d="M-30-20Q0-10 30-20" fill="none" stroke="#6f8fb0" stroke-opacity=".6" stroke-width="3"/>',
  },
  handHoe: {
    width: 60,
    height: 66,
    drawing:
      '<path d="M-7 0Q-9-22-5-30L5-30Q9-22 7 0 0 4-7 0Z" fill="{#c48a58>#7a4b2a}"/><path d="M-3-28Q-4-50 8-60 20-66 30-56L26-52Q18-58 11-53 3-46 4-28Z" fill="{#8d97a3>#4c545f}"/><path d="M22-64Q44-60 42-26 26-30 18-46Z" fill="{#c3ccd6>#5d6773}"/><path d="M24-58Q36-54 38-36" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>',
  },
} as const satisfies Record<string, Motif>;
