import type { MotifName } from '../../../domain/book-picture/motifNames.ts';
import { alps } from './alps.ts';
import { antiquity } from './antiquity.ts';
import { bluebird } from './bluebird.ts';
import { buildings } from './buildings.ts';
import { clothing } from './clothing.ts';
import { fables } from './fables.ts';
import { farm } from './farm.ts';
import { garden } from './garden.ts';
import { gildong } from './gildong.ts';
import { greatbell } from './greatbell.ts';
import { growth } from './growth.ts';
import { home } from './home.ts';
import { hometown } from './hometown.ts';
import { household } from './household.ts';
import { jungle } from './jungle.ts';
import { kitchen } from './kitchen.ts';
import { magpies } from './magpies.ts';
import { oz } from './oz.ts';
import { paints } from './paints.ts';
import { pond } from './pond.ts';
import { seodang } from './seodang.ts';
import { stage } from './stage.ts';
import { stones } from './stones.ts';
import { tales } from './tales.ts';
import { thumb } from './thumb.ts';
import { town } from './town.ts';
import { village } from './village.ts';
import { vinehouse } from './vinehouse.ts';
import { weather } from './weather.ts';
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
  ...antiquity,
  ...stage,
  ...seodang,
  ...jungle,
  ...alps,
  ...gildong,
  ...fables,
  ...vinehouse,
  ...greatbell,
  ...hometown,
  ...weather,
  ...thumb,
  ...magpies,
  ...bluebird,
  ...oz,
} as const satisfies Record<MotifName, Motif>;

export function motif(name: MotifName): string {
  return motifs[name].drawing;
}
