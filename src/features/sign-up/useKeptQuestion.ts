import { useEffect, useEffectEvent, useState } from 'react';
import { MINUTE } from '#domain/time/duration.ts';
import { isReloaded } from '../../lib/browser/isReloaded.ts';
import { useOnReturn } from '../../lib/browser/useOnReturn.ts';
import type { IdentityReturn } from '../../lib/identity/useIdentityReturn.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import type { SignUpDraft } from './createSignUpDraft.ts';

/** Milliseconds that a reload may take on a slow line; a browser that opens its tabs again later calls that one, too. */
const RELOAD_MS = MINUTE;

interface KeptQuestion {
  open: boolean;
  /** It was answered, and is asked no more. */
  answered: () => void;
}

/**
 * Whether to ask whose sign-up it is before anything of it is shown. On a shared tablet the next child opens the same
 * tab, so a page that was left is asked about; a reload and the way back from the identity window are no leaving.
 */
export function useKeptQuestion(draft: SignUpDraft, identityReturn: IdentityReturn): KeptQuestion {
  const { now } = useServices();
  const isKept = () => draft.read().signUpToken !== null;
  const [open, setOpen] = useState(() => {
    const reloaded = isReloaded() && now() - (draft.read().leftAt ?? 0) <= RELOAD_MS;
    return isKept() && !identityReturn.came && !reloaded;
  });
  const comeBack = () => {
    if (isKept()) draft.change({ leftAt: null });
  };

  useOnReturn(() => {
    if (draft.read().leftAt !== null) setOpen(true);
    comeBack();
  });

  const onOpen = useEffectEvent(comeBack);
  const onLeave = useEffectEvent(() => {
    // A question that is loaded again is still a question.
    if (isKept() && !open) draft.change({ leftAt: now() });
  });
  useEffect(() => {
    onOpen();
    const listener = () => onLeave();
    window.addEventListener('pagehide', listener);
    return () => window.removeEventListener('pagehide', listener);
  }, []);

  return { open, answered: () => setOpen(false) };
}
