import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './QuizPlayer.module.css';

/** A picture to choose. Its words stand below it, so it is silent; a broken one leaves the words and a sign. */
export function OptionPicture({ path }: { path: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <span className={styles.broken}>
        <ImageOff aria-hidden="true" />
        <span>그림이 안 열려요</span>
      </span>
    );
  }
  return <img className={styles.picture} src={path} alt="" width={120} height={120} onError={() => setBroken(true)} />;
}
