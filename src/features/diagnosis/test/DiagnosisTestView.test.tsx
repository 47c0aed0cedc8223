import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { DiagnosisTest } from '#contract/diagnosis.ts';
import { NetworkError } from '#src/lib/api/NetworkError.ts';
import { type Answers, createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { DiagnosisStartView } from '../start/DiagnosisStartView.tsx';
import { sampleDiagnosis } from '../testing/sampleDiagnosis.ts';
import { DiagnosisTestView } from './DiagnosisTestView.tsx';

/** jsdom has no page to scroll. */
const scroll = vi.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scroll;
  vi.stubGlobal('scrollTo', scroll);
});
afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  vi.unstubAllGlobals();
});

const path = '/api/diagnosis/applies';
let applyNo = 100;

/** Each test has a number of its own: what one leaves on the device is no answer of another. */
function open(
  change: Partial<DiagnosisTest> = {},
  answers: (no: number) => Answers = () => ({}),
  page: ReactNode = <DiagnosisTestView />,
) {
  applyNo += 1;
  const test = { ...sampleDiagnosis.test, diagnosisApplyNo: applyNo, ...change };
  const saved = (key: string) => ({
    [`PUT ${path}/${applyNo}/answers/${key}`]: (body: { value: string; seq: number }) => ({
      answer: { key, ...body },
      status: 'OPEN',
      pauseReason: null,
      hurried: false,
      answeredCount: 1,
      complete: false,
      next: null,
    }),
  });
  const services = createTestServices({
    signedIn: true,
    answers: {
      [`POST ${path}`]: test,
      ...saved('b2-01'),
      ...saved('b2-02'),
      ...saved('b2-03'),
      [`POST ${path}/${applyNo}/submissions`]: { diagnosisApplyNo: applyNo, readingLevel: '3A', raq: 480 },
      ...answers(applyNo),
    },
  });
  return { services, no: applyNo, ...renderShell(page, services, '/diagnosis?step=test') };
}

const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const option = (name: string) => screen.getByRole('button', { name });

it('has one main heading, at each question', async () => {
  open();
  for (const question of ['물음 1', '물음 2']) {
    expect(await screen.findByText(question)).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    key('ArrowRight');
  }
});

it('names the gaps, leads to them, hands in when all is there, and goes to the report', async () => {
  const { services, no, address } = open();
  expect(await screen.findByText('물음 1')).toBeTruthy();
  fireEvent.click(option('2번, 1의 2'));
  expect(option('2번, 1의 2').getAttribute('aria-pressed')).toBe('true');
  key('ArrowRight');
  expect(screen.getByRole('article', { name: '할아버지의 자전거' })).toBe(document.activeElement);
  key('ArrowRight');
  expect(document.activeElement?.textContent).toContain('물음 3');
  key('4');
  fireEvent.click(option('다 했어요'));
  expect(await screen.findByRole('dialog', { name: '답안을 선택하세요' })).toBeTruthy();
  fireEvent.click(option('2번 문제로 가기'));
  expect(screen.getByText('물음 2')).toBeTruthy();
  key('1');
  key('ArrowRight');
  fireEvent.click(option('다 했어요'));
  await waitFor(() => expect(address()).toBe(`/diagnosis/report/${no}`));
  expect(services.requests.at(-1)).toBe(`POST ${path}/${no}/submissions`);
  expect(services.requests.filter((request) => request.startsWith('PUT'))).toHaveLength(3);
});

it('goes on at the first question without an answer, and at the one that was on the screen after a reload', async () => {
  const { no } = open({ answers: [{ key: 'b2-01', value: '1', seq: 5 }] });
  expect(await screen.findByText('물음 2')).toBeTruthy();
  key('ArrowLeft');
  expect(screen.getByText('물음 1')).toBeTruthy();
  expect(option('1번, 1의 1').getAttribute('aria-pressed')).toBe('true');
  expect(sessionStorage.getItem('chaekbada.test-place')).toContain(`"testNo":${no},"key":"b2-01"`);
});

it('says kindly that it was too fast, and begins anew', async () => {
  const { services } = open({}, (no) => ({
    [`PUT ${path}/${no}/answers/b2-01`]: (body: { value: string; seq: number }) => ({
      answer: { key: 'b2-01', ...body },
      status: 'PAUSED',
      pauseReason: 'TOO_FAST',
      hurried: false,
      answeredCount: 1,
      complete: false,
      next: null,
    }),
  }));
  fireEvent.click(await screen.findByRole('button', { name: '1번, 1의 1' }));
  expect(await screen.findByRole('heading', { level: 1, name: '잠깐 쉬었다 할까요?' })).toBeTruthy();
  services.answers[`POST ${path}`] = { ...sampleDiagnosis.test, diagnosisApplyNo: 9_000 };
  fireEvent.click(option('처음부터 천천히 해 볼래요'));
  expect(await screen.findByText('물음 1')).toBeTruthy();
  expect(option('1번, 1의 1').getAttribute('aria-pressed')).toBe('false');
});

it('keeps the desk open where an answer cannot go, and says so', async () => {
  open({ answers: ['b2-01', 'b2-02'].map((done) => ({ key: done, value: '1', seq: 5 })) }, (no) => ({
    [`PUT ${path}/${no}/answers/b2-03`]: refusal('OVERLOADED'),
  }));
  expect(await screen.findByText('물음 3')).toBeTruthy();
  key('2');
  fireEvent.click(option('다 했어요'));
  expect(await screen.findByText(/답은 모두 이 기기에 있어요/)).toBeTruthy();
  fireEvent.click(option('확인'));
  expect(option('2번, 3의 2').getAttribute('aria-pressed')).toBe('true');
});

function TestAndStart() {
  return useLocation().search === '?step=test' ? <DiagnosisTestView /> : <DiagnosisStartView />;
}

it('counts an answer on the page before it, also one that was on its way when the student left', async () => {
  let arrive: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { services } = open(
    {},
    (no) => ({
      [`PUT ${path}/${no}/answers/b2-01`]: async (body: { value: string; seq: number }) => {
        await slow;
        services.answers['GET /api/diagnosis/me'] = startWith(1);
        const answer = { key: 'b2-01', ...body };
        return {
          answer,
          status: 'OPEN',
          pauseReason: null,
          hurried: false,
          answeredCount: 1,
          complete: false,
          next: null,
        };
      },
      'GET /api/diagnosis/me': startWith(0),
      'GET /api/diagnosis/reports/me': { items: [], page: 1, pageSize: 30, totalCount: 0 },
    }),
    <TestAndStart />,
  );
  fireEvent.click(await screen.findByRole('button', { name: '1번, 1의 1' }));
  await waitFor(() => expect(services.requests.at(-1)).toContain('PUT'));
  fireEvent.click(option('그만하고 나가기. 답은 그대로 있어요'));
  expect(await screen.findByText(/3문제 가운데 0문제에 답했어요/)).toBeTruthy();
  arrive();
  expect(await screen.findByText(/3문제 가운데 1문제에 답했어요/)).toBeTruthy();
});

const startWith = (answeredCount: number) => ({
  ...sampleDiagnosis.start,
  open: { diagnosisApplyNo: applyNo, startedAt: sampleDiagnosis.start.currentDate, answeredCount },
});

it('asks one question after the other in an adaptive test, without a way back', async () => {
  const [first, second] = sampleDiagnosis.test.questions;
  const { no, address } = open(
    { mode: 'ADAPTIVE', itemCount: 2, questions: first ? [first] : [], passages: [] },
    (at) => ({
      [`PUT ${path}/${at}/answers/b2-01`]: (body: { value: string; seq: number }) => ({
        answer: { key: 'b2-01', ...body },
        status: 'OPEN',
        pauseReason: null,
        hurried: false,
        answeredCount: 1,
        complete: false,
        next: { question: second, passage: sampleDiagnosis.test.passages[0] },
      }),
      [`PUT ${path}/${at}/answers/b2-02`]: (body: { value: string; seq: number }) => ({
        answer: { key: 'b2-02', ...body },
        status: 'OPEN',
        pauseReason: null,
        hurried: false,
        answeredCount: 2,
        complete: true,
        next: null,
      }),
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: '1번, 1의 1' }));
  fireEvent.click(option('3번, 1의 3'));
  expect(screen.queryByRole('button', { name: '이전' })).toBeNull();
  fireEvent.click(option('다음'));
  expect(await screen.findByText('물음 2')).toBeTruthy();
  expect(screen.getByText('바퀴 소리가 났다.')).toBeTruthy();
  fireEvent.click(option('2번, 2의 2'));
  fireEvent.click(option('다음'));
  fireEvent.click(await screen.findByRole('button', { name: '다 했어요' }));
  await waitFor(() => expect(address()).toBe(`/diagnosis/report/${no}`));
});

it('goes on in an adaptive test when an answer was kept and the reply to it was lost', async () => {
  const [first, second] = sampleDiagnosis.test.questions;
  let kept = false;
  open({ mode: 'ADAPTIVE', itemCount: 2, questions: first ? [first] : [], passages: [] }, (at) => ({
    [`PUT ${path}/${at}/answers/b2-01`]: (body: { value: string; seq: number }) => {
      if (!kept) {
        kept = true;
        return new NetworkError(false);
      }
      return {
        answer: { key: 'b2-01', ...body },
        status: 'OPEN',
        pauseReason: null,
        hurried: false,
        answeredCount: 1,
        complete: false,
        next: { question: second, passage: null },
      };
    },
  }));
  fireEvent.click(await screen.findByRole('button', { name: '1번, 1의 1' }));
  fireEvent.click(option('다음'));
  fireEvent.click(await screen.findByRole('button', { name: '확인' }));
  fireEvent.click(option('다음'));
  expect(await screen.findByText('물음 2')).toBeTruthy();
});

it('says that there is time before a test that is answered too fast has to pause, and no more once it is read', async () => {
  const reported = (hurried: boolean) => (body: { value: string; seq: number }) => ({
    answer: { key: 'b2-01', ...body },
    status: 'OPEN',
    pauseReason: null,
    hurried,
    answeredCount: 1,
    complete: false,
    next: null,
  });
  const { services } = open({}, (no) => ({ [`PUT ${path}/${no}/answers/b2-01`]: reported(true) }));
  fireEvent.click(await screen.findByRole('button', { name: /^1번,/ }));
  expect(await screen.findByText(/천천히 읽어도 괜찮아요/)).toBeTruthy();
  services.answers[`PUT ${path}/${applyNo}/answers/b2-01`] = reported(false);
  fireEvent.click(screen.getByRole('button', { name: /^2번,/ }));
  await waitFor(() => expect(screen.queryByText(/천천히 읽어도 괜찮아요/)).toBeNull());
});
