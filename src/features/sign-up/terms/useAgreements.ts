import { useRef, useState } from 'react';
import type { Agreement, PolicyDocument } from '#contract/policy.ts';
import type { Ticks } from './AgreementList.tsx';

/** The boxes of one step: which are ticked, and the first required one that is not. */
export function useAgreements(documents: readonly PolicyDocument[]) {
  const [ticks, setTicks] = useState<Ticks>({});
  const [tried, setTried] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  const missing = documents.some(({ code, required }) => required && !ticks[code]);

  /** Every box as it stands, or null when a required one is empty: then the focus goes there. */
  function collect(): Agreement[] | null {
    setTried(true);
    if (missing) {
      // The boxes are marked as missing with the next drawing.
      requestAnimationFrame(() => place.current?.querySelector<HTMLInputElement>('[data-missing]')?.focus());
      return null;
    }
    return documents.map(({ code, version }) => ({ code, version, agreed: ticks[code] ?? false }));
  }

  return { ticks, setTicks, showMissing: tried && missing, place, collect };
}
