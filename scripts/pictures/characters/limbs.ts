import { n } from '../numbers.ts';
import type { Point } from './pose.ts';

interface Sleeve {
  paint: string;
  /** Width at the shoulder and at the hand. */
  from: number;
  to: number;
  /** How far the under side hangs, as the sleeves of 한복 do. */
  sag: number;
  cuff?: string;
  hand: string;
  handSize: number;
}

/** An arm in its sleeve from shoulder to hand. */
export function drawArm(
  shoulder: Point,
  hand: Point,
  { paint, from, to, sag, cuff, hand: skin, handSize }: Sleeve,
): string {
  const [dx, dy] = [hand.x - shoulder.x, hand.y - shoulder.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  // The under side is the one that is lower, or behind where the arm hangs straight.
  const flip = ux >= 0 ? 1 : -1;
  const [nx, ny] = [-uy * flip, ux * flip];
  const end = { x: hand.x - ux * handSize * 0.5, y: hand.y - uy * handSize * 0.5 };
  const at = (along: number, across: number) =>
    `${n(shoulder.x + (end.x - shoulder.x) * along + nx * across)} ${n(shoulder.y + (end.y - shoulder.y) * along + ny * across)}`;
  const sleeve = `<path d="M${at(-0.06, -from / 2)}Q${at(0.5, -(from + to) / 4 - 2)} ${at(1, -to / 2)}L${at(1, to / 2)}Q${at(0.62, to / 2 + sag)} ${at(0.06, from / 2)}Z" fill="${paint}" stroke="${paint}" stroke-width="3" stroke-linejoin="round"/>`;
  const shade = `<path d="M${at(0.98, to / 2)}Q${at(0.62, to / 2 + sag)} ${at(0.1, from / 2)}Q${at(0.6, to / 2 + sag - 5)} ${at(0.98, to / 2 - 5)}Z" fill="#2a1430" opacity=".13"/>`;
  const palm = `<circle cx="${n(hand.x + ux * 2)}" cy="${n(hand.y + uy * 2)}" r="${n(handSize)}" fill="${skin}"/>`;
  const band = cuff
    ? `<path d="M${at(0.87, -to / 2 - 0.6)}L${at(1.02, -to / 2)}L${at(1.02, to / 2)}L${at(0.87, to / 2 + sag * 0.22)}Z" fill="${cuff}" stroke="${cuff}" stroke-width="2" stroke-linejoin="round"/>`
    : '';
  return palm + sleeve + shade + band;
}

/** A leg from the hip, with its shoe. */
export function drawLeg(
  hip: Point,
  angle: number,
  length: number,
  look: { paint: string; shoe: string; width: number; gather: boolean; skin?: string },
): string {
  const { paint, shoe, width: w, gather } = look;
  const narrow = gather ? w * 0.5 : w * 0.8;
  const body = gather
    ? `<path d="M${n(-w / 2)} 0C${n(-w * 0.78)} ${n(length * 0.5)} ${n(-w * 0.66)} ${n(length * 0.78)} ${n(-narrow / 2)} ${n(length - 8)}H${n(narrow / 2)}C${n(w * 0.66)} ${n(length * 0.78)} ${n(w * 0.7)} ${n(length * 0.4)} ${n(w / 2)} 0Z" fill="${paint}"/><path d="M${n(-narrow / 2 - 1)} ${n(length - 12)}h${n(narrow + 2)}v7h${n(-narrow - 2)}z" fill="{#ffffff>#d7dbe3}"/>`
    : `<path d="M${n(-w / 2)} 0L${n(-narrow / 2)} ${n(length - 6)}H${n(narrow / 2)}L${n(w / 2)} 0Z" fill="${look.skin ?? paint}"/>`;
  const foot = `<path d="M${n(-narrow / 2 - 1)} ${n(length - 7)}h${n(narrow + 1)}q${n(w * 0.62)} 1 ${n(w * 0.66)} 7h${n(-narrow - w * 0.66)}q-2-3 0-7z" fill="${shoe}"/>`;
  return `<g transform="translate(${n(hip.x)} ${n(hip.y)}) rotate(${n(-angle)})">${foot}${body}</g>`;
}
