import { type Config, optimize } from 'svgo';
import { createRandom } from '../../domain/random/createRandom.ts';
import type { CoverKit } from './Composition.ts';
import { compositions } from './compositions.ts';
import { coverMotif } from './coverMotif.ts';
import { type CoverPaletteName, coverPalettes } from './coverPalettes.ts';
import { n } from './shapes.ts';

/** A row of the catalogue: which picture a book has. */
export interface CoverPlan {
  readonly bookNo: number;
  readonly composition: string;
  readonly palette: string;
  readonly motifs: readonly string[];
}

/** Motifs are drawn some four times as large as their box: a tenth of its unit is less than half a pixel. */
const LIGHT: Config = {
  multipass: true,
  floatPrecision: 2,
  plugins: [{ name: 'preset-default', params: { overrides: { convertPathData: { floatPrecision: 1 } } } }],
};
/** The main motif fills a little more than its place. */
const MAIN = 1.1;
/** Units of a motif's own box. */
const BOX = 32;

/** Draws the cover of a book. The book's number is the seed: the same plan gives the same bytes. */
export function coverSvg({ bookNo, composition, palette: paletteName, motifs }: CoverPlan): string {
  const draw = compositions[composition];
  const palette = coverPalettes[paletteName as CoverPaletteName];
  if (draw === undefined || palette === undefined) throw new Error(`no ${composition} in ${paletteName}`);
  const random = createRandom(bookNo * 7919);
  // The first numbers of neighbouring seeds are alike.
  for (let at = 0; at < 8; at += 1) random();
  const defs: string[] = [];
  const parts = motifs.map((name, at) => coverMotif(name, `${'mn'[at]}`));
  const define = (make: (id: string) => string) => {
    const id = `g${defs.length}`;
    defs.push(make(id));
    return `url(#${id})`;
  };
  const kit: CoverKit = {
    palette,
    random,
    motifCount: motifs.length,
    motif: (index, x, y, size, turn = 0) => {
      const large = index === 0 ? size * MAIN : size;
      const scale = large / BOX;
      const rotate = turn === 0 ? '' : ` rotate(${n(turn)} ${BOX / 2} ${BOX / 2})`;
      return `<g transform="translate(${n(x - large / 2)} ${n(y - large / 2)})scale(${Math.round(scale * 1000) / 1000})${rotate}">${parts[index]?.drawing ?? ''}</g>`;
    },
    linear: (colours, vector = [0, 0, 0, 420]) =>
      define((id) => {
        const [x1, y1, x2, y2] = vector.map(n);
        const stops = colours.map(
          (colour, at) => `<stop offset="${n(at / (colours.length - 1))}" stop-color="${colour}"/>`,
        );
        return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`;
      }),
    glow: (colour, x, y, radius, strength = 0.6) =>
      define((id) => {
        const stops = `<stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`;
        return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}">${stops}</radialGradient>`;
      }),
  };
  const picture = draw(kit);
  const all = defs.join('') + parts.map((part) => part.defs).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420"><defs>${all}</defs>${picture}</svg>`;
  return `${optimize(svg, LIGHT).data}\n`;
}
