import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MissionAttempt } from '#contract/mission.ts';
import { gameBus } from '#src/game-host/gameBus.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { missionPlace } from '../session/missionPlace.ts';
import { MissionPlayer } from './MissionPlayer.tsx';

const nothing = () => null;
const attempt: MissionAttempt = {
  attemptNo: 4105,
  bookNo: 1042,
  bookName: '토끼전',
  readingMissionType: 'MATCHING',
  round: 1,
  startedAt: '2026-11-20T03:00:00.000Z',
  currentDate: '2026-11-20T03:00:00.000Z',
  content: {
    kind: 'MATCHING',
    relation: '인물과 한 일',
    lefts: [{ id: 'p1', text: '토끼' }],
    rights: [{ id: 'r1', text: '간을 두고 왔다고 했어요' }],
  },
  answers: [],
  hints: [],
  maxPoint: 20,
  hintPrice: 1,
  locked: [],
  markedAtOnce: true,
  verdicts: [],
  checksItself: false,
};
const pet = { species: 'turtle', nickname: '거북이', stage: 'baby', level: 3 };

function open() {
  const verdict = { key: 'p1', value: 'r1', correct: false, explanation: null, pageNo: 7, scene: null };
  const services = createTestServices({
    signedIn: true,
    answers: {
      'POST /api/mission/attempts': attempt,
      'GET /api/mission/books/1042/results/me': { results: [], pet },
      'POST /api/mission/attempts/4105/verdicts': (answer: unknown) => ({ answer, markedAtOnce: true, verdict }),
    },
  });
  const player = (
    <MissionPlayer bookNo={1042} kind="MATCHING" ReportPad={nothing} Notes={nothing} NotesButton={nothing} />
  );
  const { address } = renderShell(player, services, '/book/mission/1042?kind=MATCHING');
  return { services, address, verdict };
}

const shown = () => {
  const request = gameBus.toGame.last('scene/show');
  return request?.scene === 'matching' ? request.matching : null;
};

it('sends each pair for its verdict and hands the verdict to the scene, with the pet that looks on', async () => {
  const { verdict } = open();
  await waitFor(() => expect(shown()?.onlooker?.joyful).toBe('/art/portrait/turtle-baby-joyful.webp'));
  expect(gameBus.toGame.last('matching/judged')).toEqual({ attemptNo: 4105, atOnce: true, verdicts: [] });
  await act(async () => gameBus.toShell.emit('matching/answered', { key: 'p1', value: 'r1' }));
  await waitFor(() => expect(gameBus.toGame.last('matching/judged')?.verdicts).toEqual([verdict]));
  expect(shown()).toMatchObject({ markedAtOnce: true, verdicts: [verdict] });
});

it('opens the page of a wrong pair, and comes back into the same mission', async () => {
  const { services, address } = open();
  await waitFor(() => expect(shown()).not.toBeNull());
  await act(async () => gameBus.toShell.emit('matching/page-wanted', { pageNo: 7 }));
  expect(address()).toBe('/book/read/1042?page=7');
  const place = { accountNo: 7, bookNo: 1042, kind: 'MATCHING' } as const;
  expect(missionPlace(services.tabStorage).read(place)).toEqual({ ...place, item: null });
  expect(screen.queryByRole('alert')).toBeNull();
});
