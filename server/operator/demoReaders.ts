import type { PetSpecies } from '#domain/aquarium/petSpecies.ts';

/**
 * Readers that nobody is, beside the demo student, so that the hall of fame has its three medal places and a list. Only
 * their nicknames are ever shown; they have no password that anybody knows, and let nobody into their aquarium.
 */
export interface DemoReader {
  nickname: string;
  species: PetSpecies;
  exp: number;
  /** Points of two months, and the books that were verified for them. */
  thisMonth: readonly [points: number, books: number];
  lastMonth: readonly [points: number, books: number];
}

export const demoReaders: readonly DemoReader[] = [
  { nickname: '초록거북', species: 'turtle', exp: 2900, thisMonth: [640, 7], lastMonth: [520, 6] },
  { nickname: '반짝해마', species: 'seahorse', exp: 2300, thisMonth: [580, 6], lastMonth: [610, 7] },
  { nickname: '느긋한고래', species: 'whale', exp: 3400, thisMonth: [520, 6], lastMonth: [700, 8] },
  { nickname: '신나는복어', species: 'pufferfish', exp: 900, thisMonth: [410, 5], lastMonth: [330, 4] },
  { nickname: '살랑문어', species: 'octopus', exp: 1200, thisMonth: [360, 4], lastMonth: [400, 4] },
  { nickname: '푸른등대', species: 'whale', exp: 700, thisMonth: [300, 3], lastMonth: [210, 2] },
  { nickname: '포근한소라', species: 'turtle', exp: 500, thisMonth: [240, 3], lastMonth: [180, 2] },
  { nickname: '웃는물결', species: 'seahorse', exp: 260, thisMonth: [160, 2], lastMonth: [240, 3] },
  { nickname: '용감한조개', species: 'pufferfish', exp: 120, thisMonth: [80, 1], lastMonth: [60, 1] },
];
