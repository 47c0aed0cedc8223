import { Ship } from 'lucide-react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { PetFace } from '../../components/pet/PetFace.tsx';
import { paths } from '../../config/paths.ts';
import styles from './VoyageCard.module.css';

/** The way back into a first voyage that was left. */
export function VoyageCard() {
  return (
    <section className={styles.card} aria-labelledby="go-on">
      <PetFace species={null} stage="egg" mood="calm" size={88} title="" />
      <div className={styles.words}>
        <h2 id="go-on">항해를 이어서 해요</h2>
        <p>조금만 더 가면 알에서 바다 친구가 나와요.</p>
      </div>
      <ButtonLink size="l" to={paths.voyage.getHref()} icon={<Ship aria-hidden="true" />}>
        이어서 하기
      </ButtonLink>
    </section>
  );
}
