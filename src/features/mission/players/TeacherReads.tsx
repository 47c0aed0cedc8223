import { Glasses } from 'lucide-react';
import { useAccount } from '#src/lib/services/ServicesContext.ts';
import styles from './writing.module.css';

/** States before anything is written who else reads it. Only pupils of an institution have teachers. */
export function TeacherReads() {
  if (!useAccount()?.academyNo) return null;
  return (
    <p className={styles.reads}>
      <Glasses aria-hidden="true" />
      내고 나면 선생님도 읽고 답해 줄 수 있어요.
    </p>
  );
}
