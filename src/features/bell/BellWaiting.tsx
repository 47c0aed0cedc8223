import { PetFace } from '../../components/pet/PetFace.tsx';
import styles from './BellView.module.css';

/** The pupil is in, and the round has not begun. */
export function BellWaiting() {
  return (
    <section className={styles.card}>
      <div className={styles.pet}>
        <PetFace species="octopus" stage="young" mood="joyful" size="fill" title="" afloat />
      </div>
      <h1>들어왔어요! 곧 시작해요</h1>
      <p className={styles.lead}>
        큰 화면에서 내 별명을 찾아보세요. 빨리 누른다고 점수를 더 받지는 않으니 천천히 생각해도 돼요.
      </p>
    </section>
  );
}
