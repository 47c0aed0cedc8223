import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gameBus } from '../../game-host/gameBus.ts';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { createQueryClient } from '../../lib/queries/createQueryClient.ts';
import { ServicesContext } from '../../lib/services/ServicesContext.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { useCheers } from './useCheers.ts';

const READ = 'GET /api/aquarium/cheers/me';
const MARK = 'PUT /api/aquarium/cheers/seen/me';
const cheer = { nickname: '고래', sentence: '안녕!', isNew: true };

let reported: unknown[] = [];
let off = () => {};
beforeEach(() => {
  reported = [];
  off = gameBus.toGame.on('aquarium/cheers', ({ cheers }) => reported.push(cheers));
});
afterEach(() => off());

async function ask(answers: Record<string, unknown>) {
  const services = createTestServices({ signedIn: true, answers });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>
      <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
    </ServicesContext>
  );
  const { unmount } = renderHook(() => useCheers(), { wrapper });
  await act(async () => {
    gameBus.toShell.emit('aquarium/cheers-wanted', {});
    // The answer has arrived, and what follows from it.
    await new Promise((resolve) => setTimeout(resolve));
  });
  unmount();
  return services.requests;
}

it('tells the cheers, and marks new ones as read', async () => {
  expect(await ask({ [READ]: { items: [cheer] }, [MARK]: { done: true } })).toEqual([READ, MARK]);
  expect(await ask({ [READ]: { items: [{ ...cheer, isNew: false }] } })).toEqual([READ]);
  expect(reported).toEqual([[cheer], [{ ...cheer, isNew: false }]]);
});

it('leaves the cheers that are read when they cannot be marked', async () => {
  expect(await ask({ [READ]: { items: [cheer] }, [MARK]: new NetworkError(false) })).toEqual([READ, MARK]);
  expect(reported).toEqual([[cheer]]);
});

it('says when they cannot be fetched', async () => {
  await ask({ [READ]: new NetworkError(false) });
  expect(reported).toEqual([null]);
});
