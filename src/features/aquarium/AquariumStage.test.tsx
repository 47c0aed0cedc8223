import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AquariumState } from '#contract/aquarium.ts';
import { AquariumSession } from '#game/scenes/aquarium/session/AquariumSession.ts';
import type { GameMessages, SceneRequest } from '../../game-host/GameMessages.ts';
import { gameBus } from '../../game-host/gameBus.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { createSeenLevels } from '../../lib/persisted/seenMarks.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { AquariumStage } from './AquariumStage.tsx';
import { aquariumQuery } from './aquariumQuery.ts';

const at = (hour: string, change: Partial<AquariumState> = {}) =>
  ({ revision: 3, currentDate: `2026-05-06T${hour}:00:00.000Z`, pet: { level: 4 }, ...change }) as AquariumState;

let reported: AquariumState[] = [];
let outcomes: GameMessages['toGame']['aquarium/outcome'][] = [];
let offs: (() => void)[] = [];
beforeEach(() => {
  offs = [
    gameBus.toGame.on('scene/show', (request) => request.scene === 'aquarium' && reported.push(request.state)),
    gameBus.toGame.on('aquarium/outcome', (outcome) => outcomes.push(outcome)),
  ];
  reported = [];
  outcomes = [];
});
afterEach(() => {
  for (const off of offs) off();
});

/** Draws the data of the query beside the stage: both have received it then. */
function Received({ api }: { api: ApiClient }) {
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
      <Received api={services.api} />
    </>,
    services,
    '/aquarium',
  );
  await waitFor(() => expect(reported).toHaveLength(1));
  const { queryKey } = aquariumQuery(services.api);
  const look = () => void shell.client.invalidateQueries({ queryKey });
  const receive = async (state: AquariumState) => {
    services.answers['GET /api/aquarium/me'] = state;
    look();
    await screen.findByText(JSON.stringify(state));
  };
  return { services, look, receive, known: () => shell.client.getQueryData(queryKey), address: shell.address };
}

it('tells the scene what the clock alone has changed, and nothing that is older', async () => {
  const { receive } = await open();
  const quiet = at('12', { rest: { kind: 'QUIET', until: null, words: '지금은 모두 자는 시간이에요.' } });
  await receive(quiet);
  expect(reported).toEqual([at('09'), quiet]);
  await receive(at('11'));
  await receive(at('13', { revision: 2 }));
  expect(reported).toHaveLength(2);
  await receive(at('13', { revision: 4 }));
  expect(reported).toHaveLength(3);
});

it('keeps what it knows when a wish asked again is answered as it was the first time', async () => {
  const old = at('08', { revision: 2 });
  const { known } = await open({ 'POST /api/aquarium/gifts/me': { state: old } });
  act(() => gameBus.toShell.emit('aquarium/command', { commandId: 'w1', command: { kind: 'gift' } }));
  await waitFor(() => expect(outcomes).toHaveLength(1));
  expect(outcomes[0]).toMatchObject({ commandId: 'w1', ok: true });
  expect(known()).toEqual(at('09'));
});

it('is not taken back by a look that was on its way, and looks anew', async () => {
  const bought = at('10', { revision: 4, shells: 60 });
  const { services, known, look } = await open({ 'POST /api/aquarium/gifts/me': { state: bought } });
  const looks = () => services.requests.filter((request) => request === 'GET /api/aquarium/me').length;
  const answers: ((state: AquariumState) => void)[] = [];
  services.answers['GET /api/aquarium/me'] = () => new Promise((resolve) => void answers.push(resolve));
  act(look);
  await waitFor(() => expect(looks()).toBe(2));
  act(() => gameBus.toShell.emit('aquarium/command', { commandId: 'w1', command: { kind: 'gift' } }));
  await waitFor(() => expect(looks()).toBe(3));
  expect(known()).toEqual(bought);
  await act(async () => answers[0]?.(at('09')));
  expect(known()).toEqual(bought);
  const since = at('11', { revision: 5 });
  await act(async () => answers[1]?.(since));
  await waitFor(() => expect(known()).toEqual(since));
  expect(reported.map(({ revision }) => revision)).toEqual([3, 4, 5]);
});

it('has a scene that is made anew begin with what the last wish has left', async () => {
  const fed = at('10', { revision: 4, shells: 3 });
  await open({ 'POST /api/aquarium/gifts/me': { state: fed } });
  act(() => gameBus.toShell.emit('aquarium/command', { commandId: 'w1', command: { kind: 'gift' } }));
  await waitFor(() => expect(outcomes).toHaveLength(1));
  expect(gameBus.toGame.last('scene/show')).toEqual({ scene: 'aquarium', state: fed });
});

it('shows the level last seen until the scene stands, whatever is told meanwhile, and then what is true', async () => {
  createSeenLevels(localStorage).write({ '7': 3 });
  const { receive } = await open();
  expect(reported).toMatchObject([{ pet: { level: 3 } }]);
  const later = at('12', { revision: 4 });
  await receive(later);
  expect(reported).toHaveLength(1);
  act(() => gameBus.toShell.emit('scene/ready', { scene: 'aquarium' }));
  expect(reported.slice(1)).toEqual([later]);
});

it('leaves nothing of one student to the aquarium of the next, and an answer that comes late to nobody', async () => {
  let answer = (_change: unknown) => {};
  const { receive, known } = await open({
    'GET /api/aquarium/me': at('09', { revision: 90 }),
    'POST /api/aquarium/gifts/me': new Promise((resolve) => {
      answer = resolve;
    }),
  });
  await receive(at('12', { revision: 91 }));
  act(() => gameBus.toShell.emit('aquarium/command', { commandId: 'w1', command: { kind: 'gift' } }));
  cleanup();
  answer({ state: at('13', { revision: 92 }) });
  await waitFor(() => expect(outcomes).toHaveLength(1));
  expect(known()).toMatchObject({ revision: 91 });
  expect(gameBus.toGame.last('scene/show')).toEqual({ scene: 'none' });
  const request: SceneRequest = { scene: 'aquarium', state: at('10', { revision: 2 }) };
  gameBus.toGame.emit('scene/show', request);
  const session = new AquariumSession(gameBus, request.state);
  const stop = session.attach();
  expect(session.state.getState()).toBe(request.state);
  stop();
});

it('leads back to the community page in a tab that no other window has opened', async () => {
  const { address } = await open();
  act(() => gameBus.toShell.emit('aquarium/leave', {}));
  expect(address()).toBe('/community/aqua');
});
