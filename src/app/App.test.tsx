import { act, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createObserverConsent } from '../lib/persisted/createObserverConsent.ts';
import { createQueryClient } from '../lib/queries/createQueryClient.ts';
import { createTestServices, testAccount } from '../testing/createTestServices.ts';
import { App } from './App.tsx';

const scripts = () => [...document.head.querySelectorAll('script[data-site-id]')];
afterEach(() => {
  for (const script of scripts()) script.remove();
  vi.unstubAllGlobals();
});

it('loads a page that was watched anew when its login ends, wherever the guard leads', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, pathname: '/no/such/page', reload });
  const services = createTestServices({ signedIn: true });
  services.observers = { analytics: { src: 'https://count.example/a.js', siteId: 'sea' }, replay: null, here: true };
  services.session.updateAccount({ ...testAccount, birthday: '20000229' });
  createObserverConsent(services.storage).write({ [testAccount.accountNo]: true });
  render(<App services={services} queryClient={createQueryClient()} />);
  await waitFor(() => expect(scripts()).toHaveLength(1));
  act(() => services.session.lose('token'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
