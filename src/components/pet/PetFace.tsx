import type { PetMood, PetSpecies, PetStage } from '#domain/aquarium/petSpecies.ts';
import { PetPortrait } from '../pet-portrait/PetPortrait.tsx';
import styles from './PetFace.module.css';

interface PetFaceProps {
  /** Null: still an egg. */
  species: PetSpecies | null;
  stage: PetStage;
  mood: PetMood;
  /** CSS pixels; `fill` takes what the box around gives. */
  size: number | 'fill';
  /** Text in place of the picture; without it the pet is described, with an empty one it is decoration. */
  title?: string;
  /** On a round disc of water. */
  disc?: boolean;
  /** Bobs gently, as in water. */
  afloat?: boolean;
}

/** CSS pixels of the picture itself. */
const FULL_SIZE = 256;

/** The pet's portrait as pages show it. */
export function PetFace({ species, stage, mood, size, title, disc, afloat }: PetFaceProps) {
  return (
    <span
      className={[styles.face, disc && styles.disc, afloat && styles.afloat].filter(Boolean).join(' ')}
      style={size === 'fill' ? undefined : { width: size, height: size }}
    >
      <PetPortrait
        species={species}
        stage={stage}
        mood={mood}
        size={size === 'fill' ? FULL_SIZE : size}
        {...(title === undefined ? {} : { title })}
      />
    </span>
  );
}
