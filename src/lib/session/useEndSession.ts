import { flushSync } from 'react-dom';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useServices } from '../services/ServicesContext.ts';
import { clearTraces } from './clearTraces.ts';

/** Ends the login in this browser, and with it what was loaded; forgets what was kept for the student, and goes to `href`. */
export function useEndSession(): (href: string, state?: NavigateOptions['state']) => void {
  const { session, broadcast, storage, tabStorage } = useServices();
  const navigate = useNavigate();
  return (href, state) => {
    // The guard first takes the visitor to the login page with the way back; the last line takes the way back away.
    flushSync(() => session.signOut());
    broadcast.send({ type: 'signed-out' });
    clearTraces(storage, tabStorage).catch(() => undefined);
    void navigate(href, { replace: true, state });
  };
}
