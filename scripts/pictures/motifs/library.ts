import type { libraryMotifNames } from '../../../domain/book-picture/libraryMotifNames.ts';
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
  /** A child's handkerchief. */
  kerchief: {
    width: 50,
    height: 40,
    drawing:
      '<path d="M-26-40Q0-34 26-40 30-18 24 0 0-6-24 0-30-20-26-40Z" fill="{#ffffff>#d9e4ee}"/><path d="M-21-34Q0-29 21-34 24-18 19-6 0-11-19-6-24-20-21-34Z" fill="none" stroke="#e58fa8" stroke-width="3"/><path d="M-6-24q6-6 12 0M-4-16q6 5 10 0" stroke="#e58fa8" stroke-width="2" fill="none"/>',
  },
  /** The round rim of a deep pit for water. */
  wellRim: {
    width: 260,
    height: 70,
    seat: 54,
    drawing: `<ellipse cx="0" cy="-6" rx="140" ry="26" fill="#3f5a3a" opacity=".5"/><path d="M-130-56V-10Q-120 16 0 18 120 16 130-10V-56Z" fill="{#a8a79f>#66645e}"/><path d="M-130-34Q-60-12 0-12 70-12 130-34" stroke="#55534d" stroke-width="4" fill="none"/>${repeat(7, (at) => `<path d="M${at * 36 - 108}-${20 + (3 - Math.abs(at - 3)) * -5}v-22" stroke="#55534d" stroke-width="4"/>`)}<ellipse cx="0" cy="-56" rx="130" ry="26" fill="{#c9c8bf>#8f8d86}"/><ellipse cx="0" cy="-55" rx="104" ry="18" fill="{#16324f|#2f5f86}"/><circle cx="-30" cy="-54" r="4" fill="rgb(255,246,170)"/><circle cx="34" cy="-50" r="3" fill="rgb(255,246,170)"/>`,
  },
  /** A stick of incense in its little bowl; the smoke goes up. */
  incenseStick: {
    width: 60,
    height: 120,
    drawing:
      '<path d="M-30-30H30L22 0H-22Z" fill="{#8a6a3c>#55401f}"/><ellipse cx="0" cy="-30" rx="30" ry="8" fill="#cbbfa6"/><path d="M0-30V-84" stroke="#6b3a2a" stroke-width="5"/><circle cx="0" cy="-86" r="5" fill="rgb(255,130,70)"/><path d="M0-92Q-16-110 0-126 14-142 0-160-12-174 2-190" fill="none" stroke="#ffffff" stroke-width="6" opacity=".6" stroke-linecap="round"/>',
  },
  /** A narrow bridge of stone over a brook of the mountains; somebody stands on it. */
  archBridge: {
    width: 620,
    height: 150,
    seat: 116,
    drawing: `<path d="M-360-6Q-200-40 0-34 200-40 360-6L380 40H-380Z" fill="{#a6dcec|#5aa6c8}"/><path d="M-320-96Q-160-128 0-130 160-128 320-96L340 6H240Q190-70 110-70 40-70 20 6H-20Q-40-70-110-70-190-70-240 6H-340Z" fill="{#cfccc2>#8a877e}"/><path d="M-324-104Q-160-138 0-140 160-138 324-104L322-88Q160-120 0-122-160-120-322-88Z" fill="#e2dfd4"/><path d="M-240 6Q-190-70-110-70-40-70-20 6M20 6Q40-70 110-70 190-70 240 6" fill="none" stroke="#6f6c64" stroke-width="6"/>${repeat(9, (at) => `<path d="M${at * 70 - 280}-${96 + (4 - Math.abs(at - 4)) * 5}v18" stroke="#8a877e" stroke-width="4"/>`)}<path d="M-300 20q40-10 80 0M-60 26q50-12 100 0M180 22q40-10 80 0" stroke="#fff" stroke-width="5" opacity=".7" fill="none" stroke-linecap="round"/>`,
  },
  /** A stuffed bird with eyes of glass; cotton comes out of its seam. */
  stuffedBird: {
    width: 120,
    height: 130,
    drawing:
      '<path d="M-20-14L-26 0M14-14L20 0" stroke="#7a5a34" stroke-width="6" stroke-linecap="round"/><path d="M-78-58Q-104-70-122-60-104-40-70-36Z" fill="{#6a7f96>#3f5068}"/><path d="M-74-44Q-70-96-20-100-6-134 30-130 62-124 58-92 66-50 36-24 0-6-40-16-70-22-74-44Z" fill="{#8fa8c0>#4f6680}"/><path d="M-58-54Q-36-92 2-72 14-40-18-28-50-26-58-54Z" fill="{#5f7890>#3a4c62}"/><path d="M56-108L88-98 56-90Z" fill="#d99a3f"/><circle cx="36" cy="-106" r="13" fill="#f4f8fa"/><circle cx="36" cy="-106" r="10" fill="{#bfe6f4@#3f86a8}"/><path d="M30-112q4-5 9-3" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M14-60Q26-40 20-22" stroke="#2b3848" stroke-width="3" stroke-dasharray="4 4" fill="none"/><path d="M12-40q-4-14 10-14 14-6 16 6 12 2 6 14-2 12-14 8-14 4-18-14z" fill="#fffdf4"/>',
  },
  /** A low dressing table: a mirror and six bottles, each of another shape. */
  vanitySix: {
    width: 330,
    height: 210,
    seat: 84,
    drawing:
      '<path d="M-170-84H170V-70H-170Z" fill="{#a86a42>#74432a}"/><path d="M-156-70H156V-14H-156Z" fill="{#8f5636>#5f3822}"/><path d="M-148-62H-6V-22H-148ZM6-62H148V-22H6Z" fill="#7a4830"/><circle cx="-77" cy="-42" r="6" fill="#e0b85a"/><circle cx="77" cy="-42" r="6" fill="#e0b85a"/><path d="M-150-14h20V0h-20zM130-14h20V0h-20z" fill="#4f2e1c"/><path d="M-62-84V-200Q-62-240 0-240 62-240 62-200V-84Z" fill="#7a4830"/><path d="M-52-92V-198Q-52-230 0-230 52-230 52-198V-92Z" fill="{#d6eaf0>#9fc2d0}"/><path d="M-40-200L-10-220M-40-172L14-214" stroke="#fff" stroke-width="6" opacity=".7"/><path d="M-142-84V-122Q-142-130-136-134V-158H-126V-134Q-120-130-120-122V-84Z" fill="{#f0b8d0>#c2628c}"/><path d="M-104-84V-120H-96V-132H-82V-120H-74V-84Z" fill="{#c9e6b0>#6f9f5a}"/><path d="M-58-84Q-74-104-52-116V-128H-38V-116Q-16-104-32-84Z" fill="{#ffd98a>#d9903a}"/><path d="M26-84V-112L32-118V-128H46V-118L54-112V-84Z" fill="{#e6e0f4>#9a86c8}"/><path d="M26-128l5-6 6 6z" fill="#fff"/><path d="M70-84Q64-106 78-114V-130H92V-114Q106-106 100-84Z" fill="{#8fc4f4>#2f6fc0}"/><path d="M116-84V-110Q116-120 126-122V-130H138V-122Q148-120 148-110V-84Z" fill="{#f4c8a0>#b9704a}"/><path d="M-136-162h10v6h-10zM-96-138h14v8h-14zM-52-134h14v8h-14zM78-136h14v8h-14z" fill="#e0b85a"/>',
  },
  /** A round bowl; in it swim six goldfish, no two alike. */
  goldfishBowl: {
    width: 240,
    height: 200,
    drawing:
      '<path d="M-70-196H70Q124-160 124-100 124-30 60 0H-60Q-124-30-124-100-124-160-70-196Z" fill="{#e4f4f8>#a6cfe0}" opacity=".75"/><path d="M-112-140Q0-124 112-140 124-120 124-100 124-30 60-2H-60Q-124-30-124-100-124-120-112-140Z" fill="{#9fdcf0|#4f9fce}" opacity=".8"/><ellipse cx="0" cy="-140" rx="111" ry="13" fill="#d6f2fa" opacity=".9"/><g><path d="M-76-104q14-18 34-4 12-12 18-4-4 10-2 20-8 2-16-6-22 10-34-6z" fill="{#ff9a5a>#e0502f}"/><circle cx="-72" cy="-112" r="7" fill="#fff"/><circle cx="-73" cy="-112" r="4" fill="#22242c"/></g><path d="M0-116q10-24 34-10 16-16 22-4-2 12 2 22-10 4-20-8-22 14-38 0z" fill="{#ffb04a>#e87a2a}"/><circle cx="9" cy="-116" r="4" fill="#22242c"/><path d="M96-84q-6-10-18-6-8-6-10 0 2 6 0 10 4 2 10-4 10 4 18 0z" fill="{#ff8f7a>#d94a3f}"/><circle cx="91" cy="-86" r="2.500" fill="#22242c"/><path d="M-40-60q14-18 36-4 14-14 20-2-4 8-2 18-8 2-18-6-22 8-36-6z" fill="{#ff9a5a>#e0502f}"/><path d="M-40-60q16 14 36 6-18 6-36-6z" fill="#fff"/><circle cx="-32" cy="-64" r="4" fill="#22242c"/><path d="M88-44q-14-16-34-4-14-12-20-2 4 10 2 18 8 4 18-6 22 8 34-6z" fill="{#f7a65a>#c9602f}"/><path d="M56-46l6 4-6 4zM66-42l6 3-6 4z" fill="#fbe3c0"/><circle cx="80" cy="-46" r="4" fill="#22242c"/><path d="M-90-34q12-14 30-4 10-10 16-6l-5 8 5 4-6 3 4 7q-8 0-14-6-18 8-30-6z" fill="{#ffb04a>#d9602f}"/><circle cx="-83" cy="-37" r="3.500" fill="#22242c"/><path d="M-100-130Q-112-80-84-40" stroke="#fff" stroke-width="9" opacity=".7" fill="none" stroke-linecap="round"/><path d="M-72-198H72V-188H-72Z" fill="#cfe6ee"/>',
  },
  /** Six shells, each of another kind, in a row. */
  shellRow: {
    width: 300,
    height: 40,
    drawing:
      '<path d="M-150-4Q-158-34-130-38-104-36-108-6-128 4-150-4Z" fill="{#d6d0c4>#8f887c}"/><path d="M-146-10q8-18 18-22M-138-4q4-16 14-26M-124-2q4-12 8-22" stroke="#6f685c" stroke-width="2.500" fill="none"/><path d="M-92-2Q-98-40-76-46-56-40-62-2-76 6-92-2Z" fill="{#5f6a8a>#2f3654}"/><path d="M-84-8q2-22 8-32M-72-6q2-18 0-30" stroke="#9fa8c8" stroke-width="2.500" fill="none"/><path d="M-46 0Q-54-14-40-24-34-42-22-44-8-30-12-12-6-4-10 2-30 6-46 0Z" fill="{#e0b88a>#a87040}"/><path d="M-40-22q14 8 28 2M-36-32q10 6 20 2" stroke="#7f5028" stroke-width="3" fill="none"/><path d="M10 0Q0-22 26-28 54-24 46 0 28 8 10 0Z" fill="{#f4ead6>#c9b48a}"/><path d="M14-4q6-14 14-22M28-2v-24M42-4q-6-14-12-22" stroke="#a8906a" stroke-width="2.500"/><path d="M60 0Q56-12 70-18 78-40 96-44 92-22 104-8 98 6 80 4Z" fill="{#c9a0a8>#8a5a66}"/><path d="M66-12q14 8 30 0M76-24q8 5 16 0" stroke="#6f4450" stroke-width="3" fill="none"/><path d="M118-2Q112-26 140-32 164-26 160-2 140 8 118-2Z" fill="{#f8d8c0>#d9946a}"/><path d="M124-4q6-16 14-24M138-2v-26M154-4q-6-16-12-24" stroke="#b9704a" stroke-width="2.500"/>',
  },
  /** Notes of old money that float away on the water. */
  driftNotes: {
    width: 420,
    height: 30,
    drawing: repeat(9, (at) => {
      const x = [-190, -130, -86, -30, 20, 74, 120, 176, 214][at] ?? 0;
      const y = [0, -22, 8, -14, 10, -26, 2, -16, -34][at] ?? 0;
      return `<g transform="translate(${x} ${y}) rotate(${((at * 37) % 50) - 25}) scale(1 .55)"><path d="M-24-14Q0-20 24-14V14Q0 8-24 14Z" fill="{#e6dba8>#b0a060}"/><circle cx="0" cy="-2" r="8" fill="#8f8248"/><path d="M-18-8h6M12-8h6M-18 6h6M12 6h6" stroke="#8f8248" stroke-width="3"/></g><path d="M${x - 30} ${y + 10}q30 10 60 0" stroke="#fff" stroke-width="4" fill="none" opacity=".7"/>`;
    }),
  },
  /** The front of an old house: over its door a worn bird of stone. */
  crestDoor: {
    width: 700,
    height: 420,
    drawing: `<path d="M-460-520H460V0H-460Z" fill="{#cdb89a>#9a8468}"/><path d="M-480-540H480V-508H-480Z" fill="{#8f7a62>#6a5844}"/><path d="M-360-330H-220V-150H-360ZM220-330H360V-150H220Z" fill="#7a6248"/><path d="M-348-318H-232V-162H-348ZM232-318H348V-162H232Z" fill="{#a9cde0>#f2e2b0}"/><path d="M-290-318V-162M-348-240H-232M290-318V-162M232-240H348" stroke="#7a6248" stroke-width="8"/>${repeat(9, (at) => `<path d="M-460${-460 + at * 50}H460" stroke="#8a745a" stroke-opacity=".5" stroke-width="3"/>`)}<path d="M-96-230Q-96-310 0-310 96-310 96-230V0H-96Z" fill="{#8f8068>#6a5c48}"/><path d="M-74-226Q-74-286 0-286 74-286 74-226V-8H-74Z" fill="{#6f4a30>#472d1c}"/><path d="M0-286V-8M-74-150H74" stroke="#3a2416" stroke-width="6"/><circle cx="14" cy="-120" r="7" fill="#d9a83f"/><path d="M-60-420Q0-440 60-420 66-360 0-326-66-360-60-420Z" fill="{#b9ad98>#7d725f}"/><path d="M-4-350Q-12-372-40-392-20-390-8-380-16-404 0-412 18-410 14-396 24-392 20-386 12-384 16-374 30-384 40-392 30-372 8-356Z" fill="#6a5f4c"/><circle cx="4" cy="-402" r="3" fill="#c9bda6"/><path d="M-120-8H120V8H-120ZM-140 4H140V16H-140Z" fill="#b0a48c"/>`,
  },
  /** A printed sheet, and over its print in mud: a bird that breaks out of an egg as dark as earth. */
  eggBirdSheet: {
    width: 190,
    height: 210,
    drawing: `<path d="M-100-212H100V0H-100Z" fill="{#efe8d4>#cfc3a2}"/><path d="M-88-198H88V-184H-88Z" fill="#8a8474"/>${repeat(3, (row) => repeat(12, (at) => `<path d="M${row * 62 - 88} ${-172 + at * 14}h50" stroke="#b3aa92" stroke-width="4"/>`))}<path d="M-64-40Q-70-110 0-118 70-110 64-40 40-8 0-8-40-8-64-40Z" fill="{#3f3226>#1f1812}" opacity=".94"/><path d="M-60-70L-36-92-16-70 4-98 26-72 46-94 62-66" stroke="#efe8d4" stroke-width="6" fill="none"/><path d="M-14-88Q-40-130-84-150-50-156-24-140-20-176 10-184 36-182 34-156L54-148 32-140Q34-130 28-120 60-140 92-146 60-104 20-86Z" fill="{#7a5a34>#4f3620}"/><circle cx="18" cy="-164" r="5" fill="#f4e6b8"/>`,
  },
  /** A mask of wood on its nail: in front it laughs, and behind it another face weeps. */
  twoFaceMask: {
    width: 150,
    height: 150,
    drawing:
      '<path d="M0-150V-176" stroke="#7a6a4a" stroke-width="5"/><circle cx="0" cy="-178" r="6" fill="#4a4038"/><path d="M6-150Q86-150 90-90 86-24 16 0Z" fill="{#9aa6bc>#55617c}"/><path d="M84-104q14 4 10 16-4 8-12 6" fill="{#9aa6bc>#55617c}"/><path d="M-4-150Q-78-150-82-90-80-24-6 0 66-24 70-90 68-150-4-150Z" fill="{#f7d896>#c98f3f}"/><path d="M70-90Q66-24-6 0" stroke="#3a2c20" stroke-width="4" fill="none"/><path d="M-4-150Q68-150 70-90" stroke="#3a2c20" stroke-width="4" fill="none" opacity=".6"/><path d="M-58-102Q-42-122-24-102M10-102Q28-122 46-102" stroke="#3a2410" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M-46-56Q-6-38 36-56 30-16-6-14-40-16-46-56Z" fill="#3a2410"/><path d="M-30-46Q-6-38 22-46L18-38Q-6-32-26-38Z" fill="#fff6e0"/><path d="M-14-86Q-6-72 6-84" stroke="#a06a2c" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="-58" cy="-70" r="10" fill="#e8825a" opacity=".6"/><circle cx="50" cy="-70" r="10" fill="#e8825a" opacity=".6"/>',
  },
  /** The top of a castle's wall, with its teeth against the sky. */
  battlement: {
    width: 760,
    height: 150,
    drawing: `<path d="M-480-90H480V300H-480Z" fill="{#8a8f9c|#5a5f6e}"/>${repeat(9, (at) => `<path d="M${at * 112 - 480}-150h66v64h-66z" fill="{#9aa0ac>#666c7a}"/>`)}<path d="M-480-90H480V-76H-480Z" fill="#b3b8c2"/>${repeat(3, (row) => repeat(10, (at) => `<path d="M${at * 100 - 470 + (row % 2) * 50} ${-40 + row * 44}h70" stroke="#474c59" stroke-width="4" opacity=".6"/>`))}`,
  },
  /** The round end of a broken oar on which somebody painted the face of a skull. */
  oarSkull: {
    width: 34,
    height: 50,
    drawing:
      '<g transform="scale(.55)"><path d="M-8-40H8L10 10-2 4-8 12Z" fill="{#a87c50>#74502e}"/><path d="M-34-66Q-36-100 0-102 36-100 34-66 32-42 14-36H-14Q-32-42-34-66Z" fill="{#e6d2a8>#b9965f}"/><ellipse cx="-13" cy="-70" rx="9" ry="11" fill="#2f2418"/><ellipse cx="13" cy="-70" rx="9" ry="11" fill="#2f2418"/><path d="M0-58l-5 9h10zM-14-42h28M-8-46v8M0-46v8M8-46v8" stroke="#2f2418" stroke-width="2.500" fill="none"/></g>',
  },
  /** A pipe of bamboo that is blown from its upper end. */
  tungso: {
    width: 30,
    height: 110,
    drawing: `<g transform="rotate(16)"><path d="M-7-96H7V16H-7Z" fill="{#e0c078>#8f6a30}"/><path d="M-8-70H8M-8-36H8M-8-4H8" stroke="#7a5a28" stroke-width="4"/>${repeat(5, (at) => `<circle cx="0" cy="${-60 + at * 15}" r="2.800" fill="#3a2810"/>`)}<path d="M-7-96H7L4-88H-4Z" fill="#5a421c"/></g>`,
  },
  /** A room full of coats on their racks, rack behind rack; light comes from a door that stands half open. */
  coatRacks: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V4H-480Z" fill="{#6f6a74|#4f4a56}"/><path d="M-480 0H480V440H-480Z" fill="{#6a4e3a|#48342a}"/><path d="M-480-14H480V4H-480Z" fill="#3a2c26"/><path d="M250-470H430V2H250Z" fill="#3a2a20"/><path d="M262-458H418V-6H262Z" fill="{#ffe9b0|#f2c878}"/><path d="M250-470L350-430V40L250 2Z" fill="{#8a6242>#5a3d28}"/><circle cx="334" cy="-190" r="8" fill="#e0b85a"/><path d="M350-6L418-6 470 300H330Z" fill="#ffe3a0" opacity=".3"/>${[
      0, 1,
    ]
      .map(
        (row) =>
          `<g transform="translate(0 ${row * 78})"><path d="M-480-398H${200 - row * 60}" stroke="{#a8784c>#6a472c}" stroke-width="14"/>${repeat(
            12 - row,
            (at) => {
              const x = at * 54 - 462;
              const dye =
                ['#5a4636', '#3f4f6a', '#7a3f3a', '#4a5a46', '#8a7658', '#3a3a44', '#6a4a66', '#96826a'][
                  (at * 5 + row * 3) % 8
                ] ?? '#5a4636';
              const long = 190 + ((at * 41 + row * 29) % 60);
              return `<path d="M${x} -404v18" stroke="#caa76c" stroke-width="4"/><path d="M${x - 8}-388Q${x - 34}-378 ${x - 38}-350L${x - 32}-${388 - long}H${x + 32}L${x + 38}-350Q${x + 34}-378 ${x + 8}-388Z" fill="${dye}"/><path d="M${x}-384V-${392 - long}M${x - 8}-388L${x}-360 ${x + 8}-388" stroke="#1f1c22" stroke-opacity=".45" stroke-width="3" fill="none"/><path d="M${x - 24}-300h14v18h-14z" fill="#f2e8cc"/>`;
            },
          )}</g>`,
      )
      .join('')}`,
  },
  /** A stitch of knitting that stands out like a V. */
  knitStitch: {
    width: 60,
    height: 60,
    drawing:
      '<path d="M-28-58Q-34-40-22-24L-2-2 0-22-12-44Q-18-52-28-58Z" fill="{#f4a25a>#c9662a}"/><path d="M28-58Q34-40 22-24L2-2 0-22 12-44Q18-52 28-58Z" fill="{#f4a25a>#c9662a}"/><path d="M-22-48Q-22-36-12-24M22-48Q22-36 12-24" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/>',
  },
  /** A stitch of knitting that lies across like a little arch. */
  purlStitch: {
    width: 60,
    height: 60,
    drawing:
      '<path d="M-32-16Q-30-48 0-48 30-48 32-16 24-8 16-14 14-32 0-32-14-32-16-14-24-8-32-16Z" fill="{#6fa8dc>#2f6496}"/><path d="M-24-26Q-18-42 0-42" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"/>',
  },
  /** A heap of fallen coats, a broken rack sticking out of it. */
  coatHeap: {
    width: 520,
    height: 150,
    drawing:
      '<path d="M-120-40L-30-190-16-184-90-30ZM60-60L196-170 206-158 90-40Z" fill="{#a8784c>#6a472c}"/><path d="M-290 6Q-280-70-190-80-130-140-40-128 40-160 110-116 210-116 232-60 290-40 296 8Z" fill="{#4a4a58>#2c2c38}"/><path d="M-280 6Q-250-70-150-62-100-40-110 6Z" fill="{#7a4a40>#4f2e28}"/><path d="M-130 6Q-120-90-10-96 60-70 50 6Z" fill="{#55684e>#36452f}"/><path d="M20 6Q40-80 150-84 220-60 200 6Z" fill="{#8a7458>#5a4a36}"/><path d="M170 6Q190-50 250-46 290-20 294 8Z" fill="{#4f5f80>#303c56}"/><path d="M-220-10q20-40 60-36M-60-20q20-50 60-60M90-10q20-44 60-50M-20-110q40-10 70 10" stroke="#fff" stroke-opacity=".25" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="-8" cy="-40" r="6" fill="#e0c078"/><circle cx="-4" cy="-16" r="6" fill="#e0c078"/><circle cx="120" cy="-36" r="6" fill="#2c2018"/><path d="M-150 10h26v14h-26zM80 14h26v14H80zM230 12h26v14h-26z" fill="#f2e8cc" transform="rotate(-3)"/>',
  },
  /** The worn tent of a small circus. */
  showTent: {
    width: 420,
    height: 300,
    drawing: `<path d="M0-300V-350" stroke="#5a4030" stroke-width="8"/><path d="M0-350L56-334 0-318Z" fill="{#d9503f>#a8342a}"/><path d="M0-304Q90-220 220-176L210 0H-210L-220-176Q-90-220 0-304Z" fill="{#f2e2bf>#c9ac7c}"/>${[-1, 1].map((side) => `<path d="M0-304Q${side * 40}-220 ${side * 74}-170L${side * 66} 0H${side * 20}L${side * 24}-160ZM${side * 120}-206Q${side * 170}-190 ${side * 220}-176L${side * 210} 0H${side * 160}L${side * 166}-166Z" fill="{#c9503f>#8f2f2a}"/>`).join('')}<path d="M-222-180Q-200-150-166-168-140-140-110-164-74-136-40-160-10-134 24-160 60-136 90-162 130-138 160-166 200-148 222-180L218-200Q100-220 0-290-100-220-218-200Z" fill="{#d9bd86>#a88650}" opacity=".85"/><path d="M-20 0Q-34-80 0-140 34-80 22 0Z" fill="#2f2018"/><path d="M90-90h34v30H90z" fill="#8f9a6a"/><path d="M94-86l8 8m8-8l8 8m-24 8l8 8m8-8l8 8" stroke="#4a4a30" stroke-width="2"/>`,
  },
  /** A stake with a heavy chain whose lock stands open. */
  stakeChain: {
    width: 190,
    height: 130,
    drawing: `<path d="M-16 0L-12-120Q0-130 12-120L16 0Z" fill="{#9a7448>#5f4428}"/><path d="M-13-96H13M-14-90H14" stroke="#3f3a36" stroke-width="6"/>${repeat(7, (at) => `<ellipse cx="${22 + at * 17}" cy="${-84 + at * at * 2.1}" rx="13" ry="8" fill="none" stroke="{#9aa0a8>#4f555e}" stroke-width="6" transform="rotate(${30 + at * 8} ${22 + at * 17} ${-84 + at * at * 2.1})"/>`)}<path d="M116-18Q112-46 130-46 148-46 146-30" fill="none" stroke="#6a7078" stroke-width="7"/><path d="M108-20H146V6H108Z" fill="{#d9b050>#94702a}"/><circle cx="127" cy="-8" r="5" fill="#4a3614"/>`,
  },
  /** Great prints of paws that lead away from us. */
  bearTracks: {
    width: 1,
    height: 20,
    drawing: repeat(6, (at) => {
      const size = 1 - at * 0.13;
      return `<g transform="translate(${at * 62 - 150 + (at % 2) * 10} ${(at % 2 ? -16 : 16) * size - at * 9}) scale(${n(size)} ${n(size * 0.55)})" fill="#4a3a3a" opacity=".62"><ellipse cx="0" cy="0" rx="25" ry="20"/>${[-24, -9, 8, 23].map((x) => `<ellipse cx="${x}" cy="${-26 + Math.abs(x) * 0.4}" rx="7" ry="10"/>`).join('')}</g>`;
    }),
  },
  /** Shelves of old thread-bound books, as they are lent; a bowl of brass stands before them. */
  lendShelf: {
    width: 300,
    height: 270,
    drawing: `<path d="M-160-276H160V0H-160Z" fill="{#8a5a38>#5a3820}"/><path d="M-146-262H146V-12H-146Z" fill="#3f2818"/>${repeat(3, (row) => `<path d="M-150${-190 + row * 84}H150v12H-150Z" fill="{#9a6a44>#6a452a}"/>${repeat(4, (at) => repeat(3 + ((at + row * 2) % 3), (book) => `<path d="M${at * 70 - 138} ${-192 + row * 84 - book * 11}h58v-10h-58z" fill="${['#e8dcb8', '#c9d4d8', '#e0c08a', '#b8c8a8'][(at + book + row) % 4]}"/><path d="M${at * 70 - 132} ${-192 + row * 84 - book * 11}v-10m8 10v-10" stroke="#8a3f34" stroke-width="2"/>`))}`)}`,
  },
  /** A small boat of the river with a roof of straw. */
  thatchBoat: {
    width: 420,
    height: 130,
    seat: 30,
    drawing: `<path d="M-230-50Q-150-26 0-26 150-26 240-62L206 0Q100 14-10 12-140 12-196-4Z" fill="{#a8784a>#5f3f26}"/><path d="M-230-50Q-150-26 0-26 150-26 240-62L236-50Q150-14 0-14-150-14-226-40Z" fill="#c99a64"/><path d="M-110-30V-84M110-32V-86M0-30V-90" stroke="#6a4a2e" stroke-width="8"/><path d="M-150-78Q-120-150 0-154 120-150 150-80 100-92 0-94-100-92-150-78Z" fill="{#e0bd6a>#a87f3a}"/>${repeat(11, (at) => `<path d="M${at * 26 - 130}-${84 + Math.round((5 - Math.abs(at - 5)) * 2)}q${(5 - at) * -2}-30 ${(5 - at) * 5}-${40 + (5 - Math.abs(at - 5)) * 4}" stroke="#8f6a2c" stroke-width="3" fill="none" opacity=".6"/>`)}<path d="M-240 6q30-14 60 0t60 0 60 0 60 0 60 0 60 0 60 0" stroke="#fff" stroke-width="6" fill="none" opacity=".75"/>`,
  },
  /** A bicycle for two that hangs from the ceiling on its ropes. */
  tandemHung: {
    width: 520,
    height: 300,
    drawing: `<path d="M-120-300V-150M130-300V-154" stroke="#8a7450" stroke-width="6"/>${[-190, 190].map((x) => `<circle cx="${x}" cy="-70" r="66" fill="none" stroke="#33383f" stroke-width="9"/><circle cx="${x}" cy="-70" r="58" fill="none" stroke="#b8bec6" stroke-width="3"/><path d="M${x - 58}-70H${x + 58}M${x}-128V-12M${x - 41}-111L${x + 41}-29M${x + 41}-111L${x - 41}-29" stroke="#aab0b8" stroke-width="2"/><circle cx="${x}" cy="-70" r="8" fill="#6a7078"/>`).join('')}<path d="M190-70L150-160M150-150L40-62-40-62-90-156 140-140M-190-70L-90-156M-190-70L-40-62M40-62L30-150" fill="none" stroke="{#4f9f8a>#256455}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/><path d="M-90-156V-178M30-150V-172" stroke="#33383f" stroke-width="8"/><path d="M-122-182Q-90-194-62-182-76-172-90-174-108-172-122-182ZM-2-176Q30-188 58-176 44-166 30-168 12-166-2-176Z" fill="#3a2a22"/><path d="M150-160L144-190Q170-206 190-190M-40-120L-46-160Q-30-176-12-166" fill="none" stroke="#6a7078" stroke-width="8" stroke-linecap="round"/><path d="M168-200Q182-200 192-186" stroke="#c9503f" stroke-width="12" stroke-linecap="round" fill="none"/><circle cx="40" cy="-62" r="17" fill="none" stroke="#33383f" stroke-width="6"/><circle cx="-40" cy="-62" r="17" fill="none" stroke="#33383f" stroke-width="6"/>`,
  },
  /** A bicycle that stands on its saddle; its lamp shines up to the left. */
  bikeTurned: {
    width: 210,
    height: 150,
    drawing: `<path d="M76-70L-150-420-20-470Z" fill="rgb(255,236,160)" opacity=".28"/>${[-70, 70].map((x) => `<circle cx="${x}" cy="-104" r="46" fill="none" stroke="#2c3038" stroke-width="7"/><path d="M${x - 40}-104H${x + 40}M${x}-144V-64M${x - 28}-132L${x + 28}-76M${x + 28}-132L${x - 28}-76" stroke="#9aa2ac" stroke-width="2"/>`).join('')}<path d="M-70-104L-6-96 46-44 -36-40ZM-6-96L-36-40M70-104L46-44" fill="none" stroke="{#d9704a>#96402a}" stroke-width="9" stroke-linejoin="round"/><path d="M-36-40V-8M46-44L50-6" stroke="#33383f" stroke-width="7"/><path d="M-56-6Q-36-14-14-6L-18 0H-54ZM34-4H70V2H34Z" fill="#2a2422"/><path d="M62-70h22l6 12H58Z" fill="{#f4e08a>#c9a03a}"/><circle cx="72" cy="-66" r="6" fill="rgb(255,244,190)"/>`,
  },
  /** A crystal between two plates. */
  pressedCrystal: {
    width: 200,
    height: 200,
    drawing:
      '<path d="M-96-196H96V-168H-96ZM-96-28H96V0H-96Z" fill="{#c9ced6>#7f8792}"/><path d="M-60-168L-84-98-60-28H60L84-98 60-168Z" fill="{#d6f0fa>#6fb0d4}"/><path d="M-60-168L-20-110-60-28M60-168L20-110 60-28M-20-110H20M-84-98L-20-110M84-98L20-110" stroke="#fff" stroke-width="4" fill="none" opacity=".85"/>',
  },
  /** A very long scarf in two kinds of stitches. */
  longScarf: {
    width: 460,
    height: 60,
    drawing: `<path d="M-240-20Q-160-70-80-34 0 0 80-34 160-64 236-26L240 8Q160-24 84 6 0 36-84 4-160-24-236 14Z" fill="{#b9506a>#7f2f48}"/>${repeat(30, (at) => `<path d="M${at * 15.5 - 226} ${n(-8 - Math.sin(at * 0.62 + 0.4) * 14)}q5 9 10 0" stroke="${(at * 7) % 5 < 2 ? '#5f1f34' : '#f0b8c4'}" stroke-width="4" fill="none"/>`)}<path d="M-240-18l-14 8m14 2l-16 8m20 4l-14 10M240-22l14 6m-14 6l16 6m-14 6l14 8" stroke="#b9506a" stroke-width="5" stroke-linecap="round"/>`,
  },
  /** A room high over the city: behind its broad window thousands of windows are lit. */
  nightStudio: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V4H-480Z" fill="{#6f6478|#544a60}"/><path d="M-480 0H480V440H-480Z" fill="{#7a5f52|#553f38}"/><path d="M-480-14H480V4H-480Z" fill="#3a2f34"/><path d="M-400-500H400V-110H-400Z" fill="#3f3444"/><path d="M-386-488H386V-122H-386Z" fill="{#1c2560|#46508f}"/>${repeat(
      13,
      (at) => {
        const high = 110 + ((at * 61) % 130);
        const x = at * 60 - 388;
        return `<path d="M${x}-122V-${122 + high}H${x + 52}V-122Z" fill="${at % 2 ? '#232b58' : '#2c3566'}"/>${repeat(10, (pane) => ((pane * 7 + at * 5) % 3 ? `<rect x="${x + 8 + (pane % 2) * 22}" y="${-(106 + high) + Math.floor(pane / 2) * 24}" width="13" height="13" fill="rgb(255,${206 + ((pane * 13) % 30)},${120 + ((at * 17) % 60)})"/>` : ''))}`;
      },
    )}<path d="M-140-488V-122M130-488V-122" stroke="#3f3444" stroke-width="12"/><path d="M-400-122H400V-106H-400Z" fill="#857a8c"/><path d="M-60-590H60V-530H-60Z" fill="{#e0503f>#a02a24}"/><path d="M-34-560a14 14 0 1 0 28 0 14 14 0 1 0-28 0M8-572v26M8-572l20 26v-26" stroke="#ffe9d0" stroke-width="5" fill="none"/>`,
  },
  /** A microphone on a stand, at the height of a mouth. */
  standMike: {
    width: 70,
    height: 160,
    drawing:
      '<path d="M-34 0Q-30-14 0-14 30-14 34 0Z" fill="{#5a606a>#2c3038}"/><path d="M0-12V-110" stroke="#4a5058" stroke-width="8"/><path d="M-22-118Q-22-104 0-104 22-104 22-118" stroke="#4a5058" stroke-width="6" fill="none"/><path d="M-18-120V-146Q-18-166 0-166 18-166 18-146V-120Q18-108 0-108-18-108-18-120Z" fill="{#d6dbe2>#7f8792}"/><path d="M-17-150H17M-18-138H18M-18-126H18M-8-164V-110M8-164V-110" stroke="#5a626c" stroke-width="2.500"/>',
  },
  /** A house cut open: three floors of eight cells. */
  gridHouse: {
    width: 460,
    height: 300,
    drawing: `<path d="M-256-252L-226-304H226L256-252Z" fill="{#b9604a>#7f3a2c}"/><path d="M-244-252H244V0H-244Z" fill="{#8f8a80>#66625a}"/>${repeat(3, (floor) => repeat(8, (cell) => `<rect x="${cell * 59 - 234}" y="${-244 + floor * 81}" width="54" height="74" fill="${['#f6ecd2', '#e6efe2', '#e8e4f2', '#f4e2d6'][(cell + floor * 3) % 4]}"/><path d="M${cell * 59 - 207} ${-178 + floor * 81}v-16m-7 7l7 9 7-9" stroke="#c9503f" stroke-width="4" fill="none" stroke-linecap="round"/>`))}<path d="M-270 0H270V14H-270Z" fill="#7a6a55"/>`,
  },
  /** Flats of three floors that lean to one side. */
  tiltedVilla: {
    width: 330,
    height: 330,
    drawing: `<path d="M-210 8Q-100-14 190-6L220 12H-220Z" fill="#7a6a50" opacity=".5"/><g transform="rotate(5)"><path d="M-150-300H150V4H-150Z" fill="{#d98f6a>#9a553a}"/><path d="M-164-318H164V-296H-164Z" fill="{#8f8a84>#66625c}"/>${repeat(3, (floor) => `<path d="M-150${-210 + floor * 96}H150v8H-150Z" fill="#7a4630"/>${repeat(3, (pane) => (floor === 2 && pane === 1 ? '' : `<rect x="${pane * 96 - 128}" y="${-280 + floor * 96}" width="64" height="52" fill="#f2ead8"/><rect x="${pane * 96 - 122}" y="${-274 + floor * 96}" width="52" height="40" fill="{#b8d8e6>#6f9fb8}"/><path d="M${pane * 96 - 96}${-274 + floor * 96}v40" stroke="#f2ead8" stroke-width="5"/>`))}`)}<path d="M-34-86H34V2H-34Z" fill="{#5a6a78>#33404c}"/><path d="M70-290L92-250 78-226 104-180 90-150" fill="none" stroke="#4a2a1c" stroke-width="5"/></g>`,
  },
  /** A ball of glass. */
  glassMarble: {
    width: 16,
    height: 26,
    drawing:
      '<circle cx="0" cy="-13" r="13" fill="{#d6f0ff@#3f8fc0}"/><path d="M-8-16Q0-24 8-14 2-6-6-8Z" fill="#e8705a" opacity=".8"/><circle cx="-4" cy="-18" r="3.500" fill="#fff"/>',
  },
  /** The first stone of a house, cut flat. */
  firstStone: {
    width: 230,
    height: 74,
    seat: 66,
    drawing:
      '<path d="M-160 10Q-100-14 0-12 110-14 170 10Z" fill="{#8f7350>#64492e}"/><path d="M-112-52L-96-74H100L116-52V0H-112Z" fill="{#cfccc4>#85827a}"/><path d="M-112-52L-96-74H100L116-52Z" fill="#e6e3da"/><path d="M-80-30h40M10-20h54M-20-40h24M70-38h24" stroke="#75726a" stroke-width="4" stroke-linecap="round"/>',
  },
  /** A hill covered with little houses, roof over roof; the yellow river below. */
  hillHouses: {
    width: 700,
    height: 330,
    drawing: `<path d="M-420 0Q-330-150-190-220-60-330 90-300 250-260 330-120 380-50 420 0Z" fill="{#b89a6a>#86683f}"/>${repeat(
      26,
      (at) => {
        const row = [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4][at] ?? 0;
        const first = [0, 3, 8, 14, 22][row] ?? 0;
        const many = [3, 5, 6, 8, 4][row] ?? 4;
        const x = (at - first - (many - 1) / 2) * [84, 84, 92, 86, 150][row]! + [40, 20, 10, 0, 0][row]!;
        const y = [-262, -204, -146, -86, -26][row]! + ((at * 13) % 12);
        const thatch = at % 4 === 1;
        return `<path d="M${n(x - 32)} ${y}v-30h64v30z" fill="${['#e6d3ac', '#d6c094', '#c9b48a'][at % 3]}"/><path d="${thatch ? `M${n(x - 44)} ${y - 26}q44-52 88 0z` : `M${n(x - 44)} ${y - 26}l20-26h48l20 26z`}" fill="${thatch ? '#c9a04e' : ['#6f6a68', '#8a5a48', '#7a7468'][at % 3]}"/><path d="M${n(x - 8)} ${y}v-20h14v20z" fill="#5a4230"/><path d="M${n(x + 14)} ${y - 20}h12v10h-12z" fill="#f2d98a"/>`;
      },
    )}`,
  },
  /** A yoke with two full pails, as they hang at somebody's sides. */
  yokeBuckets: {
    width: 260,
    height: 150,
    drawing: `<path d="M-112-146Q0-166 112-146L112-138Q0-156-112-138Z" fill="{#a87848>#6a4626}"/>${[-104, 104].map((x) => `<path d="M${x}-142L${x - 26}-70M${x}-142L${x + 26}-70" stroke="#8a7048" stroke-width="4"/><path d="M${x - 34}-74H${x + 34}L${x + 27} 0H${x - 27}Z" fill="{#b98a58>#74502e}"/><path d="M${x - 33}-56H${x + 33}M${x - 29}-18H${x + 29}" stroke="#4f3620" stroke-width="5"/><ellipse cx="${x}" cy="-74" rx="34" ry="10" fill="{#cfeaf4>#7fb4cc}"/>`).join('')}`,
  },
  /** A window white with steam; a finger has written on it, and the letter begins to run. */
  foggyPane: {
    width: 300,
    height: 260,
    drawing:
      '<path d="M-160-266H160V0H-160Z" fill="{#8a6242>#573a24}"/><path d="M-146-252H146V-14H-146Z" fill="{#dfe9ee>#b3c6d0}"/><path d="M0-252V-14M-146-132H146" stroke="#6f4c30" stroke-width="10"/><g fill="none" stroke="#5f86a0" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"><path d="M62-226L36-184M62-226L84-184M96-226L74-184M96-226L118-184" opacity=".9"/></g><g fill="none" stroke="#5f86a0" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"><path d="M128-232V-176M128-204H140" opacity=".9"/><path d="M54-160H118V-146H54V-138"/></g><path d="M46-184v34M84-184v54M118-150v50M62-108v60M104-110v40" stroke="#8fb4c8" stroke-width="5" stroke-linecap="round" opacity=".9"/><circle cx="62" cy="-44" r="6" fill="#8fb4c8"/><circle cx="104" cy="-66" r="5" fill="#8fb4c8"/><path d="M-120-230q30-12 50 4M-110-100q30-10 60 0" stroke="#fff" stroke-width="7" opacity=".7" fill="none" stroke-linecap="round"/>',
  },
  /** A basin of brass with clear water; a face is seen in it. */
  brassBasin: {
    width: 190,
    height: 66,
    drawing:
      '<path d="M-112-62H112Q100 0 50 0H-50Q-100 0-112-62Z" fill="{#f4d27a>#a8762a}"/><ellipse cx="0" cy="-62" rx="112" ry="24" fill="{#ffe9a8>#c9963f}"/><ellipse cx="0" cy="-60" rx="96" ry="18" fill="{#dff2f8>#8fc4d8}"/><ellipse cx="0" cy="-60" rx="30" ry="13" fill="#ffe3cc" opacity=".9"/><path d="M-32-62Q-28-74 0-74 28-74 32-62 18-68 0-68-18-68-32-62Z" fill="#2c2630"/><path d="M-13-60h6M7-60h6M-5-53q5 2 10 0" stroke="#5a3a34" stroke-width="2.500" stroke-linecap="round" fill="none"/><path d="M-80-58q14-8 30-4M50-64q16-2 28 6" stroke="#fff" stroke-width="3" fill="none" opacity=".8"/>',
  },
  /** A kite made of printed paper, with a round hole in its middle. */
  holeKite: {
    width: 120,
    height: 150,
    drawing: `<path d="M-60-150H60V-14H-60ZM18-82A18 18 0 1 0-18-82 18 18 0 1 0 18-82Z" fill-rule="evenodd" fill="{#f4ecd6>#cfc2a0}"/>${repeat(10, (at) => `<path d="M${at * 11 - 50}-142V${at > 2 && at < 7 ? -108 : -24}${at > 2 && at < 7 ? `M${at * 11 - 50}-56V-24` : ''}" stroke="#6f6656" stroke-width="3.500" stroke-dasharray="6 3"/>`)}<path d="M-60-150L60-14M60-150L-60-14M0-150V-100M0-64V-14" stroke="#a8824a" stroke-width="3"/><circle cx="0" cy="-82" r="18" fill="none" stroke="#a8824a" stroke-width="4"/><path d="M-50-14l-6 40M50-14l6 40" stroke="#cfc2a0" stroke-width="9"/>`,
  },
  /** A great pot of soup over its fire of brick, steaming. */
  soupKettle: {
    width: 260,
    height: 170,
    drawing:
      '<path d="M-150-70H150L160 0H-160Z" fill="{#a8805a>#6f4f34}"/><path d="M-150-70H150V-58H-150Z" fill="#c9a070"/><path d="M-50 0Q-50-46 0-46 50-46 50 0Z" fill="#2c1a12"/><path d="M-26 0Q-34-22-14-36-12-22 0-30 8-40 4-44 26-28 20-10 30-18 28 0Z" fill="rgb(255,150,60)"/><path d="M-12 0Q-12-14 2-22 4-12 12-10 14 0 10 0Z" fill="rgb(255,226,130)"/><path d="M-122-112Q-124-60-70-58H70Q124-60 122-112Z" fill="{#5a5f66>#26292e}"/><ellipse cx="0" cy="-112" rx="126" ry="22" fill="{#7a8088>#3a3e44}"/><ellipse cx="0" cy="-111" rx="108" ry="16" fill="{#f0dcb4>#c99a5a}"/><path d="M-60-112q10-6 20 0M10-116q12-6 22 0M-10-106q10-4 18 0M52-108q8-5 16 0" stroke="#6f9f4a" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M-50-130Q-66-152-48-172-34-190-50-208M6-132Q-10-156 8-178 20-196 6-216M58-130Q44-150 60-168 72-184 58-200" stroke="#fff" stroke-width="9" opacity=".6" fill="none" stroke-linecap="round"/>',
  },
  /** A broad river, yellow with earth, from one edge to the other. */
  muddyRiver: {
    width: 1,
    height: 90,
    drawing:
      '<path d="M-700-90Q-400-100 0-92 400-100 700-90V40Q400 30 0 38-400 30-700 40Z" fill="{#e0c48a|#b08a4a}"/><path d="M-560-66q30-8 60 0M-300-40q36-10 72 0M-120-70q30-8 60 0M60-30q36-10 72 0M240-64q30-8 60 0M400-24q30-8 60 0M-460 6q36-10 72 0M-40 14q36-10 72 0M300 12q36-10 72 0" stroke="#f6e6bc" stroke-width="6" fill="none" stroke-linecap="round" opacity=".8"/><path d="M-220-16l26 6M160-52l24-6M-380-72l20 8" stroke="#8a6a34" stroke-width="5" stroke-linecap="round"/>',
  },
} as const satisfies Record<(typeof libraryMotifNames)[number], Motif>;
