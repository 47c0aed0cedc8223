import { type ComponentType, useEffect, useState } from 'react';
import { dismissAlert, feedbackStore, showToast } from '../../lib/feedback/feedbackStore.ts';
import { loadAlertDialog } from './loadAlertDialog.ts';

interface AlertDialogProps {
  title: string;
  text: string;
  onClose: () => void;
}

/** Milliseconds after which the dialog is fetched: past the first paint, before the network may go away. */
const FETCH_AFTER_MS = 3_000;

/** Shows alerts one after another. Where the dialog itself cannot be had, its words are shown as a toast: never nothing. */
export function AlertHost() {
  const alert = feedbackStore((state) => state.alerts[0]);
  const [AlertDialog, setAlertDialog] = useState<ComponentType<AlertDialogProps> | null>(null);

  useEffect(() => {
    const keep = (dialog: ComponentType<AlertDialogProps>) => setAlertDialog(() => dialog);
    // An early try that fails is no loss: the next alert tries again.
    const early = setTimeout(() => void loadAlertDialog().then(keep, () => {}), FETCH_AFTER_MS);
    return () => clearTimeout(early);
  }, []);

  useEffect(() => {
    if (!alert || AlertDialog) return;
    loadAlertDialog().then(
      (dialog) => setAlertDialog(() => dialog),
      () => {
        showToast(alert.text, 'warning');
        dismissAlert(alert.id);
      },
    );
  }, [alert, AlertDialog]);

  if (!alert || !AlertDialog) return null;
  return <AlertDialog key={alert.id} title={alert.title} text={alert.text} onClose={() => dismissAlert(alert.id)} />;
}
