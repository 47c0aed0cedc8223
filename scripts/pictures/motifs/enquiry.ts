import { repeat } from '../numbers.ts';

/** Things of books on nature, trade and power. */
export const enquiry = {
  /** Somebody wound in strips of cloth, who sits and laughs. */
  mummySits: {
    width: 110,
    height: 150,
    drawing: `<ellipse cx="0" cy="-2" rx="60" ry="9" fill="#1c1420" opacity=".35"/><path d="M-56 0Q-66-40-34-62H34Q66-40 56 0Z" fill="{#efe6d2>#b5a88c}"/><path d="M-38-150Q40-164 44-110 42-70 0-68-44-70-44-112-44-138-38-150Z" fill="{#f5eddb>#c2b598}"/><path d="M-44-122q44-14 88 2M-42-104q42 12 84 0M-38-86q36 10 76-2M-30-140q30-12 62 2M-54-24q52-18 106 2M-58-8q56-14 112 0M-48-44q48-14 94 0" fill="none" stroke="#8f8268" stroke-width="4"/><path d="M-26-118H30V-98H-26Z" fill="#3c3228"/><circle cx="-10" cy="-108" r="7" fill="#fff"/><circle cx="16" cy="-108" r="7" fill="#fff"/><circle cx="-8" cy="-108" r="3.600" fill="#20160e"/><circle cx="18" cy="-108" r="3.600" fill="#20160e"/><path d="M-8-84q10 8 20 0" fill="none" stroke="#5b4a34" stroke-width="4" stroke-linecap="round"/><path d="M40-50q24 0 26 22l-12 4q-4-16-16-14z" fill="{#efe6d2>#b5a88c}"/><path d="M-44-60q-22 10-30 34" stroke="#e3d9c2" stroke-width="8" fill="none"/>`,
  },
  /** Somebody in a robe with a face as smooth as an egg. */
  eggGhost: {
    width: 110,
    height: 152,
    drawing:
      '<ellipse cx="0" cy="-2" rx="60" ry="9" fill="#1c1420" opacity=".35"/><path d="M-58 0Q-66-46-30-66H30Q66-46 58 0Z" fill="{#7d8fae>#46546f}"/><path d="M-10-66L0-30 12-66Z" fill="#e9edf4"/><path d="M0-152Q42-152 42-106 42-66 0-66-42-66-42-106-42-152 0-152Z" fill="{#fdf3e2@#d9bf9a}"/><path d="M-22-134Q-10-146 10-142" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/><path d="M-44-36q-18 8-20 24M44-36q18 8 20 24" fill="none" stroke="#5d6e8e" stroke-width="16" stroke-linecap="round"/>',
  },
  /** A coffin that lies with its bottom up. */
  coffinTable: {
    width: 330,
    height: 84,
    seat: 76,
    drawing:
      '<path d="M-160-76H160L176-62V0H-176V-62Z" fill="{#5c3f2c>#33211a}"/><path d="M-176-62H176" stroke="#7a5a40" stroke-width="4"/><path d="M-160-76H160L176-62H-176Z" fill="{#8a684c>#5a4130}"/><path d="M-110-70H40L30-64H-116Z" fill="#1b171c"/><path d="M-150-40H150M-150-18H150" stroke="#20140f" stroke-opacity=".5" stroke-width="4"/><circle cx="-150" cy="-30" r="9" fill="#b9a06a"/><circle cx="150" cy="-30" r="9" fill="#b9a06a"/>',
  },
  /** A small carriage of a ride, seen from its side. */
  rideCart: {
    width: 230,
    height: 110,
    seat: 44,
    drawing:
      '<path d="M-110-84Q-116-24-96-20H96Q116-24 104-62H70L56-40H-62L-70-84Z" fill="{#c8453c>#7d2424}"/><path d="M-106-50H100" stroke="#f0c45a" stroke-width="7"/><circle cx="-64" cy="-18" r="19" fill="{#6a7280>#2f343e}"/><circle cx="64" cy="-18" r="19" fill="{#6a7280>#2f343e}"/><circle cx="-64" cy="-18" r="7" fill="#c9d0d8"/><circle cx="64" cy="-18" r="7" fill="#c9d0d8"/>',
  },
  /** A bowl of glass with a fish in it. */
  fishBowl: {
    width: 110,
    height: 96,
    drawing:
      '<path d="M-34-94H34L40-86Q66-50 36-6H-36Q-66-50-40-86Z" fill="#dff2f6" opacity=".6"/><path d="M-52-56Q0-48 52-56 58-30 36-6H-36Q-58-30-52-56Z" fill="{#8fd0e6>#4f9dc0}" opacity=".85"/><path d="M-22-30Q-4-48 18-32L32-42V-18L18-28Q-4-14-22-30Z" fill="{#ff9a4a>#d9601f}"/><circle cx="-12" cy="-33" r="3" fill="#2a1a10"/><path d="M-34-94H34L38-88H-38Z" fill="#f4fbfd"/><path d="M-40-66Q-44-40-34-20" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>',
  },
  /** A small painting of a house, a tree and somebody. */
  shipSketch: {
    width: 130,
    height: 100,
    drawing:
      '<path d="M-60-96H66V4H-60Z" fill="#5b4a34" opacity=".3"/><path d="M-64-100H62V0H-64Z" fill="{#fffaf0>#e3d8c0}"/><path d="M-48-22V-54L-28-72-8-54V-22Z" fill="none" stroke="#7a4a2c" stroke-width="4"/><path d="M-34-22V-38H-22V-22" fill="none" stroke="#7a4a2c" stroke-width="3"/><path d="M14-22V-48M14-48q-20-2-14-20 4-14 16-12 16-2 16 14 2 16-18 18z" fill="none" stroke="#3f7a4a" stroke-width="4"/><circle cx="44" cy="-52" r="6" fill="none" stroke="#2e4a7a" stroke-width="3.500"/><path d="M44-46V-32M44-32l-6 10M44-32l6 10M36-42h16" fill="none" stroke="#2e4a7a" stroke-width="3.500"/><path d="M-56-20H54" stroke="#8a7a5c" stroke-width="3"/>',
  },
  /** A name badge that lies on the ground. */
  nameBadge: {
    width: 90,
    height: 30,
    drawing:
      '<ellipse cx="2" cy="-3" rx="52" ry="9" fill="#2c2418" opacity=".35"/><path d="M-44-8L-30-28H46L36-8Z" fill="{#ffffff>#d5dae2}"/><path d="M-40-14L-34-22H44L40-14Z" fill="#3f6fb0"/><path d="M-22-12H18" stroke="#4a4a52" stroke-width="3"/><path d="M8-28q-10-14-30-8t-30-2" fill="none" stroke="#c8433c" stroke-width="5"/>',
  },
  /** Lines on poles where squid are dried, with leaves of a book between them. */
  squidRack: {
    width: 520,
    height: 250,
    drawing: `<path d="M-240 0L-226-246M-212 0L-226-246M240 0L226-246M212 0L226-246M-14 0L0-246M14 0L0-246" stroke="#8a6642" stroke-width="11" stroke-linecap="round"/><path d="M-234-226H234M-234-128H234" stroke="#b59a6c" stroke-width="5"/>${repeat(
      10,
      (at) => {
        const [x, y] = [(at % 5) * 92 - 186, at < 5 ? -224 : -126];
        return at % 2 === 0
          ? `<path d="M${x - 26} ${y}h54l-4 70-46 2z" fill="{#fffaf0>#ddd0b4}"/><path d="M${x - 16} ${y + 14}h34M${x - 16} ${y + 26}h34M${x - 16} ${y + 38}h32M${x - 15} ${y + 50}h26" stroke="#6f6456" stroke-width="3"/>`
          : `<path d="M${x} ${y - 4}q26 20 20 46l-6 10 8 24M${x} ${y - 4}q-26 20-20 46l6 10-8 24M${x - 6} ${y + 44}v30M${x + 6} ${y + 44}v30" fill="{#f3dcd0>#c99a8a}" stroke="#c99a8a" stroke-width="4" stroke-linecap="round"/><circle cx="${x - 7}" cy="${y + 44}" r="3.500" fill="#3a2a28"/><circle cx="${x + 7}" cy="${y + 44}" r="3.500" fill="#3a2a28"/>`;
      },
    )}`,
  },
  /** Seven states of a hook, from the wire to the bundle. */
  hookSteps: {
    width: 700,
    height: 110,
    drawing: `<g fill="none" stroke="#5d6a78" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M-344-30q16-40 30 0t28-20"/><path d="M-240-30H-172" stroke-width="7.100"/><path d="M-136-40h26M-104-22h26" stroke-width="7.100"/><path d="M-44-40L16-22"/><path d="M56-46L116-28M112-28l-10-14"/><path d="M166-74V-40q0 26 22 26t22-24l-8 8"/></g><path d="M252-74q14-34 22-44 2 18 12 24 6-14 4-26 26 26 20 54-8 24-28 24-28-4-30-32z" fill="rgb(255,150,60)"/><path d="M272-84V-56q0 16 13 16t13-15l-6 6" fill="none" stroke="#b3342a" stroke-width="6" stroke-linecap="round"/>`,
  },
  /** Seven hooks tied together. */
  hookBundle: {
    width: 110,
    height: 100,
    drawing: `${repeat(5, (at) => `<path d="M${at * 16 - 34}-92V-40q0 26 20 26t20-24l-8 7" fill="none" stroke="#5d6a78" stroke-width="5.500" stroke-linecap="round"/>`)}<path d="M-44-80H42v12H-44z" fill="{#c8433c>#8a2424}"/>`,
  },
  /** A beaver that sits. */
  beaverSits: {
    width: 120,
    height: 110,
    drawing:
      '<path d="M34-14Q70-30 92-12 84 2 40 0Z" fill="{#6b5244>#3c2c24}"/><path d="M46-12l14-8M58-6l16-8M70-4l12-8" stroke="#8f7464" stroke-width="3"/><path d="M-46 0Q-56-66-6-72 48-70 48 0Z" fill="{#a8764a>#6a4426}"/><path d="M-50-78Q-54-112-14-112 26-110 24-76 20-50-14-50-46-52-50-78Z" fill="{#b9855a>#7a5030}"/><circle cx="-42" cy="-106" r="9" fill="#7a5030"/><circle cx="16" cy="-106" r="9" fill="#7a5030"/><circle cx="-28" cy="-86" r="5" fill="#20140c"/><circle cx="0" cy="-86" r="5" fill="#20140c"/><ellipse cx="-14" cy="-74" rx="9" ry="6" fill="#3a241a"/><path d="M-20-66h12v14h-12z" fill="#fff"/><path d="M-14-66v14" stroke="#c9bca8" stroke-width="2"/><path d="M-30-34q16 14 34 0" fill="none" stroke="#5a3a22" stroke-width="6" stroke-linecap="round"/><path d="M-40-4h26M6-4h26" stroke="#3c2818" stroke-width="9" stroke-linecap="round"/>',
  },
  /** A great balance: one beaver weighs as much as two deer; the pans are empty. */
  levelScale: {
    width: 520,
    height: 300,
    drawing:
      '<path d="M-14-270H14L22-16H-22Z" fill="{#b98a4c>#6f4b20}"/><path d="M-84 0Q-80-24 0-24T84 0Z" fill="{#c99b5c>#7a5428}"/><circle cx="0" cy="-278" r="17" fill="{#f0cc7a>#a8772c}"/><path d="M-210-262H210V-248H-210Z" fill="{#d9ae62>#8f6428}"/><path d="M-204-252L-258-110M-204-252L-150-110M204-252L150-110M204-252L258-110" stroke="#8a7450" stroke-width="4"/><path d="M-270-112H-138Q-150-80-204-80T-270-112ZM138-112H270Q258-80 204-80T138-112Z" fill="{#e6c67e>#9a6f2e}"/>',
  },
  /** A kitchen by a canal at night: a cold stove, and water at the window. */
  waterKitchen: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#b98f6a|#8f6a4a}"/><path d="M-480-620q300 30 960 0V-560H-480Z" fill="#6d4a30"/><path d="M-480 0H480V440H-480Z" fill="{#a86a4a|#6b4230}"/>${repeat(5, (at) => `<path d="M-480 ${at * 70 + 40}H480${repeat(9, (slot) => `M${slot * 120 - 480 + (at % 2) * 60} ${at * 70 - 30}v70`)}" stroke="#4d2c1e" stroke-opacity=".45" stroke-width="4" fill="none"/>`)}<path d="M-400-240H-190L-150 0H-440Z" fill="{#d9c4a4>#93795c}"/><path d="M-360-150Q-360-190-295-190T-230-150V0H-360Z" fill="#1d1613"/><path d="M-340-4q40-20 90 0z" fill="#5a524c"/><path d="M-370-240H-220V-640H-370Z" fill="{#c9b392>#86704f}"/><path d="M120-310Q120-360 200-360T280-310V-96H120Z" fill="#5b3f2a"/><path d="M134-308Q134-348 200-348T266-308V-108H134Z" fill="{#1c2a50|#40558a}"/><path d="M134-170Q168-184 200-172T266-176V-108H134Z" fill="{#3f6f9a|#274a70}"/><path d="M146-150q14-8 28 0t28 0M190-128q14-8 28 0t28 0" fill="none" stroke="#cfe2f4" stroke-width="4" stroke-linecap="round"/><path d="M134-200H160L150-150H134ZM266-216H240V-166L266-150Z" fill="#2b2230"/><path d="M240-160h26v10h-34zM236-146h30v10h-36z" fill="#8d8694"/><circle cx="222" cy="-308" r="12" fill="rgb(255,246,210)"/><path d="M-90-330H70V-318H-90Z" fill="#6d4a30"/><path d="M-70-318v26a22 22 0 0 0 44 0v-26M0-318v16a18 18 0 0 0 36 0v-16" fill="none" stroke="#c98a4a" stroke-width="8"/><path d="M340-280H450V-268H340ZM340-190H450V-178H340Z" fill="#6d4a30"/><path d="M352-280v-30h26v30zM392-280v-40h16v40zM420-280v-24h22v24zM356-190v-34h18v34zM388-190v-22h46v22z" fill="{#7fa0b4>#4a6878}"/>`,
  },
  /** A heavy coat on a nail in a wall. */
  coatOnNail: {
    width: 120,
    height: 210,
    drawing:
      '<path d="M-4-206H6V-186H-4Z" fill="#4a4f58"/><path d="M-40-180Q0-206 40-180L58-120 54-20Q20 0 0-6-20 0-54-20L-58-120Z" fill="{#5d6470>#2f343d}"/><path d="M-40-180L-66-60-46-52-36-110ZM40-180L66-60 46-52 36-110Z" fill="{#6d7480>#373c46}"/><path d="M-16-190L0-150 16-190" fill="none" stroke="#23262d" stroke-width="7"/><path d="M0-150V-8" stroke="#23262d" stroke-width="4"/><circle cx="9" cy="-120" r="5" fill="#c9a24a"/><circle cx="9" cy="-84" r="5" fill="#c9a24a"/><circle cx="9" cy="-48" r="5" fill="#c9a24a"/><path d="M-44-70h28v26h-28z" fill="#7d5c3a"/>',
  },
  /** The sign of an inn with six graves, the last of them leaning. */
  graveSign: {
    width: 240,
    height: 330,
    drawing: `<path d="M-110 0V-326H-94V0Z" fill="{#8a6440>#4f3720}"/><path d="M-110-306H110V-292H-110Z" fill="{#a67c50>#64472a}"/><path d="M-50-292v22M70-292v22" stroke="#4a4f58" stroke-width="6"/><path d="M-80-272H104V-130H-80Z" fill="{#f2e6c8>#c7b288}"/><path d="M-80-272H104V-130H-80Z" fill="none" stroke="#6d4c2c" stroke-width="9"/><path d="M-74-156Q10-184 98-156V-136H-74Z" fill="#8fae6a"/>${[-56, -28, 0, 28, 56].map((x) => `<path d="M${x - 9}-156V-186q0-12 9-12t9 12V-156Z" fill="{#c3c8ce>#7d858e}"/>`).join('')}<g transform="translate(86 -154) rotate(20)"><path d="M-9 0V-32q0-12 9-12t9 12V0Z" fill="{#c3c8ce>#7d858e}"/></g><path d="M-56-236H80M-40-218H64" stroke="#7a5a34" stroke-width="8" stroke-linecap="round" stroke-dasharray="16 9"/>`,
  },
  /** The sign of an inn that was painted white; a leaning grave shines through. */
  whiteSign: {
    width: 240,
    height: 330,
    drawing:
      '<path d="M-110 0V-326H-94V0Z" fill="{#8a6440>#4f3720}"/><path d="M-110-306H110V-292H-110Z" fill="{#a67c50>#64472a}"/><path d="M-50-292v22M70-292v22" stroke="#4a4f58" stroke-width="6"/><path d="M-80-272H104V-130H-80Z" fill="{#ffffff>#dfe4e8}"/><path d="M-80-272H104V-130H-80Z" fill="none" stroke="#6d4c2c" stroke-width="9"/><path d="M-56-246H80" stroke="#7a5a34" stroke-width="9" stroke-linecap="round" stroke-dasharray="16 9"/><g transform="translate(76 -150) rotate(20)" opacity=".3"><path d="M-11 0V-38q0-14 11-14t11 14V0Z" fill="#8a949e"/></g><path d="M-60-160q20-18 44-6t50-6" fill="none" stroke="#eef2f4" stroke-width="12" stroke-linecap="round"/><path d="M-30-130v10M10-130v16M40-130v8" stroke="#f4f6f8" stroke-width="6" stroke-linecap="round"/>',
  },
  /** A sheet on which warmth brings out a hidden line. */
  milkLetter: {
    width: 130,
    height: 150,
    drawing:
      '<path d="M-58-148Q0-140 62-150L58-2Q0-10-60 2Z" fill="{#fff8e2>#dcc797}"/><path d="M-44-128H46M-44-96H46M-44-64H40" stroke="#3a3028" stroke-width="5"/><path d="M-44-112q10-8 18 0t18 0 18 0 18 0 12-2M-44-80q10-8 18 0t18 0 18 0 16-2M-44-46q10-8 18 0t18 0 16-2" fill="none" stroke="#c07a22" stroke-width="6" stroke-linecap="round"/><path d="M-50-14Q0-40 50-16" fill="none" stroke="#a8641c" stroke-opacity=".35" stroke-width="16"/>',
  },
  /** A stone for names whose first line is empty. */
  blankStone: {
    width: 190,
    height: 260,
    drawing:
      '<path d="M-100 0V-22H100V0Z" fill="{#a8a6a2>#6d6b68}"/><path d="M-80-20V-206Q-76-256 0-258 76-256 80-206V-20Z" fill="{#d3d4d4>#8b8e90}"/><path d="M-58-206H58V-176H-58Z" fill="#eceeee"/><path d="M-58-206H58V-176H-58Z" fill="none" stroke="#c8433c" stroke-width="3.500" stroke-dasharray="9 7"/><path d="M-52-146H52M-52-118H40M-52-90H48M-52-62H30" stroke="#5d6062" stroke-width="9" stroke-dasharray="15 8"/>',
  },
  /** Boats tied side by side into a bridge over a strait. */
  boatBridge: {
    width: 760,
    height: 120,
    drawing: `<path d="M-380-66H380V-50H-380Z" fill="{#b98f5c>#6f4f2c}"/>${repeat(7, (at) => `<path d="M${at * 112 - 374}-46q4 44 34 46h10q30-2 34-46z" fill="{#8a5f38>#4a301a}"/><path d="M${at * 112 - 336}-50V-112l30 24-30 16" fill="{#efe2c4>#b8a47c}" stroke="#5f4526" stroke-width="5"/>`)}<path d="M-380-74Q0-56 380-74" fill="none" stroke="#e0c896" stroke-width="4"/>`,
  },
  /** The eagle of a legion on its pole. */
  eaglePole: {
    width: 70,
    height: 150,
    drawing:
      '<g transform="translate(0 46) scale(.74)"><path d="M-5 0V-200H5V0Z" fill="{#8a6440>#4f3720}"/><path d="M-24-200H24V-190H-24Z" fill="#b98a2c"/><path d="M0-258q10 0 12 12l8 4-8 4q-2 10 2 18l-8 22h-12l-8-22q4-8 2-18-2-18 12-20Z" fill="{#ffe08a>#b07a1c}"/><path d="M-8-234Q-40-262-44-250-42-216-10-210ZM8-234Q40-262 44-250 42-216 10-210Z" fill="{#ffd76a>#a06c14}"/><path d="M-30-186H30V-138L20-130 10-138 0-130-10-138-20-130-30-138Z" fill="{#c8332c>#7d1a18}"/><path d="M-20-170H20" stroke="#f0c45a" stroke-width="6"/></g>',
  },
  /** A long ship with oars and a shield of the sun. */
  oarGalley: {
    width: 520,
    height: 250,
    seat: 84,
    drawing: `<path d="M-20-84V-240" stroke="#6d4c2c" stroke-width="11"/><path d="M-130-226H90Q74-160 92-110H-124Q-142-160-130-226Z" fill="{#fdf2dc>#cdb68c}"/><path d="M-76-226q-8 60 0 116M-20-226q-4 60 0 116M38-226q-4 60 0 116" stroke="#c8433c" stroke-width="13" fill="none"/><path d="M-250-110Q-246-30-190-6H180Q236-30 262-124L222-84H-214Q-236-92-250-110Z" fill="{#a8693c>#5a341c}"/><path d="M-222-80H226L220-62H-216Z" fill="{#d9a24a>#8f6424}"/><path d="M-250-110q-22-30 4-48 18 4 8 22-4 14 8 28z" fill="{#a8693c>#5a341c}"/>${repeat(8, (at) => `<path d="M${at * 46 - 170}-40l-34 52" stroke="#d9b98a" stroke-width="7" stroke-linecap="round"/><circle cx="${at * 46 - 170}" cy="-44" r="7" fill="#3a2210"/>`)}<circle cx="206" cy="-66" r="12" fill="#fff8e2"/><circle cx="208" cy="-66" r="6" fill="#2a1a10"/>`,
  },
  /** A board of wood with black wax to write on. */
  waxTablet: {
    width: 130,
    height: 96,
    drawing:
      '<path d="M-62-94H62V0H-62Z" fill="{#c99a62>#805a30}"/><path d="M-50-82H50V-12H-50Z" fill="{#35302e>#171413}"/><path d="M-40-66H36M-40-50H22M-40-34H32" stroke="#a89a86" stroke-width="4" stroke-dasharray="9 5"/>',
  },
  /** A line of watchmen with spears, seen from their side. */
  watchRow: {
    width: 330,
    height: 150,
    drawing: `${repeat(6, (at) => {
      const x = at * 54 - 140;
      return `<path d="M${x + 20} 0V-150" stroke="#6d4c2c" stroke-width="4"/><path d="M${x + 20}-156l6 14h-12z" fill="#c9d0d8"/><path d="M${x - 16} 0L${x - 14}-70H${x + 14}L${x + 16} 0Z" fill="{#8f5f4a>#573226}"/><path d="M${x - 15}-40H${x + 15}V-32H${x - 15}Z" fill="#e0b84a"/><circle cx="${x}" cy="-88" r="20" fill="{#ffdcc0@#e0a884}"/><path d="M${x - 21}-88Q${x - 22}-112 ${x}-113 ${x + 22}-112 ${x + 21}-88Z" fill="{#8d96a2>#4d5560}"/><circle cx="${x + 6}" cy="-84" r="2.600" fill="#2a1c14"/><circle cx="${x + 15}" cy="-84" r="2.600" fill="#2a1c14"/>`;
    })}`,
  },
  /** Water that stands as high as a knee, from edge to edge; before those who wade in it. */
  kneeWater: {
    width: 20,
    height: 70,
    drawing:
      '<path d="M-480-58Q-400-70-320-58T-160-58 0-58 160-58 320-58 480-58V440H-480Z" fill="{#5f9cc4|#2f5f8c}" opacity=".86"/><path d="M-440-20q40-14 80 0t80 0M-120 10q40-14 80 0t80 0M180-24q40-14 80 0t80 0M-300 50q40-14 80 0t80 0M80 60q40-14 80 0t80 0M300 30q40-14 80 0t80 0" fill="none" stroke="#dceefa" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>',
  },
  /** A whip with a long lash. */
  longWhip: {
    width: 60,
    height: 150,
    drawing:
      '<path d="M-6 0L-2-56H6L4 0Z" fill="{#8a5f38>#4a301a}"/><path d="M2-54Q-6-110 24-130 66-146 84-104 92-70 120-64" fill="none" stroke="#3a2616" stroke-width="6" stroke-linecap="round"/>',
  },
} as const;
