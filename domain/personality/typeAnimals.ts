/** The animal of each type, by its four letters: what its name ends with (`content/personality/test.json`). */
export const typeAnimals = {
  WSPT: 'dolphin',
  WSPA: 'seahorse',
  WSFT: 'flying-fish',
  WSFA: 'jellyfish',
  WKPT: 'crab',
  WKPA: 'turtle',
  WKFT: 'octopus',
  WKFA: 'ray',
  DSPT: 'whale',
  DSPA: 'beluga',
  DSFT: 'seal',
  DSFA: 'otter',
  DKPT: 'penguin',
  DKPA: 'hermit-crab',
  DKFT: 'squid',
  DKFA: 'pufferfish',
} as const;
export type TypeAnimal = (typeof typeAnimals)[keyof typeof typeAnimals];

/** Null for a type of a test that is not known any more. */
export function animalOfType(code: string): TypeAnimal | null {
  return Object.hasOwn(typeAnimals, code) ? typeAnimals[code as keyof typeof typeAnimals] : null;
}
