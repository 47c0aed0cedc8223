import type { AgeName, MoodName, PoseName } from '../../../domain/book-picture/characterNames.ts';
import { drawCharacter } from '../characters/drawCharacter.ts';
import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

/** A boy of the jungle, in a red cloth. */
function boy(age: AgeName, pose: PoseName, mood: MoodName, gaze: { x: number; y: number }): Motif {
  const { drawing, height } = drawCharacter({
    age,
    skin: 'brown',
    outfit: 'modern',
    top: 'plum',
    bottom: 'red',
    skirt: false,
    hair: 'curls',
    pose,
    mood,
    gaze,
  });
  return {
    width: 70,
    height,
    seat: height * 0.5,
    drawing: drawing
      .replaceAll('{#a5597f>#64284c}', '{#c98e62>#94603e}')
      .replaceAll('fill="#fff" opacity=".28"', 'fill="none"')
      .replaceAll('{#a06a42>#5f3820}', '{#4a4048>#1d171d}'),
  };
}

const band = (path: string, w: number) =>
  `<path d="${path}" fill="none" stroke="{#d9b45c>#8a6428}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="#5f3f1c" stroke-opacity=".75" stroke-width="${n(w * 0.4)}" stroke-linecap="round" stroke-dasharray="${n(w * 0.5)} ${n(w * 0.75)}"/>`;

const arch = (x: number, s: number) =>
  `<g transform="translate(${x} 0) scale(${s})"><path d="M-90 0V-150Q-90-250 0-280 90-250 90-150V0H56V-146Q56-206 0-232-56-206-56-146V0Z" fill="{#cfc4a8>#8a8064}"/><path d="M-98-12H-50V4H-98ZM50-12H98V4H50Z" fill="#8a8064"/><path d="M-82-60H-60M-84-110H-60M62-80H84M60-140H84M-40-244l-16-12M36-250l14-14" stroke="#5f583f" stroke-opacity=".6" stroke-width="4"/><path d="M-90-200Q-100-120-84-40M78-226Q96-160 84-90" fill="none" stroke="#5f9a54" stroke-width="6"/><g fill="#6fae5f">${repeat(7, (at) => `<ellipse cx="${at % 2 ? -96 : -84}" cy="${-190 + at * 22}" rx="9" ry="5"/>`)}</g></g>`;

export const jungle = {
  mowgliBaby: boy('toddler', 'stand', 'laugh', { x: 0.9, y: -0.3 }),
  mowgliPebbles: boy('toddler', 'sitReach', 'smile', { x: 0.8, y: 0.7 }),
  mowgliSulking: boy('child', 'sit', 'angry', { x: -0.8, y: -0.2 }),
  mowgliShouting: boy('child', 'cheer', 'surprised', { x: 0.5, y: -0.9 }),
  mowgliReaching: boy('child', 'pull', 'calm', { x: 0.9, y: 0.1 }),
  mowgliPointing: boy('child', 'point', 'angry', { x: 0.9, y: 0.2 }),
  mowgliRiding: boy('child', 'sitReach', 'angry', { x: 0.9, y: 0.2 }),
  mowgliHolding: boy('child', 'hold', 'smile', { x: 0.7, y: 0.4 }),
  pythonEight: {
    width: 240,
    height: 230,
    drawing: `${band('M-110-14Q-120-70-50-74 20-74 30-34 30 2-30 0-90-2-84-40', 30)}${band('M-20-8Q60-4 96-34 120-70 70-90 10-100-10-130-20-168 30-180 60-184 72-200', 28)}<g transform="translate(78 -206)"><path d="M-26-12Q-6-26 18-16 32-6 26 8 8 20-24 12Z" fill="{#e3c46a>#94702c}"/><path d="M-24 8Q4 15 26 4" fill="none" stroke="#4b3416" stroke-width="2.600"/><circle cx="8" cy="-8" r="6" fill="#fff6c9"/><ellipse cx="9" cy="-8" rx="2" ry="5" fill="#1a1410"/><path d="M26 2q12 0 16-6M38 0q6 2 8 6" fill="none" stroke="#d0303c" stroke-width="3" stroke-linecap="round"/></g>`,
  },
  /** The tops of many trees, from edge to edge, as those see them who run along them. */
  treetops: {
    width: 1,
    height: 60,
    seat: 0,
    drawing: `<path d="M-480-20H480V420H-480Z" fill="{#5f9a54|#2f6a44}"/>${repeat(22, (at) => {
      const row = Math.floor(at / 11);
      const x = ((at % 11) - 5) * 92 + (row % 2) * 44;
      const y = -14 + row * 74 + ((at * 29) % 22);
      return `<path d="M${x - 66} ${y + 40}Q${x - 78} ${y - 12} ${x - 36} ${y - 20} ${x - 24} ${y - 54} ${x + 8} ${y - 46} ${x + 44} ${y - 58} ${x + 52} ${y - 18} ${x + 82} ${y} ${x + 66} ${y + 44} ${x} ${y + 76} ${x - 66} ${y + 40}Z" fill="${['{#9ed07a>#3f8a50}', '{#86c06e>#357a4a}', '{#aedb86>#4a9458}'][at % 3]}"/>`;
    })}`,
  },
  ruinArches: { width: 420, height: 290, drawing: `${arch(-150, 0.8)}${arch(150, 0.86)}${arch(0, 1)}` },
  honeyPot: {
    width: 60,
    height: 60,
    drawing:
      '<path d="M-26-44Q-40-24-26 0H26Q40-24 26-44Z" fill="{#c9783c>#7d4420}"/><path d="M-30-54H30V-42H-30Z" fill="{#d9904a>#8f5424}"/><path d="M-26-52Q-10-60 0-56T26-52V-44Q20-30 14-44 6-34 0-44-10-22-18-44Z" fill="{#ffd45c>#e0952a}"/>',
  },
  torchBranch: {
    width: 40,
    height: 130,
    drawing:
      '<path d="M-4-84H5L4 0H-4Z" fill="{#8f5f38>#4b2f1c}"/><path d="M-18-78Q-28-104-10-118-8-108-2-110-6-128 8-142 10-124 22-112 30-92 16-76 0-68-18-78Z" fill="rgb(255,140,50)"/><path d="M-9-78Q-12-98 2-110 14-96 10-78 0-72-9-78Z" fill="rgb(255,226,120)"/>',
  },
  shinyPebbles: {
    width: 80,
    height: 16,
    drawing:
      '<ellipse cx="-26" cy="-5" rx="10" ry="6" fill="{#e6f0fa@#8fa3bd}"/><ellipse cx="-4" cy="-4" rx="8" ry="5" fill="{#ffffff@#a9b9cf}"/><ellipse cx="18" cy="-6" rx="11" ry="7" fill="{#dfe9f6@#8496b3}"/><path d="M18-20l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="rgb(255,255,235)"/>',
  },
} as const satisfies Record<string, Motif>;
