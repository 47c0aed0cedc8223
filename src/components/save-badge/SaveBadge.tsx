import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import type { SaveState } from '../../../game-host/GameMessages.ts';
import styles from './SaveBadge.module.css';

const looks = {
  saving: { icon: LoaderCircle, text: '저장하는 중' },
  saved: { icon: Check, text: '저장됨' },
  offline: { icon: CloudOff, text: '이 기기에 저장했어요. 연결되면 보낼게요' },
} as const;

/** Where the answers stand; announced politely only when the connection is gone. */
export function SaveBadge({ state }: { state: SaveState }) {
  const { icon: Icon, text } = looks[state];
  return (
    <span
      className={`${styles.badge} ${styles[state]}`}
      role="status"
      aria-live={state === 'offline' ? 'polite' : 'off'}
    >
      <Icon aria-hidden="true" />
      {text}
    </span>
  );
}
