import { repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

export const gildong = {
  woodenSword: {
    width: 20,
    height: 130,
    drawing:
      '<path d="M-5-40L-6-122Q0-136 6-122L5-40Z" fill="{#f0d6a4>#b5844a}"/><path d="M-15-42H15V-34H-15Z" fill="{#8f5f38>#54351e}"/><path d="M-5-34H5V0H-5Z" fill="{#a8703f>#6d4425}"/><path d="M-5-26H5M-5-16H5" stroke="#3d2818" stroke-width="2.400"/>',
  },
  fallingLeaves: {
    width: 200,
    height: 200,
    drawing: repeat(
      9,
      (at) =>
        `<path d="M0 0Q-6-16 10-22 24-10 0 0Z" fill="${['#e08a3c', '#c9582c', '#d9a84a'][at % 3]}" transform="translate(${((at * 67) % 190) - 95} ${-20 - ((at * 43) % 170)}) rotate(${(at * 71) % 180})"/>`,
    ),
  },
  /** Cliffs on both sides of a deep cleft, dark towards its ground. */
  gorge: {
    width: 1,
    height: 300,
    seat: 0,
    drawing:
      '<path d="M-330-760H-150L-196-540-170-420-220-330-160-250-212-160-150-80-190 10H-330ZM330-760H150L190-560 168-420 214-340 156-262 206-170 148-86 184 10H330Z" fill="{#6f7488>#2b2f42}"/><path d="M-150-760L-196-540-170-420-220-330-160-250-212-160-150-80-190 10H-214L-182-76-240-160-190-250-250-330-204-420-232-540-190-760ZM150-760L190-560 168-420 214-340 156-262 206-170 148-86 184 10H210L182-84 234-168 190-262 246-340 202-420 226-560 190-760Z" fill="#9aa0b8" opacity=".45"/><path d="M-280-300l26 20M-300-180l34 16M-270-90l24 22M286-310l-24 22M300-190l-36 14M268-100l-22 20" stroke="#171a2a" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>',
  },
  jarOpen: {
    width: 90,
    height: 100,
    drawing:
      '<path d="M-30-94Q-58-70-50-34-42-4-28 0H28Q42-4 50-34 58-70 30-94Z" fill="{#a8663c>#5a301c}"/><path d="M-38-70Q-44-44-36-20" fill="none" stroke="#fff" stroke-opacity=".32" stroke-width="7" stroke-linecap="round"/><ellipse cx="0" cy="-94" rx="33" ry="10" fill="{#b9744a>#6d3c22}"/><ellipse cx="0" cy="-94" rx="26" ry="7" fill="#22120a"/>',
  },
  jarLid: {
    width: 80,
    height: 30,
    drawing:
      '<path d="M-42-6Q-30-22 0-24T42-6Q20 4 0 4T-42-6Z" fill="{#b9744a>#5a301c}"/><ellipse cx="0" cy="-25" rx="9" ry="5" fill="{#c98a5a>#6d3c22}"/>',
  },
  ropeBands: {
    width: 80,
    height: 100,
    drawing: `${[-84, -68, -52].map((y) => `<path d="M-34 ${y}Q0 ${y + 13} 34 ${y}" fill="none" stroke="{#e3c48a>#8f6a34}" stroke-width="10" stroke-linecap="round"/><path d="M-34 ${y}Q0 ${y + 13} 34 ${y}" fill="none" stroke="#6d4f24" stroke-opacity=".5" stroke-width="2" stroke-dasharray="5 5"/>`).join('')}<circle cx="4" cy="-46" r="9" fill="{#e3c48a>#8f6a34}"/><path d="M4-40l-10 24M6-40l12 20" stroke="#b08a4c" stroke-width="7" stroke-linecap="round"/>`,
  },
  fineComb: {
    width: 40,
    height: 26,
    drawing: `<path d="M-22-16H22V-8H-22Z" fill="{#c9783c>#7d4420}"/>${repeat(11, (at) => `<path d="M${at * 4 - 20}-24V0" stroke="#a8602c" stroke-width="2"/>`)}`,
  },
} as const satisfies Record<string, Motif>;
