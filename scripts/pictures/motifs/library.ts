import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const GOODS = ['#c9583f', '#e0b04a', '#4f8a8b', '#7a5a9a', '#d98f5a', '#5f8f5a', '#b9486a', '#8fa7b8'] as const;
const good = (at: number) => GOODS[at % GOODS.length] ?? '#c9583f';
/** A row of tins and boxes that stand on a shelf. */
const shelfRow = (x: number, y: number, many: number, seed: number) =>
  repeat(many, (at) => {
    const high = 34 + ((at * 23 + seed * 17) % 30);
    const round = (at + seed) % 3 === 0 ? 12 : 3;
    return `<rect x="${x + at * 40}" y="${y - high}" width="32" height="${high}" rx="${round}" fill="${good(at * 3 + seed)}"/><rect x="${x + at * 40 + 5}" y="${n(y - high * 0.66)}" width="22" height="${n(high * 0.34)}" fill="#fbf3dd" opacity=".85"/>`;
  });

const seedling = (x: number, y: number, lean: number) =>
  `<path d="M${x} ${y}q${n(lean * 0.3)}-22 ${lean}-${n(46 - Math.abs(lean) * 0.6)}M${x} ${y}q${n(-6 + lean * 0.2)}-18 ${n(-12 + lean)}-${n(34 - Math.abs(lean) * 0.5)}M${x} ${y}q${n(6 + lean * 0.2)}-16 ${n(13 + lean)}-${n(32 - Math.abs(lean) * 0.5)}" fill="none" stroke="#4f9a3a" stroke-width="5" stroke-linecap="round"/>`;

const nameLine = (x: number, y: number, many: number) =>
  repeat(many, (at) => `<path d="M${x} ${y + at * 15}h9m-9 5h9m-5-7v11" stroke-width="2.500"/>`);

export const library = {
  /** Lies before us: its beads in two rows. */
  abacus: {
    width: 150,
    height: 46,
    drawing: `<path d="M-84-46H84L92 0H-92Z" fill="{#8a5a34>#5d3820}"/><path d="M-75-39H75L81-6H-81Z" fill="#f0e0bf"/><path d="M-77-29H77" stroke="#6b4426" stroke-width="5"/>${repeat(11, (at) => `<path d="M${at * 13.4 - 67}-39V-6" stroke="#8f7350" stroke-width="2"/><ellipse cx="${at * 13.4 - 67}" cy="${-34 + (at % 3 === 1 ? 2 : 0)}" rx="6.300" ry="3.600" fill="{#4a2c1c@#2b170e}"/>${repeat(4, (row) => `<ellipse cx="${at * 13.4 - 67}" cy="${-9 - row * 4.3 - (row > 1 && (at * 7) % 5 < 2 ? 3 : 0)}" rx="6.300" ry="3.300" fill="{#7c4a2a@#4a2a17}"/>`)}`)}`,
  },
  /** A shop of the thirties: shelves of tins and boxes, a glass door on the right. */
  generalStore: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V4H-480Z" fill="{#c9b48d|#a98f68}"/><path d="M-480 0H480V440H-480Z" fill="{#8c7f70|#675c50}"/><path d="M-480-16H480V4H-480Z" fill="#5f4a34"/><path d="M-440-520H190V-70H-440Z" fill="{#6f4c30>#4f3420}"/><path d="M-428-508H178V-82H-428Z" fill="#3c281a"/>${repeat(4, (row) => `<path d="M-428${-402 + row * 104}H178v12H-428Z" fill="{#8a6040>#6a452b}"/>${shelfRow(-418, -402 + row * 104, 15, row * 5 + 1)}`)}<path d="M-130-508V-82" stroke="#6f4c30" stroke-width="14"/><path d="M240-470H450V0H240Z" fill="{#7a5434>#573820}"/><path d="M256-454H434V-16H256Z" fill="{#cfe4ea|#f3eedb}"/><path d="M345-454V-16M256-300H434M256-150H434" stroke="#7a5434" stroke-width="9"/><path d="M256-150H434V-16H256Z" fill="#8a6242" opacity=".55"/><path d="M260 4L430 4 520 260H150Z" fill="#fff4d0" opacity=".18"/><path d="M-360-640v70M60-640v70" stroke="#4a3626" stroke-width="4"/><path d="M-384-552q24-40 48 0zM36-552q24-40 48 0z" fill="#f4ecd6" stroke="#b9a67e" stroke-width="3"/>`,
  },
  /** A counter with a glass front; things stand on its board. */
  shopCounter: {
    width: 360,
    height: 108,
    seat: 106,
    drawing: `<path d="M-190-96H190V0H-190Z" fill="{#8f623c>#5f3d22}"/><path d="M-172-80H172V-34H-172Z" fill="{#dfeef0>#a9c4c9}"/>${repeat(8, (at) => `<rect x="${at * 42 - 162}" y="${-56 - ((at * 5) % 3) * 5}" width="30" height="${22 + ((at * 5) % 3) * 5}" rx="${at % 2 ? 10 : 3}" fill="${good(at * 5 + 2)}" opacity=".85"/>`)}<path d="M-172-80L-110-80-150-34H-172ZM-20-80H30L-10-34H-60Z" fill="#fff" opacity=".4"/><path d="M-200-110H200V-94H-200Z" fill="{#b98353>#8a5a34}"/><path d="M-190-26H190" stroke="#4a2f1a" stroke-opacity=".5" stroke-width="4"/>`,
  },
  /** Two padded socks of old. */
  beoseonPair: {
    width: 56,
    height: 36,
    drawing:
      '<g transform="scale(.54)"><path d="M-44-66Q-24-72-12-64L-10-34Q-2-24 14-16 22-14 30-20 28 0 4 0H-30Q-46 0-46-20Z" fill="{#ffffff>#d8d2c4}"/><path d="M-36-60Q-32-30-34-8M-12-60L-10-34" stroke="#bdb4a0" stroke-width="3" fill="none"/><path d="M-44-66Q-24-72-12-64L-13-54Q-26-60-44-56Z" fill="#b9cfe0"/><path d="M4-60Q24-66 36-58L38-30Q46-20 62-12 70-10 78-16 76 4 52 4H18Q2 4 2-16Z" fill="{#fffdf6>#d0c8b6}"/><path d="M36-54L38-30Q46-20 62-12" stroke="#bdb4a0" stroke-width="3" fill="none"/><path d="M4-60Q24-66 36-58L35-48Q22-54 4-50Z" fill="#b9cfe0"/></g>',
  },
  /** A potato half out of the earth; its sprout bends around a stone to the light. */
  bentSprout: {
    width: 190,
    height: 150,
    drawing:
      '<path d="M-130 6Q-120-34-50-40 20-54 80-36 130-26 136 6Z" fill="{#9a734c>#6a4a2e}"/><path d="M-118-4Q-60-30 0-28 70-36 124-4" stroke="#b98f62" stroke-width="5" fill="none" opacity=".6"/><path d="M-14-30Q-20-80 22-86 66-84 66-32 24-22-14-30Z" fill="{#d3d7dc>#858b94}"/><path d="M4-66Q12-76 24-76" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".7"/><path d="M-96-20Q-102-54-62-58-24-58-24-30-26-12-58-10-90-8-96-20Z" fill="{#e0bd82@#a87c48}"/><path d="M-78-40h6M-52-46h6M-64-26h5M-40-30h5" stroke="#8a6238" stroke-width="4" stroke-linecap="round"/><path d="M-44-54Q-40-92-12-102 30-112 46-148" fill="none" stroke="{#b7d77a>#6f9f3f}" stroke-width="10" stroke-linecap="round"/><path d="M42-140Q52-176 92-166 86-132 44-138ZM6-106Q-20-138-38-116-22-94 8-104ZM42-136Q36-170 58-186 80-172 50-136Z" fill="{#a8d86a>#5a9a3a}"/>',
  },
  /** A line of chalk across the floor, from the wall to us. */
  chalkLine: {
    width: 1,
    height: 6,
    drawing:
      '<path d="M-40-118L-31-118 62 70H36Z" fill="#ffffff" opacity=".92"/><path d="M-38-100l2 3M-22-70l3 5M0-30l4 8M18 12l5 12" stroke="#a98c66" stroke-width="3" opacity=".7"/>',
  },
  /** The side of a chapel of boards; its windows are taken out, and inside hangs the blackboard. */
  chapelOpen: {
    width: 520,
    height: 330,
    drawing: `<path d="M-270-214L0-330 270-214V-200H-270Z" fill="{#8a6a52>#5f4636}"/><path d="M-250-206H250V0H-250Z" fill="{#f3ead6>#cdbf9f}"/>${repeat(7, (at) => `<path d="M-250${-180 + at * 28}H250" stroke="#b5a582" stroke-width="3"/>`)}<path d="M-176-168H176V-50H-176Z" fill="#6b5138"/><path d="M-164-158H164V-58H-164Z" fill="{#5a4a3c|#7d6a54}"/><path d="M-96-146H112V-72H-96Z" fill="#7a5a3c"/><path d="M-88-140H104V-78H-88Z" fill="{#3f7a62>#2a5545}"/><path d="M-70-122h44M-12-122h30M34-122h52M-70-100h28M-28-100h56M44-100h36" stroke="#f4f7ee" stroke-width="5" stroke-linecap="round"/><path d="M-176-50H176V-40H-176Z" fill="#8f7150"/><path d="M-6-330V-386M-26-366H14" stroke="#7a5a3c" stroke-width="9" stroke-linecap="round"/><path d="M-250-14H250V0H-250Z" fill="#9a9080"/><g transform="translate(232 0) rotate(8)"><path d="M-34-118H34V0H-34Z" fill="#8a6a4a"/><path d="M-26-110H-4V-60H-26ZM4-110H26V-60H4ZM-26-52H-4V-8H-26ZM4-52H26V-8H4Z" fill="#e9e4d2"/></g>`,
  },
  /** A papered wall of a room today, with the first letters of a child on it. */
  scribbledWall: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V4H-480Z" fill="{#f1e8d4|#e2d3b4}"/>${repeat(13, (at) => `<path d="M${at * 74 - 444}-640V-14" stroke="#d9c6a0" stroke-width="10" opacity=".45"/>`)}<path d="M-480-16H480V4H-480Z" fill="#a9835a"/><path d="M-480 0H480V440H-480Z" fill="{#d9b884|#b98f5c}"/><path d="M-480 90H480M-480 210H480" stroke="#a37c4c" stroke-width="3" opacity=".6"/><path d="M-410-520H-160V-220H-410Z" fill="#8f6a46"/><path d="M-394-504H-176V-236H-394Z" fill="{#bcd8ea|#eef3f2}"/><path d="M-330-236Q-336-330-322-400M-350-300q24-30 34-6 24-26 40 4-30 16-74 2zM-352-352q26-30 34-8 26-24 36 6-30 14-70 2zM-346-400q18-30 26-12 22-18 28 10-24 12-54 2z" stroke="#5a4632" stroke-width="7" fill="#3f7a5a"/><path d="M-352-366q26-24 34-8 26-18 36 2M-346-412q18-22 26-10 22-12 28 6" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M-285-504V-236M-394-370H-176" stroke="#8f6a46" stroke-width="9"/><g transform="translate(-20 84)" fill="none" stroke="#4a4550" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><path d="M40-208q10-26 30-22 22 10 6 40-22 14-34-4M112-236q4 44-2 76M84-200q22 4 46-2"/><path d="M172-214h44q4 30-10 54M240-232l-4 84M238-186l28-4" opacity=".85"/></g>`,
  },
  /** Logs as tall as trees that march and knock into each other. */
  marchingLogs: {
    width: 700,
    height: 300,
    drawing: repeat(7, (at) => {
      const high = 250 + ((at * 37) % 60);
      const lean = [-14, 6, 12, -8, 16, -12, 8][at] ?? 0;
      return `<g transform="translate(${at * 108 - 324} ${-(at % 2) * 10}) rotate(${lean})"><path d="M-34-${high}Q-34-${high + 16} 0-${high + 16}T34-${high}V-24H-34Z" fill="{#a8754a>#5f3d26}"/><ellipse cx="0" cy="-${high}" rx="34" ry="15" fill="#e3bf8a"/><ellipse cx="0" cy="-${high}" rx="19" ry="8" fill="none" stroke="#a8754a" stroke-width="3"/><path d="M-16-${high - 40}v70M14-${high - 60}v90M-4-${high - 150}v60" stroke="#4a2f1c" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/><ellipse cx="${at % 2 ? 12 : -12}" cy="-${high - 130}" rx="9" ry="13" fill="#4a2f1c" opacity=".7"/><path d="M-20-26l-12 26h22M16-26l16 24h-22" stroke="#5f3d26" stroke-width="13" fill="none" stroke-linecap="round" stroke-linejoin="round"/></g>`;
    }),
  },
  /** An empty bottle; the morning throws its blue onto the ground. */
  blueBottle: {
    width: 70,
    height: 130,
    drawing:
      '<path d="M14 4Q90-8 196 10 214 26 150 30 60 30 10 8Z" fill="#4f9fe0" opacity=".5"/><path d="M60 10Q110 4 168 16 130 24 76 18Z" fill="#bfe6ff" opacity=".8"/><path d="M-12-130H12V-96Q32-84 32-58V-8Q32 0 22 0H-22Q-32 0-32-8V-58Q-32-84-12-96Z" fill="{#8fd0f0>#2f6fb4}" opacity=".88"/><path d="M-16-134H16V-122H-16Z" fill="#5fa6d8"/><path d="M-20-76Q-24-40-20-14" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".75" fill="none"/><path d="M18-70V-16" stroke="#1f4f8f" stroke-width="5" stroke-linecap="round" opacity=".4"/>',
  },
  /** Two skis that somebody stuck upright into the snow. */
  skisUpright: {
    width: 120,
    height: 250,
    drawing:
      '<path d="M-40 0L-34-210Q-34-244-20-256-10-244-14-210L-16 0Z" fill="{#c98a52>#7d4e2a}"/><path d="M14 0L22-206Q24-240 38-250 48-238 42-206L38 0Z" fill="{#b97a45>#6f4424}"/><path d="M-38-96H-15L-15-78H-37ZM17-92H40L40-74H16Z" fill="#4a3426"/><path d="M-28-200L-31-110M32-196L29-106" stroke="#e6b884" stroke-width="4" opacity=".7"/><path d="M-92 8Q-70-26-24-22 20-34 64-18 96-10 104 8Z" fill="{#ffffff>#cfe0f0}"/>',
  },
  /** A long sheet of ink writing: three titles stand there, and nothing under them. */
  titleSheet: {
    width: 380,
    height: 260,
    drawing: `<path d="M-200-262H200V0H-200Z" fill="{#fffdf4>#ebe1c8}"/><path d="M-208-270H208V-254H-208ZM-208-8H208V8H-208Z" fill="{#7a5234>#55351e}"/><g fill="none" stroke="#26221f" stroke-linecap="round" stroke-width="9"><path d="M126-224h44M148-236v50M128-204h42M122-178h54M150-160l-24 26M148-160l28 24"/><path d="M6-230h52M32-240v34M10-206h46M14-186h38v26h-38zM20-150l-12 18M48-150l12 18"/><path d="M-120-236v30M-142-222h44M-146-200h52M-138-184h36M-120-184v46M-140-138h42"/></g><path d="M84-244V-18M-50-244V-18" stroke="#d9c9a4" stroke-width="3"/>`,
  },
  /** A long cut stone that lies half dug out, a blue sheet over it; its corner shows. */
  tarpStone: {
    width: 400,
    height: 110,
    drawing:
      '<path d="M-236 8Q-220-26-150-24H170Q226-22 240 8Z" fill="{#a87f55>#6f4f34}"/><path d="M-196-20L-180-84H150L176-18Z" fill="{#b9b6ae>#7f7c76}"/><path d="M-180-84L-168-96H160L150-84Z" fill="#d0cdc4"/><path d="M-176-66h18M-168-74v22M-180-44h22M-172-52v18" stroke="#5f5c56" stroke-width="4" stroke-linecap="round"/><path d="M-112-112Q20-132 176-104L206-10Q150 6 100-8 40 10-20-6-80 8-142-8Z" fill="{#5aa6e0>#2a6cb4}"/><path d="M-96-104Q-104-50-124-12M20-120Q14-60 22-6M120-114Q130-60 140-6" stroke="#1f5596" stroke-width="5" fill="none" opacity=".5"/><path d="M-60-112Q-64-70-72-40M70-118Q72-80 74-50" stroke="#bfe0f8" stroke-width="6" fill="none" opacity=".7" stroke-linecap="round"/><circle cx="-128" cy="-18" r="6" fill="#e8edf2"/><circle cx="190" cy="-20" r="6" fill="#e8edf2"/><path d="M-262 10q-20-30 10-46 34-6 36 46zM214 12q4-30 34-30 30 6 26 30z" fill="{#b48a5c>#7a5636}"/>',
  },
  /** The great stone of a king, three times as high as a man, covered with writing. */
  greatStele: {
    width: 230,
    height: 620,
    drawing: `<path d="M-118 0Q-126-200-108-420-100-560-60-604-10-632 40-606 96-570 106-420 124-200 114 0Z" fill="{#a9a69c>#67655f}"/><path d="M-108-420Q-100-560-60-604-10-632 0-620-60-560-66-420-78-200-74 0H-118Q-126-200-108-420Z" fill="#c9c6bc" opacity=".55"/><g stroke="#4f4d48" fill="none" opacity=".75">${repeat(6, (at) => nameLine(at * 25 - 52, -540, 32))}</g><path d="M-140 8Q-130-22-70-20H80Q136-20 144 8Z" fill="{#8f8c84>#5f5d57}"/>`,
  },
  /** The long stone turned over and washed: two great letters, and under them name beside name. */
  namesSlab: {
    width: 440,
    height: 150,
    drawing: `<path d="M-250 8Q-230-24-160-20H190Q246-18 258 8Z" fill="{#a87f55>#6f4f34}"/><path d="M-220-16L-176-150H176L224-16Z" fill="{#d0ccc0>#a09c90}"/><path d="M-220-16H224V4H-220Z" fill="{#8f8b80>#6a675f}"/><g stroke="#3f3c36" fill="none" stroke-linecap="round"><path d="M-146-134h30M-132-134q-6 20-20 30M-140-114h22v18h-22z" stroke-width="5"/><path d="M-104-136v42M-114-124h20M-86-136h24M-74-136v14M-90-118h32M-84-104h20v12h-20z" stroke-width="4"/></g><g stroke="#4a4740" fill="none" opacity=".85">${repeat(14, (at) => nameLine(at * 17 - 36, -136, 7))}${repeat(8, (at) => nameLine(at * 17 - 190, -72, 3))}</g><path d="M-60-20q30-50 90-60M90-24q40-40 60-70" stroke="#eef6fa" stroke-width="5" opacity=".5" fill="none"/><path d="M-120 4q-14 10-30 4M150 4q20 12 40 6" stroke="#7fb4d8" stroke-width="6" stroke-linecap="round" opacity=".7"/>`,
  },
  /** A lamp of a film studio on its stand; it shines to the left. */
  filmLamp: {
    width: 120,
    height: 290,
    drawing:
      '<path d="M-30-266L-420-380V-60Z" fill="#fff3c0" opacity=".3"/><path d="M0-230V-30M0-60L-50 0M0-60L50 0M0-60V0" stroke="#3f444c" stroke-width="11" stroke-linecap="round"/><path d="M-26-292H36Q52-292 52-276V-226Q52-210 36-210H-26Z" fill="{#6a7078>#33383f}"/><path d="M-26-292Q-44-300-58-306V-198Q-44-204-26-210Z" fill="{#fff9dc>#f2cf6a}"/><path d="M-58-316L-100-346M-58-190L-100-162" stroke="#33383f" stroke-width="9" stroke-linecap="round"/><path d="M-8-292V-312H24V-292" fill="none" stroke="#33383f" stroke-width="7"/>',
  },
  /** Tall bare screens of a stage: they fall one after the other like cards. */
  fallingScreens: {
    width: 760,
    height: 420,
    drawing: repeat(6, (at) => {
      const turn = [0, 8, 20, 36, 54, 72][at] ?? 0;
      return `<g transform="translate(${[-350, -236, -130, -26, 76, 160][at]} 0) rotate(${turn})"><path d="M-6-${420 - at * 8}H88V0H-6Z" fill="{${at % 2 ? '#f0e2c0' : '#fbf1d6'}>#b99a68}"/><path d="M-6-${420 - at * 8}H8V0H-6Z" fill="#8f7044"/><path d="M30-${400 - at * 8}V-12M62-${400 - at * 8}V-12" stroke="#c9ac78" stroke-width="4"/></g>`;
    }),
  },
  /** A great jar for umbrellas: a warrior with his shield is on its side. */
  heroJar: {
    width: 150,
    height: 180,
    drawing:
      '<path d="M-34-176L-58-252M-10-176L-4-262M22-176L52-244" stroke="#5a4a3c" stroke-width="7" stroke-linecap="round"/><path d="M-40-176Q-66-214-62-244-44-226-30-176ZM-16-176Q-20-226-4-256 12-226 4-176ZM14-176Q34-226 54-238 56-206 34-176Z" fill="{#4f7fae>#2f527f}"/><path d="M-4-256q-3-22 10-24" stroke="#5a4a3c" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-50-180H50L44-160Q84-130 78-80 72-20 40 0H-40Q-72-20-78-80-84-130-44-160Z" fill="{#d9803f>#8f4a20}"/><path d="M-56-190H56V-172H-56Z" fill="{#3a2a20>#20150f}"/><path d="M-76-106Q0-94 76-106L78-92Q0-80-78-92ZM-66-36Q0-24 66-36L60-24Q0-12-60-24Z" fill="#2b1c14"/><path d="M-70-118q14-8 24 0t24 0 24 0 24 0 24 0 20 0" stroke="#2b1c14" stroke-width="4" fill="none"/><g fill="#2b1c14"><circle cx="-10" cy="-80" r="8"/><path d="M-18-90Q-8-104 8-94L2-86Z"/><path d="M-20-72H2L8-42 16-30H6L-6-44-18-30H-28L-20-46Z"/><circle cx="22" cy="-60" r="19"/><path d="M-40-96L46-84" stroke="#2b1c14" stroke-width="0"/></g><circle cx="22" cy="-60" r="13" fill="#d9803f"/><circle cx="22" cy="-60" r="6" fill="#2b1c14"/><path d="M-36-102V-28" stroke="#2b1c14" stroke-width="4"/><path d="M-56-150Q-66-110-60-60" stroke="#f6c38f" stroke-width="6" opacity=".6" fill="none" stroke-linecap="round"/>',
  },
  /** A small paddy with its bank; half of its seedlings lie down. */
  seedlingPaddy: {
    width: 620,
    height: 70,
    drawing: `<path d="M-300-86H320L390 20H-370Z" fill="{#8fbfd0|#5f97ae}"/><path d="M-300-86H320L330-72H-310Z" fill="#6f8f4a"/>${repeat(3, (row) => repeat(12, (at) => seedling(-286 - row * 22 + at * (52 + row * 4), -52 + row * 32, at % 2 === row % 2 ? 38 : 2)))}<path d="M-372 18H392L400 40H-380Z" fill="{#9a7a4c>#6f5432}"/><path d="M-300-20q60-8 120 0M40 0q60-8 110 0M150-50q40-6 80 0" stroke="#d6ecf2" stroke-width="4" fill="none" opacity=".7"/>`,
  },
  /** The gate of a reservoir: a wheel over two posts, water jumping below. */
  sluiceGate: {
    width: 300,
    height: 240,
    drawing:
      '<path d="M-160 0V-96H160V0Z" fill="{#b3b0a6>#7c796f}"/><path d="M-160-96H160V-84H-160Z" fill="#d0cdc2"/><path d="M-60-84H60V0H-60Z" fill="#3f4a50"/><path d="M-52-84H52V-30H-52Z" fill="{#8a6a48>#5a4028}"/><path d="M-52-70H52M-52-50H52" stroke="#3f2c1a" stroke-width="4"/><path d="M-50-30Q-60 0-84 12H84Q60 0 50-30Z" fill="{#dff1f8|#8fc4dc}"/><path d="M-30-24Q-36-4-50 8M0-26V10M30-24Q36-4 50 8" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-66-96V-206H-48V-96ZM48-96V-206H66V-96Z" fill="{#7d6a55>#54453a}"/><path d="M-80-216H80V-200H-80Z" fill="{#8f7a62>#5f5040}"/><path d="M0-200V-84" stroke="#4a5258" stroke-width="9"/><circle cx="0" cy="-208" r="30" fill="none" stroke="#9a4a38" stroke-width="9"/><path d="M-30-208H30M0-238V-178" stroke="#9a4a38" stroke-width="6"/>',
  },
} as const satisfies Record<string, Motif>;
