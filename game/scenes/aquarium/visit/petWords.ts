import type { Neighbour } from '#contract/neighbour.ts';
import { petSpeciesNames } from '#domain/aquarium/petSpecies.ts';

/** Who lives here, in a line. */
export function petWords({ pet }: Neighbour): string {
  if (!pet) return '오늘은 쉬고 있어요';
  if (pet.stage === 'egg' || pet.species === null) return '알이 자라고 있어요';
  return `${petSpeciesNames[pet.species]} ${pet.nickname}`;
}

/** The room for those who do not see it. */
export function roomWords({ room }: Pick<Neighbour, 'room'>): string {
  if (room.length === 0) return '방이 비어 있어요';
  const things = [...room].sort((a, b) => a.position - b.position).map(({ name }) => name);
  return `방에 놓은 것: ${things.join(', ')}`;
}
