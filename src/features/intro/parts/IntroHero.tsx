import type { ReactNode } from 'react';
import type { PetSpecies } from '#domain/aquarium/petSpecies.ts';
import { SeaScene } from '#src/components/illustrations/SeaScene.tsx';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import styles from './IntroHero.module.css';

interface IntroHeroProps {
  /** Small line above the title. */
  eyebrow?: string;
  title: string;
  lead: string;
  actions?: ReactNode;
  /** What stands beside the words. */
  picture?: ReactNode;
  /** Who swims beside the words where no picture stands; only where there is room. */
  pet?: PetSpecies;
  /** The first page of a site: as high as the window nearly. */
  tall?: boolean;
}

/** Words in the sea at the head of a page. */
export function IntroHero({ eyebrow, title, lead, actions, picture, pet, tall }: IntroHeroProps) {
  return (
    <section className={`${styles.hero} ${tall ? styles.tall : ''}`}>
      <SeaScene plants="right" openWater={!tall} />
      <div className={`${styles.inside} ${picture ? '' : styles.alone}`}>
        <div className={styles.words}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
        {!picture && pet && (
          <div className={styles.pet}>
            <PetFace species={pet} stage="young" mood="joyful" size="fill" title="" afloat />
          </div>
        )}
      </div>
    </section>
  );
}
