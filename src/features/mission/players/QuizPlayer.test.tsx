import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MissionAttempt } from '#contract/mission.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { MissionPlayer } from '../play/MissionPlayer.tsx';

const nothing = () => null;
const events = ['토끼가 낮잠을 자요', '거북이가 산을 올라요', '토끼가 눈을 떠요', '거북이가 깃발을 잡아요'];

const attempt = (markedAtOnce: boolean): MissionAttempt => ({
  attemptNo: 4103,
  bookNo: 1042,
  bookName: '토끼와 거북',
  readingMissionType: 'QUIZ',
  round: 1,
  startedAt: '2026-11-20T03:00:00.000Z',
  currentDate: '2026-11-20T03:00:00.000Z',
  content: {
    kind: 'QUIZ',
    items: [
      {
        form: 'ORDER',
        key: 'q1',
        category: 'SENTENCE',
        question: '일어난 차례대로 놓아 볼까요?',
        events: events.map((text, at) => ({ id: 'ABCD'[at] ?? '', text })),
      },
      {
        form: 'EVIDENCE',
        key: 'q2',
        category: 'CONTEXT',
        question: '토끼가 놀란 것은 어느 문장에서 알 수 있나요?',
        sentences: events.map((text, at) => ({ no: at + 1, text: `${text}.` })),
      },
    ],
  },
  answers: [],
  hints: [],
  maxPoint: 40,
  hintPrice: 1,
  locked: [],
  markedAtOnce,
  verdicts: [],
  checksItself: false,
});

/** The server marks at once; `BACD` and the second sentence are right. */
function open({ markedAtOnce = true } = {}) {
  const asked: string[] = [];
  const saved: string[] = [];
  const services = createTestServices({
    signedIn: true,
    answers: {
      'POST /api/mission/attempts': attempt(markedAtOnce),
      'POST /api/mission/attempts/4103/verdicts': (body: unknown) => {
        const answer = body as { key: string; value: string; seq: number };
        asked.push(answer.value);
        const correct = answer.value === 'BACD' || answer.value === '2';
        const explanation = correct ? '거북이가 먼저 산을 올랐어요.' : null;
        const verdict = { key: answer.key, value: answer.value, correct, explanation, pageNo: 7, scene: null };
        return { answer, markedAtOnce: true, verdict };
      },
      'PUT /api/mission/attempts/4103/answers/q1': (body: unknown) => {
        saved.push((body as { value: string }).value);
        return { key: 'q1', ...(body as object) };
      },
    },
  });
  const player = <MissionPlayer bookNo={1042} kind="QUIZ" ReportPad={nothing} Notes={nothing} NotesButton={nothing} />;
  renderShell(player, services, '/book/mission/1042?kind=QUIZ');
  return { asked, saved };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const cards = () => within(screen.getByRole('list')).getAllByRole('listitem');
const order = () => cards().map((card) => events.findIndex((text) => card.textContent?.includes(text)));

it('takes no order before a card was moved, and marks it once it is given', async () => {
  const { asked } = open();
  const give = await screen.findByRole('button', { name: '이 차례로 답하기' });
  expect(order()).toEqual([0, 1, 2, 3]);
  fireEvent.click(give);
  expect(give.getAttribute('aria-disabled')).toBe('true');
  expect(button(`위로: ${events[0]}`).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button(`아래로: ${events[0]}`));
  expect(order()).toEqual([1, 0, 2, 3]);
  expect(screen.getByText(`‘${events[0]}’를 2번째로 옮겼어요.`)).toBeTruthy();
  fireEvent.click(give);
  expect(await screen.findByText('거북이가 먼저 산을 올랐어요.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '7쪽 보기' })).toBeTruthy();
  expect(asked).toEqual(['BACD']);
  // It stands: nothing is left to move it with.
  expect(screen.queryByRole('button', { name: /^(?:위로|아래로|이 차례로)/ })).toBeNull();
  expect(order()).toEqual([1, 0, 2, 3]);
});

it('shows a wrong order as it was given, with the page and no key', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: `아래로: ${events[2]}` }));
  fireEvent.click(button('이 차례로 답하기'));
  expect(await screen.findByRole('link', { name: '7쪽을 다시 읽어 볼까요?' })).toBeTruthy();
  expect(order()).toEqual([0, 1, 3, 2]);
  expect(button('1번 문제, 다시 볼 것이에요')).toBeTruthy();
});

it('keeps an order that was begun while another question is looked at', async () => {
  const { asked } = open();
  fireEvent.click(await screen.findByRole('button', { name: `위로: ${events[3]}` }));
  fireEvent.click(button('나중에 풀기'));
  fireEvent.keyDown(document.body, { key: '2', code: 'Digit2' });
  expect(await screen.findByText('거북이가 먼저 산을 올랐어요.')).toBeTruthy();
  expect(asked).toEqual(['2']);
  fireEvent.click(button('다음'));
  expect(order()).toEqual([0, 1, 3, 2]);
});

it('lets an order be changed to the end of a contest, and each change is the answer', async () => {
  const { asked, saved } = open({ markedAtOnce: false });
  fireEvent.click(await screen.findByRole('button', { name: `아래로: ${events[0]}` }));
  expect(screen.queryByRole('button', { name: '이 차례로 답하기' })).toBeNull();
  await waitFor(() => expect(saved).toEqual(['BACD']));
  expect(screen.getByText(/더 옮기면 옮긴 차례가 답이 돼요/)).toBeTruthy();
  fireEvent.click(button(`위로: ${events[3]}`));
  await waitFor(() => expect(saved.at(-1)).toBe('BADC'));
  expect(asked).toEqual([]);
});

it('leaves the number keys alone where events are arranged', async () => {
  const { asked } = open();
  await screen.findByRole('button', { name: '이 차례로 답하기' });
  fireEvent.keyDown(document.body, { key: '1', code: 'Digit1' });
  expect(button('1번 문제, 아직 비었어요')).toBeTruthy();
  expect(asked).toEqual([]);
});
