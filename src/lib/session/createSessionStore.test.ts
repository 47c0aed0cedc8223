import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountInfo } from '#contract/account.ts';
import { createSessionStore } from './createSessionStore.ts';
import { SESSION_KEY } from './StoredSession.ts';

const account = { accountNo: 7, accountId: 'student1', name: '체험 학생' } as AccountInfo;
let now = 1_000_000;

function createStore(site: 'edu' | 'home' = 'edu') {
  return createSessionStore({ site, storage: localStorage, now: () => now });
}

function loggedIn() {
  const store = createStore();
  store.begin('token-1');
  store.complete(account, '/main');
  return store;
}

beforeEach(() => {
  localStorage.clear();
  now = 1_000_000;
});

describe('keeping a login', () => {
  it('is there again in the next tab, without the landing', () => {
    loggedIn();
    expect(createStore().getState()).toMatchObject({ token: 'token-1', account, lost: false, landing: null });
  });

  it('ends after 24 hours, counted from the newest token', () => {
    const store = loggedIn();
    now += 86_400_000 - 1;
    store.expireIfDue();
    expect(store.getState().account).toEqual(account);
    store.renewToken('token-2');
    now += 86_400_000 - 1;
    expect(createStore().getState().token).toBe('token-2');
    now += 1;
    expect(createStore().getState().account).toBeNull();
    store.expireIfDue();
    expect(store.getState()).toMatchObject({ token: null, account: null, lost: true });
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('means nothing on another site', () => {
    loggedIn();
    expect(createStore('home').getState().token).toBeNull();
  });

  it.each([
    'no json',
    '{}',
    '{"version":0}',
    'null',
    '{"version":1,"site":"edu","token":"","expiresAt":9e15,"account":null}',
  ])('falls back to nobody on broken data: %s', (text) => {
    localStorage.setItem(SESSION_KEY, text);
    expect(createStore().getState()).toMatchObject({ token: null, account: null });
  });

  it('is not logged in between token and account', () => {
    const store = createStore();
    store.begin('token-1');
    expect(store.getState()).toMatchObject({ token: 'token-1', account: null });
  });
});

describe('losing a login', () => {
  it('clears it and says so', () => {
    const store = loggedIn();
    store.lose('token-1');
    expect(store.getState()).toMatchObject({ token: null, account: null, lost: true });
    store.acknowledgeLoss();
    expect(store.getState().lost).toBe(false);
  });

  it('keeps the sentence of the server about why, until it was shown', () => {
    const store = loggedIn();
    store.lose('token-1', '다른 기기에서 끝냈어요.');
    expect(store.getState()).toMatchObject({ lost: true, lostWhy: '다른 기기에서 끝냈어요.' });
    store.acknowledgeLoss();
    expect(store.getState().lostWhy).toBeNull();
  });

  it('ignores a refusal of an older token', () => {
    const store = loggedIn();
    store.renewToken('token-2');
    store.lose('token-1');
    expect(store.getState().token).toBe('token-2');
    store.lose(null);
    expect(store.getState().token).toBe('token-2');
  });

  it('keeps other things that are stored, so that answers stay', () => {
    localStorage.setItem('chaekbada.outbox', 'answers');
    loggedIn().lose('token-1');
    expect(localStorage.getItem('chaekbada.outbox')).toBe('answers');
  });

  it('is no loss to sign out, and a token cannot be renewed afterwards', () => {
    const store = loggedIn();
    store.signOut();
    store.renewToken('token-2');
    expect(store.getState()).toMatchObject({ token: null, account: null, lost: false });
  });
});

it('tells who asks whether somebody is signed in, and each change of it once', () => {
  const store = createStore();
  const reported: boolean[] = [];
  const stop = store.whenSignedIn((signedIn) => reported.push(signedIn));
  store.begin('token-1');
  store.complete(account, '/main');
  store.renewToken('token-2');
  store.signOut();
  expect(reported).toEqual([false, true, false]);
  stop();
  store.begin('token-3');
  store.complete(account, '/main');
  expect(reported).toHaveLength(3);
});

describe('a tab that slept while another account signed in elsewhere', () => {
  const next = { ...account, accountNo: 8, accountId: 'student2' } as AccountInfo;
  /** The tab received nothing: neither of the sign-out nor of the next login. */
  function slept() {
    const here = loggedIn();
    const there = createStore();
    there.signOut();
    there.begin('token-8');
    there.complete(next, '/main');
    return here;
  }
  const stored = () => createStore().getState();

  it('follows the new login on the message that somebody signed out', () => {
    const here = slept();
    here.followStorage();
    expect(here.getState()).toMatchObject({ token: 'token-8', account: next });
    // The message may also come after the news of the storage.
    here.followStorage();
    expect(stored()).toMatchObject({ token: 'token-8', account: next });
  });

  it('stays ended where another tab writes the old login once more a moment later', () => {
    const here = loggedIn();
    const kept = localStorage.getItem(SESSION_KEY) ?? '';
    here.signOut();
    // Tabs in processes of their own see each other's writing with a delay.
    localStorage.setItem(SESSION_KEY, kept);
    here.followStorage();
    expect(here.getState()).toMatchObject({ token: null, account: null });
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    here.begin('token-2');
    here.complete(account, '/main');
    here.followStorage();
    expect(here.getState()).toMatchObject({ token: 'token-2', account });
  });

  it('writes nothing for news that say what is known already', () => {
    const here = loggedIn();
    localStorage.setItem(SESSION_KEY, `${localStorage.getItem(SESSION_KEY)} `);
    here.updateAccount({ ...account });
    expect(localStorage.getItem(SESSION_KEY)).toMatch(/ $/);
    here.updateAccount({ ...account, bookPoint: 1 });
    expect(stored().account?.bookPoint).toBe(1);
  });

  it('signs out on that message where nobody signed in since', () => {
    const here = loggedIn();
    createStore().signOut();
    here.followStorage();
    expect(here.getState()).toMatchObject({ token: null, account: null, lost: false });
  });

  it('does not end it when its own day is over', () => {
    now -= 3_600_000;
    const here = loggedIn();
    now += 3_600_000;
    const there = createStore();
    there.signOut();
    there.begin('token-8');
    there.complete(next, '/main');
    now += 86_400_000 - 3_600_000;
    here.expireIfDue();
    expect(here.getState()).toMatchObject({ token: 'token-8', account: next, lost: false });
    expect(stored().token).toBe('token-8');
  });

  it('does not end it when its own token is refused, nor write its own news over it', () => {
    for (const late of [
      (here: ReturnType<typeof slept>) => here.lose('token-1'),
      (here: ReturnType<typeof slept>) => here.updateAccount({ ...account, bookPoint: 1 }),
      (here: ReturnType<typeof slept>) => here.renewToken('token-1b'),
    ]) {
      const here = slept();
      late(here);
      expect(here.getState()).toMatchObject({ token: 'token-8', account: next });
      expect(stored()).toMatchObject({ token: 'token-8', account: next });
    }
  });

  it('sends no request of the one before with the new token', () => {
    const here = slept();
    now += 86_400_000 - 1;
    expect(here.tokenToSend()).toBe('token-1');
    here.followStorage();
    expect(here.tokenToSend()).toBe('token-8');
    const other = slept();
    now += 86_400_000 - 1;
    createStore().renewToken('token-9');
    now += 1;
    expect(other.tokenToSend()).toBeNull();
    expect(other.getState()).toMatchObject({ token: 'token-9', account: next });
    expect(other.tokenToSend()).toBe('token-9');
  });

  it('keeps a login that this browser cannot store', () => {
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    };
    const store = createSessionStore({ site: 'edu', storage: storage as unknown as Storage, now: () => now });
    store.begin('token-1');
    store.complete(account, '/main');
    store.updateAccount({ ...account, bookPoint: 1 });
    store.renewToken('token-2');
    expect(store.tokenToSend()).toBe('token-2');
    expect(store.getState().account?.bookPoint).toBe(1);
    now += 86_400_000;
    store.expireIfDue();
    expect(store.getState()).toMatchObject({ token: null, lost: true });
  });
});

describe('other tabs', () => {
  it('follows a login and a sign-out made elsewhere, until disposed', () => {
    const here = createStore();
    const stop = here.followOtherTabs();
    const there = loggedIn();
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    expect(here.getState().account).toEqual(account);
    there.signOut();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(here.getState().account).toBeNull();
    stop();
    there.begin('token-9');
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    expect(here.getState().token).toBeNull();
  });
});
