import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { VoyageEgg } from './parts/VoyageEgg.tsx';
import styles from './TasteReward.module.css';

/** The shell flies into the purse, and the egg stirs. */
export function TasteReward() {
  return (
    <div className={styles.reward}>
      <div className={styles.sea} aria-hidden="true">
        <span className={styles.purse}>
          <ArtIcon name="backpack" size={64} />
          <span className={styles.count}>+1</span>
        </span>
        <span className={styles.shell}>
          <ArtIcon name="spiral-shell" size={56} />
        </span>
        <span className={styles.egg}>
          <VoyageEgg cracks={0} size={168} stirs />
        </span>
      </div>
      <p className={styles.words}>알이 꿈틀거려요! 책을 읽고 미션을 하면 조개가 모이고, 나만의 바다 친구가 태어나요.</p>
    </div>
  );
}
