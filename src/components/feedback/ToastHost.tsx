import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { dismissToast, feedbackStore, type ToastMessage } from '../../lib/feedback/feedbackStore.ts';
import styles from './ToastHost.module.css';

/** Milliseconds a message stays: long enough to be read by a slow reader. */
const STAY_MS = 4500;

export function ToastHost() {
  const toasts = feedbackStore((state) => state.toasts);
  return (
    <div className={styles.host} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

const icons = { good: CircleCheck, plain: Info, warning: TriangleAlert };

function Toast({ toast }: { toast: ToastMessage }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), STAY_MS);
    return () => clearTimeout(timer);
  }, [toast.id]);
  const Icon = icons[toast.tone];
  return (
    <p className={`${styles.toast} ${styles[toast.tone]}`}>
      <Icon aria-hidden="true" />
      {toast.text}
    </p>
  );
}
