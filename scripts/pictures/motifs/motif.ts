import type { MotifName } from '../../../domain/book-picture/motifNames.ts';
import { buildings } from './buildings.ts';
import { clothing } from './clothing.ts';
import { farm } from './farm.ts';
import { garden } from './garden.ts';
import { growth } from './growth.ts';
import { home } from './home.ts';
import { houseAndRoad } from './houseAndRoad.ts';
import { household } from './household.ts';
import { kitchen } from './kitchen.ts';
import { oldRooms } from './oldRooms.ts';
import { outdoorThings } from './outdoorThings.ts';
import { paints } from './paints.ts';
import { pond } from './pond.ts';
import { stones } from './stones.ts';
import { tales } from './tales.ts';
import { town } from './town.ts';
import { unusualThings } from './unusualThings.ts';
import { village } from './village.ts';
import { voyages } from './voyages.ts';
import { workshop } from './workshop.ts';

export interface Motif {
  /** Stands on y = 0 around x = 0, in units of which an adult has 200. */
  drawing: string;
  /** Its height, and how far above its foot something may stand on it. */
  height: number;
  seat?: number;
  width: number;
}

export const motifs = {
  ...buildings,
  ...growth,
  ...garden,
  ...farm,
  ...household,
  ...stones,
  ...paints,
  ...town,
  ...home,
  ...tales,
  ...kitchen,
  ...clothing,
  ...pond,
  ...village,
  ...workshop,
  ...oldRooms,
  ...outdoorThings,
  ...voyages,
  ...houseAndRoad,
  ...unusualThings,
} as const satisfies Record<MotifName, Motif>;

export function motif(name: MotifName): string {
  return motifs[name].drawing;
}
