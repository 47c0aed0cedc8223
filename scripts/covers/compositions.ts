import type { Composition } from './Composition.ts';
import { arch } from './compositions/arch.ts';
import { book } from './compositions/book.ts';
import { city } from './compositions/city.ts';
import { field } from './compositions/field.ts';
import { forest } from './compositions/forest.ts';
import { geometric } from './compositions/geometric.ts';
import { hanok } from './compositions/hanok.ts';
import { hills } from './compositions/hills.ts';
import { map } from './compositions/map.ts';
import { medallion } from './compositions/medallion.ts';
import { night } from './compositions/night.ts';
import { orbit } from './compositions/orbit.ts';
import { paper } from './compositions/paper.ts';
import { scroll } from './compositions/scroll.ts';
import { sea } from './compositions/sea.ts';
import { stage } from './compositions/stage.ts';
import { table } from './compositions/table.ts';
import { tree } from './compositions/tree.ts';
import { wave } from './compositions/wave.ts';
import { window } from './compositions/window.ts';

/** The family of covers by the names that the catalogue uses. */
export const compositions: Readonly<Record<string, Composition>> = {
  arch,
  book,
  city,
  field,
  forest,
  geometric,
  hanok,
  hills,
  map,
  medallion,
  night,
  orbit,
  paper,
  scroll,
  sea,
  stage,
  table,
  tree,
  wave,
  window,
};
