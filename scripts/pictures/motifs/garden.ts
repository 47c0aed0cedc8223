import type { Motif } from './motif.ts';

const leaf = (turn: number, length: number) =>
  `<g transform="rotate(${turn})"><path d="M0 6Q-34-${length * 0.45} -20-${length * 0.86} -6-${length * 1.06} 10-${length * 0.95} 34-${length * 0.5} 0 6Z" fill="{#9fdc78>#2f8a4e}"/><path d="M0 4Q4-${length * 0.5} 0-${length * 0.86}" fill="none" stroke="#e4f5cc" stroke-width="5" stroke-linecap="round"/></g>`;
const leaves = (length: number) =>
  [-52, 50, -26, 26, 0].map((turn) => leaf(turn, length * (1 - Math.abs(turn) / 220))).join('');

/** A house under the field, cut open. */
const burrow = (open: boolean) =>
  `<path d="M-310-184Q-150-198 0-188T310-186V200H-310Z" fill="{#a87648|#4f3322}"/><g fill="#6d4a30" opacity=".6"><ellipse cx="-272" cy="-96" rx="14" ry="9"/><ellipse cx="-262" cy="40" rx="20" ry="12"/><ellipse cx="280" cy="54" rx="16" ry="10"/><ellipse cx="-90" cy="62" rx="18" ry="10"/><ellipse cx="110" cy="48" rx="13" ry="8"/></g><g fill="#d8b88c" opacity=".5"><circle cx="-284" cy="-40" r="6"/><circle cx="20" cy="44" r="6"/><circle cx="190" cy="70" r="8"/><circle cx="-180" cy="88" r="6"/></g><path d="M222-60Q262-80 258-196H292Q300-60 222-18Z" fill="#5f3f28"/><path d="M-236-20Q-250-150-120-152 0-162 120-152 250-150 236-20 234 8 200 8H-200Q-234 8-236-20Z" fill="{#ffe7b8|#d8a468}"/><path d="M-236-26Q-236 8-200 8H200Q236 8 236-26 0-10-236-26Z" fill="#a8703f"/><path d="M-232-40Q-240-146-120-148 0-158 120-148 240-146 232-40" fill="none" stroke="#8a5a34" stroke-width="7" stroke-opacity=".5"/>${
    open
      ? '<path d="M-66-196Q-58-150-50-146 0-156 50-146 58-150 66-196Z" fill="rgb(31,46,100)"/><path d="M-50-146Q-90-60-96-2H96Q90-60 50-146Z" fill="rgb(214,226,255)" opacity=".28"/><g fill="rgb(255,240,190)"><circle cx="-34" cy="-178" r="4"/><circle cx="-6" cy="-164" r="3"/><circle cx="20" cy="-180" r="5"/><circle cx="38" cy="-160" r="3"/></g><path d="M-74-192Q-60-170-56-144M74-192Q60-170 56-144" fill="none" stroke="#6d4a30" stroke-width="9" stroke-linecap="round"/>'
      : ''
  }<path d="${
    open
      ? 'M-310-202L-70-202Q-66-186-74-180H-310ZM70-202H310V-178H76Q66-188 70-202Z'
      : 'M-310-200H310V-178Q0-186-310-178Z'
  }" fill="{#a5d87c|#5f9e52}"/>`;

/** What feet wear, laid over the feet of somebody who pulls. */
const boot = (x: number, y: number, paint: string, high: number) =>
  `<path d="M${x - 10} ${y - high}h22q1 ${high - 10} 4 ${high - 10} 18 0 19 12h-44q-4-${high / 2}-1-${high}z" fill="${paint}"/><path d="M${x - 11} ${y - high - 2}h24v7h-24z" fill="#fff" opacity=".4"/>`;
const sock = (x: number, y: number, paint: string, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-15-18h28v12q20 2 20 13h-46q-4-12-2-25z" fill="${paint}"/><path d="M-16-20h30v6h-30z" fill="#fff" opacity=".5"/></g>`;
const paw = (x: number, y: number, paint: string) => `<circle cx="${x}" cy="${y}" r="12" fill="${paint}"/>`;
const socks = (paint: string): Motif => ({
  width: 60,
  height: 60,
  drawing: `<g transform="scale(0.68)">${sock(30, -3, paint, -14)}${sock(-22, -1, paint, 6)}${paw(55, -84, paint)}${paw(47, -76, paint)}</g>`,
});

const bricks = (left: number, right: number, top: number, bottom: number) => {
  const rows = Math.round((bottom - top) / 20);
  return Array.from({ length: rows }, (_, row) => {
    const y = bottom - row * 20;
    const joints = Array.from(
      { length: Math.floor((right - left) / 44) + 1 },
      (_unused, at) => left + at * 44 + (row % 2 ? 22 : 0),
    ).filter((x) => x > left + 4 && x < right - 4);
    return `M${left} ${y}H${right}${joints.map((x) => `M${x} ${y}v-20`).join('')}`;
  }).join('');
};

const room = (x: number, wall: string, roof: string, height: number) =>
  `<path d="M${x - 66} 0V-${height}H${x + 66}V0Z" fill="${wall}"/><path d="${bricks(x - 66, x + 66, -height, 0)}" stroke="#fff" stroke-opacity=".35" stroke-width="3" fill="none"/><path d="M${x - 84}-${height - 8}L${x}-${height + 70} ${x + 84}-${height - 8} ${x + 70}-${height - 18}H${x - 70}Z" fill="${roof}"/><path d="M${x - 24} 0V-56Q${x}-88 ${x + 24}-56V0Z" fill="#fff3dc" opacity=".9"/><path d="M${x - 17} 0V-54Q${x}-78 ${x + 17}-54V0Z" fill="${roof}"/>`;

export const garden = {
  skyRope: {
    width: 24,
    height: 700,
    drawing: `<path d="M-9 0V-700H9V0Q0 10-9 0Z" fill="{#c79bf0>#7a48b8}"/><path d="${Array.from({ length: 35 }, (_, at) => `M-9 ${-at * 20}L9 ${-at * 20 - 14}`).join('')}" stroke="#4f2b86" stroke-width="3.500" stroke-linecap="round"/><path d="M-6 0l-6 22M0 4v24M6 0l7 20" stroke="#8f5fd0" stroke-width="4" stroke-linecap="round"/>`,
  },
  sorghum: {
    width: 170,
    height: 250,
    drawing: [
      [-56, 200],
      [2, 226],
      [58, 190],
    ]
      .map(
        ([x = 0, h = 0]) =>
          `<path d="M${x - 5} 0L${x - 3}-${h}h6L${x + 5} 0Z" fill="{#a9c96a>#5f8a3c}"/><path d="M${x}-${h * 0.3}Q${x - 40}-${h * 0.5} ${x - 56}-${h * 0.34} ${x - 30}-${h * 0.36} ${x}-${h * 0.22}ZM${x}-${h * 0.5}Q${x + 40}-${h * 0.72} ${x + 54}-${h * 0.5} ${x + 28}-${h * 0.56} ${x}-${h * 0.42}Z" fill="{#a9d87a>#4f8f46}"/><g fill="{#e8573f@#8f1f24}">${[
            [0, 26],
            [-11, 12],
            [11, 12],
            [-13, -4],
            [0, 2],
            [13, -4],
            [-8, -20],
            [8, -20],
            [0, 14],
          ]
            .map(([dx = 0, dy = 0]) => `<circle cx="${x + dx}" cy="${-h - dy}" r="10"/>`)
            .join('')}</g>`,
      )
      .join(''),
  },
  turnip: {
    width: 240,
    height: 380,
    drawing: `<g transform="translate(0 -222)">${leaves(150)}</g><path d="M0 0Q-10-30-40-46-126-86-120-150-112-226 0-228 112-226 120-150 126-86 40-46 10-30 0 0Z" fill="{#ffffff@#c9cfdd}"/><path d="M-96-176Q-70-222 0-226 70-222 96-176 40-206-96-176Z" fill="#d9efb8" opacity=".8"/><path d="M-92-120q22 10 50 6M46-96q28 0 46-14M-30-66q20 8 42 4" fill="none" stroke="#a9b2c6" stroke-width="4" stroke-linecap="round"/>`,
  },
  turnipTop: {
    width: 260,
    height: 230,
    drawing: `<g transform="translate(0 -72)">${leaves(150)}</g><path d="M-128 4Q-124-84 0-86 124-84 128 4 60 16 0 14-60 16-128 4Z" fill="{#ffffff@#ccd2df}"/><path d="M-104-42Q-70-82 0-84 70-82 104-42 0-74-104-42Z" fill="#d9efb8" opacity=".8"/><path d="M-150 10Q-120-16-86 4-50-10-20 8 20-10 50 6 90-14 150 10 0 34-150 10Z" fill="{#a87648|#7a5232}"/>`,
  },
  turnipRoots: {
    width: 200,
    height: 330,
    drawing: `<g transform="translate(0 -208)">${leaves(104)}</g><path d="M-70-150Q-96-214 0-218 96-214 70-150 40-100 0-92-40-100-70-150Z" fill="{#ffffff@#cdd3e0}"/><g fill="none" stroke="{#fffdf6>#cdd3e0}" stroke-linecap="round"><path d="M-44-126Q-130-112-182-70" stroke-width="15"/><path d="M-20-104Q-60-70-66-58" stroke-width="13"/><path d="M20-104Q50-84 62-74" stroke-width="13"/><path d="M44-126Q130-116 176-64" stroke-width="15"/><path d="M-120-108q-14 20-10 34M118-112q18 10 18 32" stroke-width="5"/></g>`,
  },
  mound: {
    width: 130,
    height: 36,
    drawing:
      '<path d="M-70 6Q-62-24-34-22-16-36 8-26 36-34 46-18 68-14 72 6 0 18-70 6Z" fill="{#a87648>#5f4028}"/><path d="M-50-10q14-8 26 0M10-14q16-6 26 2" fill="none" stroke="#d8b088" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/><path d="M-74 8q-2-20-12-28 14 4 18 26zM70 8q0-18 12-26-14 2-20 24z" fill="#6fb25a"/>',
  },
  burrow: { width: 600, height: 200, seat: 188, drawing: burrow(false) },
  burrowOpen: { width: 600, height: 200, seat: 188, drawing: burrow(true) },
  blackShoes: {
    width: 70,
    height: 40,
    drawing: `${boot(45, 0, '{#5a5c68>#17181d}', 18)}${boot(-27, 0, '{#5a5c68>#17181d}', 18)}`,
  },
  yellowBoots: {
    width: 50,
    height: 40,
    drawing: `<g transform="scale(0.68)">${boot(10, 1, '{#ffe27a>#e8a020}', 32)}${boot(-10, 2, '{#ffe27a>#e8a020}', 32)}</g>`,
  },
  purpleSocks: socks('{#c79bf0>#7a48b8}'),
  greenSocks: socks('{#8fdc7c>#2f9a4e}'),
  redSocks: socks('{#ff7a66>#c02838}'),
  strawHouse: {
    width: 330,
    height: 300,
    drawing: `<path d="M-138 0Q-150-110-120-170H120Q150-110 138 0Z" fill="{#ffe39a>#d09a3e}"/><path d="${Array.from({ length: 17 }, (_, at) => `M${at * 16 - 128} -2L${at * 14 - 112}-${130 + ((at * 7) % 5) * 6}`).join('')}" stroke="#b9822e" stroke-opacity=".55" stroke-width="4"/><path d="M-170-140Q-90-250-6-300 90-250 170-140L150-126 128-142 104-122 80-142 52-122 26-142 0-122-26-142-52-122-80-142-104-122-128-142-150-126Z" fill="{#ffd978>#b87f2c}"/><path d="M-100-168L-14-284M-50-150L-6-290M0-150V-292M50-150L6-290M100-168L16-284" stroke="#9a6a20" stroke-opacity=".5" stroke-width="5"/><path d="M-24-300Q0-332 26-300 0-284-24-300Z" fill="#c9923c"/><path d="M-66 0V-70Q-64-108-30-108T6-70V0Z" fill="{#b98a4a>#7a5426}"/><circle cx="-8" cy="-50" r="6" fill="#ffe39a"/><circle cx="70" cy="-78" r="30" fill="#6d4a24"/><circle cx="70" cy="-78" r="30" fill="none" stroke="#f6d488" stroke-width="8"/>`,
  },
  woodHouse: {
    width: 340,
    height: 310,
    drawing: `<path d="M-140 0V-170H140V0Z" fill="{#d9a06a>#945f34}"/><path d="M-140-34H140M-140-68H140M-140-102H140M-140-136H140" stroke="#6d4425" stroke-width="4"/><path d="M-152-170h24V0h-24zM128-170h24V0h-24z" fill="{#b57a48>#6d4425}"/><path d="M-184-160L0-300 184-160 166-140H-166Z" fill="{#a8703f>#5f3a20}"/><path d="M-120-182H120M-84-212H84M-46-242H46" stroke="#4a2c18" stroke-opacity=".6" stroke-width="5"/><path d="M-70 0V-104H-6V0Z" fill="{#7a4a28>#4f2e18}"/><path d="M-38-104V0" stroke="#3a2010" stroke-width="3"/><circle cx="-16" cy="-50" r="6" fill="#f2c14e"/><path d="M38-120h70v60h-70z" fill="{#bfe6f5>#7fb8d8}"/><path d="M38-120h70v60h-70zM73-120v60M38-90h70" fill="none" stroke="#6d4425" stroke-width="8"/>`,
  },
  brickHouse: {
    width: 380,
    height: 370,
    seat: 286,
    drawing: `<path d="M70-360h62v150H70z" fill="{#c9644a>#8a3528}"/><path d="${bricks(70, 132, -360, -220)}" stroke="#f0c0a8" stroke-opacity=".7" stroke-width="3"/><path d="M60-370h82v20H60z" fill="#7a3024"/><path d="M-150 0V-180H150V0Z" fill="{#e07a5c>#a8432f}"/><path d="${bricks(-150, 150, -180, 0)}" stroke="#f6cdb6" stroke-opacity=".65" stroke-width="3.500" fill="none"/><path d="M-190-168L-30-290H40L190-168 174-152H-174Z" fill="{#56708f>#2c3c58}"/><path d="M-148-186H148M-112-214H112M-74-244H76" stroke="#1f2c44" stroke-opacity=".5" stroke-width="5"/><path d="M-110 0V-90Q-108-124-74-124T-38-90V0Z" fill="{#5fae78>#2c6a48}"/><circle cx="-50" cy="-54" r="7" fill="#f2c14e"/><path d="M10-136h106v78H10z" fill="{#d6f0fa>#8cc4e0}"/><path d="M10-136h106v78H10zM63-136v78" fill="none" stroke="#fff6e6" stroke-width="10"/><path d="M2-58h122v12H2z" fill="#fff6e6"/>`,
  },
  brickWall: {
    width: 320,
    height: 120,
    seat: 80,
    drawing: `<path d="M-150 0V-60H-106V-80H-62V-100H26V-80H70V-60H114V-40H150V0Z" fill="{#e07a5c>#a8432f}"/><path d="${bricks(-150, 150, -40, 0)}M-150-40H150M-150-60H114M-106-80H70M-128-40v-20M-84-40v-20M-40-40v-20M4-40v-20M48-40v-20M92-40v-20M-106-60v-20M-62-60v-20M-18-60v-20M26-60v-20M-40-80v-20M4-80v-20" stroke="#f6cdb6" stroke-opacity=".7" stroke-width="3.500" fill="none"/><path d="M-62-100H26l4 5H-58z" fill="#e6e2da"/>`,
  },
  colourRooms: {
    width: 560,
    height: 240,
    drawing: `${room(-204, '{#f2735f>#b42536}', '{#a84a3e>#6a2028}', 130)}${room(-68, '{#ffe07a>#e0a030}', '{#b98a3c>#7a5420}', 160)}${room(68, '{#8fd89a>#2f8a5c}', '{#4f9a6a>#1f5a40}', 130)}${room(204, '{#c39bee>#6d47ad}', '{#8a5fc4>#4a2f7c}', 160)}`,
  },
  finishFlag: {
    width: 150,
    height: 300,
    drawing:
      '<path d="M-5 0V-292Q0-304 5-292V0Z" fill="{#f2d3a0>#9a6a3a}"/><circle cx="0" cy="-298" r="9" fill="#f2c14e"/><path d="M5-284Q50-300 84-270T150-262Q130-236 146-204 104-222 74-206T5-196Z" fill="{#ff7a5c>#c22f3c}"/><path d="M24-266Q52-272 70-256" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/><path d="M-26 4Q0-14 28 4Z" fill="#7a5232"/>',
  },
  magpie: {
    width: 90,
    height: 70,
    drawing:
      '<path d="M-14-20Q-60-16-84 6-60 6-10-8Z" fill="{#3f6fb0>#151c34}"/><path d="M-6-6l-4 8M8-6l3 8" stroke="#3a3a44" stroke-width="4" stroke-linecap="round"/><path d="M-26-20Q-24-46 4-48 30-46 28-22 20-2-2-4-20-6-26-20Z" fill="{#3a3d4c>#14151c}"/><path d="M0-6Q28-8 28-30 8-34-4-22-6-10 0-6Z" fill="{#ffffff>#dfe3ee}"/><path d="M-30-16Q-20-40 2-34-2-16-30-16Z" fill="{#5f8fd8>#24345f}"/><path d="M-18-28Q-6-36 4-32-2-24-18-28Z" fill="#fff"/><circle cx="20" cy="-52" r="18" fill="{#444858@#14151c}"/><path d="M34-58L56-62 38-50ZM36-50L54-42 34-44Z" fill="{#6a6d78>#2c2e38}"/><circle cx="25" cy="-55" r="6" fill="#fff"/><circle cx="27" cy="-55" r="3.500" fill="#14151c"/><circle cx="28" cy="-57" r="1.300" fill="#fff"/>',
  },
} as const satisfies Record<string, Motif>;
