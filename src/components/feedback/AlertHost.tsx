import { dismissAlert, feedbackStore, showToast } from '../../lib/feedback/feedbackStore.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { loadAlertDialog } from './loadAlertDialog.ts';

/** Milliseconds after which the dialog is fetched: past the first paint, before the network may go away. */
const FETCH_AFTER_MS = 3_000;

/** Shows alerts one after another. Where the dialog itself cannot be had, its words are shown as a toast: never nothing. */
export function AlertHost() {
  const alert = feedbackStore((state) => state.alerts[0]);
  const AlertDialog = useLatePart({
    load: loadAlertDialog,
    aheadMs: FETCH_AFTER_MS,
    wanted: alert?.id,
    onMissing: () => {
      if (!alert) return;
      showToast(alert.text, 'warning');
      dismissAlert(alert.id);
    },
  });

  if (!alert || !AlertDialog) return null;
  const { id, title, text, reference } = alert;
  return <AlertDialog key={id} title={title} text={text} reference={reference} onClose={() => dismissAlert(id)} />;
}
