import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { popupApi } from '#contract/endpoints/popup.ts';
import { closedStore, noteOpen, putClosedAside } from '../../lib/feedback/closedStore.ts';
import { showToast } from '../../lib/feedback/feedbackStore.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { EmptySea } from '../illustrations/EmptySea.tsx';

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

interface ClosedDialogProps {
  /** The server's sentence. */
  message: string;
  /** Somebody looks right now whether it is over. */
  looking: boolean;
  onLook: () => void;
  /** The student wants to look on at what is on the screen. */
  onAside: () => void;
}

/** The text of the page of a closed site, over a page that was open before. */
function ClosedDialog({ message, looking, onLook, onAside }: ClosedDialogProps) {
  return (
    <Dialog
      open
      onClose={onAside}
      hideClose
      title="책바다를 손보고 있어요"
      description={`${message}\n다시 열리면 저절로 이어져요.`}
      picture={<EmptySea mood="sleeping" width={180} />}
      footer={
        <>
          <Button tone="soft" onClick={onAside}>
            보던 화면 보기
          </Button>
          <Button busy={looking} icon={<RotateCw aria-hidden="true" />} onClick={onLook}>
            다시 열어 보기
          </Button>
        </>
      }
    />
  );
}
