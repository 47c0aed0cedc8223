import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../services/ServicesContext.ts';

/** Ends the login here and in every other tab, and forgets what was loaded for this student. */
export function useSignOut(): () => void {
  const { api, session, broadcast } = useServices();
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    // The request takes the token along before it is forgotten; leaving must not wait for the answer.
    api.post('/api/auth/sign-out').catch(() => undefined);
    // The guard first takes the visitor to the login page with the way back; the line below takes the way back away.
    flushSync(() => session.signOut());
    client.clear();
    broadcast.send({ type: 'signed-out' });
    // Who logs in next begins at the front, not where this student was.
    void navigate('/', { replace: true });
  };
}
