import { type PetMood, type PetSpecies, type PetStage, petSpeciesNames } from '#domain/aquarium/petSpecies.ts';

const moodWords: Readonly<Record<PetMood, string>> = {
  joyful: '신난',
  calm: '편안한',
  hungry: '배고픈',
  sleepy: '졸린',
  lonely: '놀고 싶은',
};

const stageWords: Readonly<Record<Exclude<PetStage, 'egg'>, string>> = {
  baby: '아기',
  young: '어린',
  grown: '다 자란',
};

/** The picture in words, for those who do not see it. */
export function portraitText(species: PetSpecies | null, stage: PetStage, mood: PetMood): string {
  if (species === null || stage === 'egg') return '곧 깨어날 바다 친구의 알';
  return `${moodWords[mood]} ${stageWords[stage]} ${petSpeciesNames[species]}`;
}
