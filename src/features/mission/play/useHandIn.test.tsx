import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { MissionAttempt } from '#contract/mission.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { type MissionSession, useMissionSession } from '../session/useMissionSession.ts';
import { submissionQueueOf } from '../submission/submissionQueueOf.ts';
import type { HandInEnd } from '../submission/WaitingHandIn.ts';
import { useHandIn } from './useHandIn.tsx';

const attempt: MissionAttempt = {
  attemptNo: 3,
  bookNo: 1042,
  bookName: '토끼전',
  readingMissionType: 'OX',
  round: 1,
  startedAt: '2026-11-20T03:00:00.000Z',
  currentDate: '2026-11-20T03:00:00.000Z',
  content: { kind: 'OX', items: [] },
  answers: [],
  hints: [],
  maxPoint: 20,
  hintPrice: 1,
  locked: [],
  markedAtOnce: false,
  verdicts: [],
  checksItself: false,
};

function HandIn({ session }: { session: MissionSession }) {
  const { handIn } = useHandIn(session);
  return (
    <button type="button" onClick={() => handIn(0)}>
      다 했어요
    </button>
  );
}
function Player() {
  const state = useMissionSession(1042, 'OX');
  return state.phase === 'playing' ? <HandIn session={state.session} /> : null;
}
function Page() {
  const [left, setLeft] = useState(false);
  return left ? (
    <p>다른 화면</p>
  ) : (
    <>
      <Player />
      <button type="button" onClick={() => setLeft(true)}>
        나가기
      </button>
    </>
  );
}

/** The hand-in is on its way; `end` is the server's answer to it. */
async function handInSlowly() {
  const services = createTestServices({ signedIn: true, answers: { 'POST /api/mission/attempts': attempt } });
  let end: (answer: unknown) => void = () => undefined;
  services.answers['POST /api/mission/attempts/3/submissions'] = () =>
    new Promise((resolve, reject) => {
      end = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer));
    });
  const { queue } = submissionQueueOf(services, 7);
  const ends: HandInEnd[] = [];
  queue.connect({ sendText: async () => 'SENT', onEnded: (reported) => ends.push(reported) });
  const { address } = renderShell(<Page />, services, '/book/mission/1042');
  fireEvent.click(await screen.findByRole('button', { name: '다 했어요' }));
  await waitFor(() => expect(services.requests).toContain('POST /api/mission/attempts/3/submissions'));
  return { services, address, ends, end: (answer: unknown) => act(async () => end(answer)) };
}
const leave = () => fireEvent.click(screen.getByRole('button', { name: '나가기' }));

it('goes on to the result', async () => {
  const { address, ends, end } = await handInSlowly();
  await end({ points: 20 });
  await waitFor(() => expect(address()).toBe('/book/mission/result/1042?kind=OX&fresh=1'));
  expect(ends).toEqual([]);
});

it('leaves who has gone elsewhere meanwhile where they are, and tells them', async () => {
  const { address, ends, end } = await handInSlowly();
  leave();
  await end({ points: 20 });
  await waitFor(() => expect(ends).toMatchObject([{ outcome: 'DONE', points: 20, bookName: '토끼전' }]));
  expect(address()).toBe('/book/mission/1042');
});

it('tells who has gone elsewhere also that it came back', async () => {
  const { ends, end } = await handInSlowly();
  leave();
  await end(refusal('MISSION_NOT_COMPLETE'));
  await waitFor(() => expect(ends).toMatchObject([{ outcome: 'GAPS' }]));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('asks back where an answer was changed elsewhere, and goes on by itself where it is the same', async () => {
  const { address, end, services } = await handInSlowly();
  services.answers['POST /api/mission/attempts'] = { ...attempt, answers: [{ key: 'ox-1', value: 'X', seq: 9 }] };
  const tries = () => services.requests.filter((request) => request.endsWith('/submissions')).length;
  await end(refusal('ANSWERS_CHANGED'));
  const alert = await screen.findByRole('dialog', { name: '잠깐만요' });
  expect(alert.textContent).toContain('바뀐 답을 확인하고 다시 내 주세요');
  expect(tries()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  services.answers['POST /api/mission/attempts'] = { ...attempt, answers: [{ key: 'ox-1', value: 'X', seq: 12 }] };
  fireEvent.click(screen.getByRole('button', { name: '다 했어요' }));
  await waitFor(() => expect(tries()).toBe(2));
  await end(refusal('ANSWERS_CHANGED'));
  await waitFor(() => expect(tries()).toBe(3));
  expect(services.bodies.at(-1)).toMatchObject({ seen: { 'ox-1': 12 } });
  await end({ points: 20 });
  await waitFor(() => expect(address()).toBe('/book/mission/result/1042?kind=OX&fresh=1'));
});
