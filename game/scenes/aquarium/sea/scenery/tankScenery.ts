import type { Container } from 'pixi.js';
import type { SeaPlace } from '../SeaPlace.ts';
import { drawCave } from './drawCave.ts';
import { drawDeepLibrary } from './drawDeepLibrary.ts';
import { drawSunnyFloor } from './drawSunnyFloor.ts';

const drawings: Readonly<Record<number, (place: SeaPlace) => Container>> = {
  2: drawCave,
  3: drawSunnyFloor,
  4: drawDeepLibrary,
};

/** What stands far back in a tank that was bought, in the sense of its name; null for the first, which has reefs and hills. */
export function tankScenery(place: SeaPlace): Container | null {
  return drawings[place.tankNo]?.(place) ?? null;
}
