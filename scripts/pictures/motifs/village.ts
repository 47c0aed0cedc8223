import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** A star as an SVG path around a point. */
const star = (x: number, y: number, r: number) =>
  `M${Array.from({ length: 10 }, (_, at) => {
    const [turn, far] = [(at * Math.PI) / 5 - Math.PI / 2, at % 2 === 0 ? r : r * 0.46];
    return `${n(x + far * Math.cos(turn))} ${n(y + far * Math.sin(turn))}`;
  }).join('L')}Z`;

const dew = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="{#f4fcff@#8fc6e6}"/><path d="${star(x - r * 0.1, y - r * 0.1, r * 0.6)}" fill="rgb(255,250,205)"/>`;

const POT =
  '<path d="M-40-62H40L30 0H-30Z" fill="{#d9825a>#9a4a32}"/><path d="M-46-74H46V-58H-46Z" fill="{#e89a70>#b25c3e}"/><ellipse cx="0" cy="-74" rx="46" ry="9" fill="{#7a5138>#4b2f20}"/><path d="M-30-52Q-30-26-23-8" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="7" stroke-linecap="round"/>';

/** A leaf in three lobes that hangs at its stalk. */
const lobed = (x: number, y: number, s: number, turn: number) =>
  `<path d="M0 0Q-16-8-30 2-34 20-16 24-12 44 0 56 12 44 16 24 34 20 30 2 16-8 0 0Z" fill="{#7ecb6c>#3d8f4c}" transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"/><path d="M0 2V44M0 10L-20 14M0 10L20 14" fill="none" stroke="#c9efb0" stroke-opacity=".7" stroke-width="2.500" transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"/>`;

/** An open morning glory, from the front. */
const trumpet = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0-34Q14-40 24-28 38-24 36-8 42 6 32 18 28 34 12 32 0 42-12 32-28 34-32 18-42 6-36-8-38-24-24-28-14-40 0-34Z" fill="{#6f9bff@#3450c8}"/><path d="M0-30L5-7 30-16 8 2 24 24 0 9-24 24-8 2-30-16-5-7Z" fill="#cfd9ff" opacity=".75"/><circle cx="0" cy="0" r="11" fill="{#ffffff@#f2e3a6}"/></g>`;

const RULES = [-150, -122, -94, -66, -38];
const sheet = (marks: string) =>
  `<path d="M-74-186H74V-8H-74Z" fill="{#fffdf4>#efe3c4}"/><path d="M-14-194h28v18h-28z" fill="#f2c14e" opacity=".9"/><path d="M-44-170H44" stroke="#c8372d" stroke-width="9" stroke-linecap="round"/>${RULES.map(
    (y, at) =>
      `<circle cx="-58" cy="${y}" r="7" fill="${['#e0574a', '#f0a23a', '#57a85c', '#4d8fd6', '#8f62c4'][at]}"/><path d="M-42 ${y}H${[46, 30, 52, 36, 48][at]}" stroke="#4a4550" stroke-width="6" stroke-linecap="round"/>`,
  ).join('')}${marks}`;

/** Tufts of white hair along an arc. */
const tufts = (many: number, from: [number, number], to: [number, number], bow: number, r: number, fill: string) =>
  repeat(many, (at) => {
    const t = at / (many - 1);
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t - Math.sin(t * Math.PI) * bow];
    return `<path d="M${n(x - r)} ${n(y - r)}Q${n(x - r * 1.2)} ${n(y + r)} ${n(x - r * 0.4)} ${n(y + r * 1.7)} ${n(x + r * 0.1)} ${n(y + r)} ${n(x + r * 0.5)} ${n(y + r * 1.6)} ${n(x + r * 1.3)} ${n(y + r * 0.6)} ${n(x + r)} ${n(y - r)}Z" fill="${fill}"/>`;
  });

const danceLeg = (x: number) =>
  `<path d="M${x - 11}-62H${x + 11}L${x + 9}-14H${x - 9}Z" fill="{#f7f2e6>#cdbfa4}"/><path d="M${x - 11}-16H${x + 9}Q${x + 24}-8 ${x + 24} 0H${x - 11}Z" fill="{#ffffff>#c9c4bc}"/><path d="M${x - 11}-22H${x + 10}V-12H${x - 11}Z" fill="#3d6fb6"/>`;

/** One trigram: true for a whole bar, from the outside to the middle, towards the lower right. */
const trigram = (x: number, y: number, turn: number, bars: readonly boolean[]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${bars
    .map((whole, at) =>
      whole
        ? `<path d="M-15 ${at * 8 - 11}h30v6h-30z" fill="#23202a"/>`
        : `<path d="M-15 ${at * 8 - 11}h13.500v6h-13.500zM1.500 ${at * 8 - 11}h13.500v6h-13.500z" fill="#23202a"/>`,
    )
    .join('')}</g>`;

const clip = (x: number, y: number, turn: number) =>
  `<path d="M-5 22V-16Q-5-24 3-24T11-16V24Q11 34 1 34T-9 24V-8" fill="none" stroke="#8d98a8" stroke-width="5" stroke-linecap="round" transform="translate(${x} ${y}) rotate(${turn})"/><path d="M-5 22V-16Q-5-24 3-24" fill="none" stroke="#dfe6ee" stroke-width="2" stroke-linecap="round" transform="translate(${x} ${y}) rotate(${turn})"/>`;

/** The letters N and S, 20 units high around a point. */
const letterN = (x: number, y: number) => `M${x - 8} ${y + 10}V${y - 10}L${x + 8} ${y + 10}V${y - 10}`;
const letterS = (x: number, y: number) =>
  `M${x + 8} ${y - 7}Q${x}${y - 14 < 0 ? '' : ' '}${y - 14} ${x - 7} ${y - 7} ${x - 8} ${y} ${x} ${y} ${x + 9} ${y + 1} ${x + 7} ${y + 7} ${x} ${y + 14} ${x - 8} ${y + 6}`;

const coinFace = (eyes: string) =>
  `${eyes}<path d="M-10-44Q0-34 10-44" fill="none" stroke="#3a3440" stroke-width="4" stroke-linecap="round"/>`;
const OPEN_EYES =
  '<circle cx="-15" cy="-60" r="6.500" fill="#2a2530"/><circle cx="15" cy="-60" r="6.500" fill="#2a2530"/><circle cx="-13" cy="-62" r="2.200" fill="#fff"/><circle cx="17" cy="-62" r="2.200" fill="#fff"/><circle cx="-26" cy="-50" r="5" fill="#f0938c" opacity=".7"/><circle cx="26" cy="-50" r="5" fill="#f0938c" opacity=".7"/>';
const teeth = (r: number, missing: number) =>
  repeat(48, (at) => {
    const turn = (at * 360) / 48;
    return at === missing ? '' : `<path d="M-3-${r}h6v-5h-6z" transform="translate(0 -52) rotate(${n(turn)})"/>`;
  });

/** Things of village lanes, school yards and stages. */
export const village = {
  woodenPorch: {
    width: 440,
    height: 66,
    seat: 54,
    drawing:
      '<path d="M-196-46H196V-4H-196Z" fill="#2c1c12" opacity=".34"/><path d="M-200-40h22V0h-22zM-76-40h20V0h-20zM56-40h20V0h-20zM178-40h22V0h-22z" fill="{#9a6a40>#5f3c22}"/><path d="M-186-66H186L214-46H-214Z" fill="{#e8bd86>#bd8650}"/><path d="M-132-66L-152-46M-78-66L-90-46M-26-66L-30-46M26-66L30-46M78-66L90-46M132-66L152-46" stroke="#8a5a30" stroke-opacity=".5" stroke-width="3"/><path d="M-214-46H214V-28H-214Z" fill="{#b87c48>#7a4c28}"/><path d="M-214-45H214" stroke="#ffe6bd" stroke-opacity=".6" stroke-width="3"/><path d="M-46-18Q-48-22-38-22H38Q48-22 46-18L50 0H-50Z" fill="{#c9c6c0>#86827e}"/>',
  },
  taroLeaf: {
    width: 190,
    height: 190,
    drawing: `<path d="M4 0Q-8-50 8-104" fill="none" stroke="{#86b86a>#4b8046}" stroke-width="11" stroke-linecap="round"/><path d="M0-132Q-26-196-72-176-104-150-84-104-60-50 2-22 66-54 88-106 104-154 70-178 24-196 0-132Z" fill="{#8fd47c>#3f9152}"/><path d="M1-130V-30M1-128Q-40-134-70-150M1-110Q-40-96-72-100M1-128Q40-136 66-152M1-110Q40-96 74-102" fill="none" stroke="#d3f2bd" stroke-opacity=".65" stroke-width="4" stroke-linecap="round"/>${[
      [-46, -150, 12],
      [44, -152, 10],
      [-16, -112, 15],
      [-58, -108, 9],
      [32, -98, 13],
      [64, -122, 8],
      [4, -58, 11],
    ]
      .map(([x = 0, y = 0, r = 0]) => dew(x, y, r))
      .join('')}`,
  },
  gourdDipper: {
    width: 96,
    height: 50,
    drawing: `<path d="M28-40Q58-46 66-36 66-24 34-24Z" fill="{#e6c48a>#a97c44}"/><path d="M-40-40Q-40 0 0 0 40 0 40-40Z" fill="{#f0d4a0>#b48548}"/><ellipse cx="0" cy="-40" rx="40" ry="10" fill="{#c99a5c>#8a6030}"/><ellipse cx="0" cy="-38" rx="34" ry="7.500" fill="{#7fb4e6>#2f5c9c}"/><path d="${star(-4, -39, 6)}" fill="rgb(255,244,170)"/>`,
  },
  starJar: {
    width: 150,
    height: 104,
    drawing: `<path d="M-60-86Q-78-40-44-6-38 0-26 0H26Q38 0 44-6 78-40 60-86Z" fill="{#a9714c>#5a3622}"/><path d="M-66-56Q-88-58-84-42-80-30-62-34M66-56Q88-58 84-42 80-30 62-34" fill="none" stroke="#7a4c30" stroke-width="9"/><ellipse cx="0" cy="-86" rx="64" ry="18" fill="{#c08a62>#6d4630}"/><ellipse cx="0" cy="-84" rx="53" ry="13" fill="{#3f66b8|#1a2c66}"/><path d="${star(0, 0, 15)}" fill="rgb(255,240,150)" transform="translate(4 -84) scale(1 .62)"/><path d="M-40-80Q-24-76-16-80M22-78Q34-76 42-81" fill="none" stroke="#cfe3ff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/><path d="M-52-62Q-56-36-38-14" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="8" stroke-linecap="round"/>`,
  },
  blackSeed: {
    width: 26,
    height: 26,
    drawing:
      '<path d="M-11-5Q-13-22 0-25 11-25 12-12 11 0 0 0-8-1-11-5Z" fill="{#5a4a46>#191416}"/><path d="M-6-8Q-7-17 0-20" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.500" stroke-linecap="round"/>',
  },
  turnedRoot: {
    width: 170,
    height: 230,
    drawing:
      '<path d="M-10-186Q-8-226 30-222 66-214 58-150 52-96 60-10" fill="none" stroke="{#fffef6|#e9dcb8}" stroke-width="20" stroke-linecap="round"/><g fill="none" stroke="#fff8e2" stroke-width="3" stroke-linecap="round"><path d="M50-122L26-112M62-130L88-118M50-92L28-80M60-98L86-84M52-62L34-48M64-66L86-52M56-36L40-24"/></g><path d="M-52-116Q-62-178-20-190 20-192 28-150 32-112-4-96-40-90-52-116Z" fill="{#5a4a46>#1c1718}"/><path d="M-20-190Q-8-180-14-164-4-172 4-186" fill="{#e9dcb8>#b9a67c}"/><path d="M-38-128Q-42-158-24-172" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="7" stroke-linecap="round"/>',
  },
  butterflySprout: {
    width: 130,
    height: 150,
    drawing: `${POT}<path d="M0-76Q-3-96 1-112" fill="none" stroke="{#e6f2b4>#8fbf5c}" stroke-width="8" stroke-linecap="round"/><path d="M1-112Q-12-142-46-152-66-152-60-136-52-124-36-122-54-120-68-110-74-96-54-94-22-96 1-112Z" fill="{#a6e582>#4aa354}"/><path d="M1-112Q14-142 48-152 68-152 62-136 54-124 38-122 56-120 70-110 76-96 56-94 24-96 1-112Z" fill="{#93dc74>#3b9149}"/><path d="M-4-113Q-26-124-46-140M-4-111Q-28-108-52-104M6-113Q28-124 48-140M6-111Q30-108 54-104" fill="none" stroke="#e2f8c6" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>`,
  },
  paleVine: {
    width: 150,
    height: 220,
    drawing: `${POT}<path d="M0-76Q-26-120-6-156 18-196-14-214-46-222-52-192" fill="none" stroke="{#f6f0c4>#cfc98a}" stroke-width="7" stroke-linecap="round"/><path d="M-52-194Q-70-192-72-172-58-164-50-172-40-182-52-194ZM-10-148Q-34-154-44-138-32-124-20-130-10-136-10-148ZM6-170Q26-184 42-172 40-156 26-154 10-156 6-170Z" fill="{#f2e596>#c9b454}"/>`,
  },
  morningGlory: {
    width: 190,
    height: 330,
    drawing: `${POT}<path d="M0-72V-322" stroke="{#b98b58>#7a5530}" stroke-width="9" stroke-linecap="round"/><path d="M-14-74Q-26-100 4-112 26-124-4-140-28-154 4-170 28-184-4-202-28-218 4-234 28-248-2-266-22-282 6-300" fill="none" stroke="{#8fc46a>#4a8a4a}" stroke-width="7" stroke-linecap="round"/>${lobed(-44, -148, 0.9, 24)}${lobed(46, -186, 0.9, -22)}${lobed(-42, -236, 0.8, 30)}${lobed(36, -126, 0.8, -26)}<path d="M26-272Q44-290 50-314" fill="none" stroke="#5a9a52" stroke-width="5"/><path d="M44-312Q40-338 56-352 66-334 60-310Z" fill="{#8fb0ff>#3f56c4}"/><path d="M47-318Q58-326 58-346" fill="none" stroke="#dfe6ff" stroke-width="3"/>${trumpet(-34, -284, 0.9)}${trumpet(50, -228, 1)}${trumpet(-50, -190, 0.82)}<path d="M44-148Q62-150 66-132 58-118 48-124 38-134 44-148Z" fill="{#a48fc4>#6a5690}"/>`,
  },
  ruleSheet: { width: 160, height: 194, drawing: sheet('') },
  ruleSheetRed: {
    width: 160,
    height: 194,
    drawing: sheet(
      '<path d="M-46-146L50-154M-46-118L36-126M-46-90L56-98M-4-62L40-70M-46-34L52-42" stroke="#e3202c" stroke-width="6" stroke-linecap="round"/><path d="M-40-108Q-10-116 20-108M-40-80Q-6-86 34-80M-40-136Q-10-142 26-136M-40-24Q-6-30 30-24M-40-52Q-14-58 8-52" fill="none" stroke="#d8323a" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>',
    ),
  },
  smokeTent: {
    width: 560,
    height: 190,
    drawing:
      '<path d="M-230-176H230L276-96V0H-200V-96Z" fill="{#ffffff|#d3d9e2}"/><path d="M-230-176L-200-96V0H-284V-96Z" fill="{#eef1f5>#b9c2ce}"/><path d="M-242-110L-212-96V0H-262V-96Z" fill="{#59606c>#30353f}"/><path d="M-230-176L230-176 276-96H-200Z" fill="{#f06a5a>#c23440}"/><path d="M-132-176L-100-96M-34-176L0-96M64-176L98-96M162-176L196-96" stroke="#fff" stroke-opacity=".6" stroke-width="16"/><path d="M-200-96H276V-84L262-76 248-84 234-76 220-84 206-76 192-84 178-76 164-84 150-76 136-84 122-76 108-84 94-76 80-84 66-76 52-84 38-76 24-84 10-76-4-84-18-76-32-84-46-76-60-84-74-76-88-84-102-76-116-84-130-76-144-84-158-76-172-84-186-76-200-84Z" fill="{#d94c4a>#a82a36}"/><g fill="#ffffff"><circle cx="-262" cy="-110" r="34" opacity=".85"/><circle cx="-292" cy="-138" r="28" opacity=".7"/><circle cx="-252" cy="-70" r="24" opacity=".7"/><circle cx="-300" cy="-90" r="22" opacity=".6"/><circle cx="-312" cy="-172" r="20" opacity=".45"/></g>',
  },
  smokeLayer: {
    width: 700,
    height: 240,
    drawing: repeat(
      4,
      (layer) =>
        `<g fill="#7d8490" opacity="${[0.24, 0.3, 0.36, 0.5][layer]}">${repeat(7, (at) => `<ellipse cx="${-330 + at * 110 + ((layer * 52) % 90)}" cy="${-60 - layer * 46 - ((at * 23) % 40)}" rx="${84 + ((at * 29) % 36)}" ry="${38 + ((at * 17) % 26) + layer * 8}"/>`)}</g>`,
    ),
  },
  lumpyMask: {
    width: 84,
    height: 96,
    drawing:
      '<path d="M-40-56Q-42-94 0-95 42-94 40-56 40-18 22-5 0 6-22-5-40-18-40-56Z" fill="{#ea5040@#9c1f22}"/><g fill="{#f6c04c@#c07a1c}"><circle cx="-22" cy="-84" r="9"/><circle cx="2" cy="-88" r="10"/><circle cx="26" cy="-82" r="9"/><circle cx="-33" cy="-32" r="8"/><circle cx="33" cy="-32" r="8"/><circle cx="0" cy="-5" r="7"/></g><path d="M-34-62Q-20-76-6-62M34-62Q20-76 6-62" fill="none" stroke="#fff4d8" stroke-width="7" stroke-linecap="round"/><circle cx="-18" cy="-54" r="10" fill="#fff8e6"/><circle cx="18" cy="-54" r="10" fill="#fff8e6"/><circle cx="-16" cy="-53" r="5.500" fill="#1c1618"/><circle cx="20" cy="-53" r="5.500" fill="#1c1618"/><path d="M-6-54Q-16-32-8-28H10Q18-32 8-54Z" fill="{#f26a52>#a82628}"/><path d="M-24-20Q0-30 24-20 14-8 0-8-14-8-24-20Z" fill="#2c1214"/><path d="M-12-22h10v6h-10zM4-22h10v6h-10z" fill="#fff8e6"/><path d="M-30-72Q-36-56-32-40" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="6" stroke-linecap="round"/>',
  },
  miyalMask: {
    width: 80,
    height: 94,
    drawing:
      '<path d="M-38-54Q-40-92 0-93 40-92 38-54 36-14 0 1-36-14-38-54Z" fill="{#4a4450@#17141a}"/><g fill="#f4efe4"><circle cx="-26" cy="-72" r="3"/><circle cx="-10" cy="-82" r="3"/><circle cx="10" cy="-81" r="3"/><circle cx="26" cy="-70" r="3"/><circle cx="0" cy="-70" r="3"/><circle cx="-30" cy="-42" r="3"/><circle cx="30" cy="-42" r="3"/><circle cx="-20" cy="-24" r="3"/><circle cx="20" cy="-24" r="3"/><circle cx="-8" cy="-10" r="3"/><circle cx="9" cy="-10" r="3"/></g><path d="M-30-58Q-18-68-6-56M30-58Q18-68 6-56" fill="none" stroke="#f4efe4" stroke-width="4" stroke-linecap="round"/><path d="M-28-52Q-18-60-8-50-18-46-28-52ZM28-52Q18-60 8-50 18-46 28-52Z" fill="#fff8e6"/><circle cx="-17" cy="-52" r="3.500" fill="#17141a"/><circle cx="19" cy="-52" r="3.500" fill="#17141a"/><path d="M-3-50Q-10-34-3-32H6Q11-36 4-50Z" fill="#5c5562"/><path d="M-14-24Q0-16 14-24 8-13 0-13-8-13-14-24Z" fill="#d8343c"/><circle cx="-24" cy="-36" r="5" fill="#d8343c"/><circle cx="25" cy="-36" r="5" fill="#d8343c"/><circle cx="0" cy="-86" r="4.500" fill="#d8343c"/>',
  },
  dancingLion: {
    width: 430,
    height: 236,
    drawing: `${danceLeg(-150)}${danceLeg(-96)}${danceLeg(74)}${danceLeg(122)}<path d="M-186-96Q-226-120-218-160-200-150-196-138-206-176-184-186-178-150-166-120Z" fill="{#ffffff>#d9d2c6}"/><path d="M-190-60Q-206-140-130-170-40-196 60-176 140-160 150-60Q60-40-20-44-110-40-190-60Z" fill="{#fffdf6>#d8d0c2}"/>${tufts(9, [-172, -72], [128, -66], 78, 20, '#f6f0e4')}${tufts(10, [-182, -60], [136, -58], 6, 18, '#ece4d4')}${tufts(8, [-150, -110], [90, -118], 42, 18, '#fffaf0')}<g transform="translate(132 -128)"><circle cx="0" cy="0" r="84" fill="{#fffdf6@#d3c8b6}"/>${repeat(2, (ring) => repeat(24, (at) => `<path d="M-15-${ring ? 58 : 72}Q-16-${(ring ? 74 : 92) + ((at * 7) % 9)} ${at % 2 ? -7 : 5}-${(ring ? 82 : 101) + ((at * 5) % 11)} 6-${ring ? 72 : 90} 15-${ring ? 58 : 72}Z" fill="${ring ? '#fffaf0' : at % 2 ? '#f7f1e4' : '#e6dcc8'}" transform="rotate(${n(at * 15 + ring * 7)})"/>`))}<circle cx="4" cy="2" r="66" fill="{#fff7e4@#e6b15c}"/><path d="M-30-20Q-16-38 2-24M22-24Q40-38 54-20" fill="none" stroke="#8a3a22" stroke-width="9" stroke-linecap="round"/><circle cx="-12" cy="-8" r="15" fill="#fffdf4"/><circle cx="38" cy="-8" r="15" fill="#fffdf4"/><circle cx="-7" cy="-6" r="8" fill="#1d1820"/><circle cx="43" cy="-6" r="8" fill="#1d1820"/><path d="M4 4Q16-4 28 4 30 16 16 18 2 16 4 4Z" fill="{#d8434a>#96202c}"/><path d="M-30 24Q16 8 62 24 58 58 16 62-26 58-30 24Z" fill="#7c1822"/><path d="M-20 24h16v11h-16zM2 21h28v10h-28zM36 24h16v11h-16z" fill="#fffdf4"/><path d="M-6 54Q16 36 38 54 16 64-6 54Z" fill="#f0707a"/><circle cx="16" cy="-50" r="10" fill="{#ff8a5c@#c93a2c}"/></g>`,
  },
  hahoeMasks: {
    width: 290,
    height: 190,
    drawing:
      '<g transform="translate(-78)"><path d="M-58-104Q-62-184 0-186 62-184 58-104 58-62 40-50H-40Q-58-62-58-104Z" fill="{#f0b878@#b06a38}"/><path d="M-40-44Q0-32 40-44 38-8 0 0-38-8-40-44Z" fill="{#e6a864@#a45f30}"/><path d="M-58-128Q-40-178 0-178 40-178 58-128 40-158 0-158-40-158-58-128Z" fill="#2a2024"/><path d="M-44-128Q-28-144-10-128M44-128Q28-144 10-128" fill="none" stroke="#2a2024" stroke-width="8" stroke-linecap="round"/><path d="M-42-108Q-26-126-10-110-26-116-42-108ZM42-108Q26-126 10-110 26-116 42-108Z" fill="#241a18" stroke="#241a18" stroke-width="4"/><path d="M-8-118Q-24-80-14-74H14Q24-80 8-118Z" fill="{#f6c68c>#b8743e}"/><path d="M-46-88Q-42-70-30-60M46-88Q42-70 30-60" fill="none" stroke="#8a4a24" stroke-width="5" stroke-linecap="round"/><path d="M-30-52Q0-64 30-52L28-42Q0-34-28-42Z" fill="#5a1c1c"/><path d="M-46-50L-40-38M46-50L40-38" stroke="#6a4424" stroke-width="4"/><path d="M-14-26Q0-20 14-26" fill="none" stroke="#8a4a24" stroke-width="4" stroke-linecap="round"/></g><g transform="translate(82)"><path d="M-56-104Q-60-176 0-178 60-176 56-104 54-66 38-50 18-50 0-46-18-50-38-50-54-66-56-104Z" fill="{#e6a268@#9c5830}"/><path d="M-46-130Q-28-144-12-128M46-130Q28-144 12-128" fill="none" stroke="#3a2620" stroke-width="7" stroke-linecap="round"/><path d="M-46-100Q-28-120-10-98M46-100Q28-120 10-98" fill="none" stroke="#241a18" stroke-width="8" stroke-linecap="round"/><path d="M-50-96Q-54-88-52-82M-46-92Q-48-86-46-80M50-96Q54-88 52-82M46-92Q48-86 46-80" fill="none" stroke="#7a4024" stroke-width="3.500" stroke-linecap="round"/><path d="M-8-112Q-22-82-12-74H14Q22-82 8-112Z" fill="{#f0b47c>#a8663a}"/><path d="M-38-70Q-20-58 0-58 20-58 38-70" fill="none" stroke="#5a1c1c" stroke-width="8" stroke-linecap="round"/><circle cx="-34" cy="-84" r="9" fill="#d8664a" opacity=".5"/><circle cx="34" cy="-84" r="9" fill="#d8664a" opacity=".5"/></g>',
  },
  taegukgi: {
    width: 180,
    height: 122,
    drawing: `<path d="M-88-121Q0-126 88-120L86-2Q0 3-87-1Z" fill="{#fffefa>#e6dfd2}"/><g transform="translate(0 -61)"><g transform="rotate(33.690)"><path d="M-30 0A30 30 0 0 1 30 0A15 15 0 0 0 0 0A15 15 0 0 1-30 0Z" fill="{#e8484c>#b8202e}"/><path d="M30 0A30 30 0 0 1-30 0A15 15 0 0 0 0 0A15 15 0 0 1 30 0Z" fill="{#3f6cc4>#1e3a84}"/></g>${trigram(-52, -35, -56.3, [true, true, true])}${trigram(52, -35, 56.3, [false, true, false])}${trigram(-52, 35, 236.3, [true, false, true])}${trigram(52, 35, 123.7, [false, false, false])}</g>`,
  },
  paperCups: {
    width: 120,
    height: 60,
    drawing:
      '<g transform="translate(-30 -28) rotate(78)"><path d="M-16-26H16L11 26H-11Z" fill="{#ffffff>#d3dbe4}"/><path d="M-15-12H15L13 6H-13Z" fill="#6fb7e8"/><ellipse cx="0" cy="-26" rx="17" ry="5" fill="#eef2f6"/></g><g transform="translate(30 -28) rotate(-78)"><path d="M-16-26H16L11 26H-11Z" fill="{#ffffff>#d3dbe4}"/><path d="M-15-12H15L13 6H-13Z" fill="#f29a8c"/><ellipse cx="0" cy="-26" rx="17" ry="5" fill="#eef2f6"/></g>',
  },
  beanTin: {
    width: 70,
    height: 84,
    seat: 78,
    drawing:
      '<path d="M-34-72V-8Q0 6 34-8V-72Z" fill="{#e9eef4>#8f9aa8}"/><path d="M-34-58V-22Q0-10 34-22V-58Q0-46-34-58Z" fill="{#7fb86a>#3f7f46}"/><ellipse cx="0" cy="-72" rx="34" ry="11" fill="{#f6f9fc>#b4bfcc}"/><ellipse cx="0" cy="-72" rx="26" ry="7.500" fill="none" stroke="#9aa6b4" stroke-width="2.500"/><ellipse cx="-9" cy="-34" rx="7" ry="9" fill="{#f6e3a8>#cfa850}" transform="rotate(-20 -9 -34)"/><ellipse cx="10" cy="-33" rx="7" ry="9" fill="{#f6e3a8>#cfa850}" transform="rotate(24 10 -33)"/>',
  },
  crispBag: {
    width: 76,
    height: 84,
    drawing:
      '<path d="M-30-82Q-20-78-10-82 0-78 10-82 20-78 30-82L36-58Q26-40 36-22L30 0Q20-5 10 0 0-5-10 0-20-5-30 0L-36-24Q-24-42-35-60Z" fill="{#ffb547>#d9662c}"/><path d="M-30-82L30-82 31-70-31-70ZM-31-10L31-10 30 0-30 0Z" fill="#fff" opacity=".3"/><circle cx="0" cy="-42" r="18" fill="#fff7df"/><path d="M-11-40Q-6-54 8-50 14-38 4-32-8-30-11-40Z" fill="{#f6d56a>#d99a2c}"/><path d="M-28-62L-14-52-26-44M28-28L16-34 26-50" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>',
  },
  barMagnet: {
    width: 260,
    height: 70,
    drawing: `<path d="M-128-60H0V0H-128Q-134-30-128-60Z" fill="{#f4645c>#b8242e}"/><path d="M0-60H128Q134-30 128 0H0Z" fill="{#5c9af0>#2350a8}"/><path d="M-128-60L-116-70H140L128-60Z" fill="#ffffff" opacity=".55"/><path d="M128-60L140-70V-10L128 0Z" fill="#1c3f8a"/><path d="${letterN(-92, -30)}" fill="none" stroke="#fff" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/><path d="${letterS(92, -30)}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`,
  },
  clipChain: {
    width: 90,
    height: 290,
    drawing: `<path d="M-26-288H26V-230H-26Z" fill="{#f4645c>#b8242e}"/><path d="M-26-288H26V-276H-26Z" fill="#fff" opacity=".3"/><path d="${letterN(0, -256)}" fill="none" stroke="#fff" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>${clip(-2, -200, 6)}${clip(3, -146, -8)}${clip(-3, -92, 7)}${clip(2, -38, -5)}`,
  },
  needleBowl: {
    width: 230,
    height: 96,
    drawing:
      '<path d="M-108-66Q-100 0-46 0H46Q100 0 108-66Z" fill="{#fbfdff>#b4c3d6}"/><path d="M-98-44Q-60-30 0-30T98-44" fill="none" stroke="#4d7fc0" stroke-width="6"/><ellipse cx="0" cy="-66" rx="108" ry="28" fill="{#ffffff>#cdd9e6}"/><ellipse cx="0" cy="-64" rx="96" ry="22" fill="{#a9def4>#4d9fd0}"/><path d="M-44-60Q-14-84 44-72 40-54-2-50-34-50-44-60Z" fill="{#8fd06a>#3f8a44}"/><path d="M-44-60Q0-62 42-71" fill="none" stroke="#d9f2b4" stroke-width="2.500"/><path d="M-46-66L50-62" stroke="#6d7786" stroke-width="5" stroke-linecap="round"/><path d="M-46-67L50-63" stroke="#f4f8fc" stroke-width="2" stroke-linecap="round"/><path d="M-72-56Q-64-50-52-49M58-78Q70-74 76-66" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>',
  },
  hookedKey: {
    width: 110,
    height: 300,
    drawing: `<path d="M0-300Q4-260 0-236" fill="none" stroke="#e8dcc2" stroke-width="4"/><path d="M-22-238H22V-178H-22Z" fill="{#5c9af0>#2350a8}"/><path d="M-22-180H22V-118H-22Z" fill="{#f4645c>#b8242e}"/><path d="M-24-240h48v8h-48z" fill="#e8dcc2"/><path d="${letterS(0, -208)}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="${letterN(0, -148)}" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><circle cx="0" cy="-92" r="25" fill="none" stroke="#a8502c" stroke-width="8"/><path d="M-18-110Q-26-98-24-84" fill="none" stroke="#d8875c" stroke-width="4" stroke-linecap="round"/><circle cx="4" cy="-54" r="17" fill="none" stroke="{#f2cf6a>#a9782a}" stroke-width="11"/><path d="M4-38V-2M4-12H26M4-26H20" fill="none" stroke="#c4963c" stroke-width="10" stroke-linecap="round"/><path d="M1-36V-4" stroke="#ffe9a8" stroke-width="3" stroke-linecap="round"/>`,
  },
  notchCoin: {
    width: 114,
    height: 110,
    drawing: `<g fill="{#d3dae2>#8f98a4}">${teeth(48, 6)}</g><circle cx="0" cy="-52" r="50" fill="{#f4f8fc@#99a3b0}"/><circle cx="0" cy="-52" r="43" fill="none" stroke="#7f8a98" stroke-opacity=".7" stroke-width="3"/><path d="M28-99L44-83 28-82Z" fill="#59616d"/><path d="M0-17Q-10-33-36-31-28-16-6-11ZM0-17Q10-33 36-31 28-16 6-11Z" fill="{#a3adba>#7b8593}"/><path d="M-12-8Q0-20 14-12L24-20 17-7Q4-4-12-8Z" fill="#7b8593"/>${coinFace(OPEN_EYES)}<path d="M-34-80Q-24-92-8-94" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="6" stroke-linecap="round"/>`,
  },
  copperCoin: {
    width: 100,
    height: 104,
    drawing: `<circle cx="0" cy="-52" r="46" fill="{#f6b47c@#a85a30}"/><circle cx="0" cy="-52" r="39" fill="none" stroke="#8a4826" stroke-opacity=".6" stroke-width="3"/>${coinFace('<path d="M-22-58Q-15-66-8-58M8-58Q15-66 22-58" fill="none" stroke="#3a2420" stroke-width="4" stroke-linecap="round"/><circle cx="-25" cy="-48" r="5" fill="#e8604c" opacity=".6"/><circle cx="25" cy="-48" r="5" fill="#e8604c" opacity=".6"/>')}<path d="M-30-78Q-22-88-8-90" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>`,
  },
  piggyInside: {
    width: 540,
    height: 330,
    seat: 66,
    drawing:
      '<path d="M-150-40H-96V0H-150ZM96-40H150V0H96Z" fill="{#f29aa4>#c4566c}"/><path d="M-236-176Q-276-196-262-228-246-232-248-214" fill="none" stroke="#e07a8a" stroke-width="13" stroke-linecap="round"/><path d="M-240-160Q-232-300-20-304 120-304 176-262 186-292 216-296 224-262 214-226 236-204 240-178H268V-110H236Q206-30 0-24-226-28-240-160Z" fill="{#ffb9bf>#d8687e}"/><path d="M-214-158Q-204-278-20-280 130-278 186-216 208-184 204-150 190-50 0-46-204-50-214-158Z" fill="{#5c2c44|#2c1428}"/><path d="M-204-130Q-170-62 0-60 168-64 198-128 184-50 0-46-188-50-204-130Z" fill="#7a3c56"/><path d="M-54-302H22V-278H-54Z" fill="rgb(255,236,160)"/><path d="M-52-280H20L62-62H-88Z" fill="#ffe9a0" opacity=".2"/><circle cx="222" cy="-206" r="7" fill="#3a2430"/><path d="M256-158v14M256-134v14" stroke="#a83c54" stroke-width="8" stroke-linecap="round"/>',
  },
  capsuleMachine: {
    width: 130,
    height: 230,
    drawing: `<path d="M-54-96H54L62 0H-62Z" fill="{#f0605a>#a8242e}"/><circle cx="0" cy="-150" r="62" fill="{#f2fbff@#a9cfe4}"/>${(
      [
        [-30, -112, '#f2c14e'],
        [4, -106, '#6fb0f0'],
        [34, -116, '#f08aa4'],
        [-14, -136, '#7fc46a'],
        [22, -142, '#f0964a'],
        [-40, -142, '#a87fd8'],
      ] as const
    )
      .map(
        ([x, y, colour]) =>
          `<circle cx="${x}" cy="${y}" r="18" fill="#ffffff"/><path d="M${x - 18} ${y}A18 18 0 0 1 ${x + 18} ${y}Z" fill="${colour}"/>`,
      )
      .join(
        '',
      )}<circle cx="0" cy="-150" r="62" fill="#dff2fc" opacity=".28"/><path d="M-40-180Q-24-204 0-206" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/><path d="M-30-214H30L24-228H-24Z" fill="{#f0605a>#a8242e}"/><path d="M-60-102H60V-88H-60Z" fill="{#ffd978>#c4902c}"/><circle cx="-20" cy="-58" r="17" fill="{#ffe9a8@#c4902c}"/><path d="M-20-72V-44" stroke="#7a5418" stroke-width="6" stroke-linecap="round"/><path d="M14-72H44V-66H14Z" fill="#5a141c"/><path d="M10-44H48V-8H10Z" fill="#5a141c"/>`,
  },
} as const satisfies Record<string, Motif>;
