import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const fold = (x: number, w: number, top: number, foot: number) =>
  `<path d="M${x} ${top}H${x + w}L${n(x + w * 1.06)} ${foot}Q${n(x + w * 0.5)} ${foot + 8} ${n(x - w * 0.06)} ${foot}Z" fill="{#d8404a>#8a1c2c}"/><path d="M${n(x + w * 0.22)} ${top}V${foot}" stroke="#ff8a80" stroke-opacity=".4" stroke-width="5"/><path d="M${n(x + w * 0.9)} ${top}V${foot}" stroke="#5a0f1e" stroke-opacity=".4" stroke-width="7"/>`;
const folds = (from: number, many: number, w: number, top: number, foot: number) =>
  repeat(many, (at) => fold(from + at * w, w, top, foot));

const floor = `<path d="M-400-18H400V290H-400Z" fill="{#e0ae6c|#a8733a}"/>${repeat(13, (at) => `<path d="M${(at - 6) * 44}-18L${(at - 6) * 108} 290" stroke="#7d5226" stroke-opacity=".35" stroke-width="2.500"/>`)}<path d="M-400-18H400V-10H-400Z" fill="#7d5226" opacity=".5"/>`;
const valance = `<path d="M-400-600H400V-396Q360-366 300-392 240-360 180-392 120-360 60-392 0-360-60-392-120-360-180-392-240-360-300-392-360-366-400-396Z" fill="{#c8343f|#8a1c2c}"/><path d="M-400-396Q-360-366-300-392-240-360-180-392-120-360-60-392 0-360 60-392 120-360 180-392 240-360 300-392 360-366 400-396" fill="none" stroke="#f2c35a" stroke-width="8"/>`;

const HAIRS = ['#2e2430', '#4a342a', '#1f1c26', '#6b4a34', '#3a2c3a', '#8a8590', '#2a2230'];
const COATS = ['#4f6fa8', '#a8545e', '#5f8f6a', '#c9974a', '#6f5a94', '#4f8a94', '#94604a'];
/** People seen from behind, up to their shoulders, from edge to edge; `over` is drawn for each at the middle of the head. */
const backs = (over: (at: number) => string) =>
  repeat(9, (at) => {
    const x = at * 74 - 296 + (at % 2) * 8;
    const up = (at * 5) % 3 === 0 ? 10 : 0;
    return `<g transform="translate(${x} ${-up})"><path d="M-40 230Q-46-8 0-10 46-8 40 230Z" fill="${COATS[at % 7]}"/><ellipse cx="0" cy="-30" rx="22" ry="24" fill="${HAIRS[at % 7]}"/><ellipse cx="-22" cy="-26" rx="4.500" ry="6" fill="#f0c9a4"/><ellipse cx="22" cy="-26" rx="4.500" ry="6" fill="#f0c9a4"/>${at % 3 === 1 ? `<circle cx="0" cy="-56" r="10" fill="${HAIRS[at % 7]}"/>` : ''}<path d="M-14-44Q-4-52 8-48" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="4" stroke-linecap="round"/>${over(at)}</g>`;
  });
const armsUp = (at: number) =>
  at % 2 === 0
    ? `<path d="M-32 20Q-46-10-34-44M32 20Q46-10 34-44" fill="none" stroke="${COATS[at % 7]}" stroke-width="15" stroke-linecap="round"/><circle cx="-33" cy="-54" r="9" fill="#f4cfa8"/><circle cx="33" cy="-54" r="9" fill="#f4cfa8"/>`
    : '';
const phone = (at: number) =>
  at === 4
    ? ''
    : `<path d="M30 24Q44 0 36-36" fill="none" stroke="${COATS[at % 7]}" stroke-width="14" stroke-linecap="round"/><circle cx="36" cy="-44" r="8" fill="#f4cfa8"/><circle cx="37" cy="-62" r="34" fill="rgb(255,244,200)" opacity=".28"/><path d="M28-76h18v30H28z" fill="rgb(255,252,236)"/>`;

const boat = (light: string, dark: string): Motif => ({
  width: 110,
  height: 92,
  drawing: `<path d="M-66-62Q-30-48 0-48T66-62Q58-14 36-2 0 6-36-2-58-14-66-62Z" fill="{${light}>${dark}}"/><path d="M-66-62Q-30-48 0-48T66-62L62-44Q30-32 0-32T-62-44Z" fill="#fff" opacity=".35"/><path d="M-40-20l20 8M40-20l-20 8M-8-26V-6" stroke="#2a1430" stroke-opacity=".16" stroke-width="3"/><path d="M-34-58L-22-96M34-58L22-96" stroke="{${light}>${dark}}" stroke-width="7" stroke-linecap="round"/>`,
});

const rice = (x: number, y: number, w: number) =>
  repeat(
    18,
    (at) =>
      `<ellipse cx="${n(x + (((at * 29) % 40) / 20 - 1) * w)}" cy="${n(y + ((at * 13) % 9) - 4)}" rx="3.400" ry="1.800" fill="#ffffff" transform="rotate(${(at * 47) % 60} ${n(x)} ${y})"/>`,
  );

export const stage = {
  /** The stage of a school's gym; stands on the far plane and fills the picture. */
  gymStage: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-400-620H400V0H-400Z" fill="{#f4e6c6|#dcc190}"/><path d="M-400-130H400V-16H-400Z" fill="{#c99a5e|#a8763e}"/><path d="${repeat(15, (at) => `M${at * 54 - 380}-130V-16`)}" stroke="#7d5226" stroke-opacity=".4" stroke-width="3"/>${floor}${folds(-400, 3, 38, -600, 0)}${folds(290, 3, 38, -600, 0)}<path d="M-286-300Q-300-150-274-2H-292ZM286-300Q300-150 274-2H292Z" fill="#5a0f1e" opacity=".35"/>${valance}`,
  },
  /** The closed curtain as those behind it see it, with light in the gap. */
  curtainBehind: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-400-620H400V0H-400Z" fill="#4a1420"/>${folds(-400, 9, 42, -620, -6)}${folds(18, 9, 42, -620, -6)}<path d="M-22-620Q-10-300-20-6H20Q8-300 18-620Z" fill="rgb(255,238,190)"/>${floor}<path d="M-20-6H20L90 290H-130Z" fill="rgb(255,238,190)" opacity=".4"/>`,
  },
  /** A large plain hall with high windows and a door that stands open; stands on the far plane. */
  hallWall: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V4H-480Z" fill="{#fdf3dc|#ecd9b2}"/><path d="M-480-120H480V0H-480Z" fill="{#b9d3c6|#8fb3a4}"/><path d="M-480-124H480V-112H-480Z" fill="#7d9f90"/>${repeat(4, (at) => `<g transform="translate(${at * 190 - 380} 0)"><path d="M-60-400H60V-170H-60Z" fill="{#a9dcf5|#e9f7ee}"/><path d="M-60-400H60V-170H-60ZM0-400V-170M-60-290H60" fill="none" stroke="#ffffff" stroke-width="11"/><path d="M-72-170H72V-158H-72Z" fill="#ffffff"/></g>`)}<path d="M310-330H430V0H310Z" fill="rgb(255,244,208)"/><path d="M430-330L470-350V20L430 0Z" fill="{#c9884c>#8a5428}"/><path d="M300-340H440V0H428V-328H312V0H300Z" fill="{#a8703f>#6d4425}"/><path d="M-480 0H480V450H-480Z" fill="{#e6bd84|#b07f45}"/>${repeat(13, (at) => `<path d="M${(at - 6) * 60} 0L${(at - 6) * 150} 420" stroke="#7d5226" stroke-opacity=".3" stroke-width="3"/>`)}<path d="M310 2H428L330 200H130Z" fill="#fff6d2" opacity=".45"/>`,
  },
  stormWindow: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-130-420H130V-160H-130Z" fill="{#2c3566|#59649c}"/><path d="M-130-350Q-96-392-50-368-20-406 26-376 70-400 130-360V-420H-130Z" fill="#1c2145"/><path d="M24-372L-22-286 8-292-16-206 52-308 20-302 50-372Z" fill="rgb(255,240,150)"/><path d="M-130-200Q-80-240-40-206 20-250 60-210 100-236 130-214V-160H-130Z" fill="#20305a"/><path d="${repeat(12, (at) => `M${((at * 43) % 230) - 112} ${-390 + ((at * 67) % 190)}l-10 26`)}" stroke="#b9c8f0" stroke-opacity=".7" stroke-width="3"/><path d="M-130-420H130V-160H-130ZM0-420V-160M-130-290H130" fill="none" stroke="#ffffff" stroke-width="12"/><path d="M-146-160H146V-146H-146Z" fill="#ffffff"/>`,
  },
  audienceBacks: { width: 1, height: 70, drawing: backs(() => '') },
  audienceHands: { width: 1, height: 70, drawing: backs(armsUp) },
  phoneLights: { width: 1, height: 90, drawing: backs(phone) },
  pillow: {
    width: 90,
    height: 56,
    drawing:
      '<path d="M-48-50Q-56-58-42-56 0-46 42-56 56-58 48-50 40-28 48-8 56 2 42-2 0-10-42-2-56 2-48-8-40-28-48-50Z" fill="{#ffffff>#b9cbe6}"/><path d="M-30-46V-10M-10-48V-8M10-48V-8M30-46V-10" stroke="#6f94cf" stroke-opacity=".6" stroke-width="5"/>',
  },
  hulaHoop: {
    width: 240,
    height: 50,
    drawing:
      '<g fill="none"><ellipse cx="0" cy="-26" rx="120" ry="25" stroke="#d9356a" stroke-width="12"/><ellipse cx="0" cy="-28" rx="120" ry="25" stroke="#ff8ab0" stroke-width="5" stroke-dasharray="46 30"/></g>',
  },
  guitarCase: {
    width: 240,
    height: 66,
    seat: 54,
    drawing:
      '<path d="M-120-30Q-122-56-86-58-60-58-46-48-30-60 0-58 24-56 34-40L124-38Q136-36 136-24T124-10L34-8Q20 4-6 4-30 4-44-8-62 4-88 2-122-2-120-30Z" fill="{#5a5566>#211e2a}"/><path d="M-110-34Q-106-50-84-50M-36-48Q-20-54 0-50" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/><path d="M-20-60q0-16 14-16t14 16" fill="none" stroke="#8a6a44" stroke-width="7"/><g fill="#e3c46a"><path d="M-66-4h12v8h-12zM-6-2H6v8H-6zM60-14h12v8H60z"/></g>',
  },
  boatGreen: boat('#9be07f', '#3f9e5a'),
  boatRed: boat('#ff8a74', '#c8323c'),
  boatBlue: boat('#8fc2f5', '#3465b8'),
  boatYellow: boat('#ffe58a', '#e0a02f'),
  /** Mountains of folded paper. */
  paperPeaks: {
    width: 480,
    height: 250,
    drawing:
      '<path d="M-260 0L-176-170-130-90-70-236-6-110 46-204 120-84 168-150 260 0Z" fill="{#cfe0ee>#7f9cbe}"/><path d="M-176-170L-150-96-186-50-160 0H-260ZM-70-236L-40-130-84-60-60 0H-140L-130-90ZM46-204L64-110 30-50 60 0H-10L-6-110ZM168-150L186-80 160-40 180 0H110L120-84Z" fill="#fff" opacity=".42"/><path d="M-70-236L-90-190-70-176-54-196-44-170ZM46-204L28-168 46-160 60-178 70-160Z" fill="#ffffff"/>',
  },
  riceJar: {
    width: 130,
    height: 130,
    drawing: `<path d="M-44-112Q-84-84-74-40-64-4-42 0H42Q64-4 74-40 84-84 44-112Z" fill="{#a8663c>#5a301c}"/><path d="M-56-84Q-66-50-52-22" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="9" stroke-linecap="round"/><ellipse cx="0" cy="-114" rx="54" ry="16" fill="{#8a5230>#4a2818}"/><path d="M-44-116Q-20-142 0-140T44-116Q30-104 0-104T-44-116Z" fill="{#ffffff>#e6dcc8}"/>${rice(0, -122, 24)}`,
  },
  ricePour: {
    width: 40,
    height: 90,
    drawing: `${repeat(
      22,
      (at) =>
        `<ellipse cx="${n((((at * 31) % 20) / 10 - 1) * (3 + at * 0.5))}" cy="${n(-90 + at * 4.2)}" rx="3.600" ry="2" fill="#ffffff" stroke="#d9cdb4" stroke-width=".8" transform="rotate(${(at * 53) % 90} 0 ${n(-90 + at * 4.2)})"/>`,
    )}`,
  },
} as const satisfies Record<string, Motif>;
