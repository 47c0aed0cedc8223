import type { MoodName } from '../../../domain/book-picture/characterNames.ts';
import { n } from '../numbers.ts';
import type { Point } from './pose.ts';

interface FaceParts {
  /** Where the eyes are, from the middle of the head; half their distance; how large they are. */
  eyeY: number;
  eyeX: number;
  eyeSize: number;
  /** Null where a beak or a muzzle has it. */
  mouthY: number | null;
  /** How far the features stand to the right: the head is turned by so much. */
  turn: number;
  /** An animal has eyes with more white, and its mouth below the muzzle. */
  animal: boolean;
  cheek: string;
  brow: string;
}

const INK = '#3a2420';

/** Eyes, brows, cheeks and mouth. `gaze` is where the pupils look, each part from -1 to 1. */
export function drawFace(mood: MoodName, gaze: Point, parts: FaceParts): string {
  const { eyeX, eyeY, turn } = parts;
  // The far side of a turned face is shorter.
  const near = turn - eyeX * 1.02;
  const far = turn + eyeX * (1 - Math.abs(turn) / 60);
  const cheeks = [near - 3.4, far + 3]
    .map((x) => `<ellipse cx="${n(x)}" cy="${n(eyeY + 8.4)}" rx="5.4" ry="3.7" fill="${parts.cheek}" opacity=".62"/>`)
    .join('');
  const eyes = drawEye(mood, gaze, near, parts, -1) + drawEye(mood, gaze, far, parts, 1);
  const mouth = parts.mouthY === null ? '' : drawMouth(mood, turn, parts.mouthY);
  return `${cheeks}${eyes}${mouth}`;
}

function drawEye(mood: MoodName, gaze: Point, x: number, parts: FaceParts, side: number): string {
  const { eyeY: y, eyeSize: r } = parts;
  const brow = drawBrow(mood, x, y - r * 2.5, side, parts.brow, r);
  if (mood === 'asleep' || mood === 'laugh' || mood === 'proud') {
    const bend = mood === 'asleep' ? r * 1.1 : -r * 1.5;
    const lid = `<path d="M${n(x - r * 1.25)} ${n(y)}q${n(r * 1.25)} ${n(bend)} ${n(r * 2.5)} 0" fill="none" stroke="${INK}" stroke-width="${n(r * 0.55)}" stroke-linecap="round"/>`;
    return lid + brow;
  }
  const wide = mood === 'surprised' || mood === 'scared' ? 1.16 : 1;
  const [w, h] = [r * 1.32 * wide, r * 1.56 * wide];
  const [px, py] = [x + gaze.x * r * 0.56, y + gaze.y * r * 0.5];
  const p = mood === 'scared' ? r * 0.62 : r * 0.98;
  const white = `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w)}" ry="${n(h)}" fill="#fffdf8"/>`;
  const pupil = `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(p)}" ry="${n(p * 1.14)}" fill="${INK}"/><circle cx="${n(px - p * 0.35)}" cy="${n(py - p * 0.42)}" r="${n(p * 0.36)}" fill="#ffffff"/>`;
  const lid =
    mood === 'sad' || mood === 'cry' || mood === 'sly'
      ? `<path d="M${n(x - w - 0.6)} ${n(y - h * 0.2)}q${n(w)} ${n(-h * 1.5)} ${n(w * 2 + 1.2)} 0v${n(-h)}h${n(-w * 2 - 1.2)}z" fill="none"/>`
      : '';
  const tear =
    mood === 'cry'
      ? `<path d="M${n(x)} ${n(y + h * 0.8)}q${n(r * 1.1)} ${n(r * 2.2)} 0 ${n(r * 3)}q${n(-r * 1.1)} ${n(-r * 0.8)} 0 ${n(-r * 3)}z" fill="{#e4f6ff|#7cc4f0}"/>`
      : '';
  return `${white}${pupil}${lid}${brow}${tear}`;
}

function drawBrow(mood: MoodName, x: number, y: number, side: number, colour: string, r: number): string {
  const tilts: Partial<Record<MoodName, number>> = { angry: 26, sly: 16, sad: -20, cry: -24, scared: -20 };
  const lift = mood === 'surprised' || mood === 'scared' ? -r * 0.9 : 0;
  const tilt = (tilts[mood] ?? -4) * side * -1;
  return `<path d="M${n(x - r * 1.15)} ${n(y + lift)}q${n(r * 1.15)} ${n(-r * 0.7)} ${n(r * 2.3)} 0" fill="none" stroke="${colour}" stroke-width="${n(r * 0.56)}" stroke-linecap="round" transform="rotate(${n(tilt)} ${n(x)} ${n(y + lift)})"/>`;
}

function drawMouth(mood: MoodName, x: number, y: number): string {
  const line = (d: string) =>
    `<path d="M${n(x)} ${n(y)}${d}" fill="none" stroke="#8f3a34" stroke-width="1.9" stroke-linecap="round"/>`;
  const open = (d: string, tongue: string) =>
    `<path d="M${n(x)} ${n(y)}${d}" fill="#7c2730"/><path d="M${n(x)} ${n(y)}${tongue}" fill="#f0817c"/>`;
  switch (mood) {
    case 'laugh':
      return open('m-8-2q8 2 16 0q-1 11-8 11t-8-11z', 'm-4 6q4-3.500 8 0q-4 5-8 0z');
    case 'surprised':
      return `<ellipse cx="${n(x)}" cy="${n(y + 2)}" rx="4" ry="5.2" fill="#7c2730"/>`;
    case 'scared':
      return `<path d="M${n(x - 7)} ${n(y + 4)}q3-5 7-4t7 4q-3 2-7 1.500t-7-1.500z" fill="#7c2730"/>`;
    case 'sad':
    case 'cry':
      return line('m-6 4q6-6 12 0');
    case 'angry':
      return line('m-6 3q6-4 12 0');
    case 'calm':
      return line('m-4.500 1q4.500 1.500 9 0');
    case 'asleep':
      return `<ellipse cx="${n(x + 1)}" cy="${n(y + 1)}" rx="2.600" ry="2" fill="#a94a46"/>`;
    case 'sly':
      return line('m-6 1q7 5 13-3');
    default:
      return line('m-6.500-.5q6.500 6.500 13 0');
  }
}
