import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AquariumState } from '#contract/aquarium.ts';
import type { WordMission } from '#contract/wordMission.ts';
import type { SceneRequest } from '#src/game-host/GameMessages.ts';
import { gameBus } from '#src/game-host/gameBus.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { WordCatchStage } from './WordCatchStage.tsx';

const mission = { wordMissionNo: 7, state: 'READY', syllableCount: 2 } as WordMission;
const state = { revision: 3, shells: 12 } as AquariumState;
const words = { day: '2026-11-21', today: [mission], earlier: [] };
let shown: SceneRequest[] = [];
let off = () => {};

beforeEach(() => {
  off = gameBus.toGame.on('scene/show', (request) => shown.push(request));
  shown = [];
});
afterEach(() => off());

function show(answers: Record<string, unknown> = {}) {
  const services = createTestServices({
    signedIn: true,
    answers: { 'GET /api/aquarium/word-missions/me': words, 'GET /api/aquarium/me': state, ...answers },
  });
  return { services, ...renderShell(<WordCatchStage />, services, '/aquarium?place=words') };
}

const scene = () => waitFor(() => expect(shown.some((request) => request.scene === 'word-catch')).toBe(true));

it('shows the words, lets the server judge, and goes on there after the page was closed', async () => {
  const judged = vi.fn();
  const stop = gameBus.toGame.on('word-catch/judged', judged);
  const result = { rightCount: 1, wrong: false, solved: false, mission };
  const first = show({ 'POST /api/aquarium/word-missions/7/catches': result });
  await scene();
  act(() => gameBus.toShell.emit('word-catch/caught', { wordMissionNo: 7, bubbleIds: ['b4'] }));
  await waitFor(() => expect(judged).toHaveBeenCalledWith({ wordMissionNo: 7, bubbleIds: ['b4'], ok: true, result }));
  expect(first.services.bodies).toContainEqual({ bubbleIds: ['b4'] });
  shown = [];
  show();
  await scene();
  expect(shown.at(-1)).toMatchObject({ words: { shells: 12, caught: { 7: ['b4'] } } });
  stop();
});

it('has a scene that is made anew begin with the words as they stand', async () => {
  const solved = { ...mission, state: 'REWARD_READY' };
  const taken = { ...mission, state: 'TAKEN' };
  show({
    'POST /api/aquarium/word-missions/7/catches': (body: { bubbleIds: string[] }) =>
      body.bubbleIds.length < 2
        ? { rightCount: 1, wrong: false, solved: false, mission: { ...mission, wrongCount: 1 } }
        : { rightCount: 2, wrong: false, solved: true, mission: solved },
    'POST /api/aquarium/word-missions/7/rewards': { change: { state: { ...state, shells: 16 } }, mission: taken },
  });
  await scene();
  const now = () => gameBus.toGame.last('scene/show');
  act(() => gameBus.toShell.emit('word-catch/caught', { wordMissionNo: 7, bubbleIds: ['b4'] }));
  await waitFor(() => expect(now()).toMatchObject({ words: { missions: [{ wrongCount: 1 }], caught: { 7: ['b4'] } } }));
  act(() => gameBus.toShell.emit('word-catch/caught', { wordMissionNo: 7, bubbleIds: ['b4', 'b2'] }));
  await waitFor(() => expect(now()).toMatchObject({ words: { missions: [solved], caught: { 7: [] } } }));
  act(() => gameBus.toShell.emit('word-catch/reward-wanted', { wordMissionNo: 7 }));
  await waitFor(() => expect(now()).toMatchObject({ words: { missions: [taken], shells: 16 } }));
  cleanup();
  expect(now()).toEqual({ scene: 'none' });
});

it('says why a catch or a reward did not go through', async () => {
  const judged = vi.fn();
  const rewarded = vi.fn();
  const stops = [gameBus.toGame.on('word-catch/judged', judged), gameBus.toGame.on('word-catch/rewarded', rewarded)];
  show({
    'POST /api/aquarium/word-missions/7/catches': refusal('AQUARIUM_RESTING'),
    'POST /api/aquarium/word-missions/7/rewards': refusal('WORD_NOT_CAUGHT'),
  });
  await scene();
  act(() => {
    gameBus.toShell.emit('word-catch/caught', { wordMissionNo: 7, bubbleIds: ['b4'] });
    gameBus.toShell.emit('word-catch/reward-wanted', { wordMissionNo: 7 });
  });
  await waitFor(() => expect(rewarded).toHaveBeenCalled());
  expect(judged.mock.calls[0]?.[0]).toMatchObject({ ok: false, message: expect.stringContaining('쉬고 있어요') });
  expect(rewarded.mock.calls[0]?.[0]).toMatchObject({ ok: false });
  for (const stop of stops) stop();
});

it('keeps the purse of a reward, whatever a look that was on its way finds', async () => {
  const rich = { ...state, revision: 4, currentDate: '2026-11-21T09:00:00.000Z', shells: 16 };
  const { services, client } = show({
    'POST /api/aquarium/word-missions/7/rewards': { change: { state: rich }, mission: { ...mission, state: 'TAKEN' } },
  });
  await scene();
  const looks = () => services.requests.filter((request) => request === 'GET /api/aquarium/me').length;
  const answers: ((found: AquariumState) => void)[] = [];
  services.answers['GET /api/aquarium/me'] = () => new Promise((resolve) => void answers.push(resolve));
  act(() => void client.invalidateQueries({ queryKey: ['aquarium'] }));
  await waitFor(() => expect(looks()).toBe(2));
  act(() => gameBus.toShell.emit('word-catch/reward-wanted', { wordMissionNo: 7 }));
  await waitFor(() => expect(looks()).toBe(3));
  await act(async () => answers[0]?.(state));
  expect(client.getQueryData(['aquarium'])).toEqual(rich);
});

it('tells the other windows what the shells have changed', async () => {
  const { services } = show({
    'POST /api/aquarium/word-missions/7/rewards': {
      change: { state: { ...state, revision: 4, shells: 16 } },
      mission: { ...mission, state: 'TAKEN' },
    },
  });
  await scene();
  act(() => gameBus.toShell.emit('word-catch/reward-wanted', { wordMissionNo: 7 }));
  await waitFor(() => expect(services.sent).toEqual([{ type: 'aquarium/changed', revision: 4 }]));
});

it('has a kind word when there is nothing to catch, and when it cannot be loaded', async () => {
  show({ 'GET /api/aquarium/word-missions/me': { ...words, today: [] } });
  expect(await screen.findByRole('heading', { name: '오늘은 잡을 낱말이 없어요' })).toBeTruthy();
  show({ 'GET /api/aquarium/word-missions/me': refusal('OVERLOADED') });
  expect(await screen.findByRole('alert')).toBeTruthy();
});
