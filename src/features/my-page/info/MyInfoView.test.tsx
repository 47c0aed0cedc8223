import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { parentShareApi } from '#contract/endpoints/parentShare.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { sampleInfo } from '#src/testing/sampleMyPage.ts';
import { typeKeys } from '#src/testing/typeKeys.ts';
import { MyInfoView } from './MyInfoView.tsx';

const CHECK = 'POST /api/auth/validate-password';
const INFO = 'PUT /api/account/info/me';
const LOGINS = 'GET /api/auth/logins/me';
const ACCESS = 'GET /api/account/access-records/me';
const SHARES = 'GET /api/account/parent-shares/me';

const seen = '2026-11-20T03:00:00.000Z';
const logins = {
  items: [
    { loginId: 'a', device: '윈도우 컴퓨터 · 크롬', signedInAt: seen, lastSeenAt: seen, current: true },
    { loginId: 'b', device: '아이패드 · 사파리', signedInAt: seen, lastSeenAt: seen, current: false },
  ],
};
const share = {
  shareNo: 3,
  label: '엄마',
  scope: 'MISSION',
  shareKey: 'k-e-y',
  createdAt: seen,
  expiresAt: seen,
  lastOpenedAt: null,
};
const place = { device: '아이패드 · 사파리', address: '203.0.113.*', firstAt: seen };
const access = {
  items: [
    { recordNo: 9, kind: 'SIGN_IN_REFUSED', detail: 'SIGN_IN_FAILED', ...place, at: seen, count: 3 },
    ...[8, 7, 6, 5, 4].map((recordNo) => ({ recordNo, kind: 'SIGN_IN', detail: '', ...place, at: seen, count: 1 })),
  ],
  page: 1,
  pageSize: 30,
  totalCount: 6,
  keptMonths: 3,
};
const answers = {
  [CHECK]: { valid: true, validUntil: '2026-11-21T03:00:00.000Z' },
  'POST /api/account/infoDetail': sampleInfo(),
  [INFO]: { done: true },
  [LOGINS]: logins,
  [ACCESS]: access,
  [SHARES]: { items: [share], latestBookNo: 1042 },
};

function open(change: Record<string, unknown> = {}, site: 'edu' | 'home' = 'edu') {
  const services = createTestServices({ answers: { ...answers, ...change }, signedIn: true, site });
  const { client } = renderShell(<MyInfoView />, services, '/mypage/info');
  return { ...services, client };
}

function confirmPassword(password = 'Bada!2026') {
  const fields = screen.getAllByLabelText('비밀번호', { selector: 'input[name=password]' });
  const field = fields[fields.length - 1] as HTMLInputElement;
  fireEvent.change(field, { target: { value: password } });
  fireEvent.submit(field.form as HTMLFormElement);
}

async function enter(change: Record<string, unknown> = {}, site: 'edu' | 'home' = 'edu') {
  const services = open(change, site);
  confirmPassword();
  await screen.findByRole('heading', { name: '기본 정보' });
  return services;
}

const change = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('leads who forgot the password to a new one', () => {
  open();
  const way = screen.getByRole('link', { name: '비밀번호를 잊었어요' });
  expect(way.getAttribute('href')).toBe('/login/find-reset');
});

describe('the question for the password', () => {
  it('comes before anything is asked of the server', async () => {
    const services = open({ [CHECK]: { valid: false, validUntil: null } });
    expect(services.requests).toEqual([]);
    confirmPassword('wrong');
    expect(await screen.findByText('비밀번호가 맞지 않아요. 다시 확인해 주세요.')).toBeTruthy();
    expect(services.requests).toEqual([CHECK]);
    expect(screen.queryByRole('heading', { name: '기본 정보' })).toBeNull();
  });

  it('comes again when its time is over, keeps what was typed, and saves after it', async () => {
    const services = await enter();
    let asked = 0;
    services.answers[INFO] = () => (asked++ === 0 ? refusal('PASSWORD_CHECK_REQUIRED') : { done: true });
    change('학교 이름', '새바다중학교');
    press('저장하기');
    await screen.findByRole('dialog', { name: '비밀번호를 다시 확인할게요' });
    expect(screen.getByLabelText<HTMLInputElement>('학교 이름').value).toBe('새바다중학교');
    confirmPassword();
    expect(await screen.findByText('내 정보를 저장했어요')).toBeTruthy();
    expect(services.bodies.filter((body) => body && typeof body === 'object' && 'schoolName' in body)).toEqual([
      { schoolName: '새바다중학교' },
      { schoolName: '새바다중학교' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('may be closed: nothing is saved, nothing is lost, nothing complains', async () => {
    await enter({ [INFO]: refusal('PASSWORD_CHECK_REQUIRED') });
    change('학교 이름', '새바다중학교');
    press('저장하기');
    await screen.findByRole('dialog', { name: '비밀번호를 다시 확인할게요' });
    press('닫기');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('학교 이름').value).toBe('새바다중학교');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: '저장하기' }).getAttribute('aria-disabled')).toBeNull();
  });
});

describe('the form', () => {
  it('shows the rules of the domain and sends nothing that breaks them', async () => {
    const services = await enter();
    change('이메일', 'bada@sea');
    press('저장하기');
    expect(await screen.findByText(/올바른 이메일 주소/)).toBeTruthy();
    expect(services.requests).not.toContain(INFO);
  });

  it('puts the reason of the server under its field', async () => {
    const taken = refusal('DUPLICATE_VALUE');
    Object.assign(taken, { fields: { email: '이미 사용 중인 이메일입니다.' } });
    await enter({ [INFO]: taken });
    change('이메일', 'taken@sea.kr');
    press('저장하기');
    expect(await screen.findByText('이미 사용 중인 이메일입니다.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('이메일').value).toBe('taken@sea.kr');
  });

  it('keeps what is typed while it is being saved, in its field and to be saved', async () => {
    let saved = () => {};
    const services = await enter({ [INFO]: () => new Promise((resolve) => (saved = () => resolve({ done: true }))) });
    const school = screen.getByLabelText<HTMLInputElement>('학교 이름');
    change('학교 이름', '새바다중학교');
    press('저장하기');
    await waitFor(() => expect(services.requests).toContain(INFO));
    school.focus();
    typeKeys(' 3반');
    saved();
    await screen.findByText('내 정보를 저장했어요');
    expect(screen.getByLabelText('학교 이름')).toBe(school);
    expect(document.activeElement).toBe(school);
    expect(school.value).toBe('새바다중학교 3반');
    expect(screen.getByText('아직 저장하지 않은 것이 있어요.')).toBeTruthy();
    press('저장하기');
    await waitFor(() => expect(services.bodies.at(-1)).toEqual({ schoolName: '새바다중학교 3반' }));
  });

  it('makes everything be asked anew that goes by the grade', async () => {
    const { client } = await enter();
    const byGrade = [queryKeys.main, queryKeys.contest].map((key) => [key, 'by-grade']);
    for (const key of byGrade) client.setQueryData(key, 'of the old grade');
    fireEvent.change(screen.getByLabelText('학년'), { target: { value: 'MIDDLE_1' } });
    press('저장하기');
    await screen.findByText('내 정보를 저장했어요');
    expect(byGrade.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
  });

  it('offers the grades of students only', async () => {
    await enter();
    const options = within(screen.getByLabelText('학년')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).not.toContain('전체 학년');
    expect(options).toHaveLength(13);
  });

  it.each(['edu', 'home'] as const)('asks for the address on the home site only: %s', async (site) => {
    await enter({}, site);
    expect(screen.queryAllByLabelText('우편번호')).toHaveLength(site === 'home' ? 1 : 0);
  });
});

it('saves a consent at once, and takes the mark back when it is refused', async () => {
  const services = await enter();
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /이메일로/ });
  fireEvent.click(box());
  expect(await screen.findByText(/이메일 소식 받기에 동의했어요/)).toBeTruthy();
  expect(services.bodies).toContainEqual({ allowEmailYn: 'Y' });
  services.answers[INFO] = refusal('OVERLOADED');
  fireEvent.click(box());
  expect(await screen.findByText(/지금 많은 친구가/)).toBeTruthy();
  expect(box().checked).toBe(true);
});

it('changes the password by the rules of the domain', async () => {
  const services = await enter({ 'PUT /api/account/password/me': { done: true } });
  change('새 비밀번호', 'badaedu');
  change('새 비밀번호 한 번 더', 'other');
  press('비밀번호 바꾸기');
  expect(await screen.findByText('비밀번호가 일치하지 않습니다.')).toBeTruthy();
  change('새 비밀번호', 'Mirae#7591x');
  change('새 비밀번호 한 번 더', 'Mirae#7591x');
  press('비밀번호 바꾸기');
  expect(await screen.findByText(/비밀번호를 바꿨어요/)).toBeTruthy();
  expect(services.bodies).toContainEqual({ password: 'Mirae#7591x', passwordConfirmation: 'Mirae#7591x' });
});

it('marks this device and ends another', async () => {
  const services = await enter({ 'DELETE /api/auth/logins/b': { endedCount: 1 } });
  expect(await screen.findByText('이 기기')).toBeTruthy();
  services.answers[LOGINS] = { items: logins.items.slice(0, 1) };
  press('아이패드 · 사파리 로그아웃');
  await waitFor(() => expect(screen.queryByText('아이패드 · 사파리')).toBeNull());
  expect(screen.queryByRole('button', { name: '다른 기기 모두 로그아웃' })).toBeNull();
});

it('calls no login and no visit of a parent a day to come on a device whose clock is behind', async () => {
  const opened = { ...share, lastOpenedAt: seen };
  const services = createTestServices({
    answers: { ...answers, [SHARES]: { items: [opened], latestBookNo: 1042 } },
    signedIn: true,
  });
  services.now = () => Date.parse('2015-01-01T03:00:00.000Z');
  renderShell(<MyInfoView />, services, '/mypage/info');
  confirmPassword();
  expect(await screen.findByText('마지막으로 쓴 날: 오늘')).toBeTruthy();
  expect(await screen.findByText(/오늘 열어 봤어요/)).toBeTruthy();
});

it('asks the device for a number as it is written in this country', async () => {
  await enter();
  expect(screen.getByLabelText('휴대전화').getAttribute('autocomplete')).toBe('tel-national');
});

describe('the access records', () => {
  const panel = async () => {
    const heading = await screen.findByRole('heading', { name: '로그인 기록' });
    return within(heading.closest('section') as HTMLElement);
  };

  it('show the latest, and all when asked, with refused tries in kind words', async () => {
    await enter();
    const records = await panel();
    expect(await records.findByText('비밀번호가 맞지 않았어요 · 3번')).toBeTruthy();
    expect(records.getAllByText('2026. 11. 20. 오후 12:00')).toHaveLength(5);
    expect(records.getAllByText('아이패드 · 사파리 · 203.0.113.*')).toHaveLength(5);
    fireEvent.click(records.getByRole('button', { name: '기록 모두 보기' }));
    expect(records.getAllByRole('listitem')).toHaveLength(6);
  });

  it('lead who did none of it to another password or to the end of other logins', async () => {
    const services = await enter({ 'DELETE /api/auth/logins/me/others': { endedCount: 1 } });
    fireEvent.click((await panel()).getByRole('button', { name: '내가 아니에요' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: '다른 기기 모두 로그아웃' }));
    await waitFor(() => expect(services.requests).toContain('DELETE /api/auth/logins/me/others'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click((await panel()).getByRole('button', { name: '내가 아니에요' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '비밀번호 바꾸기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('say so where there are none yet', async () => {
    await enter({ [ACCESS]: { ...access, items: [], totalCount: 0 } });
    expect(await screen.findByText(/아직 남은 기록이 없어요/)).toBeTruthy();
  });
});

describe('links for parents', () => {
  it('are made with a label, and ended after a question', async () => {
    const services = await enter({
      'POST /api/account/parent-shares/me': share,
      'DELETE /api/account/parent-shares/3': { done: true },
    });
    const address = await screen.findByLabelText<HTMLInputElement>('엄마 주소');
    expect(address.value).toBe(`${window.location.origin}/book/mission/resultToParent/1042/k-e-y`);
    change('누구에게 보여 줄까요?', ' 아빠 ');
    press('링크 만들기');
    expect(await screen.findByText('링크를 만들었어요')).toBeTruthy();
    expect(services.bodies).toContainEqual({ label: '아빠', scope: 'MISSION' });
    fireEvent.click(screen.getByRole('radio', { name: /우리 집 어른/ }));
    change('누구에게 보여 줄까요?', '할머니');
    press('링크 만들기');
    await waitFor(() => expect(services.bodies).toContainEqual({ label: '할머니', scope: 'HOME' }));

    press('엄마 끝내기');
    const end = vi.spyOn(services.api, 'call');
    services.answers[SHARES] = { items: [], latestBookNo: 1042 };
    fireEvent.click(await screen.findByRole('button', { name: '끝낼래요' }));
    await waitFor(() => expect(screen.queryByLabelText('엄마 주소')).toBeNull());
    // The row has gone with the button that opened the question.
    await waitFor(() =>
      expect(document.activeElement?.contains(screen.getByLabelText('누구에게 보여 줄까요?'))).toBe(true),
    );
    expect(document.activeElement).not.toBe(document.body);
    // The same link again counts again, also where the answer to the first one was lost.
    expect(end).toHaveBeenCalledWith(parentShareApi.end, { params: { shareNo: 3 }, undoes: parentShareApi.create });
  });

  it('say what each of them opens, and lead there', async () => {
    const items = [
      { ...share, shareNo: 1, label: '진단', scope: 'DIAGNOSIS' },
      { ...share, shareNo: 2, label: '집', scope: 'HOME' },
      { ...share, shareNo: 3, label: '옛것', scope: null },
    ];
    await enter({ [SHARES]: { items, latestBookNo: 1042 } });
    const links = within(await screen.findByRole('list', { name: '지금 열려 있는 링크' })).getAllByRole('listitem');
    expect(links.map((link) => /볼 수 있어요|정할 수 있어요/.exec(link.textContent ?? '')?.[0])).toEqual([
      '볼 수 있어요',
      '정할 수 있어요',
      '정할 수 있어요',
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('진단 주소').value).toMatch(/\/diagnosis\/parent\/k-e-y$/);
    expect(screen.getByLabelText<HTMLInputElement>('집 주소').value).toMatch(/\/resultToParent\/1042\/k-e-y$/);
    expect(links[2]?.textContent).toContain('예전에 만든 링크');
  });

  it('have no address before the first mission', async () => {
    await enter({ [SHARES]: { items: [share], latestBookNo: null } });
    expect(await screen.findByText('첫 미션을 마치면 보낼 주소가 생겨요.')).toBeTruthy();
    expect(screen.queryByLabelText('엄마 주소')).toBeNull();
  });
});
