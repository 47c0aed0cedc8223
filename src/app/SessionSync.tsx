import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { commonErrors } from '#contract/commonErrors.ts';
import { fallSilent, showAlert } from '../lib/feedback/feedbackStore.ts';
import { accountQuery } from '../lib/queries/accountQuery.ts';
import { useServices, useSession } from '../lib/services/ServicesContext.ts';
import { accountStanding } from '../lib/session/accountStanding.ts';
import { clearTab } from '../lib/session/clearTab.ts';
import { SESSION_KEY } from '../lib/session/StoredSession.ts';

/** Longest delay that setTimeout takes as meant. */
const MAX_TIMER_MS = 2_147_483_647;

/**
 * Keeps the login true: fresh account info, other tabs, the end of the 24 hours, and what was loaded for which account.
 */
export function SessionSync() {
  const { api, site, session, broadcast, tabStorage, now } = useServices();
  const client = useQueryClient();
  const accountNo = useSession((state) => state.account?.accountNo ?? null);
  const expiresAt = useSession((state) => state.expiresAt);
  const { data: account } = useQuery({ ...accountQuery(api), enabled: accountNo !== null });

  useEffect(() => session.followOtherTabs(), [session]);

  useEffect(
    () =>
      broadcast.listen((message) => {
        if (message.type !== 'signed-out') return;
        // Where the browser shares nothing between tabs, the login lies here.
        tabStorage.removeItem(SESSION_KEY);
        // What is drawn goes first, so that nothing of it is written once more afterwards.
        flushSync(session.followStorage);
        // Only for this message: a login that was lost ends in the storage as well, and its student comes back.
        clearTab(tabStorage);
      }),
    [broadcast, session, tabStorage],
  );

  // Before anything is drawn for who comes next: what is drawn already is not updated any more with what was cleared
  // under it.
  useEffect(
    () =>
      session.subscribe(({ account: next }, { account: before }) => {
        if (!before || before.accountNo === next?.accountNo) return;
        client.clear();
        // At a sign-out there may be words on why.
        if (next) fallSilent();
      }),
    [client, session],
  );

  useEffect(() => {
    if (!account || account.accountNo !== accountNo) return;
    const standing = accountStanding(site, account);
    // A student without an institution stays, with what is their own; the guard sees to that.
    const newlyLeft =
      standing === 'NO_AFFILIATION' && session.getState().account?.accountStatus !== account.accountStatus;
    if (standing === 'ACCOUNT_SUSPENDED' || newlyLeft) showAlert(commonErrors[standing].message);
    if (standing === 'ACCOUNT_SUSPENDED') session.signOut();
    else session.updateAccount(account);
  }, [account, accountNo, site, session]);

  useEffect(() => {
    if (expiresAt === null) return;
    const timer = setTimeout(session.expireIfDue, Math.min(Math.max(0, expiresAt - now()), MAX_TIMER_MS));
    // A timer stands still while the computer sleeps.
    document.addEventListener('visibilitychange', session.expireIfDue);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', session.expireIfDue);
    };
  }, [expiresAt, session, now]);

  return null;
}
