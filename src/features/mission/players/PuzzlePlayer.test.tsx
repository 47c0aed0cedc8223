import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MissionAttempt, MissionResult } from '#contract/mission.ts';
import type { GameMessages, SceneRequest } from '#src/game-host/GameMessages.ts';
import { gameBus } from '#src/game-host/gameBus.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { useMissionSession } from '../session/useMissionSession.ts';
import { PuzzlePlayer } from './PuzzlePlayer.tsx';

const clue = { number: 1, direction: 'across', row: 0, col: 0, length: 4, clue: '새의 다리' } as const;
const content = { kind: 'PUZZLE', size: 10, clues: [{ ...clue, key: '1-across' }] } satisfies MissionAttempt['content'];
const result = { readingMissionType: 'PUZZLE', points: 20, shells: 2, correctCount: 1, itemCount: 1, items: [] };

let attempts = 100;
let stands: GameMessages['toGame']['mission/hand-in']['state'][] = [];
let off = () => {};
beforeEach(() => {
  attempts += 1;
  off = gameBus.toGame.on('mission/hand-in', ({ state }) => stands.push(state));
  stands = [];
});
afterEach(() => off());

function Mission() {
  const state = useMissionSession(1, 'PUZZLE');
  if (state.phase !== 'playing') return <p>{state.phase}</p>;
  return <PuzzlePlayer session={state.session} content={content} />;
}

async function play(answers: Record<string, unknown> = {}) {
  const attempt = { attemptNo: attempts, bookNo: 1, bookName: '흥부와 놀부', readingMissionType: 'PUZZLE', round: 1 };
  const paid = { answers: [], hints: [], locked: [], maxPoint: 20, hintPrice: 1 };
  const at = `/api/mission/attempts/${attempts}`;
  const services = createTestServices({
    signedIn: true,
    answers: {
      'POST /api/mission/attempts': { ...attempt, ...paid, content, currentDate: new Date().toISOString() },
      [`PUT ${at}/answers/1-across`]: (entry: object) => ({ key: '1-across', ...entry }),
      ...Object.fromEntries(Object.entries(answers).map(([path, answer]) => [`POST ${at}/${path}`, answer])),
    },
  });
  renderShell(<Mission />, services, '/book/mission/1');
  await waitFor(() => expect(shown()).toMatchObject({ puzzle: { attemptNo: attempts } }));
  return { services, saves: `PUT ${at}/answers/1-across` };
}

const shown = (): SceneRequest | undefined => gameBus.toGame.last('scene/show');
const write = (value: string) => act(() => gameBus.toShell.emit('crossword/answered', { key: '1-across', value }));

/** An answer of the server that comes on demand. */
function later<T>() {
  let answer = (_value: T | Promise<T>) => {};
  const answered = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { answered, answer };
}

it('has a scene that is made anew begin with answers, hints and closed words as they stand', async () => {
  await play({
    hints: { hint: { key: '1-across', step: 'FIRST_SYLLABLE', text: '제' }, maxPoint: 19, hintPrice: 2 },
    checks: { results: [{ key: '1-across', correct: true }] },
  });
  write('제비··');
  expect(shown()).toMatchObject({ puzzle: { answers: { '1-across': '제비··' }, maxPoint: 20 }, edition: 0 });
  act(() => gameBus.toShell.emit('crossword/hint-wanted', { key: '1-across' }));
  await waitFor(() =>
    expect(shown()).toMatchObject({ puzzle: { hints: [{ step: 'FIRST_SYLLABLE' }], maxPoint: 19, hintPrice: 2 } }),
  );
  write('제비다리');
  act(() => gameBus.toShell.emit('crossword/check-wanted', { no: 1, keys: ['1-across'], byItself: true }));
  await waitFor(() => expect(shown()).toMatchObject({ puzzle: { locked: { '1-across': '제비다리' } } }));
  act(() => gameBus.toShell.emit('crossword/settings-wanted', { skipFilled: true }));
  expect(shown()).toMatchObject({ puzzle: { skipFilled: true } });
  cleanup();
  expect(shown()).toEqual({ scene: 'none' });
});

it('tells no answer to a mission that is open since', async () => {
  const { answered, answer } = later();
  await play({ hints: answered });
  const given: unknown[] = [];
  const stop = gameBus.toGame.on('crossword/hint-given', (hint) => given.push(hint));
  act(() => gameBus.toShell.emit('crossword/hint-wanted', { key: '1-across' }));
  cleanup();
  await act(async () =>
    answer({ hint: { key: '1-across', step: 'WORD', text: '제비다리' }, maxPoint: 19, hintPrice: 2 }),
  );
  expect(given).toEqual([]);
  stop();
});

it('tells the game that it is handed in; an answer that comes too late does not turn the result away', async () => {
  const { answered, answer } = later<Partial<MissionResult>>();
  const { services, saves } = await play({ submissions: answered });
  write('제비다리');
  act(() => gameBus.toShell.emit('mission/submit-wanted', { emptyCount: 0 }));
  await waitFor(() => expect(stands).toEqual(['open', 'sending']));
  await waitFor(() => expect(services.requests.at(-1)).toContain('/submissions'));
  services.answers[saves] = refusal('MISSION_CLOSED');
  write('제비다구');
  await waitFor(() => expect(services.requests.filter((request) => request === saves)).toHaveLength(2));
  await act(async () => answer({ ...result, attemptNo: attempts } as Partial<MissionResult>));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.queryByText('closed')).toBeNull();
  expect(stands).toEqual(['open', 'sending', 'done']);
});

it('goes on with everything when handing in failed', async () => {
  await play({ submissions: refusal('INVALID_INPUT') });
  write('제비다리');
  act(() => gameBus.toShell.emit('mission/submit-wanted', { emptyCount: 0 }));
  await waitFor(() => expect(stands).toEqual(['open', 'sending', 'open']));
  expect(shown()).toMatchObject({ puzzle: { answers: { '1-across': '제비다리' } } });
});

it('says that it was handed in elsewhere where it was, also while it is handed in here', async () => {
  const { services, saves } = await play({ submissions: refusal('MISSION_CLOSED') });
  services.answers[saves] = refusal('MISSION_CLOSED');
  write('제비다리');
  act(() => gameBus.toShell.emit('mission/submit-wanted', { emptyCount: 0 }));
  expect(await screen.findByText('closed')).toBeTruthy();
  cleanup();
  attempts += 1;
  const other = await play();
  other.services.answers[other.saves] = refusal('MISSION_CLOSED');
  write('제비다리');
  expect(await screen.findByText('closed')).toBeTruthy();
});
