import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** Of each row of houses on the hill: its first house, how many, how far apart, how far to the right, and its foot. */
const ROWS = [
  [0, 3, 84, 40, -262],
  [3, 5, 84, 20, -204],
  [8, 6, 92, 10, -146],
  [14, 8, 86, 0, -86],
  [22, 4, 150, 0, -26],
] as const;

export const tentAndKettle = {
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
    drawing: `<path d="M-120-900V-150M130-900V-154" stroke="#8a7450" stroke-width="6"/>${[-190, 190].map((x) => `<circle cx="${x}" cy="-70" r="66" fill="none" stroke="#33383f" stroke-width="9"/><circle cx="${x}" cy="-70" r="58" fill="none" stroke="#b8bec6" stroke-width="3"/><path d="M${x - 58}-70H${x + 58}M${x}-128V-12M${x - 41}-111L${x + 41}-29M${x + 41}-111L${x - 41}-29" stroke="#aab0b8" stroke-width="2"/><circle cx="${x}" cy="-70" r="8" fill="#6a7078"/>`).join('')}<path d="M190-70L150-160M150-150L40-62-40-62-90-156 140-140M-190-70L-90-156M-190-70L-40-62M40-62L30-150" fill="none" stroke="{#4f9f8a>#256455}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/><path d="M-90-156V-178M30-150V-172" stroke="#33383f" stroke-width="8"/><path d="M-122-182Q-90-194-62-182-76-172-90-174-108-172-122-182ZM-2-176Q30-188 58-176 44-166 30-168 12-166-2-176Z" fill="#3a2a22"/><path d="M150-160L144-190Q170-206 190-190M-40-120L-46-160Q-30-176-12-166" fill="none" stroke="#6a7078" stroke-width="8" stroke-linecap="round"/><path d="M168-200Q182-200 192-186" stroke="#c9503f" stroke-width="12" stroke-linecap="round" fill="none"/><circle cx="40" cy="-62" r="17" fill="none" stroke="#33383f" stroke-width="6"/><circle cx="-40" cy="-62" r="17" fill="none" stroke="#33383f" stroke-width="6"/>`,
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
    seat: 62,
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
        const [first, many, gap, shift, foot] = ROWS[row] ?? [0, 4, 90, 0, 0];
        const x = (at - first - (many - 1) / 2) * gap + shift;
        const y = foot + ((at * 13) % 12);
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
    drawing: `<path d="M0-60Q-100 80-250 190" stroke="#8a8478" stroke-width="3" fill="none"/><path d="M-60-150H60V-14H-60ZM18-82A18 18 0 1 0-18-82 18 18 0 1 0 18-82Z" fill-rule="evenodd" fill="{#f4ecd6>#cfc2a0}"/>${repeat(10, (at) => `<path d="M${at * 11 - 50}-142V${at > 2 && at < 7 ? -108 : -24}${at > 2 && at < 7 ? `M${at * 11 - 50}-56V-24` : ''}" stroke="#6f6656" stroke-width="3.500" stroke-dasharray="6 3"/>`)}<path d="M-60-150L60-14M60-150L-60-14M0-150V-100M0-64V-14" stroke="#a8824a" stroke-width="3"/><circle cx="0" cy="-82" r="18" fill="none" stroke="#a8824a" stroke-width="4"/><path d="M-50-14l-6 40M50-14l6 40" stroke="#cfc2a0" stroke-width="9"/>`,
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
  /** An old ship of the Greeks on its stocks; grey planks and new ones lie side by side in its hull. */
  plankShip: {
    width: 460,
    height: 330,
    drawing: `<path d="M-8-120V-330" stroke="#6a4a2e" stroke-width="12"/><path d="M-120-306H110" stroke="#6a4a2e" stroke-width="8"/><path d="M-112-300Q0-270 102-300 118-220 90-170 0-196-96-170-124-230-112-300Z" fill="{#fbf1dc>#d6c096}"/><path d="M-50-284V-182M40-284V-182" stroke="#b9503f" stroke-width="12" opacity=".7"/><path d="M-260-176Q-290-150-270-120-200-20-140-10H150Q220-30 262-150 290-190 252-214 244-170 214-128H-214Q-240-140-260-176Z" fill="{#9a7048>#64442a}"/>${repeat(
      4,
      (row) =>
        repeat(7, (at) => {
          const fresh = (at * 3 + row * 2) % 4 === 1;
          const shrink = row * 16;
          const wide = (410 - shrink * 2) / 7;
          return `<path d="M${n(-205 + shrink + at * wide)} ${-118 + row * 26}h${n(wide - 4)}v22h-${n(wide - 4)}z" fill="${fresh ? '#e9bd7a' : ['#8a6844', '#7a6250', '#94754e'][(at + row) % 3]}"/>`;
        }),
    )}<circle cx="196" cy="-128" r="14" fill="#fff8e6"/><circle cx="198" cy="-128" r="7" fill="#2c2018"/><path d="M-150-10L-170 20M-40-8L-46 22M60-8L66 22M160-10L184 20" stroke="#6a4a2e" stroke-width="12" stroke-linecap="round"/>`,
  },
  /** A house of two worlds: on the left a bright parlour, behind the threshold on the right a dark kitchen. */
  twoWorlds: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H90V4H-480Z" fill="{#fbeecb|#f0d9a4}"/><path d="M-480 0H90L150 440H-480Z" fill="{#d9ac72|#b98650}"/><path d="M90-640H480V4H90Z" fill="{#3a3040|#241c2a}"/><path d="M90 0H480V440H150Z" fill="{#33262c|#1c1418}"/><path d="M-420-520H-190V-180H-420Z" fill="#b98a5a"/><path d="M-404-504H-206V-196H-404Z" fill="{#cfe8f4>#fff6dc}"/><path d="M-305-504V-196M-404-360H-206" stroke="#b98a5a" stroke-width="9"/><path d="M-440-530Q-380-420-436-160H-400Q-350-380-386-530ZM-170-530Q-230-420-174-160H-210Q-260-380-224-530Z" fill="{#fffaf0>#e2cfae}"/><path d="M-404-196L-206-196 0 240H-330Z" fill="#fff8d8" opacity=".35"/><path d="M-110-380h110v130h-110z" fill="#8f6238"/><path d="M-98-368h86v106h-86z" fill="#f4e8c8"/><path d="M-55-350V-290M-76-330H-34" stroke="#b98a5a" stroke-width="7"/><path d="M-480-16H90V4H-480Z" fill="#b07c48"/><path d="M62-640H118V8H62Z" fill="{#9a6c44>#5f4028}"/><path d="M50-4H140L160 30H44Z" fill="#7a5234"/><path d="M230-210H440V0H230Z" fill="#4a3a3c"/><path d="M270-120H400V0H270Z" fill="#120c10"/><path d="M296 0Q286-40 316-62 318-36 336-54 350-78 346-90 384-54 372 0Z" fill="rgb(232,110,48)"/><path d="M322 0Q322-26 340-40 344-22 354-18 358 0 352 0Z" fill="rgb(255,206,110)"/><path d="M150-420H440M150-330H300" stroke="#5a464a" stroke-width="9"/><path d="M170-414q14 60 34 0zM230-414v44h34v-44zM300-414q20 80 44 0z" fill="#6a565a"/><path d="M150-260q30-60 50 0 20-30 34 8l-10 24h-66z" fill="#151018"/><circle cx="178" cy="-262" r="4" fill="rgb(240,190,90)"/><circle cx="192" cy="-262" r="4" fill="rgb(240,190,90)"/>`,
  },
  /** A street of the thirties: houses of brick and stone, a tram before them. */
  tramStreet: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `${[0, 1, 2, 3]
      .map((at) => {
        const x = at * 250 - 500;
        const high = [400, 330, 460, 360][at] ?? 380;
        const wall = ['{#b9684e>#8a4632}', '{#d9cdb4>#a99a7c}', '{#c9bda6>#8f826a}', '{#a85a48>#743426}'][at] ?? '';
        return `<path d="M${x}-${high}H${x + 250}V0H${x}Z" fill="${wall}"/><path d="M${x - 6}-${high + 16}H${x + 256}V-${high}H${x - 6}Z" fill="#6f6558"/>${repeat(12, (pane) => `<path d="M${x + 22 + (pane % 4) * 56}-${high - 40 - Math.floor(pane / 4) * 96}v-30q18-22 36 0v30z" fill="#5a5048" transform="translate(0 34)"/><path d="M${x + 26 + (pane % 4) * 56}-${high - 42 - Math.floor(pane / 4) * 96}v-26q14-16 28 0v26z" fill="{#bcd4de>#7f9dac}" transform="translate(0 34)"/>`)}<path d="M${x + 20}-70H${x + 230}V-56H${x + 20}Z" fill="${['#f0e2c0', '#b9503f', '#3f6a5a', '#f0e2c0'][at]}"/>`;
      })
      .join(
        '',
      )}<path d="M-520-2H520V12H-520Z" fill="#8f8778"/><path d="M-520 10H520V460H-520Z" fill="{#b0a694|#8a8070}"/><path d="M-520 46H520M-520 62H520" stroke="#5f574c" stroke-width="5"/><path d="M-520-250Q0-226 520-250" stroke="#3f3a34" stroke-width="3" fill="none"/><g transform="translate(150 46)"><path d="M-150-150H150L160-128H-160Z" fill="{#8f8478>#5f564c}"/><path d="M-150-128H150V-16H-150Z" fill="{#3f7a66>#26503f}"/><path d="M-150-72H150V-58H-150Z" fill="#f0e2c0"/>${repeat(6, (at) => `<path d="M${at * 48 - 138}-122h36v44h-36z" fill="{#d6e6ea>#9fb8c0}"/>`)}<circle cx="-90" cy="-8" r="18" fill="#33302c"/><circle cx="90" cy="-8" r="18" fill="#33302c"/><path d="M-20-150L20-240" stroke="#3f3a34" stroke-width="5"/></g>`,
  },
  /** Beside each other: wallpaper that repeats one flower, and a tapestry in which nothing comes back. */
  paperAndTapestry: {
    width: 470,
    height: 250,
    drawing: `<path d="M-240-250H-20V0H-240Z" fill="{#f4ead2>#e0cfa6}"/>${repeat(20, (at) => {
      const x = -212 + (at % 4) * 55;
      const y = -222 + Math.floor(at / 4) * 49;
      return `<g transform="translate(${x} ${y})"><circle cx="0" cy="-9" r="7" fill="#d97a8a"/><circle cx="9" cy="0" r="7" fill="#d97a8a"/><circle cx="0" cy="9" r="7" fill="#d97a8a"/><circle cx="-9" cy="0" r="7" fill="#d97a8a"/><circle cx="0" cy="0" r="5" fill="#f4d05a"/></g>`;
    })}<path d="M14-258H246V-246H14Z" fill="#7a5234"/><path d="M20-250H240V0H20Z" fill="{#4a5f7a>#2f3f58}"/><path d="M28-242H232V-8H28Z" fill="none" stroke="#d9b05a" stroke-width="6"/><path d="M34-70Q80-100 120-78 170-104 226-84V-14H34Z" fill="#5f8a54"/><circle cx="196" cy="-204" r="20" fill="#f4d05a"/><path d="M60-74V-150Q40-160 44-186 66-206 88-186 92-160 72-150V-76Z" fill="#6a4a30"/><circle cx="66" cy="-176" r="26" fill="#7fae5a"/><path d="M112-78q-4-50 18-54 22 4 18 54z" fill="#b9503f"/><circle cx="130" cy="-142" r="13" fill="#f0c8a0"/><path d="M160-60q6-34 44-30l10-18 8 20-6 14v16h-8v-14h-30v14h-8z" fill="#f0e6d2"/><path d="M120-214q14-14 26 0 14-12 24 2-26 10-50-2zM60-40q10-14 20 0 10-14 20 0-20 16-40 0z" fill="#e8d8b0"/><path d="M120-24q16-12 34 0M44-22q8-10 18 0" stroke="#d97a8a" stroke-width="5" fill="none"/>${repeat(14, (at) => `<path d="M${24 + at * 16} 0v14" stroke="#d9b05a" stroke-width="4"/>`)}`,
  },
  /** A small pot of clay with a crack, from which it drips. */
  crackedPot: {
    width: 70,
    height: 56,
    drawing:
      '<path d="M-30-52H30Q40-30 28-4 20 0 0 0-20 0-28-4-40-30-30-52Z" fill="{#b9804e>#7a4a28}"/><ellipse cx="0" cy="-52" rx="31" ry="8" fill="{#d9a878>#8a5a34}"/><ellipse cx="0" cy="-51" rx="24" ry="5" fill="#e8d8a8"/><path d="M10-46L4-36 14-28 8-16" stroke="#3f2414" stroke-width="4" fill="none" stroke-linejoin="round"/><path d="M10-12q-5 10 0 14 6-4 0-14zM18 4q-4 8 0 11 5-3 0-11z" fill="#a8d4ea"/>',
  },
} as const satisfies Record<string, Motif>;
