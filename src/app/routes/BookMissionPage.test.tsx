import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { MissionBoardEntry } from '#contract/mission.ts';
import { gameBus } from '../../game-host/gameBus.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { BookMissionPage } from './BookMissionPage.tsx';

const entry = { state: 'NEW', itemCount: 8, answeredCount: 0, weight: 20, availablePoint: 20, earnedPoint: 0 } as const;
const missions = (['PUZZLE', 'OX'] as const).map(
  (readingMissionType): MissionBoardEntry => ({ ...entry, readingMissionType, rate: null, minutes: 5 }),
);

const book = { bookNo: 1042, bookName: '토끼전', bookImagePath: '', textYn: 'Y', verified: false, availablePoint: 100 };
const soon = () => gameBus.toGame.last('scene/soon')?.scene;

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'connection');
});

async function open(kind: string) {
  const answers = {
    'GET /api/mission/books/1042/me': { ...book, readingProgressRate: 0, missions },
    'POST /api/event/reading-game-contest/available-point': { availablePoint: 0 },
    'POST /api/mission/attempts': () => new Promise(() => {}),
    'GET /api/library/counts/me': {},
  };
  const page = (
    <Routes>
      <Route path="/book/mission/:bookNo" element={<BookMissionPage />} />
    </Routes>
  );
  renderShell(page, createTestServices({ signedIn: true, answers }), `/book/mission/1042?kind=${kind}`);
  return screen.findByRole('button', { name: '시작하기' });
}

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
