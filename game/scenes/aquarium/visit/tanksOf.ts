import type { FurtherTank, Neighbour } from '#contract/neighbour.ts';
import { FIRST_TANK } from '#domain/aquarium/tanks.ts';
import { FIRST_TANK_NAME } from '../session/tankName.ts';

/** All tanks of a neighbour, the first one first. */
export function tanksOf({ room, tank, furtherTanks = [] }: Neighbour): [FurtherTank, ...FurtherTank[]] {
  return [{ tankNo: FIRST_TANK, name: FIRST_TANK_NAME, room, tank }, ...furtherTanks];
}
