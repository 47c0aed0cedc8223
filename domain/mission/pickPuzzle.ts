import type { MissionMaterial } from './MissionMaterial.ts';
import { playedMaterials } from './playedMaterials.ts';

/**
 * The material as one attempt plays it: of several puzzles the one its seed chooses, so that neighbours in a classroom
 * have different grids. Other missions stay as they are.
 */
export function pickPuzzle(material: MissionMaterial, seed: number): MissionMaterial {
  const played = playedMaterials(material);
  return played[seed % played.length] ?? played[0];
}
