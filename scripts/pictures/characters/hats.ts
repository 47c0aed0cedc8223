import type { HatName } from '../../../domain/book-picture/characterNames.ts';

const GOLD = '{#ffe9a0>#d8982e}';

/** What is worn on a head of radius 28 around (0, 0): before it, and behind it. */
export function hatOf(hat: HatName): { behind?: string; front: string } {
  return drawn[hat];
}

const drawn: Readonly<Record<HatName, { behind?: string; front: string }>> = {
  gat: {
    front:
      '<ellipse cx="1" cy="-17" rx="47" ry="9.500" fill="{#4b4952>#17161c}"/><path d="M-19-20L-15-52Q1-58 17-52L21-20Q1-12-19-20Z" fill="{#5d5b66>#1d1c23}"/><path d="M-18-26Q1-19 20-26L21-20Q1-12-19-20Z" fill="#121117"/><path d="M-12-50L-9-26" stroke="#fff" stroke-opacity=".16" stroke-width="5"/><path d="M-24-13Q-22 12-4 30M26-13Q24 12 6 30" fill="none" stroke="#26242c" stroke-width="1.800"/>',
  },
  satgat: {
    front:
      '<path d="M-48-8Q0-60 2-60 4-60 52-8 2 8-48-8Z" fill="{#eccf92>#a97c40}"/><path d="M2-60L-22-3M2-60L0 0M2-60L26-3" stroke="#7d5730" stroke-opacity=".4" stroke-width="1.500" fill="none"/>',
  },
  kingCap: {
    behind: '<path d="M-26-30Q-34-50-24-58-12-52-14-32ZM26-30Q34-50 24-58 12-52 14-32Z" fill="{#3c3b48>#17171d}"/>',
    front:
      '<path d="M-31-8Q-30-34-6-36 26-36 31-8 16-18-8-17-24-15-31-8Z" fill="{#4b4a58>#1a1a20}"/><path d="M-20-22Q-22-46 4-46 24-44 22-22 2-30-20-22Z" fill="{#55546a>#1f1f28}"/><path d="M-20-24Q2-32 22-24" fill="none" stroke="#f0c765" stroke-width="2"/>',
  },
  officialCap: {
    behind:
      '<path d="M-60-14Q-44-22-26-16V-9Q-44-8-60-14ZM62-14Q46-22 28-16V-9Q46-8 62-14Z" fill="{#55535f>#1b1a21}"/>',
    front:
      '<path d="M-31-8Q-30-34-6-36 26-36 31-8 16-18-8-17-24-15-31-8Z" fill="{#4b4a58>#1a1a20}"/><path d="M-18-24Q-20-44 3-44 22-43 20-24 2-31-18-24Z" fill="{#55546a>#1f1f28}"/>',
  },
  crown: {
    front: `<path d="M-25-16L-31-46-14-32 1-54 16-32 33-46 27-16Q1-8-25-16Z" fill="${GOLD}"/><path d="M-25-18Q1-10 27-18L26-11Q1-3-24-11Z" fill="{#f7cf6a>#b9741f}"/><circle cx="1" cy="-26" r="4.500" fill="#d8434f"/><circle cx="-14" cy="-24" r="3" fill="#4aa3dd"/><circle cx="16" cy="-24" r="3" fill="#4aa3dd"/><circle cx="-31" cy="-47" r="3.500" fill="#fff3c4"/><circle cx="1" cy="-55" r="3.500" fill="#fff3c4"/><circle cx="33" cy="-47" r="3.500" fill="#fff3c4"/>`,
  },
  dragonCrown: {
    front: `<g transform="translate(0 -7)"><path d="M-27-14Q-34-40-26-50-16-44-14-36-8-58 1-62 10-58 16-36 18-44 28-50 36-40 29-14 1-4-27-14Z" fill="${GOLD}"/><path d="M-27-16Q1-6 29-16L28-9Q1 1-26-9Z" fill="{#f7cf6a>#b9741f}"/><circle cx="1" cy="-34" r="7" fill="{#ffffff@#9fd8e8}"/><circle cx="-17" cy="-24" r="3.500" fill="#e2604f"/><circle cx="19" cy="-24" r="3.500" fill="#e2604f"/></g>`,
  },
  tiara: {
    front: `<path d="M-23-22Q1-36 25-22L20-26 12-42 1-28-10-42-18-26Z" fill="${GOLD}"/><circle cx="1" cy="-31" r="3.500" fill="#f58ea2"/>`,
  },
  scarf: {
    front:
      '<path d="M-31 0Q-34-28-6-35 26-36 31-2 22-14 4-18-14-18-31 0Z" fill="{#ffffff>#cfd3dc}"/><path d="M24-14Q40-22 44-8 34-10 28-4Z" fill="{#ffffff>#cfd3dc}"/>',
  },
  helmet: {
    front:
      '<path d="M-32-4Q-34-38 0-42 34-38 33-4 18-14 1-14-14-14-32-4Z" fill="{#98a2b3>#4a5262}"/><path d="M-3-42L1-62 5-42Z" fill="#d8434f"/><path d="M-32-6Q1-20 33-6L33 0Q1-14-32 0Z" fill="#e6bd60"/>',
  },
  mineHelmet: {
    front:
      '<path d="M-32-8Q-34-42 0-44 34-42 34-10 18-20 1-20-14-20-32-8Z" fill="{#ffd45c>#d98a2a}"/><path d="M-34-8Q1-24 38-10L40-4Q1-18-34-2Z" fill="#c97a22"/><path d="M-4-44L-2-22H6L8-44Z" fill="#fff" opacity=".3"/><circle cx="12" cy="-27" r="7" fill="rgb(255,246,206)" stroke="#6b4a1e" stroke-width="3"/>',
  },
  topHat: {
    front:
      '<ellipse cx="1" cy="-20" rx="36" ry="7" fill="{#4b4952>#17161c}"/><path d="M-22-22L-24-62Q1-68 26-62L24-22Q1-14-22-22Z" fill="{#5d5b66>#1d1c23}"/><path d="M-22-32Q1-25 24-32L24-22Q1-14-22-22Z" fill="#a3323f"/>',
  },
  strawHat: {
    front:
      '<ellipse cx="1" cy="-15" rx="46" ry="10" fill="{#f7dd9a>#c08f45}"/><path d="M-23-17Q-22-46 1-46 24-46 25-17 1-8-23-17Z" fill="{#fbe7b2>#cf9e52}"/><path d="M-23-25Q1-16 25-25L25-17Q1-8-23-17Z" fill="#d8604f"/>',
  },
  witchHat: {
    front:
      '<ellipse cx="1" cy="-16" rx="45" ry="9" fill="{#5b4a7a>#261b3c}"/><path d="M-23-18Q-10-50-16-84 20-60 26-18 2-9-23-18Z" fill="{#6d5a92>#2c2046}"/><path d="M-22-26Q2-16 25-26L26-18Q2-9-23-18Z" fill="#e0a63f"/>',
  },
  cap: {
    front:
      '<path d="M-30-6Q-32-36 0-37 30-36 30-10 10-18-30-6Z" fill="{#5f9be8>#2b55ab}"/><path d="M6-16Q34-22 50-8 34-6 18-8Z" fill="{#4a83d4>#23468f}"/>',
  },
  nightCap: {
    front:
      '<path d="M-30-8Q-28-40 6-44 40-40 48-8 36-22 24-20 10-22-30-8Z" fill="{#a6dcf7>#5aa5d8}"/><path d="M-31-6Q0-22 31-8L31-1Q0-14-31 2Z" fill="#ffffff"/><circle cx="48" cy="-5" r="8" fill="#ffffff"/>',
  },
  hood: {
    behind: '<path d="M-34 26Q-44-40 0-42 44-40 36 26Z" fill="{#e0564b>#97222f}"/>',
    front:
      '<path d="M-34 28Q-44-42 0-44 44-42 36 28 30 24 29 4 28-24 2-25-24-24-28 4-28 22-34 28Z" fill="{#f0665a>#a8283a}"/><path d="M-30-14Q-22-36-2-38" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3" stroke-linecap="round"/>',
  },
  flowerCrown: {
    front:
      '<path d="M-27-16Q1-32 29-16" fill="none" stroke="#4e9a5a" stroke-width="5"/><g fill="{#ffffff@#f2a9c0}"><circle cx="-20" cy="-21" r="7"/><circle cx="-4" cy="-27" r="8"/><circle cx="13" cy="-26" r="7"/><circle cx="25" cy="-19" r="6"/></g><g fill="#f3b53f"><circle cx="-20" cy="-21" r="2.400"/><circle cx="-4" cy="-27" r="2.600"/><circle cx="13" cy="-26" r="2.400"/></g>',
  },
  jokduri: {
    front:
      '<path d="M-14-24L-11-46Q2-52 15-46L18-24Q2-18-14-24Z" fill="{#4b4952>#17161c}"/><circle cx="2" cy="-50" r="5" fill="#e2604f"/><circle cx="-6" cy="-36" r="3" fill="#f3cd74"/><circle cx="10" cy="-36" r="3" fill="#8fd6c0"/>',
  },
  hoegeon: {
    front:
      '<path d="M-30-4Q-34-40 4-44 34-42 31-6 14-20-30-4Z" fill="{#55535f>#1b1a21}"/><path d="M-24-30L-6-52 6-44Z" fill="#3a3942"/>',
  },
  glasses: {
    front:
      '<g fill="#e8f6fa" fill-opacity=".25" stroke="#3a3034" stroke-width="2"><circle cx="-5" cy="2" r="9.500"/><circle cx="18" cy="2" r="9"/></g><path d="M4.500 1q2-2 4.500 0M-14 1l-13-3" fill="none" stroke="#3a3034" stroke-width="2"/>',
  },
};
