import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountInfo } from '../../../contract/account.ts';
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
  const told: boolean[] = [];
  const stop = store.whenSignedIn((signedIn) => told.push(signedIn));
  store.begin('token-1');
  store.complete(account, '/main');
  store.renewToken('token-2');
  store.signOut();
  expect(told).toEqual([false, true, false]);
  stop();
  store.begin('token-3');
  store.complete(account, '/main');
  expect(told).toHaveLength(3);
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
