import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addressOf } from '#contract/endpoints/addressOf.ts';
import { goldenBellApi } from '#contract/endpoints/goldenBell.ts';
import type { BellAnswered } from '#contract/goldenBell.ts';
import { tokenHeaderBySite } from '#contract/site.ts';
import { type BellCarrier, followBell } from '../../lib/live/followBell.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import { type BellFrame, bellQuery, isNewer } from './bellQuery.ts';

/** Milliseconds until an answer that was not acknowledged is sent by a call instead. */
const ACK_PATIENCE = 4000;
/** The wait before an answer that could not be sent is sent again. */
const RETRY_WAIT = 1500;

/** An answer that is not stored yet. */
interface Pending {
  place: number;
  choice: number;
  seq: number;
}

/** A round as it is now, and the way to answer. An answer is sent until it is stored or its question is closed. */
export function useBell(roomNo: number) {
  const { api, site, session, now } = useServices();
  const client = useQueryClient();
  const query = useQuery(bellQuery(api, roomNo));
  const [carrier, setCarrier] = useState<BellCarrier>('CALLS');
  const [pending, setPending] = useState<Pending | null>(null);
  const line = useRef<{ socket: WebSocket | null; acks: Map<string, (answered: BellAnswered | null) => void> }>({
    socket: null,
    acks: new Map(),
  });
  /** Grows when this window takes the round back from a newer one. */
  const [turn, setTurn] = useState(0);
  /** The server's clock less that of the device. */
  const [offset, setOffset] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn follows again.
  useEffect(() => {
    const stop = new AbortController();
    const { queryKey } = bellQuery(api, roomNo);
    const take = (frame: BellFrame) => {
      setOffset(Date.parse(frame.currentDate) - now());
      client.setQueryData(queryKey, (known: BellFrame | undefined) =>
        isNewer(frame.state, known?.state) ? frame : known,
      );
    };
    const headers = () => {
      const { token } = session.getState();
      return { accept: 'text/event-stream', ...(token ? { [tokenHeaderBySite[site]]: token } : {}) };
    };
    void followBell<BellFrame>({
      socketPath: addressOf(goldenBellApi.socket, { roomNo }),
      readToken: () => session.getState().token,
      openStream: (signal) =>
        fetch(addressOf(goldenBellApi.follow, { roomNo }), { headers: headers(), signal, cache: 'no-store' }),
      read: () => api.call(goldenBellApi.read, { params: { roomNo } }),
      onFrame: take,
      onMessage: (message) => {
        const resolve = line.current.acks.get(String(message.id));
        line.current.acks.delete(String(message.id));
        resolve?.(message.type === 'ack' ? (message as unknown as BellAnswered) : null);
      },
      onSocket: (socket) => {
        line.current.socket = socket;
        if (socket !== null) return;
        for (const resolve of line.current.acks.values()) resolve(null);
        line.current.acks.clear();
      },
      onCarrier: setCarrier,
      onLoginGone: () => session.lose(session.getState().token),
      random: Math.random,
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [api, site, session, client, now, roomNo, turn]);

  const state = query.data?.state;
  const isOpen = state?.phase === 'OPEN' && state.place === pending?.place;
  useEffect(() => {
    if (pending === null) return;
    if (!isOpen) return setPending(null);
    const stop = new AbortController();
    void sendUntilStored(pending, stop.signal).then((answered) => {
      if (answered === null) return;
      const { queryKey } = bellQuery(api, roomNo);
      client.setQueryData(queryKey, (known: BellFrame | undefined) =>
        known === undefined || known.state.place !== pending.place || answered.choice === null
          ? known
          : {
              ...known,
              state: { ...known.state, own: { ...known.state.own, choice: answered.choice, seq: answered.seq } },
            },
      );
      setPending((now) => (now === pending ? null : now));
    });
    return () => stop.abort();

    async function sendUntilStored(answer: Pending, signal: AbortSignal): Promise<BellAnswered | null> {
      while (!signal.aborted) {
        const answered = (await bySocket(answer)) ?? (await byCall(answer));
        if (answered !== null) return answered;
        await new Promise((resolve) => setTimeout(resolve, RETRY_WAIT * (0.5 + Math.random())));
      }
      return null;
    }

    function bySocket({ place, choice, seq }: Pending): Promise<BellAnswered | null> {
      const { socket, acks } = line.current;
      if (socket === null || socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
      const id = `${place}-${seq}`;
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(null), ACK_PATIENCE);
        acks.set(id, (answered) => {
          clearTimeout(timer);
          resolve(answered);
        });
        socket.send(JSON.stringify({ type: 'answer', id, place, choice, seq }));
      });
    }

    async function byCall({ place, choice, seq }: Pending): Promise<BellAnswered | null> {
      try {
        return await api.call(goldenBellApi.answer, { params: { roomNo, place }, body: { choice, seq } });
      } catch {
        return null;
      }
    }
  }, [pending, isOpen, api, client, roomNo]);

  return {
    query,
    carrier,
    offset,
    followHere: () => setTurn((count) => count + 1),
    /** What is chosen on this screen, stored or on its way. */
    choice: isOpen && pending !== null ? pending.choice : (state?.own.choice ?? null),
    isSending: pending !== null && isOpen,
    choose(choice: number) {
      if (state?.phase !== 'OPEN') return;
      // Numbered by the server's clock, so that the last touch counts on whichever device it was.
      const seq = Math.max(Math.round(now() + offset), (state.own.seq ?? 0) + 1, (pending?.seq ?? 0) + 1);
      setPending({ place: state.place, choice, seq });
    },
  };
}
