import type { SitePopup } from '#contract/customerService.ts';
import { createHiddenPopups } from '#src/lib/persisted/seenMarks.ts';
import { useAccount, useServices } from '#src/lib/services/ServicesContext.ts';
import { closedPopups } from './closedPopups.ts';
import { hidePopup, isHidden, type PopupRest } from './hidePopup.ts';
import { PopupDialog } from './PopupDialog.tsx';

/**
 * The notices that lie over the main page, one after another. What was put away for a while is not shown meanwhile, what
 * was only closed not again in this visit.
 */
export function MainPopup({ items }: { items: readonly SitePopup[] }) {
  const { storage, now } = useServices();
  const accountNo = useAccount()?.accountNo ?? 0;
  const closed = closedPopups((all) => all[accountNo]) ?? [];
  const kept = createHiddenPopups(storage);
  const hidden = kept.read();
  const popup = items.find(({ popupNo }) => !closed.includes(popupNo) && !isHidden(hidden, popupNo, now()));
  if (!popup) return null;

  function close({ popupNo }: SitePopup, rest: PopupRest | null): void {
    if (rest !== null) kept.write(hidePopup(kept.read(), popupNo, rest, now()));
    closedPopups.setState({ [accountNo]: [...closed, popupNo] });
  }

  return <PopupDialog key={popup.popupNo} popup={popup} onClose={(rest) => close(popup, rest)} />;
}
