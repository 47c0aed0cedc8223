import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const eyes = (x: number, y: number, gap = 14) =>
  [x - gap, x + gap]
    .map(
      (at) =>
        `<circle cx="${at}" cy="${y}" r="6" fill="#fff" stroke="#b9b2a4" stroke-width="1.500"/><circle cx="${at + 1.5}" cy="${y + 0.5}" r="3.400" fill="#2a2228"/><circle cx="${at + 2.5}" cy="${y - 1}" r="1.100" fill="#fff"/>`,
    )
    .join('');
const cheeks = (x: number, y: number, gap = 22) =>
  `<g fill="#f7a79c" opacity=".7"><ellipse cx="${x - gap}" cy="${y}" rx="5" ry="3"/><ellipse cx="${x + gap}" cy="${y}" rx="5" ry="3"/></g>`;
const zigzag = (left: number, right: number, y: number, teeth: number, up: number) =>
  repeat(
    teeth,
    (at) =>
      `L${left + ((right - left) / teeth) * (at + 0.5)} ${y + up}L${left + ((right - left) / teeth) * (at + 1)} ${y}`,
  );
const lines = (x: number, width: number, ys: readonly number[]) =>
  ys
    .map((y, at) => `M${x} ${y}h${width * (at % 2 === 0 ? 0.56 : 0.42)}M${x + width * 0.74} ${y}h${width * 0.26}`)
    .join('');
const arms = (left: string, right: string) =>
  `<path d="${left}${right}" fill="none" stroke="#cfc6b4" stroke-width="7" stroke-linecap="round"/>`;

/** A receipt that stands on its lower edge and has a face. */
function receipt(height: number, mouth: string, more: string, paint = '#ffffff>#ddd8ce'): Motif {
  const face = -height + 34;
  return {
    width: 84,
    height,
    drawing: `${arms(`M-38 ${face + 34}q-22 4-26 22`, `M38 ${face + 34}q20-2 28-20`)}<path d="M-40 0${zigzag(-40, 40, 0, 8, 6)}L40 -${height}${repeat(8, (at) => `L${40 - (at + 0.5) * 10} -${height - 6}L${40 - (at + 1) * 10} -${height}`)}Z" fill="{${paint}}"/><path d="${lines(
      -28,
      56,
      [face + 36, face + 52, face + 68].filter((y) => y < -16),
    )}" stroke="#7d828e" stroke-width="4" stroke-linecap="round"/>${eyes(0, face)}${cheeks(0, face + 10)}<path d="${mouth.replace('Y', String(face + 14))}" fill="none" stroke="#5a4038" stroke-width="3" stroke-linecap="round"/>${more}`,
  };
}

/** A shoe for running that looks right. */
const shoe = (top: string, sole: string, more: string): Motif => ({
  width: 150,
  height: 84,
  drawing: `<path d="M-66-22Q-72-70-58-84-40-74-24-80L18-50Q60-46 72-24L70-14H-66Z" fill="{${top}}"/><path d="M-58-84Q-40-74-24-80L-14-72Q-34-60-56-66Z" fill="#3a3f4a"/><path d="M-10-70l14 12M2-62l14 10" stroke="#ffffff" stroke-width="6" stroke-linecap="round"/><path d="M-60-40Q-20-30 20-48" fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round" opacity=".8"/>${sole}${more}`,
});

export const paperFolk = {
  receiptCrumpled: {
    width: 100,
    height: 120,
    drawing: `${arms('M-40-46q-20 2-24 18', 'M38-50q22-4 24-22')}<path d="M-42-4L-30 4-14-6 4 4 22-4 40 2 48-40 40-72 46-104 22-120 4-112-18-122-42-108-36-72-48-40Z" fill="{#fbf8f0>#cfc8ba}"/><path d="M-36-72L-8-60 40-72M-48-40L-10-34 48-40M-18-122L-8-60-10-34-14-6M22-120L8-60" fill="none" stroke="#b3a996" stroke-width="2.500" opacity=".8"/><path d="M-28-26h30M-26-14h24M14-26h16" stroke="#8a8f9a" stroke-width="4" stroke-linecap="round" opacity=".55"/>${eyes(2, -84)}${cheeks(2, -72)}<path d="M-6-68q8-6 16 0" fill="none" stroke="#5a4038" stroke-width="3" stroke-linecap="round"/>`,
  },
  receiptLong: receipt(170, 'M-10 Yq10 10 20 0', ''),
  receiptShort: receipt(
    118,
    'M-8 Yq8-7 16 0',
    '<path d="M-22-100l14 4M22-100l-14 4" stroke="#5a4038" stroke-width="3" stroke-linecap="round"/>',
    '#fff6e2>#dccfae',
  ),
  receiptBlank: {
    width: 90,
    height: 20,
    drawing:
      '<path d="M-46-2L-30-22H58L46-2Q20 4 0-2-24-6-46-2Z" fill="{#ffffff>#e2ded4}"/><path d="M-18-15h40M-22-9h30" stroke="#5b7fc0" stroke-width="3" stroke-linecap="round"/>',
  },
  warrantyCard: {
    width: 130,
    height: 150,
    drawing: `${arms('M-54-70q-24 4-28 26', 'M54-70q22 2 26 24')}<path d="M-60-150H60Q68-150 68-142V-8Q68 0 60 0H-60Q-68 0-68-8V-142Q-68-150-60-150Z" fill="{#e6f4ee>#a9cabd}"/><path d="M-58-140H58V-10H-58Z" fill="none" stroke="#5a8f7c" stroke-width="4"/><path d="M-68-120L20-150H52L-68-106Z" fill="#fff" opacity=".55"/><path d="${lines(-44, 88, [-50, -36, -24])}" stroke="#5a7f72" stroke-width="4" stroke-linecap="round"/>${eyes(0, -106, 18)}<g fill="none" stroke="#5a4a40" stroke-width="3"><circle cx="-18" cy="-106" r="13"/><circle cx="18" cy="-106" r="13"/><path d="M-5-106H5"/></g><path d="M-14-78q6-8 14-3 8-5 14 3" fill="#f4f4f0" stroke="#b9b8ae" stroke-width="2"/><path d="M-8-72q8 5 16 0" fill="none" stroke="#5a4038" stroke-width="3" stroke-linecap="round"/><path d="M-34-126q16-8 26-2M8-128q12-6 26 2" fill="none" stroke="#f7f7f2" stroke-width="5" stroke-linecap="round"/>`,
  },
  drawerInside: {
    width: 1,
    height: 640,
    drawing: `<path d="M-480-700H480V40H-480Z" fill="{#7c5a3c|#4f3624}"/><path d="M-480-700H480V-520Q0-470-480-520Z" fill="#2a1c14" opacity=".55"/><path d="M-420-520H420V-30H-420Z" fill="{#a67c52|#7a5636}"/>${repeat(6, (at) => `<path d="M-420 ${-440 + at * 80}H420" stroke="#5f4028" stroke-opacity=".4" stroke-width="4"/>`)}<path d="M-480-560L-420-520V-30L-480 40ZM480-560L420-520V-30L480 40Z" fill="{#6b4a30>#3f2a1a}"/><path d="M-420-30H420L480 40V700H-480V40Z" fill="{#c49a68|#8a623c}"/><path d="M-300-520H300L240-470H-240Z" fill="rgb(255,232,170)" opacity=".8"/><path d="M-240-470H240L420 300H-420Z" fill="rgb(255,226,160)" opacity=".16"/>`,
  },
  piggyBank: {
    width: 190,
    height: 140,
    drawing:
      '<path d="M-60-34h30V0h-28ZM34-34h30L62 0H36Z" fill="{#f29aa4>#c4566c}"/><path d="M-92-84q-24-4-20-24 14-2 8 14" fill="none" stroke="#e07a8a" stroke-width="8" stroke-linecap="round"/><path d="M-94-74C-96-118-48-136 0-134 50-134 86-110 88-74 88-34 46-16 0-16-50-16-92-34-94-74Z" fill="{#ffc0c8@#d8637a}"/><path d="M30-126L44-156 66-112ZM62-112L84-136 88-94Z" fill="{#f7a2ae>#c9566c}"/><ellipse cx="88" cy="-72" rx="18" ry="20" fill="{#ffb4c0>#d8637a}"/><ellipse cx="86" cy="-72" rx="3.500" ry="6" fill="#9a3a50"/><ellipse cx="97" cy="-72" rx="3" ry="6" fill="#9a3a50"/><circle cx="54" cy="-90" r="6" fill="#2a1c22"/><circle cx="56" cy="-92" r="2" fill="#fff"/><path d="M-30-130H16" stroke="#8f3247" stroke-width="8" stroke-linecap="round"/><path d="M-74-98Q-50-122-10-122" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/>',
  },
  coinPiles: {
    width: 190,
    height: 60,
    drawing: (
      [
        [-66, 5],
        [4, 5],
        [66, 3],
      ] as const
    )
      .map(([x, count]) =>
        repeat(
          count,
          (at) =>
            `<ellipse cx="${x}" cy="${-6 - at * 10}" rx="26" ry="10" fill="#b8801e"/><ellipse cx="${x}" cy="${-10 - at * 10}" rx="26" ry="10" fill="{#ffe28a>#dc9a2a}"/><ellipse cx="${x}" cy="${-10 - at * 10}" rx="17" ry="6" fill="none" stroke="#b8801e" stroke-width="2"/>`,
        ),
      )
      .join(''),
  },
  phoneAd: {
    width: 100,
    height: 170,
    drawing:
      '<path d="M-46-172H46Q54-172 54-164V-8Q54 0 46 0H-46Q-54 0-54-8V-164Q-54-172-46-172Z" fill="{#4a4f5c>#1d2028}"/><path d="M-46-162H46V-12H-46Z" fill="rgb(255,236,150)"/><path d="M-46-162H46V-60H-46Z" fill="rgb(250,120,90)"/><path d="M0-152L10-128 34-136 22-112 42-98 18-92 20-66 0-82-20-66-18-92-42-98-22-112-34-136-10-128Z" fill="rgb(255,214,74)"/><path d="M-16-118H16L4-92H-4Z" fill="rgb(60,110,210)"/><path d="M0-92V-80M0-118V-126" stroke="#2a3a6a" stroke-width="5" stroke-linecap="round"/><path d="M-38-50H38V-16H-38Z" fill="#fff"/><path d="M-32-43H32M-32-35H24M-32-27H30M-32-20H10" stroke="#4a4f5c" stroke-width="3" stroke-linecap="round"/><circle cx="20" cy="-32" r="26" fill="none" stroke="#3a7ac0" stroke-width="4" opacity=".8"/>',
  },
  racket: {
    width: 60,
    height: 150,
    drawing:
      '<path d="M-4-66H4L6 0H-6Z" fill="{#e8574a>#9c2a30}"/><path d="M0-70Q-34-84-32-118-28-150 0-152 28-150 32-118 34-84 0-70Z" fill="#f6f8fb" fill-opacity=".6" stroke="#3f78c4" stroke-width="7"/><path d="M-20-140V-84M-8-148V-76M4-148V-76M16-144V-80M-28-126H28M-30-112H30M-28-98H28" stroke="#9fb0c4" stroke-width="2.200"/><path d="M-24-86Q-6-60 14-78" fill="none" stroke="#6f7f94" stroke-width="3"/>',
  },
  shuttleNet: {
    width: 320,
    height: 170,
    drawing: `<path d="M-160 0V-172M160 0V-172" stroke="{#8f98a6>#4a515e}" stroke-width="11" stroke-linecap="round"/><path d="M-160-166Q0-150 160-166V-96Q0-80-160-96Z" fill="#ffffff" opacity=".35"/><path d="M-160-166Q0-150 160-166" fill="none" stroke="#ffffff" stroke-width="9"/>${repeat(15, (at) => `<path d="M${-140 + at * 20}-162V-88" stroke="#3f5a70" stroke-width="2" opacity=".7"/>`)}${repeat(4, (at) => `<path d="M-160 ${-150 + at * 17}Q0 ${-134 + at * 17} 160 ${-150 + at * 17}" fill="none" stroke="#3f5a70" stroke-width="2" opacity=".7"/>`)}`,
  },
  gapingShoe: shoe(
    '#f29a5c>#b8562a',
    '<path d="M-68-18H30L74-2Q76 4 68 6L20-4H-64Q-72-8-68-18Z" fill="{#f2efe8>#b9b2a6}"/>',
    '<path d="M28-16Q56-20 72-20L70-4Q50-12 28-12Z" fill="#3a2420"/><path d="M40-6l3 6M54-4l3 6" stroke="#3a2420" stroke-width="3"/>',
  ),
  sturdyShoe: shoe(
    '#6fa6d8>#2f5f96',
    '<path d="M-70-20H74Q80-4 70 0H-64Q-74-4-70-20Z" fill="{#ffffff>#bcc4cc}"/><path d="M-66-10H72" stroke="#8a94a0" stroke-width="3"/>',
    '<path d="M44-34l10 2M48-40l8 6" stroke="#d3e4f2" stroke-width="4" stroke-linecap="round"/>',
  ),
  apples: {
    width: 200,
    height: 100,
    drawing: `<path d="M-104-44H104L88 0H-88Z" fill="{#d9a76a>#8a5a30}"/><path d="M-98-28H98M-92-12H92" stroke="#6d4425" stroke-opacity=".5" stroke-width="4"/>${(
      [
        [-76, -50],
        [-38, -54],
        [0, -50],
        [38, -54],
        [76, -50],
        [-56, -78],
        [-18, -82],
        [20, -78],
        [58, -80],
      ] as const
    )
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="21" fill="{#ff8a72@#b81f2c}"/><path d="M${x} ${y - 18}q2-8 8-10" fill="none" stroke="#5a3a20" stroke-width="3"/><ellipse cx="${x - 7}" cy="${y - 8}" rx="5" ry="3.500" fill="#fff" opacity=".7"/>`,
      )
      .join('')}<path d="M-106-48H106V-36H-106Z" fill="{#e8bd84>#a87040}"/>`,
  },
} as const satisfies Record<string, Motif>;
