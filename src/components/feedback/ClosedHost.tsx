import { closedStore } from '../../lib/feedback/closedStore.ts';
import { showToast } from '../../lib/feedback/feedbackStore.ts';
import { useLatePart } from '../../lib/useLatePart.ts';

const loadClosedWatch = async () => (await import('./ClosedWatch.tsx')).ClosedWatch;

/** Watches over a site that is being worked on. Files are served meanwhile, so what it needs is fetched when it is. */
export function ClosedHost() {
  const message = closedStore((state) => state.message);
  return message === null ? null : <Closed message={message} />;
}

function Closed({ message }: { message: string }) {
  const onMissing = () => showToast(message, 'warning');
  const ClosedWatch = useLatePart({ load: loadClosedWatch, ahead: 0, wanted: message, onMissing });
  return ClosedWatch && <ClosedWatch message={message} />;
}
