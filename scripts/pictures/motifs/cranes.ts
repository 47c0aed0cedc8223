import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const OPEN =
  '<ellipse cx="4" cy="-3" rx="5" ry="6" fill="#fff"/><circle cx="5.500" cy="-2.500" r="4" fill="#241a1c"/><circle cx="7" cy="-4" r="1.400" fill="#fff"/>';
const SAD = `${OPEN}<path d="M-3-13Q4-12 11-7" fill="none" stroke="#3a3038" stroke-width="2.500" stroke-linecap="round"/>`;
const GLAD =
  '<path d="M-2-1q6-9 12 0" fill="none" stroke="#241a1c" stroke-width="3" stroke-linecap="round"/><circle cx="-2" cy="7" r="5" fill="#f58f86" opacity=".6"/>';

/** The head of a crane at the end of its neck, its beak to the right. */
const head = (x: number, y: number, turn: number, eye: string, open = false) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${open ? '<path d="M12-6L66-18 14 2ZM12 3L60 16 8 10Z" fill="{#e8c878>#9a7a3a}"/>' : '<path d="M12-7Q44-4 70 3 40 10 10 9Z" fill="{#e8c878>#9a7a3a}"/><path d="M14 2L66 3" stroke="#6d5426" stroke-width="1.500"/>'}<path d="M-17 2Q-18-18 0-19 17-18 17 0 16 14 0 16-16 14-17 2Z" fill="{#ffffff>#d3d6e0}"/><path d="M-12-14Q0-26 13-13 2-9-12-14Z" fill="#d93a3a"/>${eye}</g>`;

const feathers = repeat(
  5,
  (at) =>
    `<path d="M-58-${104 - at * 5}Q-${96 + at * 2}-${96 - at * 8}-${112 - at * 5}-${66 - at * 9}-${92 - at * 4}-${60 - at * 5}-52-${80 - at * 3}Z" fill="${at % 2 ? '#2e2c38' : '#413e4e'}"/>`,
);
const legs =
  '<path d="M-6-76L-8-38 -4 0M18-78L20-40 16 0" fill="none" stroke="#4a4550" stroke-width="6" stroke-linecap="round"/><path d="M-18 0H10M4 0H34" stroke="#4a4550" stroke-width="6" stroke-linecap="round"/>';
const body =
  '<path d="M-70-92Q-62-134-8-134 40-134 46-106 48-74 4-70-48-66-70-92Z" fill="{#ffffff>#cfd4e2}"/><path d="M-62-96Q-20-116 26-92 0-76-34-80-54-84-62-96Z" fill="#fff" opacity=".75"/>';

/** A crane that faces right; `neck` is the way from its breast to its head. */
function crane(neck: string, top: string, more = '', height = 216): Motif {
  return {
    width: 120,
    height,
    drawing: `${legs}${feathers}<path d="${neck}" fill="none" stroke="#e9ecf3" stroke-width="25" stroke-linecap="round"/>${body}<path d="${neck}" fill="none" stroke="#3a3746" stroke-width="13" stroke-linecap="round"/>${top}${more}`,
  };
}

const wingUp =
  '<path d="M-20-118Q-30-176 14-214 8-186 22-196 18-168 34-176 26-138 20-106 0-92-20-118Z" fill="{#ffffff>#c3cadb}"/><path d="M-6-120Q-8-160 10-188M6-112Q8-146 22-170" fill="none" stroke="#aab4c9" stroke-width="3"/>';
const underWing =
  '<ellipse cx="40" cy="-92" rx="44" ry="15" transform="rotate(-24 40 -92)" fill="{#8fc4ee>#3f74b0}"/><ellipse cx="40" cy="-95" rx="32" ry="9" transform="rotate(-24 40 -95)" fill="{#eaf4fc>#bcd2e6}"/><path d="M-50-112Q-6-132 18-104 12-82-22-80Z" fill="{#ffffff>#b9c2d4}"/>';

export const cranes = {
  crane: crane('M32-112Q52-140 44-168T54-194', head(58, -200, 4, OPEN)),
  craneGlad: crane('M32-112Q52-140 40-168T46-194', head(48, -200, -16, GLAD, true), wingUp),
  cranePecks: crane('M32-112Q58-166 84-152T104-128', head(106, -118, 62, OPEN), '', 190),
  craneDroops: crane('M32-112Q60-160 78-138T84-112', head(86, -104, 48, SAD), '', 180),
  craneDrinks: crane('M32-112Q52-186 84-186T104-168', head(106, -158, 84, GLAD), '', 210),
  craneDish: crane('M32-112Q52-140 40-168T46-194', head(48, -200, -10, GLAD, true), underWing),
  clothTable: {
    width: 300,
    height: 104,
    seat: 100,
    drawing: `<path d="M-120-96H-100L-96 0H-116ZM100-96H120L116 0H96Z" fill="#7a4a28"/><path d="M-160-104H160L150-58Q120-46 92-60 60-44 30-58 0-44-30-58-62-44-92-60-122-46-150-58Z" fill="{#fffaf0>#e2cfae}"/><path d="M-160-104H160L158-94H-158Z" fill="#fff"/><path d="M-148-70Q0-60 148-70" fill="none" stroke="#e8907e" stroke-width="5"/>`,
  },
  flatDish: {
    width: 90,
    height: 16,
    drawing:
      '<ellipse cx="0" cy="-5" rx="52" ry="11" fill="{#ffffff>#b9c4d4}"/><ellipse cx="0" cy="-8" rx="40" ry="7" fill="{#f6b45a>#d98a34}"/><path d="M-22-9h8M4-7h9" stroke="#e8642c" stroke-width="5" stroke-linecap="round"/>',
  },
  dishEmpty: {
    width: 90,
    height: 80,
    drawing:
      '<circle cx="0" cy="-42" r="44" fill="{#ffffff>#b9c4d4}"/><circle cx="0" cy="-42" r="31" fill="{#eef3f8>#cdd6e2}"/><path d="M-18-50L-15-64-4-55H5L16-64 18-50Q20-34 0-26-20-34-18-50Z" fill="#e8935a" opacity=".75"/><path d="M-12-48l8 4M12-48l-8 4M-5-34q5-4 10 0" fill="none" stroke="#6d3a28" stroke-width="3" stroke-linecap="round"/>',
  },
  tallBottle: {
    width: 60,
    height: 130,
    drawing:
      '<path d="M-10-128H10L9-72Q30-58 30-26 30 0 0 0T-30-26Q-30-58-9-72Z" fill="{#dff4ee>#8fc2bb}" opacity=".88"/><path d="M-27-40Q-8-48 8-40 20-36 27-40 32 0 0-3-32 0-27-40Z" fill="#8fbf6a" opacity=".9"/><path d="M-14-132H14V-122H-14Z" fill="{#ffffff>#9fc8c2}"/><path d="M-17-50Q-22-30-16-14" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".85"/>',
  },
  littleBowl: {
    width: 50,
    height: 32,
    drawing:
      '<path d="M-30-28H30Q28 0 0 0T-30-28Z" fill="{#9fd0f0>#4a7fb8}"/><ellipse cx="0" cy="-28" rx="30" ry="7" fill="#e9f4fb"/><path d="M-24-16Q0-6 24-16" fill="none" stroke="#fff" stroke-width="3"/>',
  },
  bough: {
    width: 1,
    height: 60,
    drawing: `<path d="M-260-6Q-120-34 0-22 90-16 170 10 90-2 0-6-120-14-260 20Z" fill="{#8a6440>#56381f}"/>${repeat(9, (at) => `<path d="M0 0q16-22 40-14-8 24-40 14z" fill="${at % 2 ? '{#8fcf7a>#4a8f4c}' : '{#a8dc86>#5a9f52}'}" transform="translate(${-220 + at * 46} ${-16 + (at % 3) * 8}) rotate(${(at % 4) * 50 - 100})"/>`)}`,
  },
} as const satisfies Record<string, Motif>;
