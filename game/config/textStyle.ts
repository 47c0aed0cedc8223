import type { TextStyleOptions } from 'pixi.js';
import { palette } from './palette.ts';

/** Half-typed syllables lie outside Jua's 2,350, so a fallback face is named. */
export const canvasFont = ['Jua', 'Bada Sans', 'Pretendard', 'sans-serif'];

type Face = Pick<TextStyleOptions, 'fill' | 'align' | 'wordWrapWidth' | 'lineHeight' | 'stroke'>;

const cache = new Map<string, TextStyleOptions>();

/**
 * A text style that is the same object for the same values: @pixi/react compares by reference, and a new object
 * would rasterise the text again at each render.
 *
 * @param fontSize stage units
 */
export function textStyle(fontSize: number, face: Face = {}): TextStyleOptions {
  const key = `${fontSize}|${JSON.stringify(face)}`;
  const known = cache.get(key);
  if (known) return known;
  const style: TextStyleOptions = {
    fontFamily: canvasFont,
    fontSize,
    fill: palette.ink,
    ...face,
    // Room for glyphs that reach out of Jua's em box.
    padding: Math.ceil(fontSize * 0.2),
    wordWrap: face.wordWrapWidth !== undefined,
  };
  cache.set(key, style);
  return style;
}
