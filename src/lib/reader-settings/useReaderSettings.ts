import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { bookApi } from '#contract/endpoints/book.ts';
import type { ReaderSettings } from '#domain/book/ReaderSettings.ts';
import { useAccount, useServices } from '../services/ServicesContext.ts';
import { createReaderSettings } from './createReaderSettings.ts';

/** Milliseconds: trying steps of a scale makes one request. */
const CALM_MS = 800;

/**
 * How this student likes books to be set and read out, in books and in missions alike. A choice holds at once and on
 * this device, and is sent; what could not be sent goes with the next page that uses it. `read` has the newest choice of
 * any part.
 */
export function useReaderSettings() {
  const { api, storage } = useServices();
  const accountNo = useAccount()?.accountNo ?? 0;
  const kept = useMemo(() => createReaderSettings(storage, accountNo), [storage, accountNo]);
  const [settings, setSettings] = useState(() => kept.read());
  const timer = useRef<number | undefined>(undefined);

  const send = useCallback(() => {
    window.clearTimeout(timer.current);
    const waiting = kept.unsent();
    if (!waiting || accountNo === 0) return;
    api.call(bookApi.saveSettings, { body: waiting, lasting: true }).then(
      () => kept.sent(waiting),
      () => undefined,
    );
  }, [api, kept, accountNo]);

  useEffect(() => {
    send();
    return send;
  }, [send]);

  const choose = useCallback(
    (change: Partial<ReaderSettings>) => {
      const chosen = { ...kept.read(), ...change };
      kept.choose(chosen);
      setSettings(chosen);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(send, CALM_MS);
    },
    [kept, send],
  );

  return { settings, read: kept.read, choose };
}
