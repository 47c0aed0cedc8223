import { drawMap, PALE_LAND } from '../maps.ts';
import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const SKIN = '{#ffe6cf>#f0b48c}';
const finger = (x: number, y: number, turn: number, length: number, wide = 13) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-${wide} 0V${length - wide}Q-${wide} ${length} 0 ${length}T${wide} ${length - wide}V0Z" fill="${SKIN}"/><path d="M-${n(wide * 0.7)} ${n(length - wide * 1.5)}Q0 ${n(length - wide * 2.3)} ${n(wide * 0.7)} ${n(length - wide * 1.5)}V${length - 7}Q0 ${length} -${n(wide * 0.7)} ${length - 7}Z" fill="#ffd9d0" stroke="#d98f7a" stroke-width="1.500"/><path d="M-${n(wide * 0.6)} ${n(length * 0.42)}q${n(wide * 0.6)} 4 ${n(wide * 1.2)} 0" fill="none" stroke="#d98f7a" stroke-width="2"/></g>`;

/** The back of a hand that walks on two fingers; its sleeve comes from above. */
function walkingHand(sleeve: string, first: number, second: number, height: number): Motif {
  return {
    width: 60,
    height,
    drawing: `<g transform="translate(0 ${n(-height)})">${finger(-14, 46, first + 8, 84)}<path d="M-40 6Q-44 44-30 58-10 70 16 66 40 62 42 34L36 0Z" fill="${SKIN}"/><path d="M-46 26Q-58 46-44 56-32 52-32 38Z" fill="${SKIN}"/>${finger(16, 46, second - 8, 84)}<path d="M26 50Q44 52 44 34 46 60 32 68Z" fill="#e0a07c" opacity=".6"/><path d="M-46-24Q0-36 46-24L42 10Q0 22-42 10Z" fill="${sleeve}"/><path d="M-43 0Q0 12 43 0V12Q0 24-43 12Z" fill="#fff" opacity=".5"/></g>`,
  };
}

const RIVERS =
  'M661 504Q600 560 560 590T492 622M661 504Q700 480 730 496T786 480M560 640Q556 680 551 695T528 712M702 812Q660 800 635 790T610 786 588 776M635 912Q646 880 636 862T612 860 594 886M606 930Q600 950 582 962M625 918Q640 930 646 956M702 818Q670 840 672 866T680 918 700 946';
const RIDGE = 'M661 504Q690 540 680 566T634 620 640 682 676 742 696 800 690 830 656 852 650 896 640 930';

/** The peninsula with its heights in brown and its rivers in blue. */
const relief = (rivers: boolean) =>
  `${drawMap('korea', PALE_LAND)}<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${RIDGE}" stroke="#c99a5e" stroke-width="44" opacity=".5"/><path d="${RIDGE}" stroke="#a8703f" stroke-width="24" opacity=".75"/><path d="M664 512Q700 530 726 500M640 600Q600 590 570 612" stroke="#c99a5e" stroke-width="30" opacity=".5"/>${rivers ? `<path d="${RIVERS}" stroke="#2f7fd0" stroke-width="6.500"/>` : ''}</g>`;

const waves = (x: number, y: number, many: number) =>
  repeat(
    many,
    (at) =>
      `<path d="M${x + at * 62} ${y + (at % 2) * 16}q12-8 24 0t24 0" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>`,
  );

export const mapRoom = {
  handWalks: walkingHand('{#f7c95c>#d98f2a}', 20, -20, 132),
  handStands: walkingHand('{#f7c95c>#d98f2a}', 2, -2, 130),
  koreaRelief: {
    width: 380,
    height: 640,
    drawing: `<g transform="translate(-640 -1074)">${relief(true)}</g>`,
  },
  seaDepths: {
    width: 900,
    height: 420,
    drawing: `<path d="M-460-330H460V0H-460Z" fill="{#8fd3ee|#bfe6f4}" opacity="0"/><path d="M-480-300H-130V-240L-480-262Z" fill="#a8e0f2"/><path d="M150-300H480V0H300Q190-40 150-300Z" fill="{#5aa9dc|#12356e}"/><path d="M-480-262L-130-240-60-330Q-10-420 40-380 100-420 150-300 190-40 300-8H480V20H-480Z" fill="{#c9a06a|#7a5433}"/><path d="M-130-244L-60-330Q-10-420 40-380 100-420 150-300L120-296Q70-330 30-316-30-330-70-268Z" fill="#8fba6a"/><path d="M262-14Q330-110 356-190 366-204 376-190 402-96 452-14Z" fill="{#7fae74>#3f6a58}"/><path d="M342-160Q356-196 366-200 378-196 390-156 376-170 366-158 354-170 342-160Z" fill="#e9f3ec"/>${waves(-470, -304, 5)}${waves(170, -304, 5)}`,
  },
  floorMap: {
    width: 1,
    height: 10,
    drawing: `<g transform="translate(0 150)"><path d="M-150-148H170L230 0H-230Z" fill="{#a9dcef|#6fb6dc}"/><path d="M-150-148H170L230 0H-230Z" fill="none" stroke="#fffaf0" stroke-width="9"/><g transform="matrix(.42 0 -.08 .2 -205 -224)">${drawMap('korea', PALE_LAND)}<path d="${RIDGE}" fill="none" stroke="#b98450" stroke-width="26" opacity=".7" stroke-linecap="round"/></g><path d="M-46-148L-66 0M62-148L82 0M-182-76H204" stroke="#fff" stroke-opacity=".6" stroke-width="4"/></g>`,
  },
  eastSeaSheet: {
    width: 1,
    height: 10,
    drawing: `<g transform="translate(0 330)"><path d="M-360-330H440L640 40H-620Z" fill="{#4f9fd8|#2a6fb4}"/><path d="M-360-330H-200Q-160-290-190-250-150-210-200-150-170-90-260-20-250 10-290 40H-620Z" fill="{#cfe3a4>#8fba7a}"/><path d="M-330-300Q-290-220-330-140-350-60-430 0" fill="none" stroke="#b98450" stroke-width="40" opacity=".6" stroke-linecap="round"/><path d="M-60-330L-100 40M250-330L330 40M-440-140H540" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>${waves(-100, -250, 6)}${waves(-40, -60, 7)}<path d="M-360-330H440L640 40H-620Z" fill="none" stroke="#fffaf0" stroke-width="12"/></g>`,
  },
  riceIsland: {
    width: 60,
    height: 40,
    drawing:
      '<path d="M-34-8Q-36-30-8-34 26-38 36-16 36 0 0 2T-34-8Z" fill="{#ffffff>#dcd8cc}"/><path d="M-20-24Q-4-32 12-28" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>',
  },
  townMap: {
    width: 1,
    height: 10,
    drawing: `<g transform="translate(0 150)"><path d="M-130-150H130L180 0H-180Z" fill="{#fffdf4>#efe2c2}"/><path d="M-120-110Q-40-70 20-100T150-70" fill="none" stroke="#7fc4ea" stroke-width="13"/><path d="M-40-148L-70 0M60-148L96 0M-152-40H168" stroke="#d9b98a" stroke-width="12"/><path d="M-16-50h34v-22l-17-14-17 14z" fill="#e8705e"/><path d="M-112-20q14-30 30 0zM110-96q12-26 26 0z" fill="#7fb06a"/><path d="M-130-150H130L180 0H-180Z" fill="none" stroke="#d9c49a" stroke-width="4"/></g>`,
  },
  peakSign: {
    width: 260,
    height: 190,
    drawing: `<path d="M-190 0Q-110-110-20-140T180 0Z" fill="{#c99a5e>#9a6a3c}" opacity=".55"/><path d="M0-190L84-40H-84Z" fill="{#b5684a>#7a3a2c}"/><path d="M0-190L26-144Q12-150 0-138-12-150-26-144Z" fill="#fffdf4"/><ellipse cx="96" cy="-76" rx="34" ry="20" fill="{#5ab0f0>#1f62b4}"/>`,
  },
  bentoCloth: {
    width: 90,
    height: 70,
    drawing:
      '<path d="M-46-6Q-50-40-34-44H34Q50-40 46-6 0 8-46-6Z" fill="{#f7a0ae>#c24f72}"/><path d="M-8-44Q-40-66-44-50-34-40-8-42ZM8-44Q40-66 44-50 34-40 8-42Z" fill="{#ffc2cc>#d9647f}"/><circle cx="0" cy="-43" r="9" fill="#d9647f"/><g fill="#fff" opacity=".5"><circle cx="-22" cy="-22" r="4"/><circle cx="4" cy="-14" r="4"/><circle cx="26" cy="-26" r="4"/></g>',
  },
} as const satisfies Record<string, Motif>;
