import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount, useServices } from '../lib/services/ServicesContext.ts';
import type { KeptHandIns } from './keepHandIns.ts';

/** Milliseconds after a login: past the first paint of the page. */
const WAIT_MS = 1_500;
/** Milliseconds over which a class spreads whose network comes back at one moment. */
const SPREAD_MS = 2_000;

/**
 * Sends answers and hand-ins of missions, and answers to tests, that wait on this device, whatever page is open: after the login and whenever
 * the network is back. Notifies the student how a submission ended.
 */
export function SubmissionSync() {
  const services = useServices();
  const queries = useQueryClient();
  const accountNo = useAccount()?.accountNo ?? null;

  useEffect(() => {
    if (accountNo === null) return;
    let keeping: KeptHandIns | null = null;
    let left = false;
    async function send(): Promise<void> {
      const { keepHandIns } = await import('./keepHandIns.ts');
      if (left || accountNo === null) return;
      keeping ??= keepHandIns(services, queries, accountNo);
      await keeping.send();
    }
    // What cannot go now, or cannot be fetched, goes another time.
    const start = () => void send().catch(() => undefined);
    let next = setTimeout(start, WAIT_MS);
    const onOnline = () => {
      clearTimeout(next);
      next = setTimeout(start, Math.random() * SPREAD_MS);
    };
    window.addEventListener('online', onOnline);
    return () => {
      left = true;
      clearTimeout(next);
      window.removeEventListener('online', onOnline);
      keeping?.stop();
    };
  }, [accountNo, queries, services]);

  return null;
}
