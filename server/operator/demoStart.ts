import type { PetSpecies } from '#domain/aquarium/petSpecies.ts';

/**
 * What a demo student starts with, so that every page has something to show: a young pet of level 13, a filled bag,
 * a furnished room, a book half read. Item ids are those of content/aquarium/shop.json.
 */
export const demoStart = {
  birthday: '20140312',
  schoolGrade: 'ELEMENTARY_6',
  raq: 740,
  monthGoalBookCount: 4,
  welcome: { POINT: 460, SHELL: 320, EXP: 2420 },
  pet: { species: 'octopus', nickname: '통통이', satiety: 62, intimacy: 74, strength: 55 } satisfies {
    species: PetSpecies;
    nickname: string;
    satiety: number;
    intimacy: number;
    strength: number;
  },
  bag: { bread: 2, shrimp: 1, cookie: 1, balloon: 2, 'ring-buoy': 1, star: 1 },
  room: { 1: 'coral', 5: 'books', 9: 'spiral-shell' },
  /** The share of a book that was read. */
  readShare: 0.4,
} as const;
