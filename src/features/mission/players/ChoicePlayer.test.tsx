import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MissionAttempt } from '#contract/mission.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { MissionPlayer } from '../play/MissionPlayer.tsx';

const nothing = () => null;
const statements = ['토끼는 용궁에 갔어요.', '자라는 하늘을 날아요.', '용왕은 병이 났어요.'];

const attempt = (markedAtOnce: boolean): MissionAttempt => ({
  attemptNo: 4103,
  bookNo: 1042,
  bookName: '토끼전',
  readingMissionType: 'OX',
  round: 1,
  startedAt: '2026-11-20T03:00:00.000Z',
  currentDate: '2026-11-20T03:00:00.000Z',
  content: { kind: 'OX', items: statements.map((statement, at) => ({ key: `ox-${at + 1}`, statement })) },
  answers: [],
  hints: [],
  maxPoint: 20,
  hintPrice: 1,
  locked: [],
  markedAtOnce,
  verdicts: [],
  checksItself: false,
});

/** The server answers verdicts when it is let to; O is right. */
function open({ markedAtOnce = true } = {}) {
  const asked: { key: string; value: string; seq: number }[] = [];
  const marks: (() => void)[] = [];
  const saved: string[] = [];
  const services = createTestServices({
    signedIn: true,
    answers: {
      'POST /api/mission/attempts': attempt(markedAtOnce),
      'POST /api/mission/attempts/4103/verdicts': (body: unknown) => {
        const answer = body as { key: string; value: string; seq: number };
        asked.push(answer);
        const { key, value } = answer;
        const correct = value === 'O';
        const explanation = correct ? '토끼는 자라 등에 탔어요.' : null;
        const verdict = { key, value, correct, explanation, pageNo: 7, scene: null };
        return new Promise((resolve) => marks.push(() => resolve({ answer, markedAtOnce: true, verdict })));
      },
      'PUT /api/mission/attempts/4103/answers/ox-1': (body: unknown) => {
        saved.push((body as { value: string }).value);
        return { key: 'ox-1', ...(body as object) };
      },
    },
  });
  const player = <MissionPlayer bookNo={1042} kind="OX" ReportPad={nothing} Notes={nothing} NotesButton={nothing} />;
  const { address } = renderShell(player, services, '/book/mission/1042?kind=OX');
  const mark = async () => {
    await waitFor(() => expect(marks.length).toBeGreaterThan(0));
    await act(async () => marks.shift()?.());
  };
  return { asked, saved, mark, address };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const choice = async (value: 'O' | 'X') =>
  screen.findByRole('button', { name: value === 'O' ? 'O, 맞아요' : 'X, 아니에요' });

it('says at once that an answer was right, why, and where it stands, with the way on under the finger', async () => {
  const { mark } = open();
  fireEvent.click(await choice('O'));
  expect(screen.getByText('맞았는지 보고 있어요.')).toBeTruthy();
  expect(document.activeElement).toBe(button('다음'));
  await mark();
  expect(await screen.findByText('토끼는 자라 등에 탔어요.')).toBeTruthy();
  expect(button('1번 문제, 맞았어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '7쪽 보기' }).getAttribute('href')).toBe('/book/read/1042?page=7');
  fireEvent.click(button('다음'));
  expect(screen.getByText(statements[1] ?? '')).toBeTruthy();
});

it('is kind to a wrong answer, tells the page and not the key, and takes no second answer', async () => {
  const { mark, asked } = open();
  fireEvent.click(await choice('X'));
  fireEvent.click(await choice('O'));
  fireEvent.keyDown(document.body, { key: 'o', code: 'KeyO' });
  await mark();
  expect(await screen.findByText('괜찮아요, 답이 조금 달라요.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '7쪽을 다시 읽어 볼까요?' })).toBeTruthy();
  fireEvent.click(await choice('O'));
  expect((await choice('X')).getAttribute('aria-pressed')).toBe('true');
  expect(asked.map(({ value }) => value)).toEqual(['X']);
});

it('leads from the last question to what was left out, and to the end once everything is answered', async () => {
  open();
  await choice('O');
  fireEvent.click(button('나중에 풀기'));
  for (const next of ['다음', '다음']) {
    fireEvent.click(await choice('O'));
    fireEvent.click(button(next));
  }
  expect(screen.getByText(statements[0] ?? '')).toBeTruthy();
  fireEvent.click(await choice('O'));
  expect(button('다 했어요')).toBeTruthy();
});

it('says nothing of right or wrong in a contest, and lets an answer be changed', async () => {
  const { asked, saved } = open({ markedAtOnce: false });
  fireEvent.click(await choice('X'));
  fireEvent.click(await choice('O'));
  expect((await choice('O')).getAttribute('aria-pressed')).toBe('true');
  expect(button('1번 문제, 답했어요')).toBeTruthy();
  expect(screen.queryByText(/맞았는지 보고 있어요|알려 줄게요/)).toBeNull();
  await waitFor(() => expect(saved).toEqual(['O']));
  expect(asked).toEqual([]);
});
