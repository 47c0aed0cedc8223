import { n, repeat } from '../numbers.ts';

const ogee = (x: number, w: number, h: number) =>
  `M${x - w / 2} 0V${-h * 0.6}Q${x - w / 2} ${-h * 0.86} ${x} ${-h}Q${x + w / 2} ${-h * 0.86} ${x + w / 2} ${-h * 0.6}V0Z`;
/** A house with a flat roof and pointed arches. */
const flatHouse = (x: number, w: number, h: number, paint: string) =>
  `<g transform="translate(${x} 0)"><path d="M${-w / 2} ${-h}H${w / 2}V2H${-w / 2}Z" fill="${paint}"/><path d="M${-w / 2 - 8} ${-h - 12}H${w / 2 + 8}V${-h + 6}H${-w / 2 - 8}Z" fill="#fff" opacity=".35"/>${repeat(
    Math.floor(w / 22),
    (at) => `<path d="M${n(-w / 2 + 4 + at * 22)} ${-h - 12}q6-12 12 0z" fill="#b98a58"/>`,
  )}<path d="${ogee(-w * 0.24, w * 0.24, h * 0.34)}${ogee(w * 0.24, w * 0.24, h * 0.34)}" transform="translate(0 ${-h * 0.52})" fill="#7a4a30"/><path d="${ogee(0, w * 0.3, h * 0.42)}" fill="#5f3822"/></g>`;
const SPICES = ['#d9503a', '#e8a02e', '#8a4a26', '#f0cf4a', '#7d8f3a'];
/** A table under a cloth on poles, with heaps of spices. */
const spiceStall = (x: number, y: number, size: number, cloth: string, tuck: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-104 0V-172M104 0V-172" stroke="#7a5230" stroke-width="8"/><path d="M-112-72H112V-56H-112Z" fill="#a8754a"/><path d="M-108-58H108L102 0H-102Z" fill="{${tuck}>#6d3a2a}"/>${SPICES.map((dye, at) => `<path d="M${at * 44 - 112}-72L${at * 44 - 88}-108 ${at * 44 - 64}-72Z" fill="${dye}"/><path d="M${at * 44 - 112}-72h48l-4 8h-40z" fill="#c9a06a"/>`).join('')}<path d="M-126-152Q-60-214 0-204T126-152Q100-140 84-152 62-138 42-152 20-138 0-152-20-138-42-152-62-138-84-152-100-140-126-152Z" fill="${cloth}"/></g>`;

/** Rows of windows in a house of stone. */
const townHouse = (x: number, w: number, h: number, paint: string, columns: number) =>
  `<path d="M${x}${-h}H${x + w}V2H${x}Z" fill="${paint}"/><path d="M${x - 6} ${-h - 10}H${x + w + 6}V${-h + 6}H${x - 6}Z" fill="#e9e1d2"/><path d="M${x} ${n(-h * 0.36)}H${x + w}v7H${x}Z" fill="#e9e1d2" opacity=".7"/>${repeat(
    columns * 3,
    (at) => {
      const left = n(x + ((at % columns) + 0.5) * (w / columns) - 11);
      const top = n(-h + 24 + Math.floor(at / columns) * ((h - 30) / 3));
      return `<path d="M${left} ${top}h22v38h-22z" fill="${(at * 7) % 5 === 0 ? 'rgb(255,222,150)' : '#4c5566'}"/><path d="M${left} ${top}h22v38h-22zm11 0v38m-11-20h22" fill="none" stroke="#f1ebdd" stroke-width="2.500"/>`;
    },
  )}`;
const onion = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-22 0V-40H22V0Z" fill="{#f4efe2>#c9bfa8}"/><path d="M-24-40Q-44-66-14-88-2-96 0-112 2-96 14-88 44-66 24-40Z" fill="{#7aa58a>#3f6b58}"/><path d="M0-110v-26M-8-126H8" stroke="#d9b24e" stroke-width="4"/></g>`;
const canvasStall = (x: number, y: number, size: number, cloth: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-92 0V-150M92 0V-150" stroke="#4f3c2c" stroke-width="8"/><path d="M-104-70H104V0H-104Z" fill="{#8f6a48>#574030}"/><path d="M-110-80H110V-66H-110Z" fill="#a8825c"/>${repeat(7, (at) => `<circle cx="${at * 28 - 84}" cy="-90" r="14" fill="${['{#d9a04a@#94602a}', '{#8fae5a@#4f6f30}', '{#c9604a@#80302a}'][at % 3]}"/>`)}<path d="M-122-144L-84-190H84L122-144Q60-130 0-140T-122-144Z" fill="${cloth}"/></g>`;

const coat = (x: number, y: number, dye: string, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-3-18Q8-30 6-12" stroke="#caa76c" stroke-width="4" fill="none"/><path d="M-8-12Q-34-2-40 30L-34 210H34L40 30Q34-2 8-12Z" fill="${dye}"/><path d="M0-6V206M-8-12L0 18 8-12" stroke="#1f1c22" stroke-opacity=".45" stroke-width="3" fill="none"/><path d="M-26 70h15v19h-15z" fill="#f2e8cc"/></g>`;

/** Streets and rooms seen as a whole leaf, and things held where they cover no face. */
export const streets = {
  /** A street of sellers in the west of India: flat roofs, pointed arches, cloths over tables of spices. */
  bazaarStreet: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#7cc3e6|#fbe8c4}"/><path d="M-60-170Q-60-232-2-262 56-232 56-170ZM-6-262h8v-30h-8z" fill="{#f3dcc0>#cfae88}"/><path d="M-92-170H88V2H-92Z" fill="{#efd3b0>#c9a27a}"/><path d="M-128-2V-236q8-20 16 0V-2ZM108-2V-236q8-20 16 0V-2Z" fill="#e6c8a2"/><path d="${ogee(0, 70, 128)}" fill="#8a5f44"/>${flatHouse(-370, 230, 300, '{#e8b583>#b97f52}')}${flatHouse(-196, 130, 220, '{#f2d2a4>#c99a66}')}${flatHouse(212, 150, 236, '{#eec394>#bd8a5a}')}${flatHouse(388, 210, 320, '{#dba27a>#a46f4a}')}<path d="M-480 0H480V440H-480Z" fill="{#eed3a0|#c99c64}"/>${spiceStall(-330, 34, 1.05, '{#c8433c>#8f2a2c}', '#b8583a')}${spiceStall(-110, 10, 0.72, '{#e8a02e>#b0701c}', '#94603a')}${spiceStall(134, 10, 0.72, '{#3f8a8a>#245a60}', '#8a5a3a')}${spiceStall(348, 34, 1.05, '{#8a4a7a>#5a2a50}', '#a8503c')}<path d="M-480-330Q-300-286-120-300 60-270 240-300 380-280 480-326" fill="none" stroke="#a8744a" stroke-width="3"/>${repeat(15, (at) => `<path d="M${at * 62 - 446} ${n(-308 + Math.sin(at * 0.9) * 8)}h26l-13 24z" fill="${['#d9503a', '#f0b83e', '#3f8a8a', '#8a4a7a', '#f4ead4'][at % 5]}"/>`)}<ellipse cx="0" cy="96" rx="360" ry="40" fill="#fff3d6" opacity=".35"/>`,
  },
  /** A square of sellers in a northern city in the rain: rows of windows, domes, wet cobbles. */
  haySquare: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#6a7086|#c9b3a6}"/>${repeat(6, (at) => `<path d="M${at * 170 - 500} ${-560 + ((at * 53) % 130)}q30-44 76-30 40-34 84 0 44-8 50 30z" fill="#565c72" opacity=".6"/>`)}${onion(-26, -196, 0.8)}${onion(66, -196, 0.8)}<path d="M-70-200H110V2H-70Z" fill="{#f0e6d0>#c2b497}"/><path d="M-10-300H50V-196H-10Z" fill="{#f4ecd8>#cabd9f}"/>${onion(20, -290, 1.15)}<path d="${ogee(20, 54, 96)}" fill="#5a4a3c"/>${townHouse(-480, 196, 330, '{#e3c07a>#ad8648}', 4)}${townHouse(-280, 150, 262, '{#d9a58e>#a36e5a}', 3)}${townHouse(150, 150, 270, '{#c9cfb4>#8f9878}', 3)}${townHouse(304, 180, 340, '{#e6cf9a>#b0965c}', 4)}<path d="M-480 0H480V440H-480Z" fill="{#a39a92|#6d665f}"/>${repeat(
      7,
      (row) =>
        repeat(
          10,
          (at) =>
            `<path d="M${n((at - 5 + (row % 2) * 0.5) * (70 + row * 26))} ${n(16 + row * row * 7 + row * 10)}h${n(46 + row * 16)}" stroke="#544d48" stroke-opacity=".35" stroke-width="${3 + row * 0.5}" stroke-linecap="round"/>`,
        ),
    )}${canvasStall(-380, 30, 1.05, '{#b8b0a0>#7d766a}')}${canvasStall(-176, 8, 0.72, '{#9aa58f>#667058}')}${canvasStall(180, 8, 0.72, '{#b08a72>#735646}')}${canvasStall(390, 30, 1.05, '{#a6a8b4>#6c6f7d}')}<ellipse cx="-40" cy="120" rx="250" ry="30" fill="#d9dfe6" opacity=".28"/><ellipse cx="210" cy="230" rx="120" ry="18" fill="#d9dfe6" opacity=".3"/><ellipse cx="-250" cy="262" rx="110" ry="16" fill="#d9dfe6" opacity=".26"/><path d="${repeat(60, (at) => `M${((at * 157) % 960) - 480} ${((at * 263) % 1000) - 620}l-9 34`)}" stroke="#e6edf4" stroke-opacity=".5" stroke-width="3.500" stroke-linecap="round"/>`,
  },
  /** A room for coats whose rail has broken in the middle; three still hang, the others have slid down. */
  fallenRack: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V4H-480Z" fill="{#6f6a74|#4f4a56}"/><path d="M-480 0H480V440H-480Z" fill="{#6a4e3a|#48342a}"/><path d="M-480-14H480V4H-480Z" fill="#3a2c26"/><path d="M250-470H430V2H250Z" fill="#3a2a20"/><path d="M262-458H418V-6H262Z" fill="{#5a4a44|#3c322e}"/><path d="M250-470L350-430V40L250 2Z" fill="{#8a6242>#5a3d28}"/><circle cx="334" cy="-190" r="8" fill="#e0b85a"/><path d="M-480-404L-250-396-130-250M220-404L60-396-30-236" fill="none" stroke="{#a8784c>#6a472c}" stroke-width="14" stroke-linejoin="round"/><path d="M-142-262l16 6 2 20 12-14M-40-250l12 4 2 18 10-20" fill="none" stroke="#e0bd8a" stroke-width="6"/>${repeat(9, (at) => `<path d="M${at * 78 - 452}-430v-14M${at * 78 - 460}-444h16" stroke="#8a7a68" stroke-width="4"/>`)}${coat(-440, -386, '#3f4f6a')}${coat(-384, -384, '#7a3f3a', 3)}${coat(160, -386, '#6a4a66', -3)}${coat(-210, -330, '#4a5a46', 24)}${coat(40, -350, '#8a7658', -20)}`,
  },
  /** The open sea on a stormy day: a torn sky with light in it, and grey green waves. */
  greySea: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#7f92a8|#dfe6e4}"/><path d="M-60-640H150L60-150H-230Z" fill="rgb(255,246,214)" opacity=".3"/>${repeat(9, (at) => `<path d="M${at * 128 - 560} ${-610 + ((at * 97) % 240)}q40-56 98-34 50-40 106 4 54-6 58 34-130 18-262-4z" fill="${at % 2 ? '#66788f' : '#8595a8'}" opacity=".62"/>`)}<path d="M-480-150H480V440H-480Z" fill="{#6f9fae|#356678}"/>${repeat(16, (at) => `<path d="M${((at * 151) % 930) - 470} ${n(((at * 29) % 130) - 136)}q22-18 44 0t44 0" fill="none" stroke="#eef7fa" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>`)}`,
  },
  /** Rain over a whole leaf. */
  rainSheet: {
    width: 1,
    height: 10,
    drawing: `<path d="${repeat(46, (at) => `M${((at * 167) % 900) - 440} ${((at * 271) % 820) - 640}l-11 40`)}" stroke="#d5e2f2" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`,
  },
  /** An anvil on its block, with nothing on it. */
  bareAnvil: {
    width: 110,
    height: 90,
    seat: 84,
    drawing:
      '<path d="M-30-34H30L38 0H-38Z" fill="{#a06f43>#5f3c24}"/><path d="M-60-84H46Q40-66 18-62L24-34H-24L-16-58Q-52-60-60-84Z" fill="{#8a929e>#3f4650}"/><path d="M-58-84H46L44-78H-56Z" fill="#c3cad2"/>',
  },
  /** A folded lantern that hangs from a hand. */
  handLantern: {
    width: 46,
    height: 60,
    drawing: `<g transform="translate(26 -18) scale(.62)"><path d="M-34-6L4 4" stroke="#8a6a34" stroke-width="7" stroke-linecap="round"/><path d="M0 2V16" stroke="#8a6a34" stroke-width="4"/><circle cx="0" cy="58" r="58" fill="rgb(255,226,140)" opacity=".26"/><path d="M-20 16H20V26H-20Z" fill="{#d9a84a>#84611f}"/><path d="M-18 26${repeat(5, (at) => `Q-28 ${33 + at * 14} -18 ${40 + at * 14}`)}H18${repeat(5, (at) => `Q28 ${89 - at * 14} 18 ${82 - at * 14}`)}Z" fill="rgb(255,236,180)"/><path d="M-18 40H18M-18 54H18M-18 68H18M-18 82H18" stroke="rgb(214,170,100)" stroke-width="3"/><path d="M-22 96H22V108H-22Z" fill="{#d9a84a>#84611f}"/></g>`,
  },
  /** A fan of dyed straw, held to the side. */
  tiltedFan: {
    width: 60,
    height: 60,
    drawing:
      '<g transform="translate(0 -14) rotate(74) scale(.8)"><path d="M-6-40H6L9 14H-3Z" fill="{#c99b5c>#86602c}"/><circle cx="0" cy="-72" r="40" fill="{#e8b04a>#b5762a}"/><circle cx="0" cy="-72" r="33" fill="none" stroke="#c8433c" stroke-width="7" stroke-dasharray="9 6"/><circle cx="0" cy="-72" r="24" fill="none" stroke="#3f8a6e" stroke-width="5" stroke-dasharray="6 5"/><circle cx="0" cy="-72" r="17" fill="{#fff9ea>#e6d9bd}"/></g>',
  },
  /** A long scarf over two hands; its ends fall to the floor and lie there in folds. */
  trailingScarf: {
    width: 120,
    height: 60,
    drawing: `<path d="M-34 42Q-70 26-84 44T-30 62 40 58 96 50 84 34 30 44Q-6 34-34 42Z" fill="{#a8445f>#6d2540}"/><path d="M-60 46Q-30 38 0 48T70 44M-50 55Q-10 48 30 54" fill="none" stroke="#f0b8c4" stroke-width="3" stroke-dasharray="7 6"/><path d="M-22-26Q0-40 24-26L34-8Q30 20 40 46H14Q10 10 10-4 0-12-8-4-12 20-6 48H-34Q-34 10-28-8Z" fill="{#c9607a>#8a3450}"/><path d="M-20 34Q-22 8-16-8M24 32Q20 6 22-6M-14-22Q0-30 16-22" fill="none" stroke="#f0b8c4" stroke-width="3.500" stroke-dasharray="7 6"/><path d="M84 34l12-6m-8 12l13-2m-14 8l12 3" stroke="#b9506a" stroke-width="4" stroke-linecap="round"/>`,
  },
} as const;
