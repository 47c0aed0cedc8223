import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isPlaying } from '../../config/isPlaying.ts';
import { closedStore } from '../../lib/feedback/closedStore.ts';
import {
  dismissAlert,
  dismissTicketQuestion,
  dismissToast,
  feedbackStore,
  showToast,
  type ToastMessage,
} from '../../lib/feedback/feedbackStore.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { TitleText } from '../book/TitleText.tsx';
import { LoadingVoice } from '../skeleton/LoadingVoice.tsx';
import { loadAlertDialog } from './loadAlertDialog.ts';
import { NoticeHost } from './NoticeHost.tsx';
import styles from './ToastHost.module.css';

/** Milliseconds a message stays: long enough to be read by a slow reader. */
const STAY_MS = 4500;

const icons = { good: CircleCheck, plain: Info, warning: TriangleAlert };

/** Milliseconds after which the dialog is fetched: past the first paint. */
const FETCH_AFTER_MS = 5_000;

const loadClosedWatch = async () => (await import('./ClosedWatch.tsx')).ClosedWatch;

/**
 * Draws what showToast, showAlert, showTicketOffer and showNotice asked for, and announces what is loading. Once in the
 * app.
 */
export function FeedbackHost() {
  return (
    <>
      <AlertHost />
      <TicketHost />
      <ClosedHost />
      <ToastHost />
      <NoticeHost />
      <LoadingVoice />
    </>
  );
}

/** Watches over a site that is being worked on. Files are served meanwhile, so what it needs is fetched when it is. */
function ClosedHost() {
  const message = closedStore((state) => state.message);
  return message === null ? null : <Closed message={message} />;
}

function Closed({ message }: { message: string }) {
  const onMissing = () => showToast(message, 'warning');
  const ClosedWatch = useLatePart({ load: loadClosedWatch, ahead: 0, wanted: message, onMissing });
  return ClosedWatch && <ClosedWatch message={message} />;
}

/** Shows alerts one after another. Where the dialog itself cannot be had, its words are shown as a toast: never nothing. */
function AlertHost() {
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

/** Asks about tickets where the server refused something for want of one. Only the home site has them. */
function TicketHost() {
  const { site } = useServices();
  return site === 'home' ? <HomeTicketHost /> : null;
}

function HomeTicketHost() {
  const message = feedbackStore((state) => state.ticketQuestion);
  const TicketQuestion = useLatePart({
    load: loadTicketQuestion,
    ahead: FETCH_AFTER_MS,
    wanted: message,
    onMissing: () => {
      if (message) showToast(message, 'warning');
      dismissTicketQuestion();
    },
  });
  if (message === null || !TicketQuestion) return null;
  return <TicketQuestion message={message} onClose={dismissTicketQuestion} />;
}

/** Fetches the question that leads to the tickets. */
async function loadTicketQuestion() {
  return (await import('./TicketQuestion.tsx')).TicketQuestion;
}

function ToastHost() {
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
