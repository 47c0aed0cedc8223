import { dismissTicketQuestion, feedbackStore, showToast } from '../../lib/feedback/feedbackStore.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { loadTicketQuestion } from './loadTicketQuestion.ts';

/** Milliseconds after which the dialog is fetched: past the first paint. */
const FETCH_AFTER_MS = 5_000;

/** Asks about tickets where the server refused something for want of one. Only the home site has them. */
export function TicketHost() {
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
