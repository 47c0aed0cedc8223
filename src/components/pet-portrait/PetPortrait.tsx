import { type PetMood, type PetSpecies, type PetStage, petSpeciesNames } from '#domain/aquarium/petSpecies.ts';
import { Picture } from '../picture/Picture.tsx';
import { portraitSource } from './portraitSource.ts';

const moodWords: Readonly<Record<PetMood, string>> = {
  joyful: '신난',
  calm: '편안한',
  sleepy: '졸린',
};

const stageWords: Readonly<Record<Exclude<PetStage, 'egg'>, string>> = {
  baby: '아기',
  young: '어린',
  grown: '다 자란',
};

interface PetPortraitProps {
  /** Null: still an egg. */
  species: PetSpecies | null;
  stage: PetStage;
  mood: PetMood;
  /** Width and height in CSS pixels; the picture has 256. */
  size: number;
  /** Text in place of the picture; without it the pet is described, with an empty one it is decoration. */
  title?: string;
}

/** The pet as a still picture, for pages without a canvas. */
export function PetPortrait({ species, stage, mood, size, title }: PetPortraitProps) {
  return (
    <Picture
      src={portraitSource(species, stage, mood)}
      alt={title ?? portraitText(species, stage, mood)}
      width={size}
      height={size}
      decoding="async"
      draggable={false}
    />
  );
}

/** The picture in words, for those who do not see it. */
function portraitText(species: PetSpecies | null, stage: PetStage, mood: PetMood): string {
  if (species === null || stage === 'egg') return '곧 깨어날 바다 친구의 알';
  return `${moodWords[mood]} ${stageWords[stage]} ${petSpeciesNames[species]}`;
}
