import type { MotifName } from '../../../domain/book-picture/thingNames.ts';
import { buildings } from './buildings.ts';
import { growth } from './growth.ts';
import { household } from './household.ts';

export interface Motif {
  /** Stands on y = 0 around x = 0, in units of which an adult has 200. */
  drawing: string;
  /** Its height, and how far above its foot something may stand on it. */
  height: number;
  seat?: number;
  width: number;
}

export const motifs = { ...buildings, ...growth, ...household } as const satisfies Record<MotifName, Motif>;

export function motif(name: MotifName): string {
  return motifs[name].drawing;
}
