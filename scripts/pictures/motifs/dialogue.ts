import { repeat } from '../numbers.ts';

/** A wall of rough stones; between their corners are holes of a size. */
const stones = (hole: number) =>
  repeat(3, (row) =>
    repeat(row === 1 ? 7 : 6, (at) => {
      const [left, top] = [at * 62 - 186 - (row === 1 ? 31 : 0), -47 * (row + 1)];
      const bump = ((at * 7 + row * 5) % 7) - 3;
      const x = [left + 1, left + hole, left + 61 - hole, left + 61];
      const y = [top + 1, top + hole * 0.7, top + 46 - hole * 0.7, top + 46];
      return `<path d="M${x[0]} ${y[1]}L${x[1]} ${y[0]}L${left + 31} ${top + bump / 2}L${x[2]} ${y[0]}L${x[3]} ${y[1]}V${y[2]}L${x[2]} ${y[3]}H${x[1]}L${x[0]} ${y[2]}Z" fill="${['{#a3a5a8>#595c62}', '{#8f9298>#4a4d54}', '{#b3b4b5>#6a6d72}'][(at * 2 + row) % 3]}"/>`;
    }),
  );

/** Things of books on the stage, on building and on thinking. */
export const dialogue = {
  /** An ice house that became a theatre: a plank walk under the roof, a stage, one beam of light. */
  iceTheatre: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#3c4c5e|#5f7488}"/>${repeat(9, (at) => `<path d="M-480 ${at * 74 - 620}H480${repeat(7, (slot) => `M${slot * 150 - 480 + (at % 2) * 75} ${at * 74 - 620}v74`)}" stroke="#263442" stroke-opacity=".5" stroke-width="4" fill="none"/>`)}<path d="M-480-244H480V-222H-480Z" fill="{#b98f5c>#6f4f2c}"/>${repeat(9, (at) => `<path d="M${at * 112 - 440}-222V-640" stroke="#4a3a28" stroke-width="6"/>`)}<path d="M-480-286H480" stroke="#8a7a5c" stroke-width="5"/><path d="M-236-258L-60 70H330Z" fill="rgb(255,242,200)" opacity=".3"/><ellipse cx="136" cy="66" rx="200" ry="42" fill="rgb(255,242,200)" opacity=".35"/><path d="M-480 0H480V440H-480Z" fill="{#8f6a46|#4f3a26}"/><path d="M-480 44H480M-480 104H480M-480 184H480M-480 290H480M-200 0L-340 440M0 0V440M200 0L340 440" stroke="#2c1e12" stroke-opacity=".4" stroke-width="4"/><path d="M-236-258L-60 70H330Z" fill="rgb(255,242,200)" opacity=".12"/>`,
  },
  /** A hole in a stage with its lid thrown back; somebody looks out of it. */
  trapHole: {
    width: 190,
    height: 74,
    drawing:
      '<path d="M-96-50H96V16Q0 30-96 16Z" fill="{#8a6440>#4c341e}"/><path d="M-104-60H104V-44H-104Z" fill="{#b58a5a>#74522f}"/><path d="M-90-26H90M-92-4H92" stroke="#2c1c10" stroke-opacity=".45" stroke-width="4"/>',
  },
  /** A white mask that shines out of the dark. */
  whiteMask: {
    width: 130,
    height: 160,
    drawing: `${repeat(9, (at) => `<ellipse cx="0" cy="-80" rx="${170 - at * 13}" ry="${174 - at * 12}" fill="rgb(255,250,225)" opacity=".04"/>`)}<path d="M-60-138Q0-176 60-138 72-70 36-20 0 14-36-20-72-70-60-138Z" fill="rgb(255,253,242)"/><path d="M-60-138Q0-176 60-138 72-70 36-20 0 14-36-20-30-70-30-100Z" fill="rgb(226,220,204)" opacity=".55"/><path d="M-40-104q16-16 30 0-14 12-30 0zM10-104q16-16 30 0-14 12-30 0z" fill="#1b1c24"/><path d="M-22-46q22-18 44 0-4 22-22 24t-22-24z" fill="#1b1c24"/><path d="M-46-122q18-14 34-4M12-126q18-8 34 6M-2-96q-8 24 4 32" fill="none" stroke="#8d8674" stroke-width="5" stroke-linecap="round"/>`,
  },
  /** A cart that counts miles: stones fall from a disc into a bowl of copper. */
  mileCart: {
    width: 300,
    height: 210,
    drawing: `<path d="M60-96H160" stroke="#6d4c2c" stroke-width="12" stroke-linecap="round"/><path d="M-120-124H70V-84H-120Z" fill="{#c0915a>#755029}"/><circle cx="-26" cy="-168" r="40" fill="{#d9b27a>#8f6a3c}"/>${repeat(10, (at) => `<circle cx="${Math.round(Math.cos(at * 0.628) * 28) - 26}" cy="${Math.round(Math.sin(at * 0.628) * 28) - 168}" r="6" fill="${at < 7 ? '#f4efe2' : '#4a3018'}"/>`)}<circle cx="-26" cy="-168" r="7" fill="#4a3018"/><circle cx="18" cy="-128" r="6.500" fill="#fdf9ee"/><path d="M-4-116H62Q58-84 30-84T-4-116Z" fill="{#e8955a>#9a4a22}"/><path d="M-8-120H66V-112H-8Z" fill="#f2b07a"/><circle cx="-60" cy="-62" r="60" fill="none" stroke="#6d4a28" stroke-width="14"/>${repeat(8, (at) => `<path d="M-60-62L${Math.round(Math.cos(at * 0.785) * 56) - 60} ${Math.round(Math.sin(at * 0.785) * 56) - 62}" stroke="#8a6238" stroke-width="7"/>`)}<circle cx="-60" cy="-62" r="14" fill="{#c99a62>#7a5428}"/>`,
  },
  /** A body with arms and legs stretched, in a ring and a square. */
  bodyRing: {
    width: 330,
    height: 330,
    drawing: `<path d="M-118-236H118V0H-118Z" fill="none" stroke="#2f6f8a" stroke-width="5"/><circle cx="0" cy="-142" r="142" fill="none" stroke="#c8433c" stroke-width="5"/><g fill="none" stroke-linecap="round"><g stroke="#c9966a" stroke-opacity=".45" stroke-width="20"><path d="M-14-180L-96-218M14-180L96-218M-10-110L-62-10M10-110L62-10"/></g><g stroke="#d8a274" stroke-width="21"><path d="M-16-184H-106M16-184H106M-11-110V-12M11-110V-12"/></g></g><path d="M-28-196H28L20-104H-20Z" fill="{#e3b084>#b97f52}"/><path d="M-22-122H22V-100H-22Z" fill="#f2efe6"/><circle cx="0" cy="-214" r="21" fill="{#f0c49c@#c98f62}"/><path d="M-21-216Q-20-238 0-238T21-216Q0-226-21-216Z" fill="#5a3a22"/><circle cx="0" cy="-142" r="4" fill="#7a3a20"/><circle cx="-7" cy="-210" r="2.500" fill="#2a1a10"/><circle cx="7" cy="-210" r="2.500" fill="#2a1a10"/><path d="M-6-202q6 4 12 0" stroke="#7a4a30" stroke-width="2.500" fill="none"/>`,
  },
  /** A basket under a tile on a grave; leaves of acanthus grow around it. */
  acanthusBasket: {
    width: 190,
    height: 190,
    drawing: `<path d="M-110 0Q-80-24 0-24T110 0Z" fill="{#a89878>#6d6048}"/><path d="M-50-130H50L38-14H-38Z" fill="{#d9b27a>#936a38}"/>${repeat(4, (at) => `<path d="M${-48 + at * 3} ${-112 + at * 26}H${48 - at * 3}" stroke="#7a5428" stroke-width="4"/>`)}<path d="M-74-156H74L66-128H-66Z" fill="{#c8704a>#7d3a22}"/><path d="M-74-156H74V-148H-74Z" fill="#e09a72"/>${[-1, 1].map((side) => `<g transform="scale(${side} 1)"><path d="M20-8Q74-30 78-84 84-120 58-124 62-108 50-104 66-92 48-82 60-66 42-60 52-44 32-40 36-24 20-20Z" fill="{#7fb05a>#3f6f34}"/><path d="M24-12Q64-50 64-112" fill="none" stroke="#d5e8b4" stroke-width="3"/></g>`).join('')}<path d="M-18-8Q-30-70 0-112 30-70 18-8Z" fill="{#8fc06a>#4a7d3c}"/><path d="M0-10V-100" stroke="#d5e8b4" stroke-width="3"/>`,
  },
  /** The head of a column with leaves of acanthus. */
  leafCapital: {
    width: 190,
    height: 250,
    drawing: `<path d="M-46 0V-96H46V0Z" fill="{#f4efe2>#b5ab98}"/><path d="M-28 0V-94M-9 0V-94M10 0V-94M29 0V-94" stroke="#9a907c" stroke-width="5"/><path d="M-54-108H54V-94H-54Z" fill="{#fffaf0>#c2b8a4}"/><path d="M-48-106Q-52-170-76-212H76Q52-170 48-106Z" fill="{#efe8d6>#a89e8a}"/><path d="M-94-236H94L84-208H-84Z" fill="{#fffaf0>#c2b8a4}"/>${[-1, 1].map((side) => `<g transform="scale(${side} 1)"><path d="M22-106Q60-120 62-164 66-192 88-194 92-176 78-172 84-158 68-154 72-140 54-136 52-122Z" fill="{#fdf8ea>#b5ab98}"/><path d="M70-196a14 14 0 1 1-16 12" fill="none" stroke="#8f8572" stroke-width="5"/></g>`).join('')}<path d="M-20-106Q-30-160 0-196 30-160 20-106Z" fill="{#fffaf0>#bdb39e}"/><path d="M0-108V-188M-30-110Q-34-150-22-176M30-110Q34-150 22-176" fill="none" stroke="#9a907c" stroke-width="4"/>`,
  },
  /** A wheel to spin thread, and a long thread with knots. */
  spinWheel: {
    width: 240,
    height: 170,
    drawing: `<path d="M-110-22H110V-6H-110Z" fill="{#a8743f>#64421f}"/><path d="M-100-6h18V4h-18zM82-6h18V4H82z" fill="#64421f"/><path d="M-44-22L-50-96h12l6 74zM-92-22L-66-96h10L-80-22z" fill="#8a5f32"/><circle cx="-54" cy="-92" r="68" fill="none" stroke="#9a6a38" stroke-width="10"/>${repeat(8, (at) => `<path d="M-54-92L${Math.round(Math.cos(at * 0.785) * 64) - 54} ${Math.round(Math.sin(at * 0.785) * 64) - 92}" stroke="#b98a54" stroke-width="6"/>`)}<circle cx="-54" cy="-92" r="12" fill="#6d4520"/><path d="M84-22V-58M72-58H104" stroke="#7a5028" stroke-width="8" stroke-linecap="round"/><path d="M76-66q22-14 28 8-14 14-28-8z" fill="#fffaf0"/><path d="M-54-160L88-62M-54-24L88-54" stroke="#f2ead8" stroke-width="2.500"/>`,
  },
  /** A thread with knots; small things are strung at some of them. */
  knotThread: {
    width: 260,
    height: 60,
    drawing: `<path d="M-126-46Q-60-16 0-34T126-40" fill="none" stroke="#f4ecd8" stroke-width="5" stroke-linecap="round"/><path d="M-126-46Q-60-16 0-34T126-40" fill="none" stroke="#b8aa8c" stroke-width="1.500"/>${[-100, -64, -26, 12, 52, 94].map((x, at) => `<circle cx="${x}" cy="${[-37, -28, -30, -36, -40, -43][at]}" r="6.500" fill="#e3d6b8" stroke="#a89874" stroke-width="2"/>`).join('')}<path d="M12-30v12" stroke="#b8aa8c" stroke-width="2"/><circle cx="12" cy="-12" r="7" fill="#c8433c"/><path d="M-64-22v10" stroke="#b8aa8c" stroke-width="2"/><path d="M-70-12h12l-6 12z" fill="#5f9cc4"/>`,
  },
  /** A pair of sandals on a nail. */
  sandalsHung: {
    width: 70,
    height: 110,
    drawing:
      '<path d="M-3-108H5V-96H-3Z" fill="#4a4f58"/><path d="M0-100L-16-66M2-100L18-66" stroke="#6d4520" stroke-width="5"/><path d="M-28-66Q-16-76-6-64L-8-8Q-18 4-30-8ZM8-64Q18-76 30-66L32-8Q20 4 10-8Z" fill="{#c98f54>#7a4a22}"/><path d="M-28-46L-8-36M-30-30L-8-24M10-36L30-46M10-24L32-30" stroke="#4a2a12" stroke-width="6"/>',
  },
  /** A post of a market with a notice on it. */
  noticePost: {
    width: 110,
    height: 310,
    drawing:
      '<path d="M-26 0V-310H26V0Z" fill="{#a8acb2>#646a72}"/><path d="M-36 0V-18H36V0Z" fill="#5a6068"/><path d="M-50-236H52V-110H-50Z" fill="{#fffdf4>#e0d8c2}"/><path d="M-36-216H38" stroke="#c8433c" stroke-width="9"/><path d="M-36-192H38M-36-174H38M-36-156H30M-36-138H38M-36-122H10" stroke="#5d5a54" stroke-width="5"/><path d="M-54-240h22v10h-22zM34-240h22v10H34z" fill="#e8d27a"/>',
  },
  /** A wall of rough stones with holes as big as a fist. */
  fieldWall: { width: 380, height: 140, drawing: stones(19) },
  /** A wall of rough stones with holes as small as a finger. */
  closeWall: { width: 380, height: 140, drawing: stones(7) },
  /** A straight wall without a hole that falls as a whole. */
  fallingWall: {
    width: 320,
    height: 170,
    drawing: `<g transform="skewX(-20)"><path d="M-150-140H150V0H-150Z" fill="{#c2a67c>#8f7450}"/>${repeat(18, (at) => `<path d="M${(at % 6) * 49 - 144} ${Math.floor(at / 6) * 46 - 134}h43v39h-43z" fill="${['{#a3a5a8>#5d6066}', '{#b3b4b5>#6d7075}', '{#92959a>#50535a}'][(at + Math.floor(at / 6)) % 3]}"/>`)}</g><path d="M-186 4q-16-20-4-32 12 8 20 0 12 14 2 32zM-150 6q-4-14 10-16 14 4 8 16z" fill="{#7d8086>#4c4f56}"/><path d="M-150-156q-20-6-34 8M-120-172q-20-10-38 0M168-168q24-4 34 14" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`,
  },
  /** A rule of lead that bends to the stone it lies on. */
  leadRule: {
    width: 150,
    height: 60,
    drawing:
      '<path d="M-72-14Q-50-52-22-34T26-30 72-44L74-32Q48-16 26-18T-20-22-62-6Z" fill="{#c9ced6>#6d7480}"/><path d="M-66-14Q-48-44-22-28T26-26 70-38" fill="none" stroke="#f2f5f8" stroke-width="3" opacity=".8"/><path d="M-54-26l6 8M-34-34l2 10M-12-32l-2 10M12-32v10M34-34l2 10M54-40l4 10" stroke="#4a505a" stroke-width="2.500"/>',
  },
  /** A house in the snow with a boat on its roof: a dream. */
  roofBoat: {
    width: 300,
    height: 250,
    drawing:
      '<path d="M-140-2Q-150-120-100-170-60-250 20-246 110-250 134-160 160-60 130 0 0 20-140-2Z" fill="#eef3fb" opacity=".75"/><path d="M-90-10V-96H70V-10Z" fill="{#e8d5b0>#b08f5c}"/><path d="M-112-90L-10-158 92-90Z" fill="{#8a5a3e>#5a3826}"/><path d="M-60-74h36v30h-36zM10-74h36v30H10z" fill="rgb(255,226,140)"/><path d="M-20-56h26v46h-26z" fill="#5a3826"/><path d="M-84-166Q-64-136-26-136H22Q58-138 72-172Q20-156-10-156T-84-166Z" fill="{#c8703c>#7d3a1c}"/><path d="M-6-158V-226L44-172-6-168" fill="{#fdf6e4>#d5c6a0}" stroke="#6d4520" stroke-width="5"/><path d="M-130-8Q0-26 126-8V4Q0 20-130 4Z" fill="#fff"/><circle cx="-110" cy="-120" r="5" fill="#fff"/><circle cx="100" cy="-120" r="5" fill="#fff"/><circle cx="-70" cy="-200" r="5" fill="#fff"/><circle cx="70" cy="-216" r="5" fill="#fff"/><circle cx="112" cy="-60" r="5" fill="#fff"/><circle cx="-120" cy="-56" r="5" fill="#fff"/>',
  },
  /** Sacks of letters. */
  mailSacks: {
    width: 200,
    height: 120,
    drawing:
      '<path d="M-94 0Q-110-60-66-86L-74-108Q-56-118-36-108L-42-86Q0-60-12 0Z" fill="{#c9ad7c>#84683c}"/><path d="M-66-86q14 8 24 0" stroke="#5a4424" stroke-width="6" fill="none"/><path d="M4 0Q-8-48 28-72L22-90Q40-100 58-90L54-72Q92-50 84 0Z" fill="{#b99a68>#74582e}"/><path d="M28-72q14 8 26 0" stroke="#5a4424" stroke-width="6" fill="none"/><path d="M-66-40h32v22h-32z" fill="#f4eedd"/><path d="M-66-40l16 12 16-12" stroke="#8a7a5c" stroke-width="3" fill="none"/><path d="M60-8l30-8 6 18-30 8z" fill="#fffaf0"/>',
  },
  /** A hollow horse of bronze with an opening in its side. */
  bronzeHorse: {
    width: 300,
    height: 260,
    drawing:
      '<path d="M-100-70L-108 0h28l6-66zM-56-66L-60 0h28l4-66zM44-66L40 0h28l6-66zM82-70L88 0h28l-6-80z" fill="{#5f8a6e>#2f4f3e}"/><path d="M-126-120Q-130-176-76-178-10-170 50-178 110-180 118-130 120-84 84-68-10-50-90-64-126-76-126-120Z" fill="{#8fb894>#3f6a52}"/><path d="M60-170Q78-236 124-258L130-240 150-236 162-190Q158-176 140-182L118-190Q112-150 116-120Z" fill="{#8fb894>#3f6a52}"/><path d="M66-176Q80-232 118-252L106-216 96-190 88-166Z" fill="#2f4f3e"/><path d="M-122-150q-30 20-24 90 12 10 16 0-4-50 18-66z" fill="#2f4f3e"/><path d="M-56-150H26V-86H-56Z" fill="#14201a"/><path d="M-56-150H26V-86H-56Z" fill="none" stroke="#c9a24a" stroke-width="6"/><path d="M26-150L58-140V-80L26-86Z" fill="{#7da584>#35604a}" stroke="#c9a24a" stroke-width="4"/><circle cx="-10" cy="-112" r="9" fill="none" stroke="rgb(255,214,90)" stroke-width="5"/><circle cx="-10" cy="-122" r="5" fill="rgb(255,240,170)"/><circle cx="134" cy="-222" r="5" fill="#14201a"/>',
  },
  /** A cave cut open from its side: the wall, those who are bound, a low wall, a fire, the way up, the sun. */
  caveCut: {
    width: 700,
    height: 330,
    drawing: `<path d="M-350-330H350V0H-350Z" fill="{#a8ccd8|#d9e6dc}"/><circle cx="300" cy="-290" r="28" fill="{#fff0a8@#f2b23c}"/><path d="M-350-300Q-200-332-40-312T190-272Q230-222 350-212V0H-350Z" fill="{#8a7258>#544434}"/><g transform="translate(0 -50)"><path d="M-318-20V-190Q-240-232-100-218 40-206 120-166 190-150 238-212L282-176Q240-106 170-84L150-20Z" fill="{#3a3038|#241d24}"/><path d="M-318-20V-190L-252-208V-20Z" fill="{#e0c8a0>#a88a62}"/><path d="M-294-84q-12-26 0-38l-6-10h30l-6 10q12 12 0 38-3 8-9 8t-9-8z" fill="#2c2230"/>${[-190, -152, -114].map((x) => `<path d="M${x - 14}-20V-48q14-16 28 0V-20Z" fill="#c98f6a"/><circle cx="${x}" cy="-64" r="13" fill="#e8b48c"/><path d="M${x - 13}-66q12-16 26 0v-6q-12-12-26 0z" fill="#3a2418"/><path d="M${x - 16}-30h32" stroke="#9aa0a8" stroke-width="5"/>`).join('')}<path d="M-46-20V-92H-26V-20Z" fill="{#a89070>#6a563e}"/><g transform="translate(-4 -20)"><path d="M-12 0V-44H12V0Z" fill="#7a8f6a"/><circle cx="0" cy="-56" r="12" fill="#e8b48c"/><path d="M8-40L-14-84" stroke="#7a8f6a" stroke-width="8"/><path d="M-24-86q-8-10 0-20h16q8 10 0 20z" fill="#d9a05a"/></g><path d="M56-20q-6-40 14-62 4 20 12 12 2-20 12-30 22 40 12 80z" fill="rgb(255,150,50)"/><path d="M68-20q-2-24 10-36 6 14 12 6 8 16 4 30z" fill="rgb(255,225,120)"/><path d="M60-70L-284-160V-60L60-50Z" fill="rgb(255,214,130)" opacity=".22"/><path d="M170-84L238-140" stroke="#c9b08a" stroke-width="5" stroke-dasharray="9 8"/></g>`,
  },
  /** A mail train that stands in the snow at night; its windows are half white. */
  trainSnow: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#7a5a3e|#5d4029}"/>${repeat(13, (at) => `<path d="M${at * 78 - 470}-640V0" stroke="#3a2716" stroke-opacity=".4" stroke-width="4"/>`)}<path d="M-480-330H480V-316H-480Z" fill="#a88352"/>${[-340, 0, 340].map((x) => `<path d="M${x - 100}-300H${x + 100}V-140H${x - 100}Z" fill="#3d2a18"/><path d="M${x - 88}-290H${x + 88}V-150H${x - 88}Z" fill="{#22304f|#4d648c}"/><path d="M${x - 88}-196Q${x - 40}-226 ${x}-206T${x + 88}-200V-150H${x - 88}Z" fill="{#ffffff>#ccd8ea}"/>${repeat(12, (at) => `<circle cx="${x - 80 + ((at * 53) % 162)}" cy="-${206 + ((at * 37) % 78)}" r="3" fill="#fff"/>`)}<path d="M${x}-290V-150" stroke="#3d2a18" stroke-width="8"/>`).join('')}<path d="M-480 0H480V440H-480Z" fill="{#6d4c30|#3d2a1a}"/><path d="M-480 60H480M-480 140H480M-480 240H480" stroke="#20140a" stroke-opacity=".5" stroke-width="5"/><path d="M-190-300H-150V-150H-190ZM150-300H190V-150H150Z" fill="none" stroke="#8f6a42" stroke-width="4"/>`,
  },
  /** A stove of iron with its pipe, a fire behind its door. */
  ironStove: {
    width: 130,
    height: 300,
    drawing:
      '<ellipse cx="0" cy="-60" rx="120" ry="90" fill="rgb(255,160,70)" opacity=".16"/><path d="M-14-150H14V-420H-14Z" fill="{#6d7480>#343943}"/><path d="M-40 0L-30-20H-18L-22 0ZM40 0L30-20H18L22 0Z" fill="#2b2f37"/><path d="M-52-18Q-62-90-44-140H44Q62-90 52-18Z" fill="{#5d6470>#2b2f37}"/><path d="M-54-150H54V-136H-54Z" fill="{#7d8490>#3f444e}"/><path d="M-30-104H30V-46H-30Z" fill="#1b1412"/><path d="M-24-48q-4-26 10-42 4 12 10 6 0-16 8-20 18 22 14 56z" fill="rgb(255,150,50)"/><path d="M-10-48q0-16 8-22 8 10 8 22z" fill="rgb(255,226,120)"/><path d="M-30-104H30V-46H-30Z" fill="none" stroke="#8f96a2" stroke-width="5"/><path d="M-10-104V-46M10-104V-46" stroke="#8f96a2" stroke-width="4"/>',
  },
  /** A gull that flies. */
  gullFlies: {
    width: 130,
    height: 70,
    drawing:
      '<path d="M-8-30Q-30-70-64-66-44-50-36-28ZM6-30Q26-72 62-70 44-52 30-26Z" fill="{#ffffff>#aeb9c6}"/><path d="M-64-66l-6-2 10 10zM62-70l7-2-9 12z" fill="#2e343e"/><path d="M-52-16Q-20-40 14-34 34-36 40-24 34-10 10-10-22-8-52-16Z" fill="{#ffffff>#c6ced8}"/><path d="M40-26l16 4-16 5z" fill="#f0a030"/><circle cx="30" cy="-26" r="3" fill="#20242c"/><path d="M-52-16l-14 2 10 6z" fill="#8f9aa8"/>',
  },
  /** A chariot with flowers around it. */
  flowerChariot: {
    width: 260,
    height: 190,
    drawing: `<path d="M40-70H150" stroke="#8a5f32" stroke-width="10" stroke-linecap="round"/><path d="M-100-60Q-112-150-70-168-30-110 60-104V-60Z" fill="{#e8b85a>#9a6420}"/><path d="M-100-60H66V-44H-100Z" fill="{#b5803c>#6d4818}"/><circle cx="-20" cy="-46" r="44" fill="none" stroke="#7a4a1c" stroke-width="12"/>${repeat(8, (at) => `<path d="M-20-46L${Math.round(Math.cos(at * 0.785) * 40) - 20} ${Math.round(Math.sin(at * 0.785) * 40) - 46}" stroke="#b5803c" stroke-width="6"/>`)}${repeat(13, (at) => `<g transform="translate(${[-96, -100, -98, -88, -70, -48, -24, 2, 28, 54, -60, -10, 36][at]} ${[-76, -104, -132, -156, -160, -138, -122, -112, -108, -104, -84, -80, -78][at]})"><circle r="12" fill="${['#f28ab0', '#f7d25a', '#c58af0', '#ffffff'][at % 4]}"/><circle r="5" fill="${at % 4 === 1 ? '#c8703c' : '#f7c23c'}"/></g>`)}`,
  },
  /** A great striped ball with a thread in a ring around its top. */
  greatBall: {
    width: 230,
    height: 226,
    drawing:
      '<ellipse cx="0" cy="-4" rx="100" ry="14" fill="#2a1c14" opacity=".3"/><circle cx="0" cy="-114" r="112" fill="{#ffe9cf@#c9793a}"/><path d="M-60-208Q-20-120-58-20M60-208Q20-120 58-20" fill="none" stroke="#d0452f" stroke-width="14" opacity=".75"/><ellipse cx="0" cy="-176" rx="86" ry="24" fill="none" stroke="#2f6fb0" stroke-width="6"/><path d="M-4-226Q30-214 78-170" fill="none" stroke="#2f6fb0" stroke-width="4" stroke-dasharray="8 6"/><circle cx="80" cy="-168" r="8" fill="#2f6fb0"/><path d="M-84-60Q-60-24-10-14" fill="none" stroke="#fff" stroke-width="0"/><path d="M-76-178Q-50-208-16-214" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".7"/>',
  },
  /** Dark soil with white and black beans on it. */
  beanGround: {
    width: 420,
    height: 60,
    drawing: `<path d="M-210-20Q-180-56-60-54T140-56 214-22Q190 6 20 4T-210-20Z" fill="{#5a4436>#33241c}"/>${repeat(16, (at) => `<ellipse cx="${((at * 83) % 360) - 180}" cy="-${10 + ((at * 29) % 36)}" rx="8" ry="6" fill="${at % 2 ? '#1d1512' : '#fff8e8'}"/><path d="M${((at * 83) % 360) - 184} -${12 + ((at * 29) % 36)}q3-3 6 0" fill="none" stroke="${at % 2 ? '#6d5a50' : '#d8c8a4'}" stroke-width="2"/>`)}`,
  },
} as const;
