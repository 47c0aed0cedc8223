import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** A magpie in flight, facing right, around (0, 0). */
const fly = (s: number, x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"><path d="M-24 2L-74 16-72 4-28-10Z" fill="{#3a5a94>#1a2138}"/><path d="M-30-4Q-10-20 20-16 38-22 42-10 34 8 8 10-16 12-30-4Z" fill="{#343a52>#14161f}"/><path d="M-10 8Q12 12 28 2 16 14 4 13-6 13-10 8Z" fill="#ffffff"/><path d="M4-10Q-20-60-50-66-26-30-12-4Z" fill="{#40598f>#191e33}"/><path d="M6-14Q-14-46-36-58-18-34-4-8Z" fill="#ffffff"/><path d="M10-12Q22-58 54-70 40-28 20-6Z" fill="{#343f66>#151926}"/><path d="M41-14L56-8 40-6Z" fill="#2a2a30"/><circle cx="33" cy="-12" r="2.600" fill="#fff"/><circle cx="33.600" cy="-12" r="1.500" fill="#000"/></g>`;

const chick = (x: number, y: number, s: number, open: boolean) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-13 8Q-17-14 0-18 17-14 13 8Z" fill="{#6d7388>#2f3342}"/><path d="M-7 6Q0-8 7 6Z" fill="#f3f3f3"/><circle cx="-5" cy="-10" r="2" fill="#111"/><circle cx="6" cy="-10" r="2" fill="#111"/>${open ? '<path d="M-7-18L0-34 8-18 0-12Z" fill="#f0a53c"/><path d="M-3-20L0-29 4-20Z" fill="#c9403a"/>' : '<path d="M-4-6L0 1 5-6Z" fill="#f0a53c"/>'}</g>`;
const nest = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${[-40, -20, 0, 20, 40].map((dx, at) => chick(dx, -20, 0.9, at !== 2)).join('')}<path d="M-64-18Q-58 16 0 18 58 16 64-18 30-6 0-6-30-6-64-18Z" fill="{#a8784a>#54361e}"/><g stroke="#3d2716" stroke-width="3" stroke-linecap="round">${repeat(14, (at) => `<path d="M${at * 9 - 62} ${-14 + ((at * 5) % 9)}l${12 + (at % 3) * 4} ${8 - ((at * 7) % 14)}"/>`)}</g></g>`;

const scales = (path: string, w: number) =>
  `<path d="${path}" fill="none" stroke="{#5f7d4a>#2a3a24}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="#c9b866" stroke-opacity=".75" stroke-width="${n(w * 0.36)}" stroke-linecap="round" stroke-dasharray="${n(w * 0.5)} ${n(w * 0.62)}"/>`;
const snakeHead = (x: number, y: number, turn: number, s: number, eye: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"><path d="M20-2q16-2 22-9M36-4q8 2 12 6" fill="none" stroke="#d0303c" stroke-width="3" stroke-linecap="round"/><path d="M-24-14Q-6-24 16-16 30-8 24 4 8 16-22 12Z" fill="{#6f8f54>#2f4228}"/><path d="M-22 8Q4 14 24 3" fill="none" stroke="#1c2818" stroke-width="2.400"/><circle cx="6" cy="-9" r="5" fill="#f4e39a"/><ellipse cx="7" cy="-9" rx="1.800" ry="4" fill="#1a1410"/>${eye}</g>`;
const tear = '<path d="M4-2q6 11 0 16-6-4 0-16z" fill="rgb(150,210,250)"/>';

const persimmon = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="15" fill="{#ff9a4a@#d9481c}"/><path d="M${x - 8} ${y - 12}q8 6 16 0l-4 7h-8z" fill="#6f7a3c"/>`;

const bellBody =
  '<path d="M-34-92Q-36-116 0-118 36-116 34-92L44-8Q0 8-44-8Z" fill="{#7fa28a>#34544a}"/><path d="M-8-118q0-14 8-14t8 14" fill="none" stroke="#4a5a50" stroke-width="6"/><path d="M-40-30Q0-18 40-30M-36-84Q0-74 36-84" fill="none" stroke="#cfe0c4" stroke-opacity=".5" stroke-width="4"/><circle cx="0" cy="-56" r="9" fill="none" stroke="#cfe0c4" stroke-opacity=".5" stroke-width="4"/>';
const marks =
  '<g fill="#e8efe4"><ellipse cx="-20" cy="-44" rx="6" ry="4.500"/><ellipse cx="16" cy="-40" rx="6" ry="4.500"/><ellipse cx="2" cy="-66" rx="9" ry="7"/></g><g fill="none" stroke="#2f3346" stroke-width="2.200" stroke-linecap="round"><path d="M-24-38l-5 7M20-35l4 8M10-62l9 5"/></g>';
const pavilion = (over: string) =>
  `<path d="M-150-14H150L166 0H-166Z" fill="{#b5b0a6>#77726a}"/><path d="M-126-28H126L150-14H-150Z" fill="{#cfcac0>#8f897e}"/><g transform="rotate(-4)"><path d="M-104-214H-86V-26H-104ZM88-214H106V-26H88Z" fill="{#8a5a44>#4a2c22}"/><path d="M-112-222H112V-204H-112Z" fill="{#8a5a44>#54342a}"/><g transform="translate(0 -76)">${bellBody}${over}</g><path d="M-190-214Q-110-228-80-286H80Q110-228 190-214 0-244-190-214Z" fill="{#6f7a86>#343c48}"/><path d="M-190-214Q0-244 190-214L186-204Q0-232-186-204Z" fill="#4a3a34"/><path d="M-88-288H88V-276H-88Z" fill="{#7f8a96>#3f4854}"/><path d="M-120-240L-66-284M-40-236L-22-284M40-236L22-284M120-240L66-284" stroke="#2f3640" stroke-opacity=".6" stroke-width="4"/></g>`;

const peel = 'M-40-470Q60-500 40-440-80-420-60-370 80-350 60-300-90-280-70-226 90-210 70-150-80-130-90-80';

export const magpies = {
  magpieFly: { width: 90, height: 70, drawing: fly(1, 0, -30, -8) },
  nestOfFive: { width: 130, height: 60, drawing: nest(0, -18, 1) },
  /** A high tree with a nest, and a thick snake that winds up to it. */
  snakeTree: {
    width: 200,
    height: 470,
    drawing: `<path d="M-44 4Q-22-30-24-140L-30-330-92-392-82-398-24-352-14-420-4-420 2-350 66-408 76-400 26-330 24-140Q26-30 48 4 0-12-44 4Z" fill="{#9a7650>#54381f}"/><g fill="{#9ed07a>#4a8a4c}"><path d="M-150-380q-6-50 40-46 20-44 70-26 46-30 76 10 56-4 54 44 34 40-22 52-40 34-80 6-50 22-78-8-50 4-60-32z" opacity=".92"/><path d="M-120-330q-30-20 0-40 40-12 50 14 10 40-50 26zM70-326q-12-30 24-36 40 0 34 26-14 28-58 10z"/></g>${nest(6, -352, 0.86)}${scales('M34-14Q44-44 4-54-40-66-34-96-20-120 12-126 46-138 32-166 8-182-20-188-46-206-30-232-4-246 26-252 40-280 20-300', 21)}${snakeHead(16, -312, -74, 0.8, '')}`,
  },
  /** A great snake wound about whoever lies behind it. */
  snakeCoils: {
    width: 260,
    height: 170,
    drawing: `${scales('M-150-10Q-160-44-120-50-86-54-80-22-76 2-46 0', 27)}${scales('M-70-4Q-84-62-46-66-10-66-12-24-12 2 22 0', 29)}${scales('M0-4Q-14-66 26-70 64-68 60-26 58 0 92-2', 29)}${scales('M78-4Q66-84 108-100 138-112 128-140', 27)}<g transform="translate(118 -150) scale(-1 1)">${snakeHead(0, 0, 8, 1.25, tear)}</g>`,
  },
  /** Where the light throws a peel's shadow on the wall, it is a snake. */
  peelShadow: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<g transform="translate(0 40)" opacity=".5"><path d="${peel}" fill="none" stroke="#1c0f18" stroke-width="30" stroke-linecap="round" stroke-linejoin="round"/><path d="M-78-84Q-124-92-132-56-120-34-84-44-66-58-78-84Z" fill="#1c0f18"/><path d="M-130-54l-24 10M-130-54l-20 22" stroke="#1c0f18" stroke-width="5" stroke-linecap="round"/></g>`,
  },
  persimmonPeel: {
    width: 50,
    height: 90,
    drawing:
      '<path d="M0-90Q26-80 10-66-16-56 2-44 26-34 8-22-12-12 4 0" fill="none" stroke="{#ff8a44>#c9401c}" stroke-width="9" stroke-linecap="round"/>',
  },
  persimmonThree: {
    width: 160,
    height: 430,
    drawing: `<path d="M-26 2Q-12-40-16-120L-18-200-84-292-76-298-14-236-18-330-50-392-42-396-10-346-4-420 4-420 4-340 44-384 50-378 8-312 10-232 78-300 86-294 16-198 16-120Q12-40 28 2 0-8-26 2Z" fill="{#8a6a52>#463022}"/><path d="M-54-256L-96-262M48-268L92-262M-40-370L-70-372M30-362L60-352" stroke="#5a4030" stroke-width="6" stroke-linecap="round"/>${persimmon(-42, -380)}${persimmon(2, -404)}${persimmon(48, -364)}<path d="M-92-262q-14 4-16 16 14 0 16-16zM90-262q14 4 16 16-14 0-16-16z" fill="#c9702c"/>`,
  },
  oldBell: { width: 300, height: 300, drawing: pavilion('') },
  oldBellMarked: { width: 300, height: 300, drawing: pavilion(marks) },
  blackFeather: {
    width: 30,
    height: 16,
    drawing:
      '<path d="M-20 0Q-6-14 22-12 10 2-20 0Z" fill="{#3f4c74>#171a26}"/><path d="M-20 0Q0-6 16-10" stroke="#fff" stroke-opacity=".6" stroke-width="1.600" fill="none"/>',
  },
  wallWithHole: {
    width: 460,
    height: 150,
    drawing: `<path d="M-240-140H240V0H-240Z" fill="{#c9b89a>#8f7a5c}"/>${repeat(24, (at) => `<path d="M${n((at % 8) * 60 - 232 + (Math.floor(at / 8) % 2) * 22)} ${-98 + Math.floor(at / 8) * 44}q-8-34 20-36 34-2 34 18 2 24-26 24-22 0-28-6z" fill="{#b9b4ac>#77726a}"/>`)}<path d="M-34-2Q-38-44 0-46 38-44 34-2Z" fill="#1f1812"/><path d="M-34-2Q-38-44 0-46 38-44 34-2" fill="none" stroke="#5a4a38" stroke-width="5"/><path d="M-250-150Q0-166 250-150V-132Q0-146-250-132Z" fill="{#6f7a86>#3a424e}"/><path d="${repeat(20, (at) => `M${at * 25 - 240}-150v16`)}" stroke="#2a313b" stroke-opacity=".6" stroke-width="4"/>`,
  },
  dryLeaves: {
    width: 90,
    height: 20,
    drawing: repeat(
      9,
      (at) =>
        `<path d="M0 0Q-4-14 10-18 20-8 0 0Z" fill="${['#c9702c', '#a8482c', '#d9983c'][at % 3]}" transform="translate(${at * 10 - 44} ${-((at * 5) % 9)}) rotate(${(at * 67) % 180})"/>`,
    ),
  },
  lunchBox: {
    width: 70,
    height: 40,
    drawing:
      '<path d="M-36-26H36L32 0H-32Z" fill="{#d9b070>#8f6430}"/><path d="M-30-20H30M-28-10H28M-18-26L-16 0M0-26V0M18-26L16 0" stroke="#6d4a22" stroke-opacity=".5" stroke-width="2.400"/><g fill="{#ffffff@#d9d2c2}"><circle cx="-20" cy="-30" r="11"/><circle cx="1" cy="-31" r="11"/><circle cx="21" cy="-30" r="11"/></g>',
  },
  woodLadder: {
    width: 80,
    height: 330,
    drawing: `<path d="M-36 0L-22-330H-12L-24 0ZM36 0L22-330H12L24 0Z" fill="{#c9935a>#6d4425}"/>${repeat(9, (at) => `<path d="M${n(-29 + at * 1.4)} ${-24 - at * 36}H${n(29 - at * 1.4)}V${-15 - at * 36}H${n(-29 + at * 1.4)}Z" fill="{#d9a868>#8a5a30}"/>`)}`,
  },
  /** A tree with one great branch to the left, and a nest where it leaves the trunk. */
  branchTree: {
    width: 200,
    height: 480,
    drawing: `<path d="M-30 4Q-8-30-14-130-60-176-220-186L-226-204Q-100-206-16-168L-24-330-90-400-76-406-18-356-8-440 4-440 8-350 70-412 80-402 34-330 30-140Q32-30 58 4 8-12-30 4Z" fill="{#9a7650>#54381f}"/><g fill="{#9ed07a>#4a8a4c}"><path d="M-190-400q-10-60 56-60 16-54 84-34 50-34 86 14 66-6 62 52 40 48-26 62-48 42-96 6-58 26-92-10-60 4-74-30z"/><path d="M-246-190q-50-20-6-44 36-14 50 12 14 36-44 32z"/></g>${nest(-44, -196, 0.78)}`,
  },
  longBow: {
    width: 60,
    height: 150,
    drawing:
      '<path d="M-10-150Q54-76-10 0" fill="none" stroke="{#a8703f>#54351e}" stroke-width="8" stroke-linecap="round"/><path d="M-10-148L-34-76-10-2" fill="none" stroke="#e8e0cc" stroke-width="2"/><path d="M-36-76H62" stroke="#8a6a40" stroke-width="4"/><path d="M58-82L78-76 58-70Z" fill="#7f8a96"/><path d="M-36-76l-10-6v12z" fill="#e8574a"/>',
  },
} as const satisfies Record<string, Motif>;
