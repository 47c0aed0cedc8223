import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { MissionBoardEntry } from '#contract/mission.ts';
import { gameBus } from '../../game-host/gameBus.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { BookMissionPage } from './BookMissionPage.tsx';

const entry = { state: 'NEW', itemCount: 8, answeredCount: 0, weight: 20, availablePoint: 20, earnedPoint: 0 } as const;
const missionsOf = (change: Partial<MissionBoardEntry>) =>
  (['PUZZLE', 'OX'] as const).map(
    (readingMissionType): MissionBoardEntry => ({
      ...entry,
      readingMissionType,
      rate: null,
      minutes: 5,
      knownKind: false,
      ...change,
    }),
  );

const book = { bookNo: 1042, bookName: '토끼전', bookImagePath: '', textYn: 'Y', verified: false, availablePoint: 100 };
const soon = () => gameBus.toGame.last('scene/soon')?.scene;

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'connection');
});

const outside = { available: false, reason: 'NO_CONTEST', message: null, availablePoint: 0 };

function show(address: string, change: Partial<MissionBoardEntry> = {}, contest: object = outside) {
  const answers = {
    'GET /api/mission/books/1042/me': { ...book, readingProgressRate: 0, missions: missionsOf(change) },
    'POST /api/event/reading-game-contest/available-point': contest,
    'POST /api/mission/attempts': () => new Promise(() => {}),
    'GET /api/library/counts/me': {},
  };
  const page = (
    <Routes>
      <Route path="/book/mission/:bookNo" element={<BookMissionPage />} />
    </Routes>
  );
  const services = createTestServices({ signedIn: true, answers });
  renderShell(page, services, `/book/mission/1042${address}`);
  return services;
}

function open(kind: string) {
  show(`?kind=${kind}`);
  return screen.findByRole('button', { name: '시작하기' });
}

const preparing = () => screen.findByRole('progressbar', { name: '미션을 준비하고 있어요' });
const counting = {
  available: true,
  reason: null,
  message: null,
  availablePoint: 20,
  bookAvailablePoint: 60,
  todayCount: 3,
  dailyCap: 12,
  contests: [],
};

it('begins at once with a mission of a kind that is known', async () => {
  const services = show('', { knownKind: true });
  fireEvent.click(await screen.findByRole('link', { name: /^낱말 퍼즐/ }));
  expect(await preparing()).toBeTruthy();
  expect(services.requests.filter((request) => request.includes('available-point'))).toHaveLength(1);
});

it.each(['OPEN', 'RETRY'] as const)('goes on at once with one that was begun, also in a contest: %s', async (state) => {
  show('?kind=PUZZLE', { knownKind: true, state }, counting);
  expect(await preparing()).toBeTruthy();
});

it('tells before a mission begins what a contest makes of it', async () => {
  show('?kind=PUZZLE', { knownKind: true }, counting);
  expect(await screen.findByRole('button', { name: '시작하기' })).toBeTruthy();
  expect(screen.getByRole('complementary', { name: '독서 게임 대회' }).textContent).toContain('3 / 12개');
});

it('shows a result, and not a mission that is over', async () => {
  show('?kind=PUZZLE', { knownKind: true, state: 'DONE' });
  expect(await screen.findByRole('list', { name: '미션' })).toBeTruthy();
});

it('has the game fetched while the start of a mission on the canvas is read, and while it is opened', async () => {
  const start = await open('PUZZLE');
  expect(soon()).toBe('crossword');
  fireEvent.click(start);
  expect(screen.getByRole('progressbar', { name: '미션을 준비하고 있어요' })).toBeTruthy();
  expect(soon()).toBe('crossword');
});

it('has nothing fetched for a mission without a canvas', async () => {
  await open('OX');
  expect(soon() ?? 'none').toBe('none');
});

it('fetches nothing ahead where each byte costs, and all once it is begun', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const start = await open('PUZZLE');
  expect(soon()).toBe('none');
  fireEvent.click(start);
  expect(soon()).toBe('crossword');
});
