declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat?: 'sfnt' | 'truetype' | 'woff2';
    /** OpenType features whose glyphs stay; all of them when it is left out. */
    keepFeatures?: readonly string[];
    /** Leaves out what fits outlines to coarse grids of pixels. */
    noHinting?: boolean;
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetFontOptions): Promise<Buffer>;
}
