import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { academy, findTitle, lastBody, openSignUp, press, stateAt, type } from '../../testing/openSignUp.tsx';
import { refusal } from '../../testing/refusal.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.setSystemTime('2026-11-21T03:00:00Z');
});

/** What a child typed and left behind. */
const personal = {
  birthday: '20120302',
  name: '김바다',
  accountId: 'badahero',
  email: 'bada@sea.kr',
  mobileNo: '01055556666',
};

/** Neither on the page nor in the tab. */
function expectNothingOf(values: object): void {
  const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
  const found = [document.body.textContent, sessionStorage.getItem('chaekbada.sign-up'), ...fields].join(' ');
  for (const value of Object.values(values)) expect(found).not.toContain(value);
}

describe('the doors', () => {
  it('begins a sign-up of the chosen kind', async () => {
    const { services } = openSignUp();
    press(/만 14세 이상이에요/);
    expect(await findTitle('약속을 읽고 동의해요')).toBe(document.activeElement);
    expect(services.bodies[0]).toEqual({ kind: 'SELF' });
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('약관');
  });

  it('tells when it cannot begin, and lets the visitor try again', async () => {
    const { services } = openSignUp({ answers: { 'POST /api/account/sign-ups': refusal('OVERLOADED') } });
    press(/만 14세 이상이에요/);
    expect((await screen.findByRole('alert')).textContent).toContain('많은 친구가 함께');
    services.answers['POST /api/account/sign-ups'] = { ...stateAt('TERMS'), signUpToken: 't' };
    press(/만 14세 이상이에요/);
    expect(await findTitle('약속을 읽고 동의해요')).toBeTruthy();
  });
});

describe('terms', () => {
  it('has no box ticked beforehand, and asks for the required ones only', async () => {
    const { services } = openSignUp({ at: 'TERMS' });
    await findTitle('약속을 읽고 동의해요');
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(false);
    press('동의하고 다음으로');
    expect(screen.getByRole('alert').textContent).toContain('필수 약관에 모두 동의해야');
    const required = screen.getByRole('checkbox', { name: /필수이용약관/ });
    await waitFor(() => expect(document.activeElement).toBe(required));
    fireEvent.click(required);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /모두/ }).indeterminate).toBe(true);
    press('동의하고 다음으로');
    await findTitle('나를 알려 주세요');
    expect(lastBody(services, '/terms')).toEqual({
      signUpToken: 'kept',
      agreements: [
        { code: 'SERVICE', version: 2, agreed: true },
        { code: 'MARKETING_SMS', version: 2, agreed: false },
      ],
    });
  });

  it('opens a document with its plain words first', async () => {
    openSignUp({ at: 'TERMS' });
    await findTitle('약속을 읽고 동의해요');
    press('이용약관 읽기');
    const dialog = await screen.findByRole('dialog', { name: '이용약관' });
    expect(dialog.textContent).toMatch(/쉽게 말하면이용약관을 쉽게 말하면 이래요/);
    expect(await screen.findByRole('heading', { name: '제1조' })).toBeTruthy();
  });

  it('lets a child agree to nothing', async () => {
    const { services } = openSignUp({ kind: 'GUARDIAN', at: 'TERMS' });
    await findTitle('보호자와 함께 해요');
    expect(screen.queryByRole('checkbox')).toBeNull();
    press('다 읽었어요');
    await findTitle('나를 알려 주세요');
    expect(lastBody(services, '/terms')).toEqual({ signUpToken: 'kept', agreements: [] });
  });

  it('shows the new version when the documents changed meanwhile', async () => {
    const changed = refusal('INVALID_INPUT');
    changed.fields.agreements = '약관이 새로 바뀌었습니다.';
    const { services } = openSignUp({ at: 'TERMS', answers: { 'POST /api/account/sign-ups/terms': changed } });
    await findTitle('약속을 읽고 동의해요');
    const [first] = stateAt('TERMS').documents;
    services.answers['POST /api/account/sign-ups/state'] = {
      ...stateAt('TERMS'),
      documents: [{ ...first, version: 3, title: '새 이용약관' }],
    };
    fireEvent.click(screen.getByRole('checkbox', { name: /모두/ }));
    press('동의하고 다음으로');
    expect(await screen.findByRole('button', { name: '새 이용약관 읽기' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('약관이 새로 바뀌었습니다.');
  });
});

describe('who you are', () => {
  it('reads the birthday back and sends the institution that was searched for', async () => {
    const { services } = openSignUp({ at: 'WHO' });
    await findTitle('나를 알려 주세요');
    type('생일', '2012-03-02');
    expect(screen.getByText('2012년 3월 2일 · 만 14세')).toBeTruthy();
    type('학원 이름', '푸른');
    fireEvent.click(await screen.findByRole('button', { name: /푸른바다 독서학원/ }));
    press('다음으로');
    await findTitle('나의 정보를 적어요');
    expect(services.bodies[services.requests.indexOf('GET /api/account/institutions')]).toEqual({ q: '푸른' });
    expect(lastBody(services, '/who')).toEqual({ signUpToken: 'kept', birthday: '20120302', academyNo: 3 });
  });

  it('finds the institution by its code as well', async () => {
    const answers = {
      'POST /api/account/sign-ups/join-code': (body: unknown) => {
        if ((body as { joinCode: string }).joinCode !== 'ABCD2345') throw refusal('NOT_FOUND');
        return academy;
      },
    };
    const { services } = openSignUp({ at: 'WHO', kept: { birthday: '20120302' }, answers });
    await findTitle('나를 알려 주세요');
    fireEvent.click(screen.getByRole('tab', { name: '가입 코드로 찾기' }));
    type('가입 코드', 'zzzz');
    press('찾기');
    expect(await screen.findByText(/이 코드로 들어갈 수 있는 곳이 없어요/)).toBeTruthy();
    type('가입 코드', 'abcd-2345');
    press('찾기');
    expect(await screen.findByText('푸른바다 독서학원')).toBeTruthy();
    press('다음으로');
    await findTitle('나의 정보를 적어요');
    expect(lastBody(services, '/who')).toEqual({ signUpToken: 'kept', birthday: '20120302', joinCode: 'ABCD2345' });
  });

  it('puts reasons under the fields and the focus into the first', async () => {
    const { services } = openSignUp({ at: 'WHO' });
    await findTitle('나를 알려 주세요');
    press('다음으로');
    expect(await screen.findByText('필수 입력 정보입니다.')).toBeTruthy();
    expect(screen.getByText('학원을 골라 주세요.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('생일'));
    expect(services.requests).toEqual(['POST /api/account/sign-ups/state']);
  });

  it('puts the reason of the server under the institution once, and leaves the focus alone afterwards', async () => {
    const gone = refusal('INVALID_INPUT');
    gone.fields.joinCode = '지금은 가입할 수 없는 곳이에요.';
    openSignUp({
      at: 'WHO',
      kept: { ...personal, institution: academy, joinCode: 'ABCD2345' },
      answers: { 'POST /api/account/sign-ups/who': gone },
    });
    await findTitle('나를 알려 주세요');
    press('다음으로');
    expect(await screen.findByText('지금은 가입할 수 없는 곳이에요.')).toBeTruthy();
    const birthday = screen.getByLabelText('생일');
    const taken = vi.fn();
    birthday.addEventListener('blur', taken);
    for (let turn = 0; turn < 5; turn += 1) {
      act(() => birthday.focus());
      await act(() => Promise.resolve());
    }
    expect(taken).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(birthday);
  });

  it.each([
    ['SELF', '20150302', '만 14세 미만 가입으로 바꾸기', 'GUARDIAN', '보호자와 함께 해요'],
    ['GUARDIAN', '20120302', '만 14세 이상 가입으로 바꾸기', 'SELF', '약속을 읽고 동의해요'],
  ] as const)('leads from the %s door with %s to the other one', async (kind, birthday, button, other, title) => {
    const { services } = openSignUp({ kind, at: 'WHO', site: 'home' });
    await findTitle('나를 알려 주세요');
    type('생일', birthday);
    expect(screen.getByRole('button', { name: '다음으로' }).getAttribute('aria-disabled')).toBe('true');
    press(button);
    await findTitle(title);
    expect(lastBody(services, '')).toEqual({ kind: other });
    expect(sessionStorage.getItem('chaekbada.sign-up')).toContain(birthday);
  });

  it.each([
    ['2025-11-21T03:00:00Z', 'SELF', '20120302'],
    ['2027-11-21T03:00:00Z', 'GUARDIAN', '20130302'],
  ] as const)(
    'judges the age by the day of the server where the clock of the device says %s',
    async (clock, kind, birthday) => {
      vi.setSystemTime(clock);
      openSignUp({ kind, at: 'WHO', site: 'home' });
      await findTitle('나를 알려 주세요');
      type('생일', birthday);
      expect(screen.getByText(kind === 'SELF' ? /만 14세$/ : /만 13세$/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: /가입으로 바꾸기/ })).toBeNull();
      press('다음으로');
      await findTitle(kind === 'SELF' ? '나의 정보를 적어요' : '보호자를 불러 주세요');
    },
  );

  it('asks for no institution at the home site', async () => {
    const { services } = openSignUp({ at: 'WHO', site: 'home' });
    await findTitle('나를 알려 주세요');
    expect(screen.queryByRole('tablist')).toBeNull();
    type('생일', '20120302');
    press('다음으로');
    await findTitle('나의 정보를 적어요');
    expect(lastBody(services, '/who')).toEqual({ signUpToken: 'kept', birthday: '20120302' });
  });
});

describe('a sign-up that does not go straight', () => {
  it('goes on where it stood after a reload', async () => {
    openSignUp({ at: 'FORM', kept: { birthday: '20120302', name: '김바다' } });
    await findTitle('나의 정보를 적어요');
    expect(screen.getByLabelText<HTMLInputElement>('이름').value).toBe('김바다');
  });

  it.each(['reload', 'navigate'] as const)(
    'forgets what was typed when its time is over, and begins at the doors (%s)',
    async (by) => {
      const { services } = openSignUp({
        by,
        at: 'WHO',
        kept: personal,
        answers: { 'POST /api/account/sign-ups/state': refusal('SIGN_UP_GONE') },
      });
      await findTitle('가입 시간이 지났어요');
      expectNothingOf(personal);
      press('처음부터 다시 시작하기');
      await findTitle('책바다에 온 걸 환영해요');
      press(/만 14세 이상이에요/);
      await findTitle('약속을 읽고 동의해요');
      expect(lastBody(services, '')).toEqual({ kind: 'SELF' });
    },
  );

  it('forgets what was typed when the time ends in the middle', async () => {
    openSignUp({
      at: 'WHO',
      site: 'home',
      kept: personal,
      answers: { 'POST /api/account/sign-ups/who': refusal('SIGN_UP_GONE') },
    });
    await findTitle('나를 알려 주세요');
    press('다음으로');
    await findTitle('가입 시간이 지났어요');
    expectNothingOf(personal);
  });

  it('follows the server when another tab is further', async () => {
    const { services } = openSignUp({
      at: 'WHO',
      site: 'home',
      kept: { birthday: '20120302' },
      answers: { 'POST /api/account/sign-ups/who': refusal('SIGN_UP_STEP') },
    });
    await findTitle('나를 알려 주세요');
    services.answers['POST /api/account/sign-ups/state'] = stateAt('FORM');
    press('다음으로');
    expect(await findTitle('나의 정보를 적어요')).toBeTruthy();
  });

  it('says so when the server cannot be asked, and tries again', async () => {
    const { services } = openSignUp({
      at: 'WHO',
      answers: { 'POST /api/account/sign-ups/state': refusal('UNKNOWN') },
    });
    await screen.findByText('여기를 불러오지 못했어요');
    services.answers['POST /api/account/sign-ups/state'] = stateAt('WHO');
    press('다시 불러오기');
    expect(await findTitle('나를 알려 주세요')).toBeTruthy();
  });

  it('forgets everything for the next visitor, after asking', async () => {
    openSignUp({ at: 'WHO', kept: { birthday: '20120302' } });
    await findTitle('나를 알려 주세요');
    press('처음부터 다시 할래요');
    fireEvent.click(await screen.findByRole('button', { name: '다시 할래요' }));
    await findTitle('책바다에 온 걸 환영해요');
    expect(sessionStorage.getItem('chaekbada.sign-up')).not.toContain('20120302');
  });

  it('leads to the login when it was finished before', async () => {
    openSignUp({ at: 'DONE' });
    await findTitle('가입이 끝났어요');
    expect(screen.getByRole('link', { name: '로그인하러 가기' }).getAttribute('href')).toBe('/login');
  });
});

describe('a sign-up that somebody left behind', () => {
  const question = '이어서 할까요, 새로 할까요?';
  const guardian = { guardianName: '김보호', guardianMobileNo: '01012345678', relation: 'MOTHER' };

  it('is asked about before anything of it is shown', async () => {
    openSignUp({ by: 'navigate', at: 'FORM', kept: personal });
    await findTitle(question);
    for (const value of Object.values(personal)) expect(document.body.textContent).not.toContain(value);
    expect(document.querySelector('input')).toBeNull();
    press('이어서 할래요');
    await findTitle('나의 정보를 적어요');
    expect(screen.getByLabelText<HTMLInputElement>('이름').value).toBe('김바다');
  });

  it('is forgotten for somebody else, who begins a sign-up of their own', async () => {
    const { services } = openSignUp({ by: 'navigate', kind: 'GUARDIAN', at: 'FORM', kept: personal });
    await findTitle(question);
    press('새로 할래요');
    await findTitle('책바다에 온 걸 환영해요');
    expectNothingOf(personal);
    expect(sessionStorage.getItem('chaekbada.sign-up')).not.toContain('"kept"');
    press(/만 14세 이상이에요/);
    await findTitle('약속을 읽고 동의해요');
    expect(lastBody(services, '')).toEqual({ kind: 'SELF' });
    fireEvent.click(screen.getByRole('checkbox', { name: /모두/ }));
    press('동의하고 다음으로');
    await waitFor(() => expect(lastBody(services, '/terms')).toMatchObject({ signUpToken: 'token-SELF' }));
  });

  it.each([
    ['was loaded long after it was left', { by: 'reload', kept: { leftAt: Date.parse('2026-11-21T02:58:59Z') } }],
    ['was not left by loading it again', { by: 'reload', kept: { leftAt: null } }],
    ['was come to anew a moment later', { by: 'navigate' }],
  ] as const)('is asked about when the page %s', async (_, options) => {
    openSignUp({ at: 'WHO', ...options });
    expect(await findTitle(question)).toBeTruthy();
  });

  it('is not asked about after a plain reload, which leaves a mark when the page goes', async () => {
    openSignUp({ at: 'WHO', kept: personal });
    await findTitle('나를 알려 주세요');
    expect(sessionStorage.getItem('chaekbada.sign-up')).toContain('"leftAt":null');
    vi.setSystemTime('2026-11-21T03:30:00Z');
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('chaekbada.sign-up')).toContain(`"leftAt":${Date.now()}`);
  });

  it('is still asked about when the question itself is loaded again', async () => {
    openSignUp({ by: 'navigate', at: 'WHO', kept: personal });
    await findTitle(question);
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('chaekbada.sign-up')).toContain('"leftAt":null');
  });

  it('is asked about when the back button shows the page again as it was', async () => {
    openSignUp({ at: 'WHO', kept: personal });
    await findTitle('나를 알려 주세요');
    window.dispatchEvent(new Event('pagehide'));
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await findTitle(question);
    expect(document.querySelector('input')).toBeNull();
  });

  it('keeps nothing of the guardian once the guardian was verified', async () => {
    openSignUp({ kind: 'GUARDIAN', site: 'home', at: 'CONSENT', kept: { ...personal, ...guardian } });
    await findTitle('법정대리인 동의');
    const kept = sessionStorage.getItem('chaekbada.sign-up') ?? '';
    for (const value of Object.values(guardian)) expect(kept).not.toContain(value);
    expect(kept).toContain(personal.birthday);
  });

  it('keeps nothing personal of one that was finished', async () => {
    openSignUp({ at: 'DONE', kept: personal });
    await findTitle('가입이 끝났어요');
    expectNothingOf(personal);
  });
});
