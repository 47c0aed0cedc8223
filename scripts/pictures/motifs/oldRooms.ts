import { repeat } from '../numbers.ts';

/** A wall over the whole picture and the boards of its floor, for `studio`. */
function shell(wall: string, floor: string, plank: string): string {
  return `<path d="M-480-640H480V2H-480Z" fill="${wall}"/><path d="M-480 0H480V440H-480Z" fill="${floor}"/><path d="${repeat(7, (at) => `M${at * 120 - 360} 0L${(at * 120 - 360) * 1.9} 440`)}M-480 60H480M-480 150H480M-480 270H480" stroke="${plank}" stroke-opacity=".34" stroke-width="3" fill="none"/><path d="M-480-22H480V4H-480Z" fill="${plank}"/><path d="M-480 4H480V18H-480Z" fill="#1c1420" opacity=".22"/>`;
}

/** A sash window with what is seen in it; its frame around x = 0. */
function sash(view: string, [wide, high, foot]: readonly [number, number, number]): string {
  const [left, top] = [-wide / 2, foot - high];
  return `<path d="M${left - 16} ${top - 16}h${wide + 32}v${high + 24}h-${wide + 32}Z" fill="{#8a6a4a>#5b4330}"/>${view}<path d="M0 ${top}V${foot}M${left} ${top + high / 2}h${wide}" stroke="#6d5038" stroke-width="9"/><path d="M${left - 28} ${foot + 4}h${wide + 56}v18h-${wide + 56}Z" fill="{#a8825a>#6b4d34}"/>`;
}

const bricks = (rows: number, top: number) =>
  `<path d="${repeat(rows, (at) => `M-130 ${top + at * 22}H130${repeat(5, (stone) => `M${stone * 56 - 126 + (at % 2) * 31} ${top + at * 22}v22`)}`)}" stroke="#5a3128" stroke-opacity=".4" stroke-width="3" fill="none"/>`;

const leaf = (x: number, y: number, turn: number, paint: string) =>
  `<path d="M0-16Q6-10 16-12 12-2 16 6 6 6 0 18-6 6-16 6-12-2-16-12-6-10 0-16Z" fill="${paint}" transform="translate(${x} ${y}) rotate(${turn})"/>`;

/** A bare wall opposite, and the vine on it. */
function wallView(leaves: string, sky: string): string {
  return `<path d="M-130-460H130V-140H-130Z" fill="${sky}"/><path d="M-130-430H130V-140H-130Z" fill="{#a8695a>#7c463d}"/>${bricks(13, -426)}<path d="M40-142C30-170 60-200 44-250 30-290 54-316 40-350M44-250C20-266 6-270-16-300M50-210C70-226 84-230 100-262M40-350Q24-366 20-392" fill="none" stroke="#4a3428" stroke-width="7" stroke-linecap="round"/>${leaves}`;
}

const FEW = `${leaf(-16, -300, 30, '{#8f9a4a>#4f6434}')}${leaf(100, -262, -20, '{#b08a3c>#74552a}')}${leaf(20, -392, 10, '{#7f9a4c>#47663a}')}${leaf(58, -318, -30, '{#8f9a4a>#4f6434}')}${leaf(28, -268, 44, '{#a8963c>#6a6430}')}${leaf(66, -224, 14, '{#7f9a4c>#47663a}')}`;
const LAST = `<circle cx="30" cy="-372" r="46" fill="#fff2c0" opacity=".28"/><path d="M0-30Q10-18 30-22 22-4 30 12 10 12 0 34-10 12-30 12-22-4-30-22-10-18 0-30Z" fill="#d9a93c" transform="translate(24 -366) rotate(8)"/><path d="M0-24Q8-14 22-16 16-4 22 8 8 8 0 24-8 8-22 8-16-4-22-16-8-14 0-24Z" fill="{#5f8a4a>#2f5a3a}" transform="translate(24 -366) rotate(8)"/>`;

/** A room under the roof, its window to the wall opposite. */
function garret(leaves: string, sky: string) {
  return {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `${shell('{#bfc4b4|#9aa393}', '{#a07c58|#6d5038}', '#4f3826')}<path d="M-480-640H-250L-480-300Z" fill="{#8b8f82|#70766b}"/><path d="M-262-640L-480-318" stroke="#5b4634" stroke-width="20"/><path d="M300-640H480V-430Z" fill="{#8b8f82|#70766b}"/><path d="M292-640L480-420" stroke="#5b4634" stroke-width="20"/><g transform="translate(40 30)">${sash(wallView(leaves, sky), [260, 320, -140])}</g><path d="M-96-310Q-106-210-92-100L-128-96Q-134-210-126-316Z" fill="{#7f9a86>#4f6d5c}"/><path d="M-80-120L300-120 470 300H-60Z" fill="#fff4d0" opacity=".13"/>`,
  };
}

export const oldRooms = {
  /** A plain room with one tall window from which light falls on the boards. */
  windowRoom: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `${shell('{#cfc6b2|#a99d88}', '{#a98258|#73543a}', '#4f3826')}<path d="M-480-150H480V-20H-480Z" fill="{#8d8470|#736a58}"/><path d="M-480-158H480V-144H-480Z" fill="#5f5648"/><g transform="translate(250 -40)">${sash('<path d="M-90-470H90V-150H-90Z" fill="{#9fc6dc|#e6eee6}"/><path d="M-90-230Q-40-262 10-236 50-250 90-226V-150H-90Z" fill="{#93ab8c|#7a9478}"/>', [180, 320, -150])}</g><path d="M160-190L340-190 220 260H-170Z" fill="#fff6d8" opacity=".2"/><path d="M-360-420h150v110h-150z" fill="{#7d5f42>#574029}"/><path d="M-348-408h126v86h-126z" fill="{#cbbf9a|#9fa58a}"/><path d="M-348-346q40-24 70-8t56-10v42h-126z" fill="#7f8f76"/>`,
  },
  /** The same room where the winter has no day. */
  snowRoom: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `${shell('{#cfc6b2|#a99d88}', '{#a98258|#73543a}', '#4f3826')}<path d="M-480-150H480V-20H-480Z" fill="{#8d8470|#736a58}"/><path d="M-480-158H480V-144H-480Z" fill="#5f5648"/><g transform="translate(250 -40)">${sash('<path d="M-90-470H90V-150H-90Z" fill="{#0f1830|#26365c}"/><circle cx="-80" cy="-160" r="3" fill="#e8eef6"/><circle cx="-13" cy="-243" r="4" fill="#e8eef6"/><circle cx="54" cy="-326" r="5" fill="#e8eef6"/><circle cx="-39" cy="-409" r="3" fill="#e8eef6"/><circle cx="28" cy="-202" r="4" fill="#e8eef6"/><circle cx="-65" cy="-285" r="5" fill="#e8eef6"/><circle cx="2" cy="-368" r="3" fill="#e8eef6"/><circle cx="69" cy="-161" r="4" fill="#e8eef6"/><circle cx="-24" cy="-244" r="5" fill="#e8eef6"/><circle cx="43" cy="-327" r="3" fill="#e8eef6"/><circle cx="-50" cy="-410" r="4" fill="#e8eef6"/><circle cx="17" cy="-203" r="5" fill="#e8eef6"/><circle cx="-76" cy="-286" r="3" fill="#e8eef6"/><circle cx="-9" cy="-369" r="4" fill="#e8eef6"/><path d="M-90-190Q-20-206 90-186V-150H-90Z" fill="#9fb0cc"/>', [180, 320, -150])}</g><path d="M-360-420h150v110h-150z" fill="{#7d5f42>#574029}"/><path d="M-348-408h126v86h-126z" fill="{#cbbf9a|#9fa58a}"/>`,
  },
  garretIvy: garret(FEW, '#b5c0c6'),
  garretLeaf: garret(LAST, '{#dbe6ea|#f6e7c8}'),
  /** The inside of a great barn: black boards, beams, straw, and the moon or the day in a high opening. */
  barnInside: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#6b5442|#4a3a30}"/><path d="${repeat(16, (at) => `M${at * 62 - 470}-640V0`)}" stroke="#2f241e" stroke-opacity=".55" stroke-width="4"/><path d="M-150-480H150L180-270H-180Z" fill="#3a2d26"/><path d="M-80-420H80V-280H-80Z" fill="{#d6e4f4|#9db9dc}"/><path d="M0-420V-280M-80-350H80" stroke="#3a2d26" stroke-width="9"/><path d="M-80-280L80-280 320 140H-280Z" fill="#e6efff" opacity=".15"/><path d="M-480-262H480V-230H-480Z" fill="{#8f6e4e>#573f2c}"/><path d="M-300-640h36v640h-36zM264-640h36v640h-36z" fill="{#8a6a4c>#55402e}"/><path d="M-264-230L-190-160M264-230L190-160" stroke="#6d523a" stroke-width="20"/><path d="M-480 0H480V440H-480Z" fill="{#b0935e|#7d6440}"/><path d="${repeat(26, (at) => `M${((at * 197) % 900) - 450} ${20 + ((at * 61) % 380)}l${22 + (at % 3) * 10}-${5 + (at % 4) * 3}`)}" stroke="#e0c684" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/><path d="M-480 0Q-420-70-340-56-300-90-250-60-210-40-200 6H-480ZM480 0Q430-60 370-50 320-70 300-20 292 0 290 6H480Z" fill="{#d9bd78>#a3844a}"/>`,
  },
  /** A workshop of old: shelves of wood and tools on the wall, a window on the left. */
  workshopRoom: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `${shell('{#a88f70|#7f6a52}', '{#8f6c48|#5f4630}', '#3f2d1e')}<g transform="translate(-270 -30)">${sash('<path d="M-95-440H95V-160H-95Z" fill="{#bcd6df|#efe8cf}"/><path d="M-95-230L-56-270-10-236 44-290 95-226V-160H-95Z" fill="{#9a8f86|#7f776f}"/>', [190, 280, -160])}</g><path d="M-360-190L-180-190 120 240H-300Z" fill="#fff2cc" opacity=".18"/><path d="M-60-350H440V-332H-60ZM-60-230H440V-212H-60Z" fill="{#7d5a3a>#4f3722}"/>${repeat(9, (at) => `<path d="M${at * 54 - 50}-350v-${44 + ((at * 37) % 40)}h34v${44 + ((at * 37) % 40)}z" fill="${['{#b98f5e>#835c36}', '{#93755a>#624a36}', '{#c9ac7c>#97764a}'][at % 3]}"/>`)}<g stroke="#5a4634" stroke-width="7" stroke-linecap="round" fill="none"><path d="M-20-206v60M40-206v74M100-206v52"/></g><path d="M-34-146h28l-6 34h-16zM26-132h28v14h-28zM84-154h32l-8 40h-16z" fill="{#aeb4ba>#6f767e}"/><path d="M170-230v-62h60v62zM250-230v-48h44v48zM320-230v-74h30v74zM370-230v-54h52v54z" fill="{#9c8264>#6b543c}"/>`,
  },
  /** An iron bed with a white quilt, its head on the left. */
  plainIronBed: {
    width: 330,
    height: 150,
    seat: 74,
    drawing:
      '<path d="M-166 0v-150q26-16 52 0v150M114 0v-104q26-14 52 0v104M-166-96h52M-140-150v96M140-104v50" fill="none" stroke="#4b4a52" stroke-width="9" stroke-linecap="round"/><path d="M-158-58H158V-30H-158Z" fill="{#d9d2c2>#a99f8c}"/><path d="M-156-84q36-22 84 0v26h-84z" fill="{#ffffff>#d6dbe2}"/><path d="M-84-80Q-20-98 60-86 130-96 160-76V-22Q90-10 20-22-50-12-84-26Z" fill="{#f3efe4>#c2bfb2}"/><path d="M-40-82Q-46-50-38-22M40-86Q46-50 38-20M100-88Q112-50 104-18" fill="none" stroke="#8f8b7e" stroke-opacity=".4" stroke-width="3"/>',
  },
  /** A writing desk with sheets, an inkwell and books. */
  sheetTable: {
    width: 260,
    height: 128,
    seat: 96,
    drawing:
      '<path d="M-130-96H130V-80H-130Z" fill="{#9a6c42>#6a4526}"/><path d="M-122-80h14V0h-14zM108-80h14V0h-14z" fill="{#7d5533>#4f3520}"/><path d="M-108-80H108V-52H-108Z" fill="{#84592f>#5a3b20}"/><path d="M-14-66h28" stroke="#d6b070" stroke-width="5" stroke-linecap="round"/><path d="M-60-100L20-104 26-96H-66Z" fill="{#fffdf2>#ddd3bc}"/><path d="M-96-108h40v12h-40zM-92-120h36v12h-36z" fill="{#8a4f4a>#5c3230}"/><path d="M70-96v-16q10-8 20 0v16z" fill="{#4f6076>#2c3848}"/><path d="M82-112L104-150" stroke="#f6f1e4" stroke-width="5" stroke-linecap="round"/>',
  },
  /** A wooden press for printing by hand. */
  handPress: {
    width: 250,
    height: 300,
    drawing:
      '<path d="M-96 0v-286h34V0zM62 0v-286h34V0z" fill="{#8f6a45>#5b4029}"/><path d="M-112-300H112v34H-112Z" fill="{#a27a50>#6b4a2e}"/><path d="M-62-236H62v30H-62Z" fill="{#8f6a45>#5b4029}"/><path d="M-12-206h24v62h-24z" fill="{#9aa0a8>#5d646e}"/><path d="M-8-180L-140-160" stroke="#6b4a2e" stroke-width="12" stroke-linecap="round"/><path d="M-56-146H56v18H-56Z" fill="{#7d5a3a>#4f3722}"/><path d="M-120-96H160v22H-120Z" fill="{#a27a50>#6b4a2e}"/><path d="M-50-112H60v16H-50Z" fill="{#6f767e>#40464e}"/><path d="M70-108L160-150 166-140 78-96Z" fill="{#fffdf2>#ddd3bc}"/><path d="M-84-74h20V0h-20zM64-74h20V0h-20z" fill="{#7d5a3a>#4f3722}"/>',
  },
  /** A hall for a ball at night: arched windows, pillars, a lustre of candles. */
  ballRoom: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V2H-480Z" fill="{#b58f63|#8a6646}"/>${[-300, 0, 300].map((x) => `<g transform="translate(${x} 0)"><path d="M-78-50V-300Q-78-390 0-390 78-390 78-300V-50Z" fill="{#f0d9a4>#b98f55}"/><path d="M-62-60V-296Q-62-372 0-372 62-372 62-296V-60Z" fill="{#26355f|#4a5d8e}"/><path d="M0-372V-60M-62-220H62" stroke="#e6cd98" stroke-width="6"/></g>`).join('')}${[-150, 150, -450, 450].map((x) => `<path d="M${x - 26}-640h52V0h-52z" fill="{#ead3a8>#a8855a}"/><path d="M${x - 36}-22h72V4h-72z" fill="{#d6b985>#92703f}"/>`).join('')}<path d="M-480 0H480V440H-480Z" fill="{#a9713f|#6b4023}"/><path d="M-480 44H480M-480 130H480M-480 250H480" stroke="#4f2d18" stroke-opacity=".3" stroke-width="3"/><path d="M-240 20H240L340 300H-340Z" fill="#ffe7b0" opacity=".12"/><path d="M0-640V-470" stroke="#d9b560" stroke-width="6"/><path d="M-120-430Q0-380 120-430" fill="none" stroke="#d9b560" stroke-width="9"/><path d="M-70-446Q0-410 70-446" fill="none" stroke="#c29a48" stroke-width="7"/>${repeat(7, (at) => `<g transform="translate(${at * 40 - 120} ${-440 + (3 - Math.abs(at - 3)) * 9})"><path d="M-4-4h8v-26h-8z" fill="#fff6e0"/><circle cx="0" cy="-38" r="20" fill="rgb(255,214,120)" opacity=".35"/><path d="M0-52Q8-40 0-30-8-40 0-52Z" fill="rgb(255,232,150)"/></g>`)}`,
  },
} as const;
