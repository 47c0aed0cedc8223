import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { bookApi } from '#contract/endpoints/book.ts';
import type { ReadingBody } from '#contract/reading.ts';
import { useOnline } from '../../lib/browser/useOnline.ts';
import { keptBooks } from '../../lib/kept-books/keptBooks.ts';
import { deviceStore } from '../../lib/persisted/DeviceStore.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { useAccount, useServices } from '../../lib/services/ServicesContext.ts';
import type { ReadingOutbox } from './createReadingOutbox.ts';
import { createReadingSaver, type SavingState } from './createReadingSaver.ts';

/** Saves the place while the reader is open; on leaving, and when the window is hidden, what waits is sent. */
export function useReadingSaver(bookNo: number, outbox: ReadingOutbox) {
  const { api, broadcast, now } = useServices();
  const accountNo = useAccount()?.accountNo ?? 0;
  const client = useQueryClient();
  const online = useOnline();
  const [state, setState] = useState<SavingState>('saved');

  const saver = useMemo(
    () =>
      createReadingSaver({
        bookNo,
        outbox,
        now,
        send: async (body: ReadingBody) => {
          const state = await api.call(bookApi.savePlace, { params: { bookNo }, body });
          // Never waited for: a store that does not answer would hold back every page that is turned from now on.
          void keptBooks(deviceStore(), accountNo).place(bookNo, state);
        },
        onState: setState,
        setTimer: (run, ms) => window.setTimeout(run, ms),
        clearTimer: (timer) => window.clearTimeout(timer),
      }),
    [api, accountNo, bookNo, outbox, now],
  );

  useEffect(() => {
    if (online) void saver.flush();
  }, [online, saver]);

  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && void saver.flush();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      void saver.flush().then(() => {
        const { main, book, books, mission, library, reviews } = queryKeys;
        // A book that was read to its end may be reviewed.
        for (const key of [main, book, books, mission, library, reviews])
          void client.invalidateQueries({ queryKey: [key] });
        broadcast.send({ type: 'main/changed' });
      });
      saver.dispose();
    };
  }, [saver, client, broadcast]);

  return { save: saver.save, state };
}
