/** What the fonts of a pack have (scripts/fonts/buildPaperFonts.ts). */
export const printableRanges: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x3131, 0x3163],
  [0x321c, 0x321c],
  [0xac00, 0xd7a3],
];
export const printableSigns = '‘’“”…·–—•→←↑↓※○●□■△▲▽▼「」『』《》〈〉【】、。①②③④⑤⑥⑦⑧⑨⑩✓₩€™';

/** Letters that a PDF would leave blank, each once; empty for none. */
export function unprintable(text: string): string {
  const found = [...text.normalize('NFC')].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !printableSigns.includes(letter) && !printableRanges.some(([from, to]) => from <= code && code <= to);
  });
  return [...new Set(found)].join('');
}
