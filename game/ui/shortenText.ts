import { textWidth } from './textWidth.ts';

/** A line as it fits a width, its end replaced by … where it is longer. @param size of the font, in the unit of the width */
export function shortenText(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const glyphs = [...text];
  while (glyphs.length > 1 && textWidth(`${glyphs.join('').trimEnd()}…`, size) > width) glyphs.pop();
  return `${glyphs.join('').trimEnd()}…`;
}
