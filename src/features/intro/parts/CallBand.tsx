import { ArrowRight } from 'lucide-react';
import type { PetSpecies } from '#domain/aquarium/petSpecies.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import styles from './CallBand.module.css';

interface CallBandProps {
  headline: string;
  text: string;
  action: { label: string; href: string };
  pet: PetSpecies;
}

/** The end of a page: what to do next. */
export function CallBand({ headline, text, action, pet }: CallBandProps) {
  return (
    <section className={styles.band}>
      <div className={styles.card}>
        <div className={styles.words}>
          <h2>{headline}</h2>
          <p>{text}</p>
          <ButtonLink size="l" tone="coral" to={action.href} icon={<ArrowRight aria-hidden="true" />}>
            {action.label}
          </ButtonLink>
        </div>
        <div className={styles.pet}>
          <PetFace species={pet} stage="young" mood="joyful" size="fill" title="" afloat />
        </div>
      </div>
    </section>
  );
}
