import { dismissAlert, feedbackStore, showToast } from '../../lib/feedback/feedbackStore.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { loadAlertDialog } from './loadAlertDialog.ts';

/** Shows alerts one after another. Where the dialog itself cannot be had, its words are shown as a toast: never nothing. */
export function AlertHost() {
  const alert = feedbackStore((state) => state.alerts[0]);
  const AlertDialog = useLatePart({
    load: loadAlertDialog,
    // What goes wrong goes wrong with something that somebody does.
    ahead: 'touch',
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
