import type { Rect } from '../engine/Rect.ts';
import { textWidth } from './textWidth.ts';

export interface Speech {
  text: string;
  /** Of the whole bubble. */
  maxWidth: number;
  /** Of the letters. */
  size: number;
  /** Which way the bubble lies from the tip of its tail. */
  side: 'right' | 'left' | 'above';
}

export interface SpeechLayout {
  /** The bubble without its tail, from the tip. */
  box: Rect;
  /** Room for a line of words. */
  inner: number;
  lineHeight: number;
}

/** From the tip of the tail to the bubble: beside it and above it. */
const ASIDE = { x: 14, y: 12 };
const ABOVE = 22;

/** How large a bubble is around its words, and where it lies: as wide as its longest line, up to `maxWidth`. */
export function layoutSpeech({ text, maxWidth, size, side }: Speech): SpeechLayout {
  const pad = size;
  const lines = wrap(text, size, maxWidth - pad * 2);
  const inner = Math.min(maxWidth - pad * 2, Math.max(...lines.map((line) => textWidth(line, size))) + 4);
  const lineHeight = size * 1.4;
  const width = inner + pad * 2;
  const height = lines.length * lineHeight + pad * 1.3;
  const x = side === 'right' ? ASIDE.x : side === 'left' ? -width - ASIDE.x : -width / 2;
  const y = -height - (side === 'above' ? ABOVE : ASIDE.y);
  return { box: { x, y, width, height }, inner, lineHeight };
}

/** Words in lines, as a browser breaks them: never inside a word. */
function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
