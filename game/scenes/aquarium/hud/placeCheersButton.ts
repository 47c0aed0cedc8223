import type { Rect } from '#game/engine/Rect.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';

/** Where new cheers are announced. On small stages there is no other room: they take the place of the pet's speech. */
export function placeCheersButton(layout: AquariumLayout, words: string): Rect {
  const { hint, bubble, upright, short, text, look } = layout;
  const height = look.button;
  const width = text * (words.length * 0.72 + 3.4);
  if (short) return { x: bubble.x + 14, y: bubble.y - 12 - height, width: Math.min(width, bubble.maxWidth), height };
  return { x: hint.x - width / 2, y: upright ? bubble.y - height - 10 : hint.y, width, height };
}
