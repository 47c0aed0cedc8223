import type { PetMood, PetSpecies, PetStage } from '#domain/aquarium/petSpecies.ts';
import { Picture } from '../picture/Picture.tsx';
import { portraitSource } from './portraitSource.ts';
import { portraitText } from './portraitText.ts';

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
