import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NetworkError } from '#src/lib/api/NetworkError.ts';
import { createTestServices, testAccount } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { sampleInfo, sampleStatus } from '../testing/sampleContest.ts';
import { LevelTestView } from './LevelTestView.tsx';

const ROOT = '/api/event/reading-game-contest';
const question = (no: number) => ({
  readingGameContestLevelQuestionNo: no,
  categoryDescription: '어휘 이해',
  subCategoryDescription: '낱말',
  content: '',
  passageId: null,
  passageTitle: null,
  question: `물음 ${no}`,
  exampleList: [1, 2].map((value) => ({
    readingGameContestLevelQuestionExampleNo: no * 10 + value,
    content: `보기 ${value}`,
    value,
  })),
});
const test = {
  readingGameContestLevelNo: 2,
  title: '진단',
  minutes: 20,
  childCurriculumYn: 'N',
  questionList: [question(201), question(202)],
};
const given = {
  levelGivenYn: 'Y',
  readingLevel: '3B',
  contestLevelCode: 'B2',
  contestLevelName: '초등 3~4학년',
  message: '수준을 정했어요.',
};

function open(more: Record<string, unknown> = {}, schoolGrade = 'ELEMENTARY_3') {
  const services = createTestServices({
    signedIn: true,
    answers: {
      [`GET ${ROOT}/status`]: sampleStatus(),
      [`GET ${ROOT}/info/my`]: refusal('NOT_FOUND'),
      [`GET ${ROOT}/level`]: test,
      [`POST ${ROOT}/level`]: given,
      ...more,
    },
  });
  services.session.updateAccount({ ...testAccount, schoolGrade });
  const view = renderShell(
    <LevelTestView IntroFrame={({ children }) => <main>{children}</main>} />,
    services,
    '/event/diagnosis',
  );
  return { services, ...view };
}

async function begin() {
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: /진단검사 시작하기|이어서 하기/ }));
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const expectAlert = async (text: string) => {
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(text);
  fireEvent.click(within(dialog).getByRole('button', { name: '확인' }));
};

it.each(['WAIT', 'COMPLETED'] as const)('refuses while the contest is %s', async (status) => {
  const { address } = open({ [`GET ${ROOT}/status`]: sampleStatus({ status }) });
  await expectAlert('진단검사 가능 기간이 아닙니다.');
  expect(address()).toBe('/event/contest');
});

it('refuses a second test', async () => {
  const { address } = open({ [`GET ${ROOT}/info/my`]: sampleInfo() });
  await expectAlert('이미 진단검사를 진행하셨습니다.');
  expect(address()).toBe('/event/contest');
});

it('asks for the confirmation, then for an answer before each step', async () => {
  const { services, address } = open();
  fireEvent.click(await screen.findByRole('button', { name: '진단검사 시작하기' }));
  expect(await screen.findByText('먼저 위의 내용을 확인하고 눌러 주세요.')).toBeTruthy();
  await begin();
  expect(await screen.findByText('물음 201')).toBeTruthy();
  press('다음');
  await expectAlert('답안을 선택하세요');
  press(/^2번,/);
  press('다음');
  expect(screen.getByText('물음 202')).toBeTruthy();
  press('이전');
  await expectAlert('답안을 선택하세요');
  expect(screen.getByText('물음 202')).toBeTruthy();
  press(/^1번,/);
  press('결과 보기');
  expect((await screen.findByRole('dialog')).textContent).toContain('초등 3~4학년');
  expect(services.bodies.at(-1)).toEqual({
    readingGameContestLevelNo: 2,
    answerList: [
      { answer: 2, readingGameContestLevelQuestionNo: 201, readingGameContestLevelQuestionExampleNo: 2012 },
      { answer: 1, readingGameContestLevelQuestionNo: 202, readingGameContestLevelQuestionExampleNo: 2021 },
    ],
  });
  press('대회로 떠나기');
  expect(address()).toBe('/event/contest');
});

it('takes the focus along from the start button to the questions', async () => {
  open();
  const start = await screen.findByRole('button', { name: '진단검사 시작하기' });
  start.focus();
  await begin();
  await screen.findByText('물음 201');
  expect(document.activeElement).toBe(screen.getByRole('main', { name: '대회 진단검사' }));
});

it('goes on where it was left, on this device', async () => {
  open();
  await begin();
  await screen.findByText('물음 201');
  press(/^2번,/);
  press('다음');
  cleanup();
  open();
  expect(await screen.findByText('지난번에 답한 1문제가 그대로 있어요.')).toBeTruthy();
  await begin();
  expect(await screen.findByText('물음 202')).toBeTruthy();
});

it('keeps every answer when the network is away at the end', async () => {
  const { services } = open({ [`POST ${ROOT}/level`]: new NetworkError(false) });
  await begin();
  await screen.findByText('물음 201');
  press(/^1번,/);
  press('다음');
  press(/^1번,/);
  press('결과 보기');
  await expectAlert('인터넷에 연결되지 않았어요');
  services.answers[`POST ${ROOT}/level`] = given;
  press('결과 보기');
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('나의 대회 수준은'));
});

it('may be taken again where it went by too quickly', async () => {
  const none = { readingLevel: null, contestLevelCode: null, contestLevelName: null };
  open({ [`POST ${ROOT}/level`]: { levelGivenYn: 'N', ...none, message: '천천히 해 볼까요?' } });
  await begin();
  await screen.findByText('물음 201');
  press(/^1번,/);
  press('다음');
  press(/^1번,/);
  press('결과 보기');
  fireEvent.click(await screen.findByRole('button', { name: '다시 해 볼게요' }));
  expect(screen.getByText('물음 201')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^1번,/ }).getAttribute('aria-pressed')).toBe('false');
});

it('gives the child curriculum its level without a test', async () => {
  const { services } = open({}, 'CHILD');
  fireEvent.click(await screen.findByRole('checkbox'));
  press('내 수준 받기');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(services.bodies.at(-1)).toEqual({});
  expect(services.requests).not.toContain(`GET ${ROOT}/level`);
});

it('asks the questions of the new grade once the grade was changed, as the intro says', async () => {
  const { services } = open();
  await begin();
  await screen.findByText('물음 201');
  press(/나가기/);
  services.answers[`GET ${ROOT}/level`] = {
    ...test,
    readingGameContestLevelNo: 4,
    questionList: [question(401), question(402)],
  };
  await begin();
  expect(await screen.findByText('물음 401')).toBeTruthy();
});

it('offers another form where the level is in doubt, with fresh questions', async () => {
  const none = { readingLevel: null, contestLevelCode: null, contestLevelName: null };
  const message = '다른 문제로 한 번만 더 해 볼까요?';
  const { services } = open({
    [`POST ${ROOT}/level`]: { levelGivenYn: 'N', nextStep: 'OTHER_TEST', ...none, message },
  });
  await begin();
  await screen.findByText('물음 201');
  press(/^1번,/);
  press('다음');
  press(/^1번,/);
  press('결과 보기');
  expect((await screen.findByRole('dialog')).textContent).toContain(message);
  services.answers[`GET ${ROOT}/level`] = {
    ...test,
    readingGameContestLevelNo: 4,
    questionList: [question(401), question(402)],
  };
  press('다른 문제 풀기');
  expect(await screen.findByText('물음 401')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads to the contest where a person decides', async () => {
  const none = { readingLevel: null, contestLevelCode: null, contestLevelName: null };
  const given = { levelGivenYn: 'N', nextStep: 'PERSON', ...none, message: '선생님이 한 번 더 볼게요.' };
  const { address } = open({ [`POST ${ROOT}/level`]: given });
  await begin();
  await screen.findByText('물음 201');
  press(/^1번,/);
  press('다음');
  press(/^1번,/);
  press('결과 보기');
  expect((await screen.findByRole('dialog')).textContent).toContain('선생님이 한 번 더 볼게요.');
  press('대회 책 보러 가기');
  expect(address()).toBe('/event/contest');
});
