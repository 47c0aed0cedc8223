import type { MoodName, PoseName } from '../../../domain/book-picture/characterNames.ts';
import { repeat } from '../numbers.ts';
import { furAnimal } from './furAnimal.ts';
import type { Motif } from './motif.ts';

const COAT: readonly (readonly [string, string])[] = [
  ['#f3d2a2', '#63606f'],
  ['#bd8a50', '#201e29'],
  ['#d9aa6c', '#1f1d28'],
  ['#b57c48', '#3a3844'],
  ['#7a4d28', '#14131a'],
  ['#fff7ea', '#8d8a9a'],
];
/** A puppy as black as ink; `over` is drawn on it, in its own units. */
export function puppy(pose: PoseName, mood: MoodName, gaze: { x: number; y: number }, over = ''): Motif {
  const drawn = furAnimal('dog', { age: 'child', pose, mood, gaze });
  let { drawing } = drawn;
  for (const [from, to] of COAT) drawing = drawing.replaceAll(from, to);
  if (mood === 'laugh') drawing = drawing.replaceAll('#3a2420', '#ffe9b0');
  return { width: 64, height: drawn.height * 0.74, drawing: `<g transform="scale(.74)">${drawing}${over}</g>` };
}

const paperDoor = (x: number, w: number, foot: number, top: number) =>
  `<path d="M${x} ${top}h${w}V${foot}h${-w}z" fill="{#fffaf0|#f2e4c2}"/><path d="M${x} ${top}h${w}V${foot}h${-w}zM${x + w / 2} ${top}V${foot}" fill="none" stroke="#7a4a28" stroke-width="8"/><path d="${repeat(5, (at) => `M${x + (w * (at + 1)) / 6} ${top}V${foot}`)}${repeat(6, (at) => `M${x} ${top + ((foot - top) * (at + 1)) / 7}h${w}`)}" fill="none" stroke="#8f5a34" stroke-width="2.600"/>`;
const post = (x: number, top: number, foot: number) =>
  `<path d="M${x - 13} ${top}h26V${foot}h-26z" fill="{#b5784a>#7a4a28}"/>`;

const porch = `<path d="M-360-420H360V-104H-360Z" fill="{#fdf3de|#ead7ae}"/>${paperDoor(-190, 150, -108, -330)}${paperDoor(40, 150, -108, -330)}<path d="M-360-352H360V-330H-360Z" fill="{#a8703f>#6d4425}"/>${post(-300, -420, -104)}${post(0, -420, -104)}${post(300, -420, -104)}<path d="M-400-440H400V-404Q0-376-400-404Z" fill="{#e6c376|#b98b3f}"/><path d="${repeat(34, (at) => `M${at * 24 - 398}-440L${at * 24 - 402}-396`)}" stroke="#8f6a2c" stroke-opacity=".45" stroke-width="4"/><path d="M-400-470H400V-436H-400Z" fill="{#f0d590|#d3a955}"/><path d="M-360-96H360V0H-360Z" fill="#2a1c14"/><path d="M-360-40Q-200-60 0-46T360-40V0H-360Z" fill="#3d2a1d"/>${repeat(5, (at) => `<path d="M${at * 160 - 336}-90h30V0h-34z" fill="{#8f5f38>#4b2f1c}"/><path d="M${at * 160 - 344}-8h44v10h-46z" fill="{#b5b0a8>#77726a}"/>`)}<path d="M-330-118H330L372-92H-372Z" fill="{#f0c98c|#d3a260}"/><path d="${repeat(9, (at) => `M${at * 74 - 296}-118L${at * 82 - 328}-92`)}" stroke="#8a5a30" stroke-opacity=".5" stroke-width="3"/><path d="M-372-92H372V-74H-372Z" fill="{#b87c48>#7a4c28}"/>`;

const kitchen = (door: string) =>
  `<path d="M-480-640H480V4H-480Z" fill="{#c9a878|#8f6c46}"/><path d="M-480-640H480V-470H-480Z" fill="{#4a3424|#6b4d34}"/>${repeat(7, (at) => `<path d="M${at * 160 - 500}-640h36v190h-36z" fill="{#7d532f>#4a2d18}"/>`)}<g fill="#7d5c3a" opacity=".5">${repeat(26, (at) => `<path d="M${((at * 137) % 920) - 460} ${-430 + ((at * 71) % 400)}q14-6 26 2" stroke="#6b4a2c" stroke-width="3" fill="none"/>`)}</g><path d="M-480 0H480V450H-480Z" fill="{#a8855c|#6d5236}"/>${door}<path d="M-440-360H-230V-346H-440Z" fill="{#8f5f38>#5a3820}"/><g><path d="M-424-360q-8-44 18-46h10q26 2 18 46z" fill="{#a8663c>#5a301c}"/><path d="M-352-360q-6-30 14-32h8q20 2 14 32z" fill="{#8a5230>#4a2818}"/><path d="M-296-360q0-24 26-24t26 24z" fill="{#fdf8ee>#c9bda6}"/></g><g transform="translate(-420 0)">${repeat(9, (at) => `<g transform="translate(${(at % 3) * 44 + Math.floor(at / 3) * 14} ${-12 - Math.floor(at / 3) * 26})"><circle cx="0" cy="0" r="15" fill="{#e3b984>#9a6a3c}"/><circle cx="0" cy="0" r="8" fill="none" stroke="#8a5a30" stroke-opacity=".6" stroke-width="2"/></g>`)}</g>`;

export const seodang = {
  inkPuppy: puppy('sit', 'calm', { x: 0.8, y: -0.3 }),
  inkPuppyGlad: puppy('sit', 'laugh', { x: 0.8, y: -0.5 }),
  inkPuppySad: puppy('sit', 'sad', { x: 0.9, y: -0.2 }),
  inkPuppyBark: puppy('stand', 'surprised', { x: 0.9, y: 0.2 }),
  /** A house's front with its wooden floor, and the dark below it. */
  seodangPorch: { width: 1, height: 130, seat: 108, drawing: porch },
  /** The kitchen of a country house; stands on the far plane. The door to the room is nearly shut. */
  hearthKitchen: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: kitchen(
      '<path d="M210-350H390V0H210Z" fill="{#8f5f38>#5a3820}"/><path d="M300-350V0M210-230H390M210-116H390" stroke="#3d2818" stroke-width="5"/><path d="M196-364H404V0H390V-350H210V0H196Z" fill="{#6b4528>#3d2616}"/><path d="M384-348H391V-2H384Z" fill="rgb(255,226,150)"/>',
    ),
  },
  hearthKitchenOpen: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: kitchen(
      '<path d="M150-350H390V0H150Z" fill="rgb(255,240,205)"/><path d="M170-340H260V-120H170Z" fill="#fffaf0"/><path d="M170-340H260V-120H170ZM215-340V-120M170-266H260M170-194H260" fill="none" stroke="#c99a62" stroke-width="5"/><path d="M390-350L470-376V34L390 0Z" fill="{#8f5f38>#5a3820}"/><path d="M136-364H404V0H390V-350H150V0H136Z" fill="{#6b4528>#3d2616}"/><path d="M150 2H390L330 220H-30Z" fill="#fff3cf" opacity=".45"/>',
    ),
  },
  longPole: {
    width: 260,
    height: 20,
    drawing:
      '<path d="M-150-14L150-10V-2L-150 0Z" fill="{#e0c48a>#9a7438}"/><path d="M-90-14v13M-20-13v12M50-12v11M110-11v9" stroke="#7d5a28" stroke-width="3"/>',
  },
  riceBalls: {
    width: 150,
    height: 60,
    drawing: `<path d="M-84-14Q-60 2 0 2T84-14Z" fill="{#b98455>#6d4425}"/><ellipse cx="0" cy="-15" rx="84" ry="13" fill="{#d9a872>#a8743f}"/>${[
      [-48, -24],
      [-16, -20],
      [17, -20],
      [49, -24],
      [-32, -44],
      [0, -42],
      [32, -44],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="17" fill="{#ffffff@#ddd6c6}"/><path d="M${(x ?? 0) - 8} ${(y ?? 0) - 4}q4-3 6 0M${(x ?? 0) + 2} ${(y ?? 0) + 4}q4-3 6 0" stroke="#c9c0ac" stroke-width="1.600" fill="none"/>`,
      )
      .join('')}`,
  },
  riceGrain: {
    width: 16,
    height: 12,
    drawing: '<ellipse cx="0" cy="-5" rx="8" ry="4.500" fill="{#ffffff@#e0d8c6}" transform="rotate(-18 0 -5)"/>',
  },
  ashHeap: {
    width: 150,
    height: 26,
    drawing:
      '<path d="M-82-2Q-60-24-10-24T82-2Q0 10-82-2Z" fill="{#b9b4b0>#77726e}"/><path d="M-40-12h26M-28-18v14M-6-17q10-3 18 0M4-18v12M-4-8h18M26-16l14 10M42-16l-14 10" stroke="#4a4644" stroke-width="3" stroke-linecap="round" fill="none"/>',
  },
  poker: {
    width: 10,
    height: 120,
    drawing:
      '<path d="M-3.500-120H3.500L2.500 0H-2.500Z" fill="{#8f6a48>#3d2a1c}"/><path d="M-2.500-16H2.500V0H-2.500Z" fill="#2a211c"/>',
  },
} as const satisfies Record<string, Motif>;
