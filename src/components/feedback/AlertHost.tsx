import { lazy, Suspense } from 'react';
import { dismissAlert, feedbackStore } from '../../lib/feedback/feedbackStore.ts';

const AlertDialog = lazy(async () => ({ default: (await import('./AlertDialog.tsx')).AlertDialog }));

export function AlertHost() {
  const alert = feedbackStore((state) => state.alerts[0]);
  if (!alert) return null;
  return (
    <Suspense fallback={null}>
      <AlertDialog key={alert.id} title={alert.title} text={alert.text} onClose={() => dismissAlert(alert.id)} />
    </Suspense>
  );
}
