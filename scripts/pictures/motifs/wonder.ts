import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const clock = (r: number, hour: string) =>
  `<circle r="${r}" fill="{#f6d27a>#a8742c}"/><circle r="${r * 0.82}" fill="#fffdf4"/>${repeat(12, (at) => `<path transform="rotate(${at * 30})" d="M0-${r * 0.74}V-${r * 0.62}" stroke="#4a3a30" stroke-width="${r * 0.06}"/>`)}${hour}`;
const card = (x: number, y: number, turn: number, mark: string, red: boolean) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-22-32H22V32H-22Z" fill="{#ffffff>#dfe3ea}" stroke="#b9bfca" stroke-width="2"/><path d="${mark}" fill="${red ? '#d9303c' : '#2a2a34'}"/></g>`;
const heart = 'M0 14Q-20-2-10-12-2-16 0-6 2-16 10-12 20-2 0 14Z';
const spade = 'M0-16Q20 2 10 10 2 12 2 6L6 16H-6L-2 6Q-2 12-10 10-20 2 0-16Z';
const diamond = 'M0-16L12 0 0 16-12 0Z';
const cup = (x: number, y: number, paint: string) =>
  `<path d="M${x - 16} ${y - 22}H${x + 16}Q${x + 14} ${y - 2} ${x} ${y - 2}T${x - 16} ${y - 22}Z" fill="{${paint}}"/><ellipse cx="${x}" cy="${y - 22}" rx="16" ry="4" fill="#8a5430"/><path d="M${x + 14} ${y - 18}q14-2 8 10-6 4-12 2" fill="none" stroke="#b9b2c4" stroke-width="4"/><ellipse cx="${x}" cy="${y}" rx="22" ry="4" fill="#eef2f8"/>`;

export const wonder = {
  pocketWatch: {
    width: 60,
    height: 80,
    drawing: `<g transform="translate(0 -32)">${clock(30, '<path d="M0 0V-18M0 0L11 7" stroke="#2a2228" stroke-width="4" stroke-linecap="round"/>')}</g><path d="M-6-70H6V-60H-6Z" fill="#a8742c"/><circle cx="0" cy="-76" r="7" fill="none" stroke="#c98f2e" stroke-width="4"/>`,
  },
  /** The shaft of a hole, with shelves at both sides; stands far behind, in the middle. */
  rabbitHole: {
    width: 1,
    height: 300,
    drawing: `<path d="M-520-720H520V440H-520Z" fill="{#6a4a34|#2c1d18}"/><ellipse cx="0" cy="-640" rx="120" ry="46" fill="rgb(214,238,250)"/><path d="M-120-640Q-300-300-330 440H-520V-720H-200ZM120-640Q300-300 330 440H520V-720H200Z" fill="{#8a6446>#4a3024}"/>${repeat(5, (at) => `<path d="M${-420 - (at % 2) * 20} ${-460 + at * 150}H${-270 - at * 8}V${-446 + at * 150}H-430ZM${270 + at * 8} ${-400 + at * 150}H430V${-386 + at * 150}H${280 + at * 8}Z" fill="{#c9935f>#7a4a28}"/>`)}${repeat(5, (at) => `<path d="M-400 ${-460 + at * 150}v-46h16v46zM-380 ${-460 + at * 150}v-38h14v38zM-362 ${-460 + at * 150}v-50h16v50z" fill="${['#d9705a', '#4f86b8', '#e8b04f', '#5d9a72', '#9a6fb8'][at]}"/><path d="M320 ${-400 + at * 150}q-4-40 16-40t16 40zM366 ${-400 + at * 150}v-40h26v40z" fill="${['#5d9a72', '#e8b04f', '#9a6fb8', '#d9705a', '#4f86b8'][at]}"/>`)}<path d="M-330-560q-16 40-6 70M300-520q20 30 8 66M-300 40q-20 30-6 60" fill="none" stroke="#c2a07a" stroke-width="5" stroke-linecap="round" opacity=".6"/>`,
  },
  jamJar: {
    width: 50,
    height: 62,
    drawing:
      '<path d="M-24-48H24Q28-40 26-6 24 0 0 0T-26-6Q-28-40-24-48Z" fill="#eef6fa" opacity=".85"/><path d="M-22-60H22V-46H-22Z" fill="{#d9603c>#8a2a20}"/><path d="M-18-36H18V-12H-18Z" fill="#fff6dc"/><path d="M-10-26q10 8 20 0" stroke="#c9504a" stroke-width="4" fill="none" stroke-linecap="round"/>',
  },
  tooSmallHouse: {
    width: 330,
    height: 330,
    drawing:
      '<path d="M-124-170H124V0H-124Z" fill="{#fff0d6>#d9b98a}"/><path d="M-160-160L-20-282H30L160-160Z" fill="{#c9604a>#7c2e28}"/><path d="M-130-190H132M-96-220H104M-60-250H70" stroke="#5a1f1c" stroke-opacity=".4" stroke-width="5"/><path d="M50-236V-312H102V-196Z" fill="{#b97a5c>#7a4432}"/><path d="M44-320H108V-304H44Z" fill="#7a4432"/><path d="M-26-96Q0-126 26-96V0H-26Z" fill="{#8a5f38>#4f321a}"/><circle cx="14" cy="-48" r="4" fill="#f2c14e"/><path d="M56-136H110V-80H56Z" fill="{#bfe6f5|#e4f5ee}"/><path d="M56-136H110V-80H56ZM83-136V-80M56-108H110" fill="none" stroke="#fff" stroke-width="6"/><path d="M-110-140H-52V-78H-110Z" fill="#3a4a5a"/><path d="M-114-144H-48V-138H-114ZM-118-80H-44V-70H-118Z" fill="#fff"/><path d="M-60-128Q-120-140-160-110L-166-84Q-120-96-62-88Z" fill="{#7fb8f0>#3a76c0}"/><path d="M-156-116Q-182-104-186-84-196-66-184-58-186-40-172-46-168-34-158-44-148-40-148-56-144-74-154-84Z" fill="{#ffe6cf@#f2bd98}"/><path d="M62-316Q56-370 70-396H92Q104-370 96-316Z" fill="{#ffffff>#d3d8e2}"/><path d="M62-398Q56-420 72-424L96-430Q128-424 126-410 118-400 94-398Z" fill="{#4a4450>#1c1820}"/>',
  },
  lizardFlying: {
    width: 90,
    height: 70,
    drawing:
      '<path d="M-30-20Q-70-10-70 20-56 0-26-6Z" fill="{#9ad06a>#3f8a3a}"/><path d="M-34-18Q-10-44 26-44 60-48 64-32 62-18 36-20 10-4-20-4-36-6-34-18Z" fill="{#a8dc78>#4a963f}"/><path d="M-16-32l-16-14M6-40l-4-18M-10-8l-10 16M14-12l4 16" stroke="#4a963f" stroke-width="8" stroke-linecap="round"/><circle cx="46" cy="-42" r="8" fill="#fff"/><circle cx="48" cy="-42" r="4" fill="#1d2420"/><path d="M44-24q10 0 16-8" fill="none" stroke="#2c5a24" stroke-width="3" stroke-linecap="round"/><path d="M-4-26q10-8 24-8" fill="none" stroke="#e0f4b8" stroke-width="4" stroke-linecap="round"/>',
  },
  grinBranch: {
    width: 1,
    height: 90,
    drawing:
      '<path d="M-300-6Q-120-40 40-14 160 0 260-40L266-26Q160 20 40 8-120-14-300 22Z" fill="{#9a7450>#5a3f2a}"/><path d="M60-14q30-40 66-46M-100-22q-20-30-50-34" fill="none" stroke="#7a5738" stroke-width="10" stroke-linecap="round"/><g fill="{#8fc06a>#3f7a3a}"><path d="M126-60q26-22 44-8-18 24-44 8ZM120-54q10 26 34 22-6-26-34-22ZM-150-56q-30-14-42 4 20 16 42-4ZM-148-60q-4-26-26-26 0 24 26 26Z"/></g><path d="M-86-86Q0-50 86-86 70-14 0-12-70-14-86-86Z" fill="rgb(255,250,236)" stroke="rgb(120,70,130)" stroke-width="7" stroke-linejoin="round"/><path d="M-60-72V-28M-36-66V-16M-12-63V-12M12-63V-12M36-66V-16M60-72V-28M-74-48Q0-24 74-48" fill="none" stroke="rgb(170,150,180)" stroke-width="4"/>',
  },
  caterpillarMushroom: {
    width: 220,
    height: 250,
    drawing: `<path d="M-26-110Q-34-40-46 0H46Q34-40 26-110Z" fill="{#fff8e6>#d3bf98}"/><path d="M-120-96Q-120-176 0-184 120-176 120-96 60-76 0-80-60-76-120-96Z" fill="{#f0a86a>#b0582c}"/><path d="M-110-94Q-60-80 0-84 60-80 110-94 60-60 0-64-60-60-110-94Z" fill="#f6e2bc"/><g fill="#fff2d4"><ellipse cx="-60" cy="-130" rx="18" ry="11"/><ellipse cx="6" cy="-156" rx="16" ry="9"/><ellipse cx="66" cy="-126" rx="18" ry="11"/></g>${repeat(5, (at) => `<circle cx="${56 - at * 24}" cy="${-186 - ([0, 6, 4, 14, 40][at] ?? 0)}" r="${22 + (at === 4 ? 8 : 0)}" fill="{#8fc0f5@#3a66c0}"/>`)}<circle cx="-52" cy="-236" r="9" fill="#fff"/><circle cx="-30" cy="-236" r="9" fill="#fff"/><path d="M-62-238h20M-40-238h20" stroke="#2f55a4" stroke-width="7"/><circle cx="-50" cy="-234" r="4" fill="#1d2030"/><circle cx="-28" cy="-234" r="4" fill="#1d2030"/><path d="M-48-214q8-6 16 0" fill="none" stroke="#22408a" stroke-width="4" stroke-linecap="round"/><path d="M-54-256q-10-20-24-22M-30-256q4-22 18-26" fill="none" stroke="#3a66c0" stroke-width="5" stroke-linecap="round"/><path d="M-40-196q-20 14 8 16M-16-196q10 14-16 16" fill="none" stroke="#3a66c0" stroke-width="7" stroke-linecap="round"/>`,
  },
  teaTable: {
    width: 420,
    height: 110,
    seat: 84,
    drawing: `<path d="M-180-70H-156L-162 0H-176ZM156-70H180L176 0H162Z" fill="{#b98455>#6d4425}"/><path d="M-214-84H214L222-40Q190-24 160-40 130-24 100-40 70-24 40-40 10-24-20-40-50-24-80-40-110-24-140-40-170-24-222-40Z" fill="{#ffffff>#d5dbe8}"/><path d="M-218-62Q0-50 218-62" fill="none" stroke="#e88a9a" stroke-width="4"/>${cup(-176, -82, '#f7a2ae>#c9566c')}${cup(-120, -80, '#9ad0f0>#3f86b8')}${cup(-66, -84, '#ffe28a>#c98f22')}${cup(64, -82, '#b8e0a0>#5a9a4a')}${cup(120, -80, '#d8b0ee>#8a5ab0')}${cup(176, -82, '#f7a2ae>#c9566c')}<path d="M-30-86Q-34-124 0-126 34-124 30-86Z" fill="{#9fd0c0>#3f8070}"/><path d="M28-112q26-2 34-24" fill="none" stroke="#5fa090" stroke-width="9" stroke-linecap="round"/><path d="M-30-112q-24 0-20 18 10 8 22 2" fill="none" stroke="#5fa090" stroke-width="7"/><circle cx="0" cy="-130" r="7" fill="#e8b84a"/>`,
  },
  sixOClock: {
    width: 120,
    height: 170,
    drawing: `<path d="M-10-60L-18 0H18L10-60Z" fill="{#b98455>#6d4425}"/><g transform="translate(0 -110)">${clock(56, '<path d="M0 0V-40M0 0V28" stroke="#2a2228" stroke-width="6" stroke-linecap="round"/>')}</g>`,
  },
  flamingo: {
    width: 110,
    height: 190,
    drawing:
      '<path d="M-10-70L-14 0M8-70L22-36 10 0" stroke="#e87a94" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-14 0h16M10 0h16" stroke="#e87a94" stroke-width="6" stroke-linecap="round"/><path d="M-58-92Q-40-124 4-118 44-110 40-86 20-62-20-66-50-72-58-92Z" fill="{#ffb9c8>#e86a8c}"/><path d="M-52-92Q-30-104 10-90 0-72-26-72-46-78-52-92Z" fill="#f590ac"/><path d="M30-98Q64-110 46-140 26-164 44-182" fill="none" stroke="#ff9fb6" stroke-width="14" stroke-linecap="round"/><circle cx="48" cy="-186" r="16" fill="{#ffb9c8>#e86a8c}"/><path d="M60-190Q84-186 78-162 68-170 56-176Z" fill="#fff2ee"/><path d="M76-176Q82-166 78-160 70-166 70-172Z" fill="#2a2028"/><circle cx="50" cy="-190" r="5.500" fill="#fff"/><circle cx="52" cy="-190" r="3" fill="#1d181c"/>',
  },
  roseTree: {
    width: 180,
    height: 230,
    drawing: `<path d="M-10 0Q-6-60-14-110H14Q8-60 12 0Z" fill="{#9a7450>#5a3f2a}"/><path d="M-90-130Q-100-190-40-206 0-240 50-206 104-190 90-126 60-84 0-90-66-84-90-130Z" fill="{#8fc06a@#3f7a3a}"/>${[
      [-58, -150, 0],
      [-20, -190, 0],
      [30, -196, 1],
      [62, -150, 1],
      [10, -130, 1],
      [-34, -112, 0],
    ]
      .map(
        ([x = 0, y = 0, red]) =>
          `<circle cx="${x}" cy="${y}" r="17" fill="${red ? '{#ff6a6a@#b01428}' : '{#ffffff@#d9dce6}'}"/><path d="M${x - 8} ${y}q8-10 16 0-4 8-12 6" fill="none" stroke="${red ? '#7c0f1e' : '#a9aebc'}" stroke-width="3" stroke-linecap="round"/>`,
      )
      .join('')}<path d="M10-114q2 16 0 24" stroke="#d9303c" stroke-width="5" stroke-linecap="round"/>`,
  },
  cardGardener: {
    width: 100,
    height: 170,
    drawing:
      '<path d="M-20-20L-22 0M20-20L22 0" stroke="#2a2a34" stroke-width="9" stroke-linecap="round"/><path d="M-30 0h16M14 0h16" stroke="#2a2a34" stroke-width="8" stroke-linecap="round"/><path d="M-40-120H40V-16H-40Z" fill="{#ffffff>#d3d8e2}" stroke="#a9b0be" stroke-width="2.500"/><g transform="translate(0 -66) scale(1.3)"><path d="M0-16Q20 2 10 10 2 12 2 6L6 16H-6L-2 6Q-2 12-10 10-20 2 0-16Z" fill="#2a2a34"/></g><path d="M-38-96Q-64-90-62-66" fill="none" stroke="#e8ebf2" stroke-width="10" stroke-linecap="round"/><path d="M38-96Q62-110 62-140" fill="none" stroke="#e8ebf2" stroke-width="10" stroke-linecap="round"/><path d="M62-136V-170" stroke="#a06e40" stroke-width="6"/><path d="M54-190H70V-168H54Z" fill="#d9303c"/><circle cx="0" cy="-142" r="25" fill="{#ffe6cf@#f2bd98}"/><path d="M-25-148Q-22-170 0-168T25-148Q0-158-25-148Z" fill="#6a5040"/><circle cx="-8" cy="-140" r="3.500" fill="#2a2024"/><circle cx="10" cy="-140" r="3.500" fill="#2a2024"/><path d="M-4-128q6-6 12 0" fill="none" stroke="#a0503c" stroke-width="3" stroke-linecap="round"/>',
  },
  cardSwirl: {
    width: 1,
    height: 360,
    drawing:
      card(-230, -60, -30, heart, true) +
      card(-180, -190, 20, spade, false) +
      card(-120, -300, -16, diamond, true) +
      card(-20, -350, 34, heart, true) +
      card(80, -320, -40, spade, false) +
      card(170, -240, 24, diamond, true) +
      card(230, -130, -22, heart, true) +
      card(180, -30, 46, spade, false) +
      card(-90, -130, 64, spade, false) +
      card(110, -160, 70, heart, true) +
      `<g fill="{#e8b04f>#a8602c}"><path d="M-150-20q20-26 46-10-18 26-46 10ZM40-250q20-26 46-10-18 26-46 10ZM220-300q20-26 46-10-18 26-46 10ZM-260-270q20-26 46-10-18 26-46 10Z"/></g>`,
  },
} as const satisfies Record<string, Motif>;
