import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createObserverConsent } from '../lib/persisted/createObserverConsent.ts';
import { createTestServices, testAccount } from '../testing/createTestServices.ts';
import { renderShell } from '../testing/renderShell.tsx';
import { ObserverGate } from './ObserverGate.tsx';

const observers = {
  analytics: { src: 'https://count.example/a.js', siteId: 'sea' },
  replay: { src: 'https://replay.example/r.js', siteId: 'sea-2' },
  here: true,
};
const scripts = () => [...document.head.querySelectorAll('script[data-site-id]')] as HTMLScriptElement[];
const reload = vi.fn();

beforeEach(() => {
  localStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => {
  cleanup();
  for (const script of scripts()) script.remove();
  vi.unstubAllGlobals();
});

interface Given {
  agreed?: boolean;
  here?: boolean;
  none?: boolean;
  signedIn?: boolean;
  birthday?: string;
}

function open(at: string, given: Given = {}) {
  const services = createTestServices({ signedIn: given.signedIn ?? true });
  services.observers = given.none ? null : { ...observers, here: given.here ?? true };
  const account = services.session.getState().account;
  if (account) services.session.updateAccount({ ...account, birthday: given.birthday ?? '20000229' });
  if (given.agreed ?? true) createObserverConsent(services.storage).write({ [testAccount.accountNo]: true });
  const page = (
    <ObserverGate>
      <p>화면</p>
      <Link to="/book/note/1001">노트</Link>
    </ObserverGate>
  );
  return { ...renderShell(page, services, at), services };
}

/** Whatever was going to be imported has come. */
const settled = () => act(() => import('../lib/observers/startIfAgreed.ts').then(() => undefined));

it('starts both scripts once for who agreed, the replay of every visit', async () => {
  open('/main');
  await waitFor(() => expect(scripts()).toHaveLength(2));
  expect(scripts().map(({ src, dataset }) => [src, { ...dataset }])).toEqual([
    ['https://count.example/a.js', { siteId: 'sea' }],
    ['https://replay.example/r.js', { siteId: 'sea-2', sampleRate: '1' }],
  ]);
});

it.each([
  ['without consent', '/main', { agreed: false }],
  ['for a visitor', '/main', { signedIn: false }],
  ['for a child, whatever it pressed', '/main', { birthday: '20240301' }],
  ['for somebody of unknown age', '/main', { birthday: '' }],
  ['on a page of notes', '/book/note/1001', {}],
  ['in a document that the server did not open for it', '/main', { here: false }],
  ['where there is nothing that watches', '/main', { none: true }],
] as const)('starts nothing %s', async (_name, at, given) => {
  open(at, given);
  await settled();
  expect(scripts()).toEqual([]);
  expect(screen.getByText('화면')).toBeTruthy();
});

it('draws nothing of a page where it may not watch, and loads that page anew', async () => {
  open('/main');
  await waitFor(() => expect(scripts()).toHaveLength(2));
  act(() => screen.getByText('노트').click());
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByText('화면')).toBeNull();
});

it('loads the page anew when the word is taken back in another window, and not for anything else', async () => {
  const { services } = open('/main');
  await waitFor(() => expect(scripts()).toHaveLength(2));
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(reload).not.toHaveBeenCalled();
  createObserverConsent(services.storage).write({ [testAccount.accountNo]: false });
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(reload).toHaveBeenCalled();
});

it('loads the page anew when somebody else signed in in another window: they were not asked', async () => {
  const { services } = open('/main');
  await waitFor(() => expect(scripts()).toHaveLength(2));
  act(() => services.session.complete({ ...testAccount, accountNo: 8 }, '/main'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByText('화면')).toBeNull();
});

it('only logs a script that does not come', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open('/main');
  await waitFor(() => expect(scripts()).toHaveLength(2));
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
