import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { popupApi } from '#contract/endpoints/popup.ts';
import { closedStore, noteOpen, putClosedAside } from '../../lib/feedback/closedStore.ts';
import { showToast } from '../../lib/feedback/feedbackStore.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { ClosedDialog } from './ClosedDialog.tsx';

/** Milliseconds between two looks, and by how much they differ from one browser to the next: a class does not knock at once. */
const LOOK_EVERY_MS = 20_000;
const SPREAD_MS = 20_000;

/**
 * Shows kindly that the site is being worked on, over a page that stays as it is, and goes away when it is open again.
 */
export function ClosedWatch({ message }: { message: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const aside = closedStore((state) => state.aside);
  const [looking, setLooking] = useState(false);

  async function look(): Promise<void> {
    setLooking(true);
    try {
      // The cheapest call that needs no login.
      await api.call(popupApi.list);
    } catch {
      // Still closed, or no network: the next check decides.
      return;
    } finally {
      setLooking(false);
    }
    noteOpen();
    showToast('책바다가 다시 열렸어요');
    // What was refused meanwhile is asked for again; nothing that was typed is lost.
    void queries.invalidateQueries();
  }
  const lookAgain = useEffectEvent(() => void look());

  useEffect(() => {
    const timer = setInterval(() => lookAgain(), LOOK_EVERY_MS + Math.random() * SPREAD_MS);
    return () => clearInterval(timer);
  }, []);

  if (aside) return null;
  return <ClosedDialog message={message} looking={looking} onLook={() => void look()} onAside={putClosedAside} />;
}
