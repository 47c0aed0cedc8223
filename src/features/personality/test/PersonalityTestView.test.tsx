import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/errorCodes.ts';
import type { PersonalityAttempt } from '#contract/personality.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { PersonalityTestView } from './PersonalityTestView.tsx';

/** jsdom has no page to scroll. */
beforeAll(() => void vi.stubGlobal('scrollTo', vi.fn()));
afterAll(() => void vi.unstubAllGlobals());

const path = '/api/bookbti/attempts';
const question = (key: string, situation: string) => ({
  key,
  situation,
  options: [
    { no: 1, text: `${situation} 하나` },
    { no: 2, text: `${situation} 둘` },
  ],
});
const attempt: PersonalityAttempt = {
  accountBookBTIResultNo: 50,
  startedAt: '2026-11-20T03:00:00.000Z',
  currentDate: '2026-11-20T03:00:00.000Z',
  itemCount: 2,
  questions: [question('a', '아침'), question('b', '저녁')],
  answers: [],
  missing: ['a', 'b'],
  disclaimer: '재미로 보는 독서 성향이에요.',
};

let resultNo = 50;
function open(save: (key: string, body: { value: string; seq: number }) => unknown, questions = attempt.questions) {
  resultNo += 1;
  const put = (key: string) => ({
    [`PUT ${path}/${resultNo}/answers/${key}`]: (body: { value: string; seq: number }) => save(key, body),
  });
  const services = createTestServices({
    site: 'home',
    signedIn: true,
    answers: {
      [`POST ${path}`]: { ...attempt, accountBookBTIResultNo: resultNo, questions, itemCount: questions.length },
      [`POST ${path}/${resultNo}/submissions`]: {
        accountBookBTIResultNo: resultNo,
        personalityType: 'WSPT',
        readingType: '문어',
      },
      ...put('a'),
      ...put('b'),
      ...put('tie'),
    },
  });
  return { no: resultNo, services, ...renderShell(<PersonalityTestView />, services, '/bbti/test') };
}
const option = (name: string) => screen.getByRole('button', { name });
const saved = (key: string, body: { value: string; seq: number }) => ({
  answer: { key, ...body },
  answeredCount: 1,
  missing: [] as string[],
  tieBreaks: [] as ReturnType<typeof question>[],
});

it('has one heading of its own and one for each question', async () => {
  open(saved);
  expect(await screen.findByRole('heading', { level: 2, name: '아침' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('leads on after a choice, asks what breaks a tie, and hands in', async () => {
  const { no, address } = open((key, body) => ({
    ...saved(key, body),
    tieBreaks: key === 'a' ? [] : [question('tie', '마지막')],
  }));
  fireEvent.click(await screen.findByRole('button', { name: '1번, 아침 하나' }));
  fireEvent.click(await screen.findByRole('button', { name: '2번, 저녁 둘' }));
  const next = await screen.findByRole('button', { name: '다음' });
  fireEvent.click(next);
  expect(await screen.findByText('두 쪽이 똑같아서 하나만 더 물어볼게요')).toBeTruthy();
  fireEvent.click(option('1번, 마지막 하나'));
  fireEvent.click(option('다 했어요'));
  await waitFor(() => expect(address()).toBe(`/bbti/result/${no}`));
});

it('is answered, walked back and handed in by keys', async () => {
  const { no, services, address } = open(saved);
  await screen.findByText('아침');
  const press = (key: string) => fireEvent.keyDown(document.body, { key });
  press('2');
  await waitFor(() => expect(option('2번, 아침 둘').getAttribute('aria-pressed')).toBe('true'));
  press('ArrowRight');
  expect(await screen.findByText('저녁')).toBeTruthy();
  press('ArrowLeft');
  expect(option('2번, 아침 둘').getAttribute('aria-pressed')).toBe('true');
  press('ArrowRight');
  press('1');
  await waitFor(() => expect(option('1번, 저녁 하나').getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(option('다 했어요'));
  await waitFor(() => expect(address()).toBe(`/bbti/result/${no}`));
  expect(services.requests).toContain(`PUT ${path}/${no}/answers/a`);
});

it('passes over no question when "next" comes a moment after it was led on', async () => {
  open(saved, [...attempt.questions, question('tie', '마지막')]);
  await screen.findByText('아침');
  vi.useFakeTimers();
  const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  try {
    fireEvent.click(option('1번, 아침 하나'));
    wait(400);
    key('ArrowRight');
    expect(screen.getByText('저녁')).toBeTruthy();
    wait(1000);
    key('ArrowRight');
    expect(screen.getByText('마지막')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

it('takes a question back that was passed over once too often, until it is so no more', async () => {
  open((key, body) => ({ ...saved(key, body), missing: body.value === 'S' ? [key] : [] }));
  const answered = () => screen.getByRole('progressbar', { name: '답한 문제' }).getAttribute('aria-valuenow');
  fireEvent.click(await screen.findByRole('button', { name: '둘 다 비슷해요, 건너뛸래요' }));
  expect(await screen.findByText(/벌써 한 문제를 건너뛰었어요/)).toBeTruthy();
  await waitFor(() => expect(answered()).toBe('0'));
  // Another question of its side, passed over before, has its answer now: this one may stay as it is.
  fireEvent.click(await screen.findByRole('button', { name: '2번, 저녁 둘' }));
  await waitFor(() => expect(answered()).toBe('100'));
});

it('goes to the question that breaks a tie when it was handed in just before that came', async () => {
  const { no, services } = open((key, body) => ({
    ...saved(key, body),
    tieBreaks: key === 'b' ? [question('tie', '마지막')] : [],
  }));
  const details = { ...errorCodes.TEST_NOT_COMPLETE, code: 'TEST_NOT_COMPLETE', requestId: 'r1' };
  services.answers[`POST ${path}/${no}/submissions`] = () =>
    new ApiError({ ...details, fields: { tie: '답안을 선택하세요' }, retryAfterSeconds: null });
  fireEvent.click(await screen.findByRole('button', { name: '1번, 아침 하나' }));
  const last = await screen.findByRole('button', { name: '2번, 저녁 둘' });
  vi.useFakeTimers();
  try {
    fireEvent.click(last);
    fireEvent.click(option('다 했어요'));
    // The choice of a moment ago leads on no more.
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('두 쪽이 똑같아서 하나만 더 물어볼게요')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});
