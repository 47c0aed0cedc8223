import { Check, Ellipsis, RotateCcw } from 'lucide-react';
import type { ItemStanding } from './itemStanding.ts';
import styles from './VerdictSign.module.css';

/** Whether an item takes no answer any more. */
export function isClosed(standing: ItemStanding | null): boolean {
  return standing !== null && standing !== 'open';
}

/** The mark on the answer that was given: by shape as well as by colour. The words stand below the question. */
export function VerdictSign({ standing }: { standing: ItemStanding | null }) {
  if (standing === null || standing === 'open') return null;
  const Sign = standing === 'right' ? Check : standing === 'wrong' ? RotateCcw : Ellipsis;
  return (
    <span className={styles.sign} data-standing={standing}>
      <Sign aria-hidden="true" />
    </span>
  );
}
