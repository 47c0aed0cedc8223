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
      '<path d="M-330-420H-180L-220-330-160-250-212-160-150-80-190 10H-330ZM330-420H170L214-340 156-262 206-170 148-86 184 10H330Z" fill="{#6f7488>#2b2f42}"/><path d="M-180-420L-220-330-160-250-212-160-150-80-190 10H-214L-182-76-240-160-190-250-250-330-214-420ZM170-420L214-340 156-262 206-170 148-86 184 10H210L182-84 234-168 190-262 246-340 204-420Z" fill="#9aa0b8" opacity=".45"/><path d="M-280-300l26 20M-300-180l34 16M-270-90l24 22M286-310l-24 22M300-190l-36 14M268-100l-22 20" stroke="#171a2a" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>',
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
