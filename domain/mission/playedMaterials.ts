import type { MissionMaterial } from './MissionMaterial.ts';

/** Everything that an attempt may get of a mission of the catalogue: of a pool of words each of its puzzles. */
export function playedMaterials(material: MissionMaterial): [MissionMaterial, ...MissionMaterial[]] {
  if (material.kind !== 'PUZZLE' || !material.others) return [material];
  const puzzle = (clues: typeof material.clues) => ({ kind: material.kind, clues });
  return [puzzle(material.clues), ...material.others.map(puzzle)];
}
