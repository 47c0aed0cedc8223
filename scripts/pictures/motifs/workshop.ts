import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** The eyes and the mouth of a thing that speaks. */
const face = (y: number, mouth: string, gaze: { x: number; y: number }) =>
  `<g transform="translate(0 ${y})"><ellipse cx="-10" cy="0" rx="7" ry="8.500" fill="#fff"/><ellipse cx="11" cy="0" rx="7" ry="8.500" fill="#fff"/><circle cx="${-10 + gaze.x}" cy="${gaze.y}" r="4.800" fill="#22304a"/><circle cx="${11 + gaze.x}" cy="${gaze.y}" r="4.800" fill="#22304a"/><circle cx="${-8.5 + gaze.x}" cy="${gaze.y - 2}" r="1.600" fill="#fff"/><circle cx="${12.5 + gaze.x}" cy="${gaze.y - 2}" r="1.600" fill="#fff"/><ellipse cx="-18" cy="10" rx="4.500" ry="3" fill="#f58fa0" opacity=".6"/><ellipse cx="19" cy="10" rx="4.500" ry="3" fill="#f58fa0" opacity=".6"/>${mouth}</g>`;
const smile = '<path d="M-5 10Q1 16 7 10" fill="none" stroke="#22304a" stroke-width="2.500" stroke-linecap="round"/>';
const oh = '<ellipse cx="1" cy="13" rx="4" ry="5" fill="#7c3038"/>';

/** A cup with a handle to the right. */
function mug(inside: string, over = ''): Motif {
  return {
    width: 66,
    height: 74,
    seat: 70,
    drawing: `<path d="M28-58Q58-60 55-36 52-14 25-18" fill="none" stroke="#e0792f" stroke-width="10"/><path d="M28-60Q56-61 53-37" fill="none" stroke="#ffc58a" stroke-width="3"/>${over}<path d="M-32-70Q-34-4-22 0H22Q34-4 32-70Z" fill="{#ffc888>#e07a30}"/><path d="M-27-60Q-27-18-19-8" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/><ellipse cx="0" cy="-70" rx="32" ry="8" fill="#ffe2bd"/><ellipse cx="0" cy="-69" rx="26" ry="5.500" fill="#b8602a"/>${inside}`,
  };
}

/** Walls and floor of a room of their own, as wide as the picture on the far plane of the empty setting. */
const wall = (paint: string, floor: string) =>
  `<path d="M-480-640H480V4H-480Z" fill="${paint}"/><path d="M-480 0H480V450H-480Z" fill="${floor}"/>`;
const floorLines = (colour: string) =>
  repeat(
    11,
    (at) =>
      `<path d="M${(at - 5) * 94} 0L${(at - 5) * 240} 450" stroke="${colour}" stroke-opacity=".35" stroke-width="3"/>`,
  );

/** The hull of an old turtle with its feet; what looks out is drawn before it. */
function oldTurtle(head: string, feet: string): Motif {
  return {
    width: 150,
    height: 96,
    seat: 90,
    drawing: `${head}${feet}<path d="M-74-22Q-78-92 0-98 78-92 74-22 40-8 0-8-40-8-74-22Z" fill="{#8fae5c>#3f5f34}"/><path d="M-80-26Q0-2 80-26 82-12 70-8 0 12-70-8-82-12-80-26Z" fill="{#dcc98a>#94793f}"/><g fill="{#a9c472>#56783c}" stroke="#35502c" stroke-width="3" stroke-linejoin="round"><path d="M-22-84H20L34-56 18-32H-20L-34-56Z"/><path d="M-30-82L-42-56-28-30-60-26Q-66-64-30-82Z"/><path d="M28-82L42-56 28-30 60-26Q66-64 28-82Z"/></g><path d="M-46-72Q-26-90 4-90" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/><g fill="#d9e8a8" opacity=".5"><circle cx="-52" cy="-40" r="4"/><circle cx="50" cy="-44" r="5"/><circle cx="2" cy="-56" r="6"/></g>`,
  };
}

/** Cattle of the country, its head to the right; a bell hangs at its neck. */
const cowHead = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M-16-40Q-34-66-14-78-20-58-4-44ZM24-42Q40-68 22-80 26-60 12-46Z" fill="{#fff3d6>#c9a66a}"/><path d="M-26-32Q-56-44-58-22-40-10-22-18ZM34-34Q60-48 64-28 48-12 32-20Z" fill="{#e9ad66>#a8692f}"/><path d="M-30-34Q-28-54 4-54 38-54 40-34 40-8 34 12 26 32 4 32-18 32-24 12-30-8-30-34Z" fill="{#f2bd78>#c27c38}"/><path d="M-26 8Q4-10 36 8 36 36 4 36-28 36-26 8Z" fill="{#ffe9cf>#e2b184}"/><ellipse cx="-8" cy="14" rx="4" ry="5.500" fill="#8a5a3c"/><ellipse cx="18" cy="14" rx="4" ry="5.500" fill="#8a5a3c"/><path d="M-6 26Q6 31 16 26" fill="none" stroke="#8a5a3c" stroke-width="3" stroke-linecap="round"/><ellipse cx="-11" cy="-18" rx="9" ry="10.500" fill="#fff"/><ellipse cx="22" cy="-18" rx="9" ry="10.500" fill="#fff"/><circle cx="-8" cy="-17" r="6.500" fill="#2d1b12"/><circle cx="25" cy="-17" r="6.500" fill="#2d1b12"/><circle cx="-6" cy="-20" r="2.300" fill="#fff"/><circle cx="27" cy="-20" r="2.300" fill="#fff"/><path d="M-22-34Q-12-40-3-34M14-34Q24-40 33-34" fill="none" stroke="#8a5426" stroke-width="3.500" stroke-linecap="round"/><path d="M-8-50Q4-62 16-50 10-44 4-36-2-44-8-50Z" fill="#a8692f"/></g>`;
const cowBell = (x: number, y: number) =>
  `<path d="M${x - 26} ${y - 26}Q${x} ${y - 8} ${x + 24} ${y - 26}" fill="none" stroke="#a8322e" stroke-width="8" stroke-linecap="round"/><path d="M${x - 11} ${y + 8}Q${x - 9} ${y - 16} ${x} ${y - 18} ${x + 9} ${y - 16} ${x + 11} ${y + 8}Z" fill="{#ffe28a>#b07d22}"/><circle cx="${x}" cy="${y + 10}" r="4.500" fill="#7d5516"/>`;

const petal = (turn: number, length: number, wide: number, paint: string) =>
  `<path transform="rotate(${turn})" d="M0 0Q${-wide} ${-length * 0.5} 0 ${-length} ${wide} ${-length * 0.5} 0 0Z" fill="${paint}" stroke="#e07fa8" stroke-opacity=".5" stroke-width="2"/>`;

const leaf = (x: number, y: number, turn: number, size: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0Q8-44 56-46 106-40 120 0 92 34 52 30 14 26 0 0Z" fill="{#9fe07a>#3b8f3f}"/><path d="M4 0Q60-12 112 0M34-5L48-30M58-8L78-32M36-4L52 20M64-6L84 20" fill="none" stroke="#2f7a38" stroke-opacity=".6" stroke-width="3.500"/></g>`;

const boot = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M-62-300H50L56-150H-58Z" fill="{#5a6fa8>#2e3c6d}"/><path d="M-66-190H62L56-60Q112-56 124-18V0H-62Z" fill="{#a8683c>#53301c}"/><path d="M-72-206Q0-182 68-206L66-164Q0-142-70-164Z" fill="{#d29a62>#7d4b26}"/><path d="M-66-8H128V14H56L48 4 30 14H-66Z" fill="#2e1a10"/><path d="M-44-150V-40M-26-80H40M-24-110H42" fill="none" stroke="#f0c48a" stroke-opacity=".55" stroke-width="6" stroke-linecap="round"/></g>`;

export const workshop = {
  waterDrop: {
    width: 46,
    height: 78,
    drawing: `<path d="M-24-24Q-38-30-36-42M24-24Q38-28 40-40" fill="none" stroke="#5fb8ee" stroke-width="7" stroke-linecap="round"/><path d="M-9-6V0M10-6V0" stroke="#3f98d8" stroke-width="8" stroke-linecap="round"/><path d="M0-82Q30-52 30-32A30 30 0 0 1-30-32Q-30-52 0-82Z" fill="{#dff6ff@#4aa8ea}"/><path d="M-14-52Q-20-44-20-34" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="6" stroke-linecap="round"/>${face(-34, smile, { x: 2.2, y: 0 })}`,
  },
  mug: mug(face(-42, oh, { x: 1, y: 2.5 })),
  mugChipped: mug(
    face(-42, smile, { x: 0.6, y: -3 }),
    '<path d="M46-52L62-50 60-36 50-38 47-44Z" fill="#fff4e2"/><path d="M46-52L47-44 50-38" fill="none" stroke="#b8602a" stroke-width="2.500"/>',
  ),
  /** A kitchen of today with its sink; the tap ends at x 44, y -212. */
  kitchenSink: {
    width: 1,
    height: 160,
    seat: 0,
    drawing: `${wall('{#fff3dc|#f0dab2}', '{#ebc795|#bf9058}')}${floorLines('#8a5f30')}<path d="M-480-268H480V-150H-480Z" fill="{#f3fbf8|#cfe6e0}"/>${repeat(16, (at) => `<path d="M${at * 60 - 470}-268V-150" stroke="#b4d0c9" stroke-width="2.500"/>`)}<path d="M-480-228H480M-480-189H480" stroke="#b4d0c9" stroke-width="2.500"/><path d="M-330-520H-70V-300H-330Z" fill="{#a9dcf5|#e9f7ee}"/><path d="M-330-340Q-270-390-210-352-150-400-70-350V-300H-330Z" fill="{#a4d495|#6fae72}"/><path d="M-330-520H-70V-300H-330ZM-200-520V-300M-330-410H-70" fill="none" stroke="#ffffff" stroke-width="12"/><path d="M-346-300H-54V-286H-346Z" fill="#fffaf0"/><path d="M-352-536H-48V-500Q-90-476-124-500-162-476-200-500-238-476-276-500-314-476-352-500Z" fill="{#ffd27a>#eda23c}"/><path d="M150-356H420V-340H150Z" fill="{#c98f58>#8d5a30}"/><g><path d="M170-400H226V-356H170Z" fill="{#e8f4f8>#a6c4d2}"/><path d="M166-410H230V-398H166Z" fill="#d9774c"/><path d="M250-356Q246-388 252-392H300Q306-388 302-356Z" fill="{#f7c9a8>#d98a5c}"/><path d="M330-356Q324-380 330-384H396Q402-380 396-356Z" fill="{#cfe3b6>#86a866}"/></g><path d="M-480-160H480V-106H-480Z" fill="{#fdfaf4|#dccfba}"/><path d="M-480-108H480V-92H-480Z" fill="#c3ae8e"/><path d="M-480-92H480V2H-480Z" fill="{#8fbfc9|#5d93a3}"/>${repeat(7, (at) => `<path d="M${at * 134 - 462}-80h118v70h-118z" fill="{#a5d0d8>#6ba0ae}"/><circle cx="${at * 134 - 360}" cy="-64" r="5" fill="#f7f0e0"/>`)}<ellipse cx="40" cy="-134" rx="124" ry="22" fill="{#f4f8fa>#9fb0bc}"/><ellipse cx="40" cy="-132" rx="110" ry="17" fill="{#8b9ca9|#c3d0d8}"/><ellipse cx="34" cy="-130" rx="17" ry="4.500" fill="#2f3b46"/><path d="M116-152V-226Q116-258 86-258H74Q44-258 44-230V-218" fill="none" stroke="#8496a3" stroke-width="18"/><path d="M112-152V-226Q112-254 86-254H74Q48-254 48-230" fill="none" stroke="#e8f0f5" stroke-width="6"/><path d="M34-222H54V-212H34Z" fill="#6d7f8c"/><path d="M100-160H132V-148H100Z" fill="#8496a3"/><path d="M116-258V-276M98-280H140" stroke="#8496a3" stroke-width="10" stroke-linecap="round"/>`,
  },
  /** A corridor of a school that turns to the left behind its corner. */
  schoolCorridor: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `${wall('{#fff8e6|#f2e2bf}', '{#e6c391|#b98a52}')}<path d="M-480 0H-190L-210-60-480-80Z" fill="{#d0a468|#b98a52}"/><path d="M-480-640H-190V-10L-480-70Z" fill="{#d8c9a4|#b9a578}"/><path d="M-480-430L-300-404V-196L-480-214Z" fill="{#bfe4f5|#e3f4ea}"/><path d="M-480-430L-300-404V-196L-480-214M-390-418V-204" fill="none" stroke="#fffaf0" stroke-width="10"/><path d="M-480-190L-190-160V-10L-480-70Z" fill="#9fc4b4"/><path d="M-190-640H-150V0H-190Z" fill="{#f7ead0>#cdb78c}"/><path d="M-150-150H480V0H-150Z" fill="{#bfe0cf|#8fbfa8}"/><path d="M-150-158H480V-146H-150Z" fill="#c89a62"/>${[-90, 240].map((x) => `<g transform="translate(${x} 0)"><path d="M-10-292H150V0H-10Z" fill="{#b98455>#7d5230}"/><path d="M0-282H140V0H0Z" fill="{#f0cd95>#cf9c5c}"/><path d="M30-256H110V-160H30Z" fill="{#c6e8f6|#eef8ee}"/><path d="M30-256H110V-160H30ZM70-256V-160" fill="none" stroke="#fffaf0" stroke-width="7"/><circle cx="20" cy="-126" r="7" fill="#8a5f34"/><path d="M156-344H214V-316H156Z" fill="#fffaf0" stroke="#c89a62" stroke-width="4"/></g>`).join('')}<path d="M110-330H220V-200H110Z" fill="#e8d2a2"/><path d="M110-330H220V-200H110Z" fill="none" stroke="#b98455" stroke-width="8"/><path d="M122-316h36v44h-36zM170-312h38v34h-38zM124-258h40v44h-40zM174-264h34v50h-34z" fill="#fffdf4"/><path d="M130-304h20M130-294h16M178-300h22M132-246h22M132-236h18M182-252h18M182-242h14" stroke="#8fb0c9" stroke-width="3"/><path d="M-480 0H480V10H-480Z" fill="#a97a48" opacity=".6"/>${floorLines('#8a5f30')}<path d="M40 30Q120 20 230 60L160 220Q40 160-40 190Z" fill="#fff8dc" opacity=".22"/>`,
  },
  /** A round mirror on an arm, in which somebody in a suit comes running. */
  mirrorRunner: {
    width: 1,
    height: 130,
    seat: 0,
    drawing:
      '<path d="M60-64H92V-52H60Z" fill="#8a5f34"/><circle cx="0" cy="-64" r="66" fill="{#ff9a5c>#d9541f}"/><circle cx="0" cy="-64" r="56" fill="{#e6f6ff@#9cc6dd}"/><path d="M-54-50Q0-74 54-50 44-8 0-8-44-8-54-50Z" fill="{#e9cfa2|#c79a62}"/><path d="M-50-84Q0-112 50-84M-54-66Q0-86 54-66" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><g><path d="M-6-30L-24-18M6-30L16-14 26-16" fill="none" stroke="#2f3a5c" stroke-width="10" stroke-linecap="round"/><path d="M-15-60Q0-68 15-60L13-28H-13Z" fill="{#5a6a98>#2f3a5c}"/><path d="M-5-62L0-42 6-62Z" fill="#fff"/><path d="M-1-58h3l2 14-3.500 4-3.500-4z" fill="#d8423c"/><path d="M-13-56L-30-46-26-58M13-56L28-62 26-50" fill="none" stroke="#44527e" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="0" cy="-80" r="18" fill="{#ffe6cf@#f2bd98}"/><path d="M-18-82Q-18-100 0-100 18-100 18-82 12-90 0-90-12-90-18-82Z" fill="#b9bcc6"/><circle cx="-6" cy="-79" r="2.600" fill="#2a2024"/><circle cx="7" cy="-79" r="2.600" fill="#2a2024"/><ellipse cx="1" cy="-70" rx="3.500" ry="4" fill="#7c3038"/></g><path d="M-38-96Q-26-112-8-114" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="6" stroke-linecap="round"/>',
  },
  /** A ballot with four folds, on which somebody drew a squid. */
  squidBallot: {
    width: 110,
    height: 96,
    drawing:
      '<path d="M-62-96H62V0H-62Z" fill="{#fffefa>#efe6d2}"/><path d="M-62-48H62M0-96V0M-31-96V0M31-96V0" stroke="#cdbf9f" stroke-width="2"/><g fill="none" stroke="#4a5a9c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"><path d="M0-88L-22-64H-12V-40H14V-64H24Z"/><path d="M-10-40Q-16-22-22-14M-4-40Q-6-22-8-10M4-40Q6-22 8-10M12-40Q18-22 24-14"/></g><circle cx="-4" cy="-52" r="3" fill="#4a5a9c"/><circle cx="7" cy="-52" r="3" fill="#4a5a9c"/><path d="M-2-45Q2-41 6-45" fill="none" stroke="#4a5a9c" stroke-width="2.500" stroke-linecap="round"/>',
  },
  turtleOld: oldTurtle(
    '<path d="M50-30Q86-40 92-66 94-92 116-94 140-92 140-70 138-52 118-50 104-20 62-14Z" fill="{#c9dd86>#7d9c4c}"/><path d="M118-96Q134-104 142-88" fill="none" stroke="#6a8a40" stroke-width="4" stroke-linecap="round"/><ellipse cx="122" cy="-76" rx="8" ry="9" fill="#fff"/><circle cx="125" cy="-78" r="5.500" fill="#22301c"/><circle cx="127" cy="-80" r="2" fill="#fff"/><path d="M122-58Q132-54 139-61" fill="none" stroke="#4d6a30" stroke-width="3" stroke-linecap="round"/><path d="M112-88Q120-94 130-88" fill="none" stroke="#f4f7e0" stroke-width="4" stroke-linecap="round"/><path d="M-74-20Q-100-20-106-6-92-8-72-10Z" fill="#9ab85e"/>',
    '<path d="M-62-22Q-78-8-74 0H-44Q-34-8-36-18ZM36-18Q34-8 42 0H72Q76-8 62-22Z" fill="{#c0d67c>#74934a}"/>',
  ),
  /** The same, drawn in: only two eyes shine in the dark. */
  turtleHidden: oldTurtle(
    '',
    '<path d="M48-54Q94-58 92-26 70-6 46-14Z" fill="{#dcc98a>#94793f}"/><path d="M56-46Q86-48 84-28 70-16 54-20Z" fill="#26301f"/><ellipse cx="70" cy="-35" rx="5" ry="6" fill="#fff"/><ellipse cx="80" cy="-34" rx="4" ry="5.500" fill="#fff"/><circle cx="71.500" cy="-36" r="3" fill="#22301c"/><circle cx="81" cy="-35" r="2.600" fill="#22301c"/>',
  ),
  /** A red bundle that comes down on a purple rope. */
  redBundle: {
    width: 1,
    height: 90,
    drawing:
      '<path d="M-4-640Q8-420-3-250 4-160 0-92" fill="none" stroke="#8a4fc0" stroke-width="9"/><path d="M-6-640Q6-420-5-250 2-160-2-92" fill="none" stroke="#c79cf0" stroke-width="3"/><path d="M-8-74Q-44-104-48-84-40-70-12-66ZM8-74Q44-104 48-84 40-70 12-66Z" fill="{#ff7a66>#b3202c}"/><path d="M-50-30Q-52-64-8-70H8Q52-64 50-30 48 0 0 0-48 0-50-30Z" fill="{#ff7a66>#b3202c}"/><path d="M-14-76H14L10-62H-10Z" fill="#d8343a"/><path d="M-8-62Q-30-40-28-8M8-62Q30-40 28-8M0-62V-4" fill="none" stroke="#8f1522" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/><path d="M-40-40Q-36-54-20-60" fill="none" stroke="#ffd0c4" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>',
  },
  redSailShip: {
    width: 380,
    height: 380,
    seat: 56,
    drawing:
      '<path d="M-8-60V-372h14V-60z" fill="{#9a6a40>#5f3c22}"/><path d="M-2-376L70-362-2-344Z" fill="{#ff7a5c>#c11f2c}"/><path d="M12-330Q134-300 146-110 84-84 10-92Z" fill="{#ff7a5c>#b31d2a}"/><path d="M12-272Q80-252 128-216M12-212Q84-196 142-166M12-152Q84-140 146-128" fill="none" stroke="#7d121d" stroke-opacity=".55" stroke-width="5"/><path d="M-12-320Q-104-250-118-110-60-88-12-92Z" fill="{#ff9a78>#c9303a}"/><path d="M-12-250Q-60-222-92-190M-12-180Q-66-160-112-146" fill="none" stroke="#7d121d" stroke-opacity=".5" stroke-width="5"/><path d="M-178-92Q-150-66-90-64H100Q164-70 190-112 196-30 118 0H-110Q-170-22-178-92Z" fill="{#c98f58>#6a3f22}"/><path d="M-178-92Q-150-66-90-64H100Q164-70 190-112L189-92Q160-48 100-46H-90Q-152-48-177-74Z" fill="#f0c877"/><g fill="#5a3218"><circle cx="-100" cy="-30" r="8"/><circle cx="-50" cy="-28" r="8"/><circle cx="0" cy="-28" r="8"/><circle cx="50" cy="-28" r="8"/><circle cx="100" cy="-30" r="8"/></g>',
  },
  /** Where the rowers are: below the deck, with holes for the oars. */
  lowerDeck: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V4H-480Z" fill="{#8a5f3c|#6b4528}"/>${repeat(8, (at) => `<path d="M-480 ${at * 66 - 490}H480" stroke="#4a2d18" stroke-opacity=".5" stroke-width="4"/>`)}<path d="M-480-640H480V-400H-480Z" fill="{#4a2f1c|#6b4528}"/>${repeat(7, (at) => `<path d="M${at * 160 - 500}-640h44v240h-44z" fill="{#7d532f>#4a2d18}"/>`)}<path d="M-480-412H480V-380H-480Z" fill="{#a5744a>#5f3a20}"/>${[-300, 0, 300].map((x) => `<g transform="translate(${x} 0)"><path d="M-86-262H86V-136H-86Z" fill="#3c2413"/><path d="M-74-250H74V-148H-74Z" fill="rgb(196,228,240)"/><path d="M-74-196Q-40-206 0-196T74-196V-148H-74Z" fill="rgb(84,156,196)"/><path d="M-60-176q20-8 40 0M10-166q20-8 40 0" fill="none" stroke="rgb(214,240,248)" stroke-width="4" stroke-linecap="round"/><path d="M-86-262H86V-136H-86Z" fill="none" stroke="#a5744a" stroke-width="12"/></g>`).join('')}${[-160, 150, 452, -454].map((x) => `<path d="M${x - 18}-400h36V4h-36z" fill="{#a5744a>#553319}"/>`).join('')}<path d="M-480 0H480V450H-480Z" fill="{#8f6238|#5f3d22}"/>${repeat(11, (at) => `<path d="M${(at - 5) * 94} 0L${(at - 5) * 240} 450" stroke="#3c2413" stroke-opacity=".45" stroke-width="4"/>`)}`,
  },
  /** The sea over all of the ground, from the far plane of a shore to the lower edge. */
  openSea: {
    width: 1,
    height: 20,
    drawing: `<path d="M-1000 0Q-900-14-800 0T-600 0-400 0-200 0 0 0 200 0 400 0 600 0 800 0 1000 0V900H-1000Z" fill="{#86c8e6|#2a6fa6}"/>${repeat(26, (at) => `<path d="M${((at * 331) % 1500) - 800} ${Math.round(14 + at * at * 0.9)}q${10 + at * 1.6}-${5 + at * 0.4} ${20 + at * 3.2} 0t${20 + at * 3.2} 0" fill="none" stroke="#eaf7fc" stroke-opacity=".55" stroke-width="${(2.5 + at * 0.14).toFixed(1)}" stroke-linecap="round"/>`)}`,
  },
  longOar: {
    width: 1,
    height: 30,
    drawing:
      '<path d="M-300-12L330 14 326 30-304 2Z" fill="{#e8bd82>#8f5c30}"/><path d="M-300-10L328 16" stroke="#fff0d0" stroke-opacity=".6" stroke-width="4"/><path d="M-250-14V8M-120-8V14M40-2V20M180 4V26" stroke="#6d4423" stroke-width="7" opacity=".65"/>',
  },
  panokseon: {
    width: 460,
    height: 330,
    seat: 150,
    drawing: `<path d="M-120-150V-336h10V-150zM96-160V-330h10V-160z" fill="#6d4425"/><path d="M-182-322Q-110-334-44-322L-54-188Q-114-176-172-188ZM40-316Q104-328 166-316L156-196Q102-186 50-196Z" fill="{#f2e4c4>#c2a878}"/><path d="M-180-290H-48M-178-256H-50M-175-222H-53M42-288H164M45-258H161M48-226H158" stroke="#8f6d3f" stroke-opacity=".6" stroke-width="4"/><path d="M-36-206L0-250H20L58-206Z" fill="{#5d6a7c>#33404f}"/><path d="M-44-206H64V-194H-44Z" fill="#8f3a2c"/><path d="M-28-194h10v44h-10zM38-194h10v44H38z" fill="#a8432f"/><path d="M10-250V-300" stroke="#6d4425" stroke-width="5"/><path d="M12-300L52-290 12-274Z" fill="#d8343a"/><path d="M-226-156H226V-92H-226Z" fill="{#c98f58>#7a4c2a}"/>${repeat(10, (at) => `<path d="M${at * 45 - 220}-150h34v52h-34z" fill="{#e2b277>#a06a3a}"/><circle cx="${at * 45 - 203}" cy="-124" r="7" fill="#5a2f1a"/>`)}<path d="M-232-162H232V-150H-232Z" fill="#6d4425"/><path d="M-240-92H246L214-6Q0 8-206-6Z" fill="{#a8703f>#553019}"/><path d="M-230-64H236M-220-38H226" stroke="#3f2412" stroke-opacity=".55" stroke-width="4"/><path d="M246-92V-140L224-150V-92Z" fill="#7a4c2a"/>${repeat(7, (at) => `<path d="M${at * 56 - 180}-78l-36 96" stroke="#d9ab70" stroke-width="7" stroke-linecap="round"/>`)}`,
  },
  /** A ship from the other shore of the sea: a sharp bow and one square sail. */
  waeShip: {
    width: 330,
    height: 300,
    drawing: `<path d="M-6-130V-312h12V-130z" fill="#4a3428"/><path d="M-84-300H84L76-176Q0-160-76-176Z" fill="{#f7f3ea>#bdb4a4}"/><path d="M-56-299V-172M-28-299V-168M0-299V-167M28-299V-168M56-299V-172" stroke="#8d8474" stroke-opacity=".6" stroke-width="3"/><path d="M-104-130H70V-64H-104Z" fill="{#5a4a4a>#2e2528}"/>${repeat(5, (at) => `<path d="M${at * 34 - 92}-120h22v44h-22z" fill="{#e8e2d4>#a89f90}"/>`)}<path d="M-112-140H78V-128H-112Z" fill="#2a2024"/><path d="M-150-66H96Q150-76 196-128 176-30 120-4H-112Q-150-24-150-66Z" fill="{#6d5a50>#33262a}"/><path d="M-150-66H96Q150-76 196-128L190-106Q150-58 98-50H-149Z" fill="#a3382f"/>${repeat(5, (at) => `<path d="M${at * 44 - 100}-30l-22 44" stroke="#8d7a68" stroke-width="5" stroke-linecap="round"/>`)}`,
  },
  /** A mask of wood, the head of an ox. */
  oxMask: {
    width: 70,
    height: 84,
    drawing:
      '<path d="M-26-66Q-52-82-44-110-40-88-16-78ZM26-66Q52-82 44-110 40-88 16-78Z" fill="{#fff0cc>#b9935a}"/><path d="M-32-60Q-56-64-58-46-44-38-30-44ZM32-60Q56-64 58-46 44-38 30-44Z" fill="{#c98a4c>#7d4c24}"/><path d="M-34-56Q-34-82 0-84 34-82 34-56 34-32 24-14 14 0 0 0-14 0-24-14-34-32-34-56Z" fill="{#dba365>#8a5529}"/><path d="M-22-20Q0-34 22-20 20 0 0 0-20 0-22-20Z" fill="{#f6d5a6>#c2925a}"/><ellipse cx="-8" cy="-13" rx="3.500" ry="4.500" fill="#4a2c16"/><ellipse cx="8" cy="-13" rx="3.500" ry="4.500" fill="#4a2c16"/><path d="M-24-52Q-14-62-6-50-14-44-24-52ZM24-52Q14-62 6-50 14-44 24-52Z" fill="#2a180c"/><path d="M-26-62Q-14-70-4-60M26-62Q14-70 4-60M0-78V-38M-10-74Q-6-58-8-42M10-74Q6-58 8-42" fill="none" stroke="#6d421f" stroke-opacity=".7" stroke-width="2.500" stroke-linecap="round"/>',
  },
  oxBell: {
    width: 230,
    height: 190,
    seat: 140,
    drawing: `<path d="M-112-120Q-136-90-128-44" fill="none" stroke="#b5753a" stroke-width="8" stroke-linecap="round"/><path d="M-134-52Q-142-24-126-16-116-30-122-50Z" fill="#7d4c24"/><path d="M-92-70L-96-4H-70L-60-60ZM44-62L42-4H68L78-70Z" fill="{#c98742>#8a5526}"/><path d="M-114-112Q-112-142-60-142H40Q96-142 98-100 98-56 60-50-20-40-90-52-116-70-114-112Z" fill="{#f2bd78>#b8712f}"/><path d="M-86-62L-84-4H-54L-44-54ZM16-54L22-4H52L62-60Z" fill="{#e9ad66>#a5672f}"/><path d="M-96-14H-69V0H-98ZM-84-14H-54V0H-86ZM22-14H52V0H20ZM43-14H68V0H42Z" fill="#4a2e1c"/><path d="M60-134Q92-150 112-128L106-80Q84-62 62-80Z" fill="{#eeb56e>#b06c2e}"/><path d="M-84-124Q-40-134 20-132" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="8" stroke-linecap="round"/>${cowBell(84, -74)}${cowHead(106, -132)}`,
  },
  /** The same, lying down. */
  oxLying: {
    width: 250,
    height: 140,
    drawing: `<path d="M-122-40Q-150-20-130 0" fill="none" stroke="#b5753a" stroke-width="8" stroke-linecap="round"/><path d="M-126-46Q-126-104-60-108H30Q88-106 92-62 94-8 50-2H-90Q-126-8-126-46Z" fill="{#f2bd78>#b8712f}"/><path d="M-108-34Q-70-62-34-30-20-8-30 0H-96Q-120-10-108-34Z" fill="{#eeb56e>#b06c2e}"/><path d="M28-22Q70-34 96-16L104 0H20Q14-12 28-22Z" fill="{#e9ad66>#a5672f}"/><path d="M92-12H112V0H90ZM-36-10H-14V0H-38Z" fill="#4a2e1c"/><path d="M-96-88Q-50-100 0-98" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="8" stroke-linecap="round"/>${cowBell(78, -46)}${cowHead(92, -84)}`,
  },
  cottonRolls: {
    width: 90,
    height: 56,
    drawing:
      '<path d="M-48-28H40V0H-48Z" fill="{#ffffff>#d3cbb8}"/><ellipse cx="40" cy="-14" rx="9" ry="14" fill="#efe7d4"/><ellipse cx="40" cy="-14" rx="4.500" ry="7.500" fill="none" stroke="#b5a888" stroke-width="2.500"/><path d="M-40-56H46V-26H-40Z" fill="{#fffdf6>#dcd3bd}"/><ellipse cx="46" cy="-41" rx="9" ry="15" fill="#f4ecd9"/><ellipse cx="46" cy="-41" rx="4.500" ry="8" fill="none" stroke="#b5a888" stroke-width="2.500"/><path d="M-14-58V0M-4-58V0" stroke="#b8483c" stroke-width="4"/>',
  },
  lotusGreat: {
    width: 260,
    height: 150,
    seat: 44,
    drawing: `<path d="M-150-8Q-150-34-70-34H70Q150-34 150-8 100 14 0 14-100 14-150-8Z" fill="{#7fc48a>#3b7f58}"/><g transform="translate(0 -8)">${[-62, 62, -38, 38, -14, 14].map((turn) => petal(turn, 150, 46, '{#ffe6f0>#f096ba}')).join('')}</g><ellipse cx="0" cy="-44" rx="62" ry="17" fill="{#fff0b0>#e8b83f}"/><g transform="translate(0 -2)">${[-80, 80, -58, 58, -28, 28, 0].map((turn) => petal(turn, Math.abs(turn) > 50 ? 132 : 62, 38, '{#fff4f8>#f5a3c4}')).join('')}</g>`,
  },
  /** The same, still closed. */
  lotusBud: {
    width: 180,
    height: 230,
    drawing: `<path d="M-130-6Q-130-26-60-26H60Q130-26 130-6 90 14 0 14-90 14-130-6Z" fill="{#7fc48a>#3b7f58}"/><g transform="translate(0 -6)">${petal(-26, 180, 60, '{#f9c0d8>#d9749f}')}${petal(26, 180, 60, '{#f9c0d8>#d9749f}')}${petal(-12, 212, 66, '{#ffe0ec>#ee94b8}')}${petal(12, 212, 66, '{#ffdcea>#e98bb2}')}${petal(0, 222, 56, '{#fff2f7>#f4a6c6}')}</g><path d="M-8-190Q-30-120-14-40" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/>`,
  },
  /** A child of a few days in its wrap. */
  wrappedBaby: {
    width: 80,
    height: 46,
    drawing:
      '<path d="M-44-22Q-40-44-6-44 40-40 54-14 50 0 20 0-30 2-44-22Z" fill="{#fffdf4>#dccfb4}"/><path d="M-14-42Q-4-20 10-2M10-38Q20-20 40-6" fill="none" stroke="#b9a984" stroke-width="3" stroke-linecap="round"/><circle cx="-26" cy="-26" r="23" fill="{#fff6e2>#d9c9a6}"/><circle cx="-24" cy="-25" r="17" fill="{#ffe6cf@#f2bd98}"/><path d="M-34-36Q-26-44-16-38-22-36-24-32Z" fill="#2a2024"/><path d="M-33-25q4 4 8 0M-20-25q4 4 8 0" fill="none" stroke="#2a2024" stroke-width="2.500" stroke-linecap="round"/><ellipse cx="-33" cy="-18" rx="4" ry="2.600" fill="#f58f86" opacity=".7"/><ellipse cx="-13" cy="-18" rx="4" ry="2.600" fill="#f58f86" opacity=".7"/><path d="M-26-15q3 3 6 0" fill="none" stroke="#a8443c" stroke-width="2" stroke-linecap="round"/>',
  },
  /** A wave as high as a house. */
  stormWave: {
    width: 1,
    height: 260,
    drawing:
      '<path d="M-290 22Q-210-50-120-140-20-230 110-214 200-196 196-120 160-170 108-140 70-110 110-60 180 4 310 20 200 32 120 22T-60 28-180 24-290 22Z" fill="{#4f93b8>#173f63}"/><path d="M-216 0Q-150-80-60-124 20-170 90-176M-150 8Q-100-40-30-80 20-106 60-110M-70 10Q-30-20 50-44" fill="none" stroke="#a8d8ea" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/><path d="M-128-136Q-20-234 112-218 206-198 198-116 186-132 176-130 180-152 158-156 156-178 130-172 116-192 92-180 70-196 50-178 20-186 4-164-30-164-40-142-70-142-84-120-128-136Z" fill="{#ffffff>#b9dbe8}"/><g fill="#eaf6fa"><circle cx="214" cy="-176" r="9"/><circle cx="232" cy="-140" r="6"/><circle cx="170" cy="-232" r="7"/></g>',
  },
  beanstalk: {
    width: 150,
    height: 640,
    drawing: `${leaf(-30, -150, 188, 1)}${leaf(34, -300, -14, 1.1)}${leaf(-26, -430, 200, 1.05)}<path d="M-58 8Q-30-60-44-140-58-220-26-300 0-370-22-460-36-560 0-760H70Q30-600 48-500 64-400 34-320 6-240 36-150 48-70 70 8 40-6 20 10 0-4-18 10-40-4-58 8Z" fill="{#93cf62>#3d7d35}"/><path d="M-30-20Q0-90-16-160-28-230 2-310 26-380 6-470-4-560 30-700" fill="none" stroke="#c9f09a" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"/><path d="M40-30Q20-90 12-150M50-470Q20-430 14-380M30-330Q0-290-10-240" fill="none" stroke="#2f6a2f" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>${leaf(30, -90, -30, 0.9)}${leaf(-20, -250, 168, 1.1)}${leaf(24, -420, -28, 1)}<path d="M-40-200Q-96-196-92-236-84-262-62-244" fill="none" stroke="#5aa04a" stroke-width="7" stroke-linecap="round"/>`,
  },
  /** The kitchen of a giant: stone, a cold oven with its mouth at x -226, a window high above. */
  giantKitchen: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `${wall('{#b9b2c4|#8d8698}', '{#a39a92|#6d655f}')}${repeat(8, (row) => repeat(7, (at) => `<path d="M${at * 150 - 500 + (row % 2) * 70} ${row * 80 - 640}h138v68h-138z" fill="${(row + at) % 3 === 0 ? '#a8a1b4' : '#9a93a6'}" opacity=".6"/>`))}<path d="M120-600Q200-660 280-600V-380H120Z" fill="{#a9d8f2|#eaf6fb}"/><path d="M120-600Q200-660 280-600V-380H120ZM200-630V-380M120-490H280" fill="none" stroke="#6d5a48" stroke-width="12"/><path d="M100-384H300V-366H100Z" fill="#cfc8d6"/><path d="M-440 4V-300Q-436-410-226-416-16-410-12-300V4Z" fill="{#c9825c>#7d4530}"/><path d="M-400-250H-330M-300-330H-230M-140-330H-70M-110-250H-40M-410-130H-350M-100-130H-40M-420-40H-360M-96-40H-36" stroke="#5f3322" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><path d="M-330 4V-150Q-326-232-226-236-126-232-122-150V4Z" fill="#5a3226"/><path d="M-310 4V-146Q-306-212-226-216-146-212-142-146V4Z" fill="{#2a1c22|#3d2a2c}"/><path d="M-310-6Q-226-30-142-6V4H-310Z" fill="#6d6468"/><path d="M-122-190L-70-160V20L-122 4Z" fill="{#4a4450>#2a2630}"/><path d="M-88-90V-50" stroke="#a59cae" stroke-width="7" stroke-linecap="round"/><path d="M-480 0H480V12H-480Z" fill="#57504c" opacity=".6"/>${repeat(9, (at) => `<path d="M${(at - 4) * 120} 6L${(at - 4) * 300} 450" stroke="#4a4440" stroke-opacity=".4" stroke-width="4"/>`)}<path d="M-480 90H480M-480 220H480" stroke="#4a4440" stroke-opacity=".35" stroke-width="4"/>`,
  },
  /** Two boots as large as boats that come down out of a cloud. */
  giantBoots: {
    width: 1,
    height: 380,
    drawing: `${boot(-86, -60)}${boot(92, 0)}<path d="M-260-270Q-270-330-200-336-190-390-110-376-60-430 10-396 80-430 130-380 210-388 214-330 276-316 256-262 210-230 150-252 90-222 30-250-30-222-90-250-150-226-200-246-240-236-260-270Z" fill="{#ffffff|#d5e2ee}"/>`,
  },
  goldHarp: {
    width: 90,
    height: 130,
    drawing:
      '<path d="M-40-10Q-48-80-30-120" fill="none" stroke="#c48a1e" stroke-width="14" stroke-linecap="round"/><path d="M-30-122Q0-96 22-112 40-124 54-110" fill="none" stroke="#e8b53a" stroke-width="13" stroke-linecap="round"/><path d="M54-110Q40-40-34-8" fill="none" stroke="#d9a02c" stroke-width="12" stroke-linecap="round"/><path d="M-22-108V-22M-8-104V-26M6-102V-34M20-106V-48M34-112V-64" stroke="#fff6d0" stroke-width="3"/><path d="M-56-8H0L4 2H-60Z" fill="{#ffe28a>#b07d22}"/><circle cx="-34" cy="-122" r="20" fill="{#ffe9a0@#d9a02c}"/><path d="M-54-126Q-52-146-34-146-14-146-14-126-24-138-34-136-46-136-54-126Z" fill="#b07d22"/><path d="M-44-122q4-4 8 0M-30-122q4-4 8 0" fill="none" stroke="#6d4a10" stroke-width="2.500" stroke-linecap="round"/><ellipse cx="-33" cy="-112" rx="4" ry="4.500" fill="#8f4a20"/><path d="M-42-12Q-50-80-34-106" fill="none" stroke="#fff6d0" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>',
  },
} as const satisfies Record<string, Motif>;
