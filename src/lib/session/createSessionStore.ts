import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AccountInfo } from '#contract/account.ts';
import type { SiteName } from '#contract/site.ts';
import type { LoginStorage } from './createLoginStorage.ts';
import { readStoredSession, SESSION_KEY, TOKEN_LIFETIME_MS, writeStoredSession } from './StoredSession.ts';

export interface SessionState {
  token: string | null;
  expiresAt: number | null;
  /** Present means logged in. */
  account: AccountInfo | null;
  /** The server ended the login; the login page shows it and clears it. */
  lost: boolean;
  /** The server's sentence about why; null where it only ran out. */
  lostWhy: string | null;
  /** Where the login that just happened leads. */
  landing: string | null;
}

export interface SessionStore extends StoreApi<SessionState> {
  /** First step of a login: the token is there, the account is not known yet. */
  begin(token: string): void;
  /** Last step of a login. */
  complete(account: AccountInfo, landing: string): void;
  renewToken(token: string): void;
  /** Fresh news of the account that is signed in; those of another one change nothing. */
  updateAccount(account: AccountInfo): void;
  signOut(): void;
  /** `usedToken` was refused. A refusal of an older token changes nothing. */
  lose(usedToken: string | null, why?: string): void;
  acknowledgeLoss(): void;
  /** Ends a login whose 24 hours are over. */
  expireIfDue(): void;
  /** The token to send; null once its login is over, also where somebody else signed in since in another tab. */
  tokenToSend(): string | null;
  /** Calls the listener now, and whenever it changes, with whether somebody is logged in. */
  whenSignedIn(listener: (signedIn: boolean) => void): () => void;
  /** Takes over what the tabs of this browser share: another one signed out, and somebody may have signed in since. */
  followStorage(): void;
  /** Follows what other tabs do; returns the disposer. */
  followOtherTabs(): () => void;
}

interface SessionStoreOptions {
  site: SiteName;
  storage: LoginStorage;
  now: () => number;
}

const nobody: SessionState = { token: null, expiresAt: null, account: null, lost: false, lostWhy: null, landing: null };

export function createSessionStore({ site, storage, now }: SessionStoreOptions): SessionStore {
  const store = createStore<SessionState>(() => fromStorage());
  // Of the last look at the storage. Another one there now: another tab has begun, renewed or ended a login since.
  let sharedToken = storedToken();
  // Of the login that its student ended last in this tab.
  let endedToken: string | null = null;

  /** Of a login that is over as well. */
  function storedToken(): string | null {
    return readStoredSession(storage, site, 0)?.token ?? null;
  }

  function followStorage(): void {
    // A tab in a process of its own may write its news a moment after the login ended here, and with them the login.
    if (endedToken !== null && storedToken() === endedToken) writeStoredSession(storage, null);
    sharedToken = storedToken();
    store.setState(fromStorage());
  }

  /** A tab that slept must not write what it remembers over the login of somebody who came later. */
  function catchUp(): void {
    if (storedToken() !== sharedToken) followStorage();
  }

  function fromStorage(): SessionState {
    const kept = readStoredSession(storage, site, now());
    return kept ? { ...nobody, token: kept.token, expiresAt: kept.expiresAt, account: kept.account } : nobody;
  }

  function change(next: Partial<SessionState>): void {
    store.setState(next);
    const { token, expiresAt, account } = store.getState();
    const kept = token !== null && expiresAt !== null ? { version: 1 as const, site, token, expiresAt, account } : null;
    writeStoredSession(storage, kept);
    sharedToken = storedToken();
  }

  function expireIfDue(): void {
    const isDue = ({ expiresAt } = store.getState()) => expiresAt !== null && expiresAt <= now();
    if (!isDue()) return;
    catchUp();
    if (isDue()) change({ ...nobody, lost: store.getState().account !== null });
  }

  const freshToken = (token: string) => ({ token, expiresAt: now() + TOKEN_LIFETIME_MS });

  return {
    ...store,
    begin: (token) => change({ ...nobody, ...freshToken(token) }),
    complete: (account, landing) => change({ account, landing, lost: false }),
    renewToken: (token) => {
      const { token: before } = store.getState();
      catchUp();
      if (before !== null && store.getState().token === before) change(freshToken(token));
    },
    updateAccount: (account) => {
      catchUp();
      const { account: known } = store.getState();
      const isNew = JSON.stringify(known) !== JSON.stringify(account);
      if (known?.accountNo === account.accountNo && isNew) change({ account });
    },
    signOut: () => {
      endedToken = store.getState().token;
      change(nobody);
    },
    lose: (usedToken, why) => {
      catchUp();
      const { token, account } = store.getState();
      if (token === usedToken && token !== null) change({ ...nobody, lost: account !== null, lostWhy: why ?? null });
    },
    acknowledgeLoss: () => store.setState({ lost: false, lostWhy: null }),
    expireIfDue,
    tokenToSend: () => {
      const { account: asking } = store.getState();
      expireIfDue();
      const { token, account } = store.getState();
      return account?.accountNo === asking?.accountNo ? token : null;
    },
    followStorage,
    whenSignedIn: (listener) => {
      listener(store.getState().account !== null);
      return store.subscribe((state, before) => {
        if ((state.account === null) !== (before.account === null)) listener(state.account !== null);
      });
    },
    followOtherTabs: () => {
      const onStorage = (event: StorageEvent) => {
        // `key` is null when everything was cleared at once.
        if (event.key === SESSION_KEY || event.key === null) followStorage();
      };
      // A page that the browser had put aside receives nothing meanwhile: the back button must not show an ended login.
      const onShow = (event: PageTransitionEvent) => {
        if (event.persisted) followStorage();
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShow);
      };
    },
  };
}
