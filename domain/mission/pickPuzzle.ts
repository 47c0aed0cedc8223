import type { MissionMaterial } from './MissionMaterial.ts';

/**
 * The material as one attempt plays it: of several puzzles the one its seed chooses, so that neighbours in a classroom
 * have different grids. Other missions stay as they are.
 */
export function pickPuzzle(material: MissionMaterial, seed: number): MissionMaterial {
  if (material.kind !== 'PUZZLE' || !material.others) return material;
  const puzzles = [material.clues, ...material.others];
  return { kind: 'PUZZLE', clues: puzzles[seed % puzzles.length] ?? material.clues };
}
