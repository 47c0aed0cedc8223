import type { Motif } from './motif.ts';

/** Instruments of Korean music. */
export const instruments = {
  gayageum: {
    width: 300,
    height: 60,
    drawing: `<path d="M-150-20L140-44 150-26-140 0Z" fill="{#c98f5c>#7a4a26}"/>${[0, 1, 2, 3, 4, 5].map((at) => `<path d="M-140 ${-17 + at * 3}L140 ${-41 + at * 3}" stroke="#fff3d6" stroke-width="1.600"/><path d="M${-90 + at * 34} ${-20 - at * 2.6}l5-11 5 10z" fill="#5f3a1e"/>`).join('')}`,
  },
  janggu: {
    width: 150,
    height: 96,
    drawing:
      '<path d="M-66-84Q-20-64-12-48-20-32-66-12ZM66-84Q20-64 12-48 20-32 66-12Z" fill="{#d9523f>#8f2430}"/><path d="M-14-58h28v20h-28z" fill="#8f2430"/><ellipse cx="-68" cy="-48" rx="13" ry="42" fill="{#fffaf0>#e2cda4}"/><ellipse cx="68" cy="-48" rx="13" ry="42" fill="{#fffaf0>#e2cda4}"/><path d="M-60-84L0-52 60-84M-60-12L0-44 60-12M-58-60L58-36M-58-36L58-60" stroke="#f6e6c4" stroke-width="3" fill="none"/>',
  },
  buk: {
    width: 120,
    height: 116,
    drawing:
      '<ellipse cx="0" cy="-56" rx="58" ry="56" fill="{#d9523f>#8f2430}"/><circle cx="0" cy="-58" r="44" fill="{#fffaf0>#e2cda4}"/><path d="M0-86a28 28 0 0 1 0 56 14 14 0 0 1 0-28 14 14 0 0 0 0-28z" fill="#d8483f"/><path d="M0-86a28 28 0 0 0 0 56 14 14 0 0 0 0-28 14 14 0 0 1 0-28z" fill="#2f66b0"/>',
  },
  piri: {
    width: 90,
    height: 26,
    drawing:
      '<path d="M-44-14L40-22 44-10-42-4Z" fill="{#d9b06a>#8f6630}"/><path d="M-44-14l-8 1v8l10 1z" fill="#f3e2bb"/><g fill="#4a3018"><circle cx="-20" cy="-11" r="2.500"/><circle cx="-6" cy="-12" r="2.500"/><circle cx="8" cy="-14" r="2.500"/><circle cx="22" cy="-15" r="2.500"/></g>',
  },
  haegeum: {
    width: 60,
    height: 150,
    drawing:
      '<path d="M-3-20L-8-146" stroke="#6d4425" stroke-width="7"/><path d="M-24-30Q0-46 22-28L20 0H-22Z" fill="{#c98f5c>#7a4a26}"/><path d="M0-30L-4-140M6-28L-1-136" stroke="#fff3d6" stroke-width="1.600"/><path d="M-40-60Q10-90 50-40" fill="none" stroke="#5a3a20" stroke-width="4"/>',
  },
} as const satisfies Record<string, Motif>;
