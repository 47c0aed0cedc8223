import { closedStore } from '../../lib/feedback/closedStore.ts';
import { dismissTicketQuestion, feedbackStore, showToast } from '../../lib/feedback/feedbackStore.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { LoadingVoice } from '../skeleton/LoadingVoice.tsx';
import { AlertHost } from './AlertHost.tsx';
import { NoticeHost } from './NoticeHost.tsx';
import { ToastHost } from './ToastHost.tsx';

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
