import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AquariumState } from '../../../contract/aquarium.ts';
import type { GameMessages } from '../../game-host/GameMessages.ts';
import { gameBus } from '../../game-host/gameBus.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { AquariumStage } from './AquariumStage.tsx';
import { aquariumQuery } from './aquariumQuery.ts';

const at = (hour: string, change: Partial<AquariumState> = {}) =>
  ({ revision: 3, currentDate: `2026-05-06T${hour}:00:00.000Z`, pet: { level: 4 }, ...change }) as AquariumState;

let told: AquariumState[] = [];
let outcomes: GameMessages['toGame']['aquarium/outcome'][] = [];
let offs: (() => void)[] = [];
beforeEach(() => {
  gameBus.toGame.forget('scene/show');
  gameBus.toGame.forget('aquarium/state');
  told = [];
  outcomes = [];
  offs = [
    gameBus.toGame.on('scene/show', (request) => request.scene === 'aquarium' && told.push(request.state)),
    gameBus.toGame.on('aquarium/state', ({ state }) => told.push(state)),
    gameBus.toGame.on('aquarium/outcome', (outcome) => outcomes.push(outcome)),
  ];
});
afterEach(() => {
  for (const off of offs) off();
});

/** Draws what the query says beside the stage: both have heard it then. */
function Heard({ api }: { api: ApiClient }) {
  const { data } = useQuery(aquariumQuery(api));
  return <output>{JSON.stringify(data)}</output>;
}

async function open(answers: Record<string, unknown> = {}) {
  const services = createTestServices({
    signedIn: true,
    answers: { 'GET /api/aquarium/me': at('09'), ...answers },
  });
  const shell = renderShell(
    <>
      <AquariumStage />
      <Heard api={services.api} />
    </>,
    services,
    '/aquarium',
  );
  await waitFor(() => expect(told).toHaveLength(1));
  const { queryKey } = aquariumQuery(services.api);
  const hear = async (state: AquariumState) => {
    services.answers['GET /api/aquarium/me'] = state;
    void shell.client.invalidateQueries({ queryKey });
    await screen.findByText(JSON.stringify(state));
  };
  return { services, hear, known: () => shell.client.getQueryData(queryKey) };
}

it('tells the scene what the clock alone has changed, and nothing that is older', async () => {
  const { hear } = await open();
  const quiet = at('12', { rest: { kind: 'QUIET', until: null, words: '지금은 모두 자는 시간이에요.' } });
  await hear(quiet);
  expect(told).toEqual([at('09'), quiet]);
  await hear(at('11'));
  await hear(at('13', { revision: 2 }));
  expect(told).toHaveLength(2);
  await hear(at('13', { revision: 4 }));
  expect(told).toHaveLength(3);
});

it('keeps what it knows when a wish asked again is answered as it was the first time', async () => {
  const old = at('08', { revision: 2 });
  const { known } = await open({ 'POST /api/aquarium/gifts/me': { state: old } });
  act(() => gameBus.toShell.emit('aquarium/wish', { wishId: 'w1', wish: { kind: 'gift' } }));
  await waitFor(() => expect(outcomes).toHaveLength(1));
  expect(outcomes[0]).toMatchObject({ wishId: 'w1', ok: true });
  expect(known()).toEqual(at('09'));
});
