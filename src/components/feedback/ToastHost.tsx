import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isPlaying } from '../../config/isPlaying.ts';
import { dismissToast, feedbackStore, type ToastMessage } from '../../lib/feedback/feedbackStore.ts';
import { TitleText } from '../book/TitleText.tsx';
import styles from './ToastHost.module.css';

/** Milliseconds a message stays: long enough to be read by a slow reader. */
const STAY_MS = 4500;

const icons = { good: CircleCheck, plain: Info, warning: TriangleAlert };

/** Short messages that go by themselves. */
export function ToastHost() {
  const { pathname, search } = useLocation();
  const toasts = feedbackStore((state) => state.toasts);
  const place = isPlaying(pathname, search) ? `${styles.host} ${styles.playing}` : styles.host;
  return (
    <div className={place} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function Toast({ toast }: { toast: ToastMessage }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), STAY_MS);
    return () => clearTimeout(timer);
  }, [toast.id]);
  const Icon = icons[toast.tone];
  return (
    <p className={`${styles.toast} ${styles[toast.tone]}`}>
      <Icon aria-hidden="true" />
      <TitleText>{toast.text}</TitleText>
    </p>
  );
}
