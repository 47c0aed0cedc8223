import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

interface Coat {
  coat: string;
  dark: string;
  mane: string;
  hoof?: string;
}

const straight = (x: number, { coat, dark, hoof = '#3a2c28' }: Coat, far: boolean) =>
  `<path d="M${x - 14}-78Q${x - 8}-44 ${x - 9}-8H${x + 9}Q${x + 8}-44 ${x + 15}-78Z" fill="${far ? dark : `{${coat}}`}"/><path d="M${x - 10}-12H${x + 10}L${x + 13} 0H${x - 12}Z" fill="${hoof}"/>`;
const bent = (d: string, foot: [number, number, number], { coat, dark, hoof = '#3a2c28' }: Coat, far: boolean) =>
  `<path d="${d}" fill="none" stroke="${far ? dark : (coat.split('>')[0] ?? dark)}" stroke-width="19" stroke-linecap="round" stroke-linejoin="round"/><path d="M-10-6H10L12 8H-11Z" fill="${hoof}" transform="translate(${foot[0]} ${foot[1]}) rotate(${foot[2]})"/>`;

/** Somebody with four hooves that faces right: `gait` draws the legs, `more` what lies on it. */
function steed(
  look: Coat,
  {
    legs,
    lean,
    head = '',
    more = '',
    lift = 0,
  }: { legs: [string, string]; lean?: boolean; head?: string; more?: string; lift?: number },
): Motif {
  const { coat, dark, mane } = look;
  const body = lean
    ? 'M-98-128C-84-142-40-126 20-132 66-146 92-124 86-98 82-78 62-72 40-84 0-104-40-104-62-74-100-66-112-104-98-128Z'
    : 'M-102-128C-86-152-30-138 26-144 76-150 98-126 92-94 88-68 56-60 30-62L-62-62C-104-62-118-102-102-128Z';
  return {
    width: 230,
    height: 250 + lift,
    seat: 138 + lift,
    drawing: `<g transform="translate(0 ${-lift})">${legs[0]}<path d="M-98-130C-142-132-152-76-136-28-124-64-112-80-88-98Z" fill="{${mane}}"/><path d="${body}" fill="{${coat}}"/>${legs[1]}<path d="M-92-122Q-40-140 24-134" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="9" stroke-linecap="round"/><path d="M34-136C66-170 84-204 108-222L140-194C128-166 118-128 96-92 70-82 42-98 34-136Z" fill="{${coat}}"/><path d="M114-224L112-254 132-232Z" fill="${dark}"/><path d="M102-222C122-242 146-234 154-214L184-176C190-162 180-150 166-154L136-170C114-178 98-204 102-222Z" fill="{${coat}}"/><path d="M122-228L126-256 138-230Z" fill="{${coat}}"/><path d="M118-234C86-222 52-184 30-136 20-152 34-200 70-226 90-242 112-246 124-232 136-222 134-210 130-204 122-212 112-214 118-234Z" fill="{${mane}}"/><ellipse cx="142" cy="-206" rx="7" ry="8" fill="#fff"/><circle cx="144" cy="-205" r="5.600" fill="#241a1c"/><circle cx="146" cy="-207.500" r="1.900" fill="#fff"/><circle cx="175" cy="-168" r="3.200" fill="#3a2420"/><path d="M160-158q8 4 16-2" fill="none" stroke="#3a2420" stroke-width="3" stroke-linecap="round"/>${head}${more}</g>`,
  };
}

const standing = (look: Coat): [string, string] => [
  straight(-60, look, true) + straight(60, look, true),
  straight(-84, look, false) + straight(38, look, false),
];
const galloping = (look: Coat): [string, string] => [
  bent('M-70-84L-120-58-150-70', [-154, -72, 100], look, true) +
    bent('M66-84L120-96 150-66', [154, -60, -40], look, true),
  bent('M-82-86L-104-44-146-34', [-152, -34, 80], look, false) +
    bent('M48-80L100-58 138-82', [144, -86, -70], look, false),
];

const BAY: Coat = { coat: '#c98450>#8a4f2a', dark: '#6d3c20', mane: '#4a3028>#2a1c1a' };
const DUN: Coat = { coat: '#cdb088>#94744c', dark: '#7d6242', mane: '#7a6450>#4f4034' };
const BLACK: Coat = { coat: '#5f5866>#2e2a36', dark: '#24202a', mane: '#3a3540>#17151c' };
const GREY: Coat = { coat: '#cfc4b8>#8f8478', dark: '#7d7268', mane: '#efe8dc>#b9aea0', hoof: '#4a403a' };

const bridle =
  '<path d="M150-222L130-176M134-172L168-156M136-190L176-172" fill="none" stroke="#7a3f28" stroke-width="5" stroke-linecap="round"/><path d="M136-180Q84-140 20-142" fill="none" stroke="#7a3f28" stroke-width="4"/>';
const saddle =
  '<path d="M-46-144Q-8-156 34-148L40-104Q-6-94-50-104Z" fill="{#d9574a>#8e2530}"/><path d="M-46-144Q-8-156 34-148" fill="none" stroke="#f3cd74" stroke-width="7" stroke-linecap="round"/><path d="M-48-110Q-6-100 38-110" fill="none" stroke="#f3cd74" stroke-width="4"/>';
const ribs = `${repeat(5, (at) => `<path d="M${n(-46 + at * 18)}-124q-9 14-3 ${n(26 - at * 2)}" fill="none" stroke="#6d5638" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>`)}<path d="M-96-120h22v20h-22z" fill="none" stroke="#b23a2b" stroke-width="4"/><path d="M-91-114h12M-85-116v12" stroke="#b23a2b" stroke-width="3"/>`;
const antlers =
  '<path d="M124-236Q96-262 104-300M106-272Q88-280 82-298M116-252Q136-270 132-292M136-236Q158-254 162-292M158-268Q174-274 184-290M104-300Q108-312 120-316" fill="none" stroke="#8a6a4a" stroke-width="8" stroke-linecap="round"/><circle cx="182" cy="-170" r="9" fill="#4a3a38"/>';
const leaf = '<path d="M84-214q14-20 30-8-4 22-24 24z" fill="{#f08a3c>#b84a24}"/>';

const FUR = '{#d9ab74>#94683c}';
const dogHead = (x: number, y: number, turn: number, eye: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-22-26L-30-58-4-38ZM10-36L22-64 30-30Z" fill="{#a87a48>#6d4a2a}"/><path d="M-30-16Q-30-44 0-44 26-42 32-20L58-6Q66 4 56 12L20 20Q-26 22-30-16Z" fill="${FUR}"/><path d="M30-8L58-6Q66 4 56 12L24 18Q18 2 30-8Z" fill="{#f3dcb8>#c9a070}"/><path d="M50-8Q64-10 64 0 56 8 48 0Z" fill="#2a2024"/><path d="M34 12Q46 14 56 8" fill="none" stroke="#5a3a28" stroke-width="3" stroke-linecap="round"/>${eye}</g>`;
const OPEN =
  '<ellipse cx="12" cy="-16" rx="6.500" ry="7.500" fill="#fff"/><circle cx="14" cy="-15" r="5.200" fill="#241a1c"/><circle cx="16" cy="-17" r="1.800" fill="#fff"/><path d="M4-28Q12-32 20-27" fill="none" stroke="#6d4a2a" stroke-width="3" stroke-linecap="round"/>';
const SHUT = '<path d="M4-16q8 7 16 0" fill="none" stroke="#241a1c" stroke-width="3.500" stroke-linecap="round"/>';
const paw = (x: number, far: boolean) =>
  `<path d="M${x - 12}-60Q${x - 8}-30 ${x - 8}-8L${x - 8} 0H${x + 14}Q${x + 14}-10 ${x + 8}-10 ${x + 8}-34 ${x + 14}-60Z" fill="${far ? '#8a6038' : FUR}"/>`;
const dogBody = `<path d="M-74-84Q-108-96-112-128-100-122-92-112-72-100-60-92Z" fill="${FUR}"/>${paw(-42, true)}${paw(52, true)}<path d="M-80-80Q-78-104-46-104H44Q78-104 78-72 72-46 40-44H-52Q-82-46-80-80Z" fill="${FUR}"/><path d="M78-76Q72-46 40-44 30-60 44-84Z" fill="#f3dcb8" opacity=".8"/>${paw(-62, false)}${paw(34, false)}`;

export const steeds = {
  horse: steed(BAY, { legs: standing(BAY), more: bridle }),
  horseSaddled: steed(BAY, { legs: standing(BAY), more: bridle + saddle }),
  horseLeaf: steed(BAY, { legs: standing(BAY), more: bridle + saddle, head: leaf }),
  horseRuns: steed(BAY, { legs: galloping(BAY), more: bridle + saddle, lift: 26 }),
  horseLean: steed(DUN, { legs: standing(DUN), lean: true, more: ribs }),
  horseBlack: steed(BLACK, { legs: standing(BLACK), more: bridle + saddle }),
  reindeer: steed(GREY, { legs: standing(GREY), head: antlers }),
  bigDog: { width: 170, height: 150, seat: 100, drawing: `${dogBody}${dogHead(72, -104, 0, OPEN)}` },
  bigDogSniffs: { width: 170, height: 120, seat: 100, drawing: `${dogBody}${dogHead(86, -66, 26, OPEN)}` },
  bigDogLies: {
    width: 190,
    height: 80,
    drawing: `<path d="M-92-26Q-122-20-132-2-112-2-90-12Z" fill="${FUR}"/><path d="M-96-30Q-92-66-50-64H30Q70-62 72-28 60 0 20 0H-72Q-98-4-96-30Z" fill="${FUR}"/><path d="M-92-28Q-78-50-52-34-42-10-56 0H-78Q-98-8-92-28Z" fill="#b58650"/><path d="M30-20Q70-22 108-6L104 2H34Z" fill="${FUR}"/>${dogHead(76, -22, 14, SHUT)}`,
  },
  milkCart: {
    width: 200,
    height: 130,
    seat: 66,
    drawing: `<path d="M90-64H190" stroke="#6d4425" stroke-width="9" stroke-linecap="round"/><path d="M-96-84H92L84-40H-88Z" fill="{#6fb07a>#2f6b4a}"/><path d="M-96-84H92V-74H-94Z" fill="#9fd3a0"/><path d="M-66-132h32l6 14v34h-44v-34zM-8-128h32l6 14v30h-44v-30zM44-126h28l6 12v30H38v-30z" fill="{#eef2f6>#9aa5b4}"/><circle cx="-40" cy="-30" r="30" fill="none" stroke="#7a4a28" stroke-width="9"/><circle cx="48" cy="-30" r="30" fill="none" stroke="#7a4a28" stroke-width="9"/><path d="M-40-60V0M-70-30H-10M48-60V0M18-30H78" stroke="#7a4a28" stroke-width="5"/><path d="M100-78q10-2 10 10l4 8h-28l4-8q0-12 10-10z" fill="{#f6d27a>#a8742c}"/>`,
  },
  beanJar: {
    width: 90,
    height: 116,
    drawing: `<path d="M-30-98Q-56-70-50-36-44-2 0 0 44-2 50-36 56-70 30-98Z" fill="{#c98a55>#7a4526}"/><path d="M-40-70Q-48-40-34-18" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="8" stroke-linecap="round"/><path d="M-36-106H36V-94H-36Z" fill="{#d9a06a>#8a5230}"/>${repeat(17, (at) => `<ellipse cx="${n(-30 + ((at * 37) % 62))}" cy="${n(-106 - ((at * 17) % 15))}" rx="7.500" ry="6" fill="{#f3e0a8@#c99a4a}"/>`)}`,
  },
  beansSpilt: {
    width: 280,
    height: 30,
    drawing: repeat(
      70,
      (at) =>
        `<ellipse cx="${n(((at * at * 31 + at * 97) % 360) - 180)}" cy="${n(((at * at * 7 + at * 13) % 67) - 33)}" rx="7.500" ry="5.500" fill="{#f3e0a8@#c08f40}"/>`,
    ),
  },
  barkPile: {
    width: 90,
    height: 34,
    drawing: repeat(
      9,
      (at) =>
        `<path d="M-44-4Q-10-16 42-6L40 4Q0-4-42 6Z" fill="{#b58a5c>#6d4a2c}" transform="translate(${n(((at * 31) % 36) - 18)} ${n(-4 - at * 3.4)}) rotate(${n(((at * 47) % 50) - 25)})"/>`,
    ),
  },
  barkLetters: {
    width: 60,
    height: 64,
    drawing:
      '<path d="M-36-62Q0-70 36-60L32 0Q0 8-32-2Z" fill="{#d9b484>#9a6d40}"/><path d="M-6-50a10 10 0 1 0 .1 0M10-52V-18M10-36H22M-22-10H24M-12-26V-10" fill="none" stroke="#4a2e1c" stroke-width="5" stroke-linecap="round"/>',
  },
} as const satisfies Record<string, Motif>;
