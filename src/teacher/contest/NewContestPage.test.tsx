import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contestDraftBody, type GiveContestBody, giveContestBody } from '#contract/staffContest.ts';
import type { StaffRole } from '#domain/staff/staffRoles.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { type Answers, createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderStaff } from '../testing/renderStaff.tsx';
import { NewContestPage } from './NewContestPage.tsx';
import { sampleDraft } from './testing/sampleStaffContest.ts';

const BASE = '/api/staff/institutions/5';
const DRAFT = `POST ${BASE}/contest-drafts`;
const GIVE = `PUT ${BASE}/contests`;

const schoolClass = (classNo: number, name: string) => ({
  classNo,
  schoolYear: 2026,
  grade: 'ELEMENTARY_3',
  gradeName: '초등 3학년',
  name,
  pupilCount: 12,
  teachers: [],
});
const four = ['PUZZLE', 'MATCHING', 'OX', 'QUIZ'];
const book = (bookNo: number, bookName: string, missions = four) => ({
  bookNo,
  bookName,
  authorName: '작자 미상',
  readingLevel: '3A',
  textYn: 'Y',
  missions,
});

function open(more: Answers = {}, { role = 'TEACHER', demo = false }: { role?: StaffRole; demo?: boolean } = {}) {
  const services = createTestServices({
    answers: {
      [`GET ${BASE}/classes`]: { schoolYear: 2026, classes: [schoolClass(1, '1'), schoolClass(2, '2')] },
      [`GET ${BASE}/contest-plans`]: {
        items: [{ planId: 'first', name: '첫 항해', weeks: 4, levelNames: ['새싹', '물결'] }],
        today: '2026-05-06',
      },
      [`GET ${BASE}/books`]: {
        items: [book(1, '토끼전'), book(2, '별주부전'), book(3, '반쪽 책', ['OX'])],
      },
      [DRAFT]: sampleDraft(),
      [GIVE]: { contestNo: 9 },
      ...more,
    },
  });
  const at = { at: '/teacher/contests/new', path: '/teacher/contests/new' };
  return { ...services, ...renderStaff(<NewContestPage />, { api: services.api, role, demo, ...at }) };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const given = (bodies: unknown[]) => giveContestBody.parse(bodies.at(-1)) as GiveContestBody;

/** Fills in what every contest needs. */
async function fill() {
  fireEvent.change(await screen.findByLabelText('대회 이름'), { target: { value: ' 봄 대회 ' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /초등 3학년 2반/ }));
}

it('is looked at before it is given, and one contest however often the button is pressed', async () => {
  const { bodies, requests, address } = open();
  await fill();
  press('대회 열기');
  const heading = await screen.findByRole('heading', { name: '이렇게 열려요' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(/한 번 보고 나서/)).toBeTruthy();
  expect(contestDraftBody.parse(bodies.at(-1))).toEqual({
    classNos: [2],
    startDay: '2026-05-11',
    books: { source: 'PLAN', planId: 'first', weeks: 4 },
  });
  press('대회 열기');
  press('대회 열기');
  await waitFor(() => expect(address()).toBe('/teacher/contests/9'));
  expect(requests.filter((request) => request === GIVE)).toHaveLength(1);
  const at = requests.indexOf(GIVE);
  expect(given(bodies.slice(0, at + 1))).toMatchObject({ title: '봄 대회', prizes: '', dailyCap: 12, leaveBehind: 0 });
});

it('leads to the first field that is missing something, and each reason goes with its correction', async () => {
  const { requests } = open();
  await screen.findByLabelText('대회 이름');
  press('대회 열기');
  const title = screen.getByLabelText('대회 이름');
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByText('이름을 두 글자 이상 적어 주세요.')).toBeTruthy();
  expect(screen.getByText('반을 하나 이상 골라 주세요.')).toBeTruthy();
  await fill();
  expect(screen.queryByText('반을 하나 이상 골라 주세요.')).toBeNull();
  expect(requests).not.toContain(DRAFT);
});

it('puts the reasons of the server at their fields', async () => {
  const fields = { startDay: '오늘이나 그 뒤의 날을 골라 주세요.', books: '책이 모자라요.', title: '이미 있어요.' };
  const details = { code: 'INVALID_INPUT', status: 422, message: '', requestId: null, retryAfterSeconds: null };
  open({ [DRAFT]: new ApiError({ ...details, fields }) });
  await fill();
  press('책 살펴보기');
  const title = await screen.findByLabelText('대회 이름');
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText('시작하는 날').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('group', { name: '어떤 책을 읽나요' })).toHaveProperty('dataset.invalid', 'true');
  expect(screen.getByText('책이 모자라요.')).toBeTruthy();
});

it('asks to agree where some could not finish, and looks again where their number has grown', async () => {
  let behind = 2;
  const { bodies, answers, address } = open({ [DRAFT]: () => sampleDraft({ belowFinish: behind }) });
  await fill();
  press('책 살펴보기');
  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${behind}명이 완주하지`) });
  expect((await box()).checked).toBe(false);
  expect(screen.getByText('책이 모자랄 학생 2명')).toBeTruthy();
  press('대회 열기');
  expect(await screen.findByText(/그대로 열겠다고 표시해 주세요/)).toBeTruthy();
  fireEvent.click(await box());
  answers[GIVE] = refusal('CONTEST_LEAVES_BEHIND');
  behind = 3;
  press('대회 열기');
  await waitFor(async () => expect((await box()).checked).toBe(false));
  answers[GIVE] = { contestNo: 9 };
  fireEvent.click(await box());
  press('대회 열기');
  await waitFor(() => expect(address()).toBe('/teacher/contests/9'));
  const sent = bodies.flatMap((body) => {
    const read = giveContestBody.safeParse(body);
    return read.success ? [read.data] : [];
  });
  expect(sent.map(({ leaveBehind }) => leaveBehind)).toEqual([2, 3]);
  expect(new Set(sent.map(({ requestKey }) => requestKey)).size).toBe(1);
});

it('draws other books of the recommendation, and looks again after a change', async () => {
  const { bodies } = open();
  await fill();
  fireEvent.click(screen.getByRole('radio', { name: /추천받기/ }));
  press('책 살펴보기');
  await screen.findByRole('button', { name: '다시 추천받기' });
  const seedOf = () => contestDraftBody.parse(bodies.at(-1)).books;
  expect(seedOf()).toEqual({ source: 'PROPOSAL', weeks: 4, booksAWeek: 2, seed: 1 });
  press('다시 추천받기');
  await waitFor(() => expect(seedOf()).toMatchObject({ seed: 2 }));
  await screen.findByRole('button', { name: '다시 추천받기' });
  fireEvent.change(screen.getByLabelText('한 주에 읽을 책'), { target: { value: '3' } });
  expect(screen.queryByRole('heading', { name: '이렇게 열려요' })).toBeNull();
  expect(screen.getByText(/책을 다시 살펴봐 주세요/)).toBeTruthy();
});

it('takes own books week by week, moves and drops them, and offers only those with all four missions', async () => {
  const { bodies } = open();
  await fill();
  fireEvent.change(screen.getByLabelText('기간'), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('radio', { name: /직접 고르기/ }));
  fireEvent.click(await screen.findByRole('button', { name: /토끼전.*1주에 넣기/ }));
  expect(screen.queryByRole('button', { name: /반쪽 책/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /토끼전.*넣기/ })).toBeNull();
  press('책 살펴보기');
  expect(screen.getByText('2주에 읽을 책을 한 권 이상 넣어 주세요.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /별주부전.*1주에 넣기/ }));
  fireEvent.change(screen.getByLabelText('토끼전 읽는 주'), { target: { value: '1' } });
  const second = screen.getByRole('region', { name: '2주' });
  expect(within(second).getByText('토끼전')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(within(second).getByLabelText('토끼전 읽는 주')));
  press('책 살펴보기');
  await screen.findByRole('heading', { name: '이렇게 열려요' });
  expect(contestDraftBody.parse(bodies.at(-1)).books).toEqual({ source: 'OWN', weeks: [[2], [1]] });
  press('별주부전 빼기');
  expect(within(screen.getByRole('region', { name: '1주' })).getByText('아직 책이 없어요.')).toBeTruthy();
});

it('is for the whole institution where the post reaches it', async () => {
  const { bodies } = open({}, { role: 'DIRECTOR' });
  fireEvent.change(await screen.findByLabelText('대회 이름'), { target: { value: '모두의 대회' } });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '기관 전체' }).checked).toBe(true);
  press('책 살펴보기');
  await screen.findByRole('heading', { name: '이렇게 열려요' });
  expect(contestDraftBody.parse(bodies.at(-1)).classNos).toBeNull();
});

it('says to a visitor who looks around that nothing is given', async () => {
  open({ [GIVE]: refusal('DEMO_ACCOUNT') }, { demo: true });
  await fill();
  expect(screen.queryByRole('checkbox', { name: '기관 전체' })).toBeNull();
  press('책 살펴보기');
  await screen.findByRole('heading', { name: '이렇게 열려요' });
  press('대회 열기');
  expect(await screen.findByText(/여럿이 함께 쓰는 체험 계정/)).toBeTruthy();
});

it('has nothing to choose for a teacher without a class', async () => {
  open({ [`GET ${BASE}/classes`]: { schoolYear: 2026, classes: [] } });
  expect(await screen.findByText('맡은 반이 아직 없어요')).toBeTruthy();
});
