import { WelcomeSea } from '#src/components/illustrations/WelcomeSea.tsx';
import styles from './WelcomePicture.module.css';

/** The first morning at sea, beside a long column of words. Decoration only. */
export function WelcomePicture() {
  return (
    <div className={styles.picture}>
      <WelcomeSea />
    </div>
  );
}
