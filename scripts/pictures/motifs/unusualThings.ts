import { repeat } from '../numbers.ts';

export const unusualThings = {
  /** A flat roof with a railing, to lay over the street of a city. */
  roofTop: {
    width: 20,
    height: 90,
    seat: 0,
    drawing: `<path d="M-600 0H600V560H-600Z" fill="{#c9ccc8|#8f948f}"/><path d="M-600 70H600M-600 170H600M-600 300H600${repeat(9, (at) => `M${at * 140 - 560} 0L${(at * 140 - 560) * 1.7} 560`)}" stroke="#747a76" stroke-opacity=".35" stroke-width="3" fill="none"/><path d="M-600-20H600V8H-600Z" fill="{#e3e5e0>#a8ada8}"/><path d="M-600-92H600M-600-58H600${repeat(16, (at) => `M${at * 80 - 600}-92V-16`)}" stroke="#6f8a94" stroke-width="7" fill="none"/>`,
  },
  /** An empty bowl of brass with a spoon beside it. */
  emptyBowl: {
    width: 60,
    height: 26,
    drawing:
      '<path d="M-24-22Q-22 0-8 0H8Q22 0 24-22Z" fill="{#f0d48a>#a57d34}"/><ellipse cx="0" cy="-22" rx="24" ry="7" fill="{#8a6628>#c79a48}"/><path d="M32-4L58-8" stroke="#c79a48" stroke-width="4" stroke-linecap="round"/><ellipse cx="34" cy="-4" rx="7" ry="4" fill="#d9b060"/>',
  },
  /** Somebody turned into a great brown insect, on its back in bed, hardly covered. */
  bugInBed: {
    width: 340,
    height: 170,
    drawing: `<path d="M-166 0v-150q26-16 52 0v150M114 0v-104q26-14 52 0v104M-166-96h52M-140-150v96M140-104v50" fill="none" stroke="#4b4a52" stroke-width="9" stroke-linecap="round"/><path d="M-158-58H158V-30H-158Z" fill="{#d9d2c2>#a99f8c}"/><path d="M-156-84q36-22 84 0v26h-84z" fill="{#ffffff>#d6dbe2}"/>${repeat(7, (at) => `<path d="M${at * 28 - 70}-112q${at % 2 === 0 ? '-10' : '8'}-26 ${at % 2 === 0 ? '2' : '-4'}-40q10-8 12 4" fill="none" stroke="#4a3326" stroke-width="4.500" stroke-linecap="round"/>`)}<path d="M-110-60Q-118-104-80-118-10-146 70-124 118-104 116-58Z" fill="{#8a6448@#4a3224}"/><path d="M-70-120Q-62-90-66-58M-34-132Q-28-96-30-58M6-134Q10-96 8-58M46-130Q50-94 46-58M84-116Q84-88 80-58" fill="none" stroke="#3a271c" stroke-opacity=".6" stroke-width="4"/><path d="M-114-62Q-132-84-120-104-104-112-92-92Z" fill="{#6d4c36>#3f2a1e}"/><path d="M-122-100q-14-14-26-10M-112-106q-6-18-18-20" fill="none" stroke="#3f2a1e" stroke-width="3.500" stroke-linecap="round"/><path d="M20-92Q60-104 110-88 150-84 160-66V-22Q100-8 40-20 10-40 20-92Z" fill="{#f3efe4>#c2bfb2}"/><path d="M60-94Q66-56 58-22M110-88Q120-52 110-18" fill="none" stroke="#8f8b7e" stroke-opacity=".4" stroke-width="3"/>`,
  },
  /** A square of blue tape on the floor, a book in its middle. */
  tapeSquare: {
    width: 20,
    height: 20,
    seat: 0,
    drawing:
      '<path d="M-190-70H190L270 60H-270Z" fill="#bcd6ee" opacity=".25"/><path d="M-190-70H190L270 60H-270Z" fill="none" stroke="#3f7fc0" stroke-width="11" stroke-linejoin="round"/><path d="M-40-18L34-24 44 4-34 10Z" fill="{#7d9a6a>#4a6444}"/><path d="M-34 10L44 4V12L-34 18Z" fill="#f3ecd8"/><path d="M-22-10L22-14" stroke="#f3ecd8" stroke-width="4"/>',
  },
  /** A cabinet of type: shallow cases, one drawn out, its little fields of letters. */
  typeCabinet: {
    width: 280,
    height: 220,
    seat: 214,
    drawing: `<path d="M-130-190H130V0H-130Z" fill="{#8a6243>#533722}"/>${repeat(6, (at) => `<path d="M-120 ${at * 30 - 180}H120v24h-240z" fill="{#a57a54>#6b4a30}"/><path d="M-14 ${at * 30 - 170}h28" stroke="#d6b070" stroke-width="5" stroke-linecap="round"/>`)}<path d="M-150-214H150L132-186H-132Z" fill="{#c49a6c>#7d5735}"/>${repeat(24, (at) => `<path d="M${(at % 8) * 34 - 134} ${Math.floor(at / 8) * 8 - 212}h28v6h-28z" fill="${at === 11 ? '#2a1a10' : at % 3 === 0 ? '#8f959c' : '#6f767e'}"/>`)}`,
  },
  /** Ice without a tree up to the horizon, to lay over a beach. */
  iceField: {
    width: 20,
    height: 90,
    seat: 0,
    drawing: `<path d="M-600-88L-520-104-430-94-360-118-260-96-120-104 0-92 140-110 230-94 360-102 470-90 600-98V640H-600Z" fill="{#eef4fa|#b9c9dc}"/><path d="M-600-60Q-300-76 0-58T600-64V-30Q300-44 0-28T-600-34Z" fill="#ffffff" opacity=".45"/>${repeat(14, (at) => `<path d="M${((at * 211) % 1100) - 550} ${at * 34 - 20}q50-14 110 0" fill="none" stroke="#8fa6c0" stroke-opacity=".45" stroke-width="${4 + at * 0.3}" stroke-linecap="round"/>`)}`,
  },
} as const;
