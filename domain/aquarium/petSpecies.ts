/** Sea creatures a pet may hatch into. */
export const petSpecies = ['octopus', 'whale', 'turtle', 'seahorse', 'pufferfish'] as const;
export type PetSpecies = (typeof petSpecies)[number];

export const petSpeciesNames: Readonly<Record<PetSpecies, string>> = {
  octopus: '문어',
  whale: '고래',
  turtle: '거북',
  seahorse: '해마',
  pufferfish: '복어',
};

/** Growth stages, reached at levels 1, 5, 12 and 25. */
export const petStages = ['egg', 'baby', 'young', 'grown'] as const;
export type PetStage = (typeof petStages)[number];

/** How the pet looks and feels; never blaming. */
export const petMoods = ['joyful', 'calm', 'sleepy'] as const;
export type PetMood = (typeof petMoods)[number];
