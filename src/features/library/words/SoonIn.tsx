import { CloudUpload } from 'lucide-react';
import styles from './SoonIn.module.css';

/** Words that were put in without a network: they wait on this device. */
export function SoonIn({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className={styles.note}>
      <CloudUpload aria-hidden="true" />
      <span>
        곧 담길 낱말: <strong>{words.join(', ')}</strong>. 이 기기에 적어 두었으니 인터넷이 이어지면 여기에 보여요.
      </span>
    </p>
  );
}
