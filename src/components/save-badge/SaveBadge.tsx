import { Check, CircleAlert, CloudOff, LoaderCircle } from 'lucide-react';
import styles from './SaveBadge.module.css';

const looks = {
  saving: { icon: LoaderCircle, text: '저장하는 중' },
  saved: { icon: Check, text: '저장됨' },
  offline: { icon: CloudOff, text: '이 기기에 저장했어요. 연결되면 보낼게요' },
  waiting: { icon: CircleAlert, text: '이 기기에 저장했어요. 아래를 확인해 주세요' },
  unkept: { icon: CircleAlert, text: '아직 저장하지 못했어요. 화면을 닫지 말아 주세요' },
} as const;

/**
 * `waiting`: the student has to decide or correct something before it can be sent. `unkept`: this device cannot keep
 * anything, and the server has not answered yet.
 */
export type SaveBadgeState = keyof typeof looks;

/** Where the answers stand; announced politely only when they are on this device alone. */
export function SaveBadge({ state }: { state: SaveBadgeState }) {
  const { icon: Icon, text } = looks[state];
  const loud = state !== 'saving' && state !== 'saved';
  return (
    <span className={`${styles.badge} ${styles[state]}`} role="status" aria-live={loud ? 'polite' : 'off'}>
      <Icon aria-hidden="true" />
      {text}
    </span>
  );
}
