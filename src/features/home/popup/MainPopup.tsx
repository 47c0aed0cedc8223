import { useState } from 'react';
import type { SitePopup } from '../../../../contract/customerService.ts';
import { createHiddenPopups } from '../../../lib/persisted/createHiddenPopups.ts';
import { useServices } from '../../../lib/services/ServicesContext.ts';
import { hidePopup, isHidden, type PopupRest } from './hidePopup.ts';
import { PopupDialog } from './PopupDialog.tsx';

/** The notices that lie over the main page, one after another. What was put away for a while is not shown meanwhile. */
export function MainPopup({ items }: { items: readonly SitePopup[] }) {
  const { storage, now } = useServices();
  const [closed, setClosed] = useState<readonly number[]>([]);
  const kept = createHiddenPopups(storage);
  const hidden = kept.read();
  const popup = items.find(({ popupNo }) => !closed.includes(popupNo) && !isHidden(hidden, popupNo, now()));
  if (!popup) return null;

  function close({ popupNo }: SitePopup, rest: PopupRest | null): void {
    if (rest !== null) kept.write(hidePopup(kept.read(), popupNo, rest, now()));
    setClosed((numbers) => [...numbers, popupNo]);
  }

  return <PopupDialog key={popup.popupNo} popup={popup} onClose={(rest) => close(popup, rest)} />;
}
