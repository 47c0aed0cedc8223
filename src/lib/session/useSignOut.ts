import { useState } from 'react';
import { loginApi } from '#contract/endpoints/login.ts';
import { useServices } from '../services/ServicesContext.ts';
import { createOutbox } from './createOutbox.ts';
import { useEndSession } from './useEndSession.ts';

export interface SignOut {
  /** Signs out, or first asks when something of this student was not sent yet. */
  start: () => void;
  /** How much waits to be sent while the question is open, else 0. */
  unsent: number;
  /** Answers the question: what waits stays on this device, is thrown away, or the student stays. */
  answer: (choice: 'keep' | 'discard' | 'stay') => void;
}

/** Ends the login here and in every other tab. */
export function useSignOut(): SignOut {
  const { api, session, storage } = useServices();
  const endSession = useEndSession();
  const [unsent, setUnsent] = useState(0);

  const outbox = () => createOutbox(storage, session.getState().account?.accountNo ?? 0);

  function leave(): void {
    // The request takes the token along before it is forgotten; leaving must not wait for the answer.
    api.call(loginApi.signOut).catch(() => undefined);
    // Who logs in next begins at the front, not where this student was.
    endSession('/');
  }

  return {
    unsent,
    start: () => {
      void outbox()
        .count()
        .then((count) => (count > 0 ? setUnsent(count) : leave()));
    },
    answer: (choice) => {
      setUnsent(0);
      if (choice === 'discard')
        outbox()
          .clear()
          .catch(() => undefined);
      if (choice !== 'stay') leave();
    },
  };
}
