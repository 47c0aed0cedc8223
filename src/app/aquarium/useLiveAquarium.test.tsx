import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AquariumState } from '#contract/aquarium.ts';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { createQueryClient } from '../../lib/queries/createQueryClient.ts';
import { ServicesContext } from '../../lib/services/ServicesContext.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { useLiveAquarium } from './useLiveAquarium.ts';

/** Milliseconds until the next look, with what an answer takes to be drawn. */
const A_LOOK = 5 * 60_000 + 100;
const now = () => ({ revision: 3, currentDate: new Date().toISOString(), rest: null }) as AquariumState;

beforeEach(() => {
  vi.useFakeTimers();
  // The stream stays open and sends nothing.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open() {
  const services = createTestServices({ signedIn: true, answers: { 'GET /api/aquarium/me': now } });
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ServicesContext>
  );
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  renderHook(() => useLiveAquarium(), { wrapper });
  await wait(0);
  const seen = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    return wait(0);
  };
  return { services, wait, seen, asked: () => services.requests.length };
}

it('looks every five minutes, also after an answer that did not come', async () => {
  const { services, wait, asked } = await open();
  expect(asked()).toBe(1);
  await wait(A_LOOK);
  expect(asked()).toBe(2);
  services.answers['GET /api/aquarium/me'] = new NetworkError(false);
  await wait(A_LOOK);
  expect(asked()).toBe(3);
  services.answers['GET /api/aquarium/me'] = now;
  await wait(A_LOOK);
  expect(asked()).toBe(4);
  await wait(A_LOOK);
  expect(asked()).toBe(5);
});

it('asks nothing while it is hidden, and at once when it is seen again', async () => {
  const { wait, seen, asked } = await open();
  await seen('hidden');
  await wait(6 * A_LOOK);
  expect(asked()).toBe(1);
  await seen('visible');
  expect(asked()).toBe(2);
  await wait(A_LOOK);
  expect(asked()).toBe(3);
});
