import { useEffect, useState } from 'react';
import { LogoMark } from '../layout/Logo.tsx';
import { LoadingNote } from './LoadingNote.tsx';
import styles from './WaitingSea.module.css';

let shown = 0;

/** While the code of a page that fills the window, or of what stands around a page, is on its way. */
export function WaitingSea() {
  // The page often takes longer than what stands around it: the second picture goes on where the first one was.
  const [goesOn] = useState(() => shown > 0);
  useEffect(() => {
    shown += 1;
    return () => {
      shown -= 1;
    };
  }, []);
  return (
    <div className={styles.sea} data-goes-on={goesOn || undefined}>
      <LogoMark size={88} />
      <LoadingNote visible />
    </div>
  );
}
