import { layoutSpeech } from '#game/ui/layoutSpeech.ts';
import type { AquariumLayout, BubblePlace } from '../layout/AquariumLayout.ts';

/** Characters from which a sentence is drawn smaller, so that it stays in two or three lines. */
const LONG = 34;

/** Where the pet's speech lies and how large its letters are, stage units. A long one lies lower, clear of the buttons. */
export function placeSpeech(layout: AquariumLayout, words: string, aside: boolean): BubblePlace & { size: number } {
  const { text, small, short, upright, purse, menu, bubble, bubbleAside } = layout;
  if (aside) return { ...bubbleAside, size: text - (short ? 1 : 0) };
  // A low stage has little water beside the pet.
  const usual = text + (short ? -1 : 2);
  const size = words.length > LONG ? Math.min(usual, small) : usual;
  const { box } = layoutSpeech({ text: words, maxWidth: bubble.maxWidth, size, side: bubble.side });
  const top = short || upright ? Math.max(purse.y + purse.height, menu.y + menu.height) + 4 : 0;
  return { ...bubble, y: Math.max(bubble.y, top - box.y), size };
}
