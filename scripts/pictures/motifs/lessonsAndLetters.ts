import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const chain = (path: string) =>
  `<path d="${path}" fill="none" stroke="#5f6f88" stroke-width="11" stroke-linecap="round" stroke-dasharray="1 15"/><path d="${path}" fill="none" stroke="#aab8cc" stroke-width="6" stroke-linecap="round" stroke-dasharray="7 9"/>`;
const petals = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${repeat(12, (at) => `<ellipse cx="0" cy="-19" rx="5.500" ry="12" fill="${at % 2 ? '#f7c22e' : '#e8a01f'}" transform="rotate(${at * 30})"/>`)}<circle r="12" fill="{#a5683a@#5a3418}"/></g>`;

/** Where the stars of the Wain stand. */
const WAIN = [
  [-250, -60],
  [-206, -84],
  [-166, -80],
  [-122, -66],
  [-112, -26],
  [-56, -34],
  [-60, -80],
] as const;

const dial = (x: number, y: number, r: number, rim: string, hour: number, minute: number) =>
  `<circle cx="${x}" cy="${y}" r="${r + 5}" fill="${rim}"/><circle cx="${x}" cy="${y}" r="${r}" fill="{#fffdf4>#e4dcc4}"/>${repeat(12, (at) => `<path d="M${x} ${y - r + 2}v4" stroke="#6d5f4a" stroke-width="2" transform="rotate(${at * 30} ${x} ${y})"/>`)}<path d="M${x} ${y}V${y - r * 0.5}" stroke="#2f2a26" stroke-width="4" stroke-linecap="round" transform="rotate(${hour} ${x} ${y})"/><path d="M${x} ${y}V${y - r * 0.78}" stroke="#2f2a26" stroke-width="2.500" stroke-linecap="round" transform="rotate(${minute} ${x} ${y})"/>`;

export const lessonsAndLetters = {
  /** Clocks on a wall that nobody has come for; each has stopped at an hour of its own. */
  stoppedClocks: {
    width: 330,
    height: 120,
    drawing: `<path d="M-156-112H-104V-4H-156Z" fill="{#a5683a>#5a3418}"/><path d="M-160-112L-130-132-100-112Z" fill="#6d4425"/>${dial(-130, -82, 20, '#d9b06a', 350, 240)}<path d="M-146-52H-114V-12H-146Z" fill="#2f1f14"/><path d="M-130-52V-28" stroke="#d9b45a" stroke-width="3"/><circle cx="-130" cy="-22" r="8" fill="{#f4dc8a@#a37b30}"/>${dial(-52, -72, 30, '#5fae8c', 65, 60)}<path d="M14-86L6-98M58-86L66-98M20-40L12-28M52-40L60-28" stroke="#8a4a4a" stroke-width="6" stroke-linecap="round"/><path d="M8-96Q20-112 32-98ZM40-98Q52-112 64-96Z" fill="{#e8604a>#a32a2c}"/>${dial(36, -64, 26, '#d9523f', 270, 0)}<path d="M84-46H160V-20H84ZM92-84H116V-46H92ZM132-70H142V-46H132Z" fill="{#6f8fb8>#34507c}"/><path d="M86-84H122V-92H86Z" fill="#2f3f5f"/>${dial(126, -40, 15, '#f0cf7a', 135, 180)}<circle cx="98" cy="-16" r="9" fill="#2b2f38"/><circle cx="146" cy="-16" r="9" fill="#2b2f38"/>`,
  },
  /** A sky full of stars, the Milky Way and the Wain; it hangs where it is put. */
  starShower: {
    width: 1,
    height: 260,
    drawing: `<path d="M-120 16Q10-90 120-150T640-320Q300-150 170-80T-120 16Z" fill="rgb(220,230,255)" opacity=".16"/><path d="M-70-14Q50-94 140-134T560-296Q280-150 160-98T-70-14Z" fill="rgb(240,244,255)" opacity=".18"/>${repeat(
      64,
      (at) => {
        const x = ((at * 197) % 700) - 350;
        const y = -((at * 113) % 250) + 10;
        return `<circle cx="${x}" cy="${y}" r="${1.6 + (at % 4) * 0.8}" fill="rgb(255,252,${at % 3 ? 240 : 200})"/>`;
      },
    )}<path d="M${WAIN.map(([x, y]) => `${x} ${y}`).join('L')}L-122-66" fill="none" stroke="rgb(200,214,255)" stroke-opacity=".5" stroke-width="2"/>${WAIN.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="rgb(255,250,210)" opacity=".3"/><circle cx="${x}" cy="${y}" r="4.500" fill="rgb(255,252,226)"/>`).join('')}<path d="M150-210L262-150" stroke="rgb(255,255,240)" stroke-width="3" stroke-linecap="round" opacity=".8"/><circle cx="264" cy="-149" r="5" fill="rgb(255,255,240)"/>`,
  },
  /** The blackboard of the last lesson: six uneven words, and one line over all of them. */
  franceBoard: {
    width: 1,
    height: 220,
    drawing: `<path d="M-210-220H210V-10H-210Z" fill="{#b98455>#6d4425}"/><path d="M-198-208H198V-22H-198Z" fill="{#3f6f5c|#254a3d}"/><g fill="none" stroke="#cfe0d6" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"><path d="M-170-186q8-12 14 0t14-2 12 4M-60-190q10-8 12 4t16-4 14 2 10-6M70-184q6-14 14 0t12 2 18-8"/><path d="M-160-52q12-10 14 2t18-4M-40-46q8-14 16-2t14 0 12-6 10 4M90-54q10-8 14 4t18-6 12 6"/></g><g fill="none" stroke="#fffdf4" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M-172-150L-158-104-144-150M-126-150V-104M-108-150L-94-104-80-150M-40-150H-62V-104H-40M-62-127H-44M6-150V-104H28M40-104L54-150 68-104M45-120H63"/><path d="M-150-86H-172V-46M-172-67H-154M-128-46V-86H-114Q-104-76-114-66H-128M-116-66L-104-46M-88-46L-74-86-60-46M-83-60H-65M-40-46V-86L-14-46V-86M32-82Q6-90 6-66T32-50M74-86H52V-46H74M52-66H70" transform="translate(46 4)"/></g>`,
  },
  /** A partner who has been dead for seven years: the room shows through him. */
  chainedGhost: {
    width: 170,
    height: 220,
    drawing: `<g opacity=".82"><path d="M-34-150Q-44-60-52-6-36-16-24-2-10-14 2 0 16-14 28-2 40-14 54-4 44-60 36-150Z" fill="{#dcebf4>#8fb0c8}"/><path d="M-34-148Q-66-110-54-70M36-148Q72-130 84-106" fill="none" stroke="#c3d9e6" stroke-width="20" stroke-linecap="round"/><path d="M-6-140V-24M-14-120h0M-14-96h0M-14-72h0" stroke="#7f9db4" stroke-width="3"/><circle cx="12" cy="-118" r="4" fill="#6f8ea6"/><circle cx="12" cy="-94" r="4" fill="#6f8ea6"/><circle cx="12" cy="-70" r="4" fill="#6f8ea6"/><ellipse cx="0" cy="-178" rx="32" ry="36" fill="{#f0f8fc>#a9c6d8}"/><path d="M-32-186Q-36-222 0-222 36-222 32-186 22-206 0-204T-32-186Z" fill="#7f9db4"/><path d="M-34-158Q0-136 34-158L30-206 40-208 42-152Q0-118-42-152L-40-208-30-206Z" fill="#fff" opacity=".75"/><circle cx="-11" cy="-180" r="8" fill="#fff"/><circle cx="13" cy="-180" r="8" fill="#fff"/><circle cx="-11" cy="-179" r="3.500" fill="#2a3a4c"/><circle cx="13" cy="-179" r="3.500" fill="#2a3a4c"/><ellipse cx="1" cy="-158" rx="8" ry="6" fill="#4a6478"/></g>${chain('M-40-104Q0-84 40-104M-42-92Q-90-50-104 0M40-96Q80-60 96-4')}<path d="M-132-34H-88V2H-132Z" fill="{#8a94a4>#4a5464}"/><path d="M-132-34Q-110-52-88-34Z" fill="#6f7a8a"/><circle cx="-110" cy="-16" r="5" fill="#d9b45a"/><path d="M76-26H118V4H76Z" fill="{#8a5a4a>#4f2f28}"/><path d="M80-20H114V-2H80Z" fill="#efe2c4"/><circle cx="136" cy="-8" r="9" fill="none" stroke="#c3a24a" stroke-width="5"/><path d="M136 0V22M136 12h8M136 20h8" stroke="#c3a24a" stroke-width="5"/>`,
  },
  /** Black from head to foot; nothing is seen of it but a hand. */
  hoodedSpectre: {
    width: 170,
    height: 250,
    drawing:
      '<path d="M-30-236Q0-262 30-236 46-206 42-180 66-120 64-4 48-14 36 0 20-14 4 2-12-14-28 0-44-12-60-2-62-4-64-120-42-180-46-206-30-236Z" fill="{#3a3a4c>#0f1018}"/><path d="M-24-222Q0-242 24-222 32-190 18-170 0-158-18-170-32-190-24-222Z" fill="#050509"/><path d="M-38-168Q0-140 38-168" fill="none" stroke="#55566e" stroke-width="4"/><path d="M-20-130Q-30-60-26-16M18-130Q30-60 24-16" fill="none" stroke="#55566e" stroke-opacity=".6" stroke-width="4"/><path d="M30-160Q70-150 96-120L84-100Q50-112 28-122Z" fill="{#3a3a4c>#14151f}"/><path d="M88-116Q104-116 112-106L134-92Q136-88 130-88L110-96Q96-96 86-104Z" fill="{#e8ecf4>#a9b4c6}"/>',
  },
  /** Drawn on wet sand: a skate that became a kite. */
  sandKite: {
    width: 230,
    height: 66,
    drawing:
      '<path d="M-100-30L10-60 96-24-14 4Z" fill="#c9a56a" opacity=".45"/><g fill="none" stroke="#7a5a30" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M-100-30L10-60 96-24-14 4Z"/><path d="M-100-30L96-24M10-60L-14 4" stroke-opacity=".45" stroke-width="4"/><path d="M-14 4Q-40 16-70 10T-120 20 -150 14"/><circle cx="20" cy="-40" r="5"/><circle cx="44" cy="-34" r="5"/></g>',
  },
  /** A skate drawn as it is, of sand. */
  sandSkate: {
    width: 230,
    height: 66,
    drawing:
      '<g fill="none" stroke="#7a5a30" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M-96-26Q-70-46-20-50 10-64 34-54 84-40 100-24 60-6 14-4-20 6-44-4-80-10-96-26Z" fill="#c9a56a" fill-opacity=".45"/><circle cx="32" cy="-40" r="5"/><circle cx="50" cy="-33" r="5"/></g>',
  },
  /** Shelves of things that were left in buses. */
  lostShelf: {
    width: 300,
    height: 250,
    drawing: `<path d="M-150-250H150V0H-150Z" fill="{#8a6a4c>#5a4030}"/><path d="M-138-238H138V-172H-138ZM-138-160H138V-90H-138ZM-138-78H138V-12H-138Z" fill="#4a3426"/><path d="M-120-172Q-116-212-90-212T-60-172Z" fill="{#5fae8c>#2f6a54}"/><path d="M-104-212Q-90-232-76-212" fill="none" stroke="#2f6a54" stroke-width="6"/><path d="M-40-172L-20-226-8-222-26-172Z" fill="{#b5483f>#6d2420}"/><path d="M-14-224q10-14 16-2" fill="none" stroke="#6d4425" stroke-width="5"/><path d="M20-172Q24-206 56-206T92-172Z" fill="{#f0cf7a>#b98d3c}"/><path d="M8-176H104V-172H8Z" fill="#b98d3c"/><path d="M-126-90V-142H-76V-90Z" fill="{#6f8fb8>#34507c}"/><path d="M-114-142V-152H-88V-142" fill="none" stroke="#34507c" stroke-width="6"/><path d="M-60-90Q-64-134-40-138-20-134-22-90Z" fill="{#e8a0b4>#b0607c}"/><circle cx="-41" cy="-146" r="9" fill="#f4c8d4"/><path d="M0-90V-130H50V-90Z" fill="{#d9b06a>#94692a}"/><path d="M0-118H50" stroke="#7a5628" stroke-width="4"/><path d="M70-90Q68-120 84-122T100-108 128-96V-90Z" fill="{#7d8692>#3a3f49}"/><path d="M-128-12V-52Q-100-66-72-52V-12Z" fill="{#c8604a>#7d2f2a}"/><path d="M-116-56Q-100-78-84-56" fill="none" stroke="#7d2f2a" stroke-width="6"/><path d="M-50-12L-40-66-34-66-30-12Z" fill="{#48639c>#1f2f5e}"/><path d="M0-12Q-6-44 22-48 52-44 46-12Z" fill="{#b791e6>#6d47ad}"/><path d="M70-12V-58H124V-12Z" fill="{#f4ecd6>#c9b88f}"/><path d="M97-58V-12M70-36H124" stroke="#b5483f" stroke-width="5"/>`,
  },
  /** Sunflowers in a yellow vase, and the canvas on which they are painted. */
  sunflowerEasel: {
    width: 170,
    height: 240,
    drawing: `<path d="M-40-236L-74 0M40-236L74 0M0-236V-8" stroke="{#c9935f>#74482a}" stroke-width="9" stroke-linecap="round"/><path d="M-76-66H76V-54H-76Z" fill="{#c9935f>#74482a}"/><path d="M-64-216H64V-68H-64Z" fill="{#fff6cf>#f0dc94}"/><path d="M-64-100H64V-68H-64Z" fill="#e0b84e"/><path d="M-20-82Q-26-112-14-116H14Q26-112 20-82 10-76 0-76T-20-82Z" fill="{#f4d26a>#c08a2a}"/><path d="M-8-114L-30-150M0-114L2-170M8-114L32-152" stroke="#5f8a4a" stroke-width="5"/>${petals(-32, -154, 0.75)}${petals(4, -178, 0.85)}${petals(34, -150, 0.7)}${petals(0, -138, 0.62)}`,
  },
  sunflowerVase: {
    width: 120,
    height: 190,
    drawing: `<path d="M-34-6Q-44-60-22-74H22Q44-60 34-6 20 2 0 2T-34-6Z" fill="{#ffe48a>#cf962e}"/><path d="M-38-36Q0-28 38-36" fill="none" stroke="#a8742a" stroke-width="3"/><path d="M-10-72L-40-124M0-72L4-150M10-72L44-120M-4-72L-14-110M6-72L20-106" stroke="#5f8a4a" stroke-width="7"/><path d="M-30-104q-18 2-22-12 18-6 22 12ZM34-100q18 2 20-12-18-4-20 12Z" fill="#6fa04f"/>${petals(-44, -130, 1.05)}${petals(4, -158, 1.15)}${petals(48, -126, 1)}${petals(-14, -112, 0.9)}${petals(24, -104, 0.85)}`,
  },
  /** Five picture postcards on which ships are painted. */
  shipPostcards: {
    width: 200,
    height: 30,
    drawing: ['#d9523f', '#2f6fae', '#3a8f5c', '#e0a030', '#6d47ad']
      .map(
        (hull, at) =>
          `<g transform="translate(${at * 40 - 80} 0)"><path d="M-20-22H22L16 0H-26Z" fill="{#fffdf4>#e4d8bc}"/><path d="M-12-12H10L6-5H-10Z" fill="${hull}"/><path d="M-2-12V-19L8-13" fill="none" stroke="#4a3a2c" stroke-width="2"/><path d="M-18-3H12" stroke="#7fb4d8" stroke-width="2.500"/></g>`,
      )
      .join(''),
  },
  sewingNeedle: {
    width: 60,
    height: 60,
    drawing:
      '<path d="M-26-4L24-52" stroke="#7d8692" stroke-width="6" stroke-linecap="round"/><path d="M-26-4L24-52" stroke="#eef2f6" stroke-width="3" stroke-linecap="round"/><path d="M22-50Q46-60 40-36T52-10Q46 4 30-4" fill="none" stroke="#c23a34" stroke-width="4" stroke-linecap="round"/>',
  },
  /** Mud of the shore, with salt in it. */
  saltHandful: {
    width: 38,
    height: 22,
    drawing:
      '<g transform="scale(.6)"><path d="M-30-4Q-34-20-18-24-8-38 8-30 26-30 28-14 34-2 18 0-20 4-30-4Z" fill="{#b09a80>#6d5a46}"/><path d="M-18-22l8-6 10 4-6 8zM4-28l12 2 4 8-12 2zM-8-10l8-4 8 6-8 4z" fill="{#ffffff>#d4dee8}"/><circle cx="20" cy="-8" r="3" fill="#fff"/><circle cx="-20" cy="-10" r="3" fill="#fff"/></g>',
  },
  /** Two jars, one above the other: what runs out of the upper one is the time to speak. */
  waterClock: {
    width: 130,
    height: 190,
    drawing: `<path d="M-60-96H20V-84H-60ZM-54-84H-42V0H-54ZM4-84H16V0H4Z" fill="{#b98455>#6d4425}"/><path d="M-52-96Q-66-140-48-172H8Q26-140 12-96Z" fill="{#e08a54>#8f4526}"/><path d="M-54-180H14V-170H-54Z" fill="#7a3a20"/><path d="M-56-150H16M-58-124H18" stroke="#3a1f16" stroke-width="5"/><path d="M-50-137l8-8 8 8 8-8 8 8 8-8 8 8 8-8" fill="none" stroke="#3a1f16" stroke-width="3.500"/><path d="M10-108H36V-100H12Z" fill="#6d4425"/><path d="M34-104Q46-96 46-46" fill="none" stroke="#8fd0ea" stroke-width="6" stroke-linecap="round"/><path d="M18-2Q10-36 22-50H70Q82-36 74-2Z" fill="{#d97f4c>#7d3a20}"/><ellipse cx="46" cy="-50" rx="25" ry="7" fill="#4a2416"/><ellipse cx="46" cy="-49" rx="18" ry="4.500" fill="#7fc6e4"/>`,
  },
  /** A basket that hangs from a crane of the theatre. */
  hungBasket: {
    width: 200,
    height: 400,
    seat: 48,
    drawing:
      '<path d="M-58-60L-6-330M58-60L6-330M0-330V-640" stroke="#8a6a3c" stroke-width="6"/><path d="M-58-60L-6-330M58-60L6-330M0-330V-640" stroke="#e0c08a" stroke-width="2" stroke-dasharray="8 6"/><circle cx="0" cy="-332" r="11" fill="{#e8c48a@#8f6234}"/><path d="M-70-62H70L54 0H-54Z" fill="{#e0b070>#8f6234}"/><path d="M-66-46H66M-62-30H62M-58-14H58" stroke="#7a5228" stroke-width="4"/><path d="M-40-60L-32 0M0-60V0M40-60L32 0" stroke="#7a5228" stroke-opacity=".6" stroke-width="4"/><path d="M-76-70H76V-58H-76Z" fill="{#f0c88a>#a5743c}"/>',
  },
} as const satisfies Record<string, Motif>;
