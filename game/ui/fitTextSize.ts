import { CanvasTextMetrics, TextStyle } from 'pixi.js';
import { textStyle } from '../config/textStyle.ts';

/** Height of a line in units of the text size. */
export const LINE_HEIGHT = 1.26;

/**
 * The largest of the sizes at which a text, broken between words, fits a box; the smallest when none does.
 *
 * @param sizes stage units, largest first
 */
export function fitTextSize(text: string, width: number, height: number, sizes: readonly number[]): number {
  const fits = (size: number) => {
    const measured = measureText(text, width, size);
    return measured.height <= height && measured.width <= width + 1;
  };
  return sizes.find(fits) ?? sizes.at(-1) ?? 20;
}

/** Size of a text broken between words to the given width, in stage units. Needs a browser. */
export function measureText(
  text: string,
  width: number,
  size: number,
): { width: number; height: number; lines: number } {
  const style = new TextStyle({ ...textStyle(size), wordWrap: true, wordWrapWidth: Math.round(width) });
  const { lines, maxLineWidth } = CanvasTextMetrics.measureText(text, style);
  return { width: maxLineWidth, height: lines.length * size * LINE_HEIGHT, lines: lines.length };
}

/**
 * The sizes at which text is at least 16 CSS pixels high; the largest one when none is.
 *
 * @param sizes stage units, largest first
 * @param scale CSS pixels of a stage unit
 */
export function legible(sizes: readonly number[], scale: number): readonly number[] {
  const found = sizes.filter((size) => size * scale >= 15.9);
  return found.length > 0 ? found : sizes.slice(0, 1);
}
