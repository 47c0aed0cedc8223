import type { PetSpecies } from '#domain/aquarium/petSpecies.ts';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import styles from './HeroStage.module.css';
import { ProductShot } from './ProductShot.tsx';
import type { ShotName } from './shotSizes.ts';

interface HeroStageProps {
  shot: ShotName;
  alt: string;
  /** Who looks over the edge. */
  pet: PetSpecies;
}

/** A picture of the product in the sea, with a creature that swims in front of it. */
export function HeroStage({ shot, alt, pet }: HeroStageProps) {
  return (
    <div className={styles.stage}>
      <ProductShot name={shot} alt={alt} eager />
      <div className={styles.pet}>
        <PetFace species={pet} stage="young" mood="joyful" size="fill" title="" afloat />
      </div>
    </div>
  );
}
