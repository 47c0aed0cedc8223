import { useState } from 'react';
import {
  agreementsFor,
  type PurchaseAgreementCode,
  purchaseAgreements,
} from '#domain/subscription/purchaseAgreements.ts';

type Ticks = Partial<Record<PurchaseAgreementCode, boolean>>;

/** What goes with an order: every box of exactly the version that was shown. */
export interface AgreedTo {
  code: PurchaseAgreementCode;
  version: number;
  agreed: boolean;
}

export interface PurchaseAgreements {
  codes: readonly PurchaseAgreementCode[];
  ticks: Ticks;
  tick: (code: PurchaseAgreementCode, agreed: boolean) => void;
  showMissing: boolean;
  /** All boxes, or null when one is empty: then the page shows it and the first empty one takes the focus. */
  collect: () => AgreedTo[] | null;
}

/** The boxes of a purchase, all empty at first. Another kind of product asks again. */
export function usePurchaseAgreements(recurring: boolean): PurchaseAgreements {
  const [ticks, setTicks] = useState<Ticks>({});
  const [tried, setTried] = useState(false);
  const codes = agreementsFor(recurring);
  const missing = codes.some((code) => !ticks[code]);
  return {
    codes,
    ticks,
    tick: (code, agreed) => setTicks((before) => ({ ...before, [code]: agreed })),
    showMissing: tried && missing,
    collect: () => {
      setTried(true);
      if (missing) {
        // The boxes are marked with the next drawing.
        requestAnimationFrame(() => document.querySelector<HTMLInputElement>('input[data-missing]')?.focus());
        return null;
      }
      return codes.map((code) => ({ code, version: purchaseAgreements[code].version, agreed: true }));
    },
  };
}
