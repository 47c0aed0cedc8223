import type { Random } from '../../domain/random/createRandom.ts';
import type { CoverPalette } from './coverPalettes.ts';

/** What a composition draws with. Everything is in the units of the cover, 300 × 420. */
export interface CoverKit {
  readonly palette: CoverPalette;
  readonly random: Random;
  /** Motifs of the book; compositions place the first large and the second beside it. */
  readonly motifCount: number;
  /** The motif with its centre at (x, y), `size` units wide. */
  motif(index: number, x: number, y: number, size: number, turn?: number): string;
  /** Defines a gradient from top to bottom, or along the given vector, and returns its paint. */
  linear(stops: readonly string[], vector?: readonly [x1: number, y1: number, x2: number, y2: number]): string;
  /** Defines a light that fades from its centre, in units of the cover, and returns its paint. */
  glow(colour: string, x: number, y: number, radius: number, strength?: number): string;
}

/** Draws the whole cover. The top third stays calm: the title is laid over it. */
export type Composition = (kit: CoverKit) => string;
