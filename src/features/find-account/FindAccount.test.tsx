import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Guard } from '../../app/Guard.tsx';
import { SessionSync } from '../../app/SessionSync.tsx';
import { type Answers, createTestServices, testAccount } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { FindId } from './FindId.tsx';
import { FindReset } from './FindReset.tsx';

const FIND_ID = 'POST /api/account/find-id';
const ASK = 'POST /api/account/password-resets';
const CHECK = 'POST /api/account/password-resets/check';
const CONFIRM = 'POST /api/account/password-resets/confirm';
const accepted = { accepted: true };
const checked = { accountId: 'ba****u', expiresAt: '2030-01-01T00:00:00.000Z' };

function open(page: 'id' | 'reset', answers: Answers, at = '/login/find') {
  const services = createTestServices({ answers });
  return { services, ...renderShell(page === 'id' ? <FindId /> : <FindReset />, services, at) };
}

/** Both forms are there, so that nothing typed is lost; only that of the chosen tab can be seen. */
const field = (label: string) =>
  screen.getAllByLabelText<HTMLInputElement>(label).find((each) => !each.closest('[hidden]')) as HTMLInputElement;
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

describe('finding an id', () => {
  it('asks by name and address, and answers the same whatever is true', async () => {
    const { services } = open('id', { [FIND_ID]: accepted });
    type('이름', '김바다');
    type('가입할 때 적은 이메일', 'bada@sea.kr');
    press('아이디 받기');
    expect(await screen.findByRole('heading', { name: '메일함을 열어 보세요' })).toBe(document.activeElement);
    expect(screen.getByText(/적어 주신 정보가 맞으면/)).toBeTruthy();
    expect(services.bodies).toEqual([{ by: 'EMAIL', name: '김바다', email: 'bada@sea.kr' }]);
    press('다시 적을래요');
    expect(await screen.findByRole('heading', { name: '아이디를 찾아요' })).toBeTruthy();
  });

  it.each([
    ['edu', null, '학원이나 학교 선생님', '고객센터'],
    ['edu', '1588-1234', '학원이나 학교 선생님', '보내 드릴 곳이 없어요'],
    ['home', null, '보내 드릴 곳이 없어요', '고객센터'],
    ['home', '1588-1234', '고객센터에 물어봐 주세요', '보내 드릴 곳이 없어요'],
  ] as const)('tells who joined without an address on %s, with %s, where to ask', async (site, phone, message, but) => {
    const services = createTestServices({ site, answers: { [FIND_ID]: accepted } });
    services.contact = phone && { phone, mail: null };
    renderShell(<FindId />, services, '/login/find');
    type('이름', '김바다');
    type('가입할 때 적은 이메일', 'bada@sea.kr');
    press('아이디 받기');
    await screen.findByText(/적어 주신 정보가 맞으면/);
    expect(document.body.textContent).toContain(message);
    expect(document.body.textContent).not.toContain(but);
    expect(screen.queryAllByRole('link', { name: '1588-1234' })).toHaveLength(phone === null ? 0 : 1);
  });

  it('asks by name and number in the other tab, where what was typed waits', async () => {
    const { services } = open('id', { [FIND_ID]: accepted });
    type('이름', '첫 탭');
    choose('휴대전화');
    type('이름', '김바다');
    type('가입할 때 적은 휴대전화 번호', '010-1234-5678');
    choose('이메일');
    expect(field('이름').value).toBe('첫 탭');
    choose('휴대전화');
    press('아이디 받기');
    await screen.findByText(/적어 주신 정보가 맞으면/);
    expect(services.bodies).toEqual([{ by: 'MOBILE', name: '김바다', mobileNo: '010-1234-5678' }]);
  });

  it('checks before it asks', async () => {
    const { services } = open('id', {});
    type('가입할 때 적은 이메일', 'nonsense');
    press('아이디 받기');
    expect(await screen.findByText('필수 입력 정보입니다.')).toBeTruthy();
    expect(screen.getByText(/올바른 이메일 주소를/)).toBeTruthy();
    expect(document.activeElement).toBe(field('이름'));
    expect(services.requests).toEqual([]);
  });

  it('keeps what was typed when it fails, and forgets the failure in the other tab', async () => {
    open('id', { [FIND_ID]: refusal('TOO_MANY_REQUESTS', 60) });
    type('이름', '김바다');
    type('가입할 때 적은 이메일', 'bada@sea.kr');
    press('아이디 받기');
    expect((await screen.findByRole('alert')).textContent).toContain('조금 빨라요');
    expect(field('이름').value).toBe('김바다');
    choose('휴대전화');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('has the reasons of the server under the fields', async () => {
    const wrong = refusal('INVALID_INPUT');
    Object.assign(wrong.fields, { name: '이름을 다시 봐 주세요.', email: '주소를 다시 봐 주세요.' });
    open('id', { [FIND_ID]: wrong });
    type('이름', '김바다');
    type('가입할 때 적은 이메일', 'bada@sea.kr');
    press('아이디 받기');
    expect(await screen.findByText('이름을 다시 봐 주세요.')).toBeTruthy();
    expect(screen.getByText('주소를 다시 봐 주세요.')).toBeTruthy();
    expect(document.activeElement).toBe(field('이름'));
  });
});

describe('asking for a new password', () => {
  it.each([
    ['이메일', '가입할 때 적은 이메일', 'bada@sea.kr', { by: 'EMAIL', email: 'bada@sea.kr' }],
    ['휴대전화', '가입할 때 적은 휴대전화 번호', '01012345678', { by: 'MOBILE', mobileNo: '01012345678' }],
  ])('goes by %s', async (tab, label, value, body) => {
    const { services } = open('reset', { [ASK]: accepted });
    choose(tab);
    type('아이디', 'badaedu');
    type(label, value);
    press('링크 받기');
    expect(await screen.findByText(/비밀번호를 다시 정하는 링크를 보내 드렸어요/)).toBeTruthy();
    expect(services.bodies).toEqual([{ accountId: 'badaedu', ...body }]);
  });
});

describe('the link of the mail', () => {
  const link = '/login/find-reset#token=secret';

  it('is checked first, leaves the address bar, and takes the new password', async () => {
    const { services, address } = open('reset', { [CHECK]: checked, [CONFIRM]: { done: true } }, link);
    expect(await screen.findByText('ba****u')).toBeTruthy();
    expect(address()).toBe('/login/find-reset');
    type('새 비밀번호', 'goBada77!');
    type('새 비밀번호 한 번 더', 'goBada77!');
    press('새 비밀번호로 바꾸기');
    expect(await screen.findByRole('heading', { name: '새 비밀번호로 바꿨어요' })).toBeTruthy();
    expect(services.bodies).toEqual([
      { resetToken: 'secret' },
      { resetToken: 'secret', password: 'goBada77!', passwordConfirmation: 'goBada77!' },
    ]);
    expect(screen.getByRole('link', { name: '로그인하러 가기' }).getAttribute('href')).toBe('/login');
    expect(JSON.stringify(sessionStorage) + JSON.stringify(localStorage)).not.toContain('secret');
  });

  it('takes no weak or unequal password', async () => {
    const { services } = open('reset', { [CHECK]: checked }, link);
    await screen.findByText('ba****u');
    type('새 비밀번호', 'password1');
    type('새 비밀번호 한 번 더', 'other');
    press('새 비밀번호로 바꾸기');
    expect(await screen.findByText(/다른 사람이 쉽게 짐작할 수 있는/)).toBeTruthy();
    expect(screen.getByText('비밀번호가 일치하지 않습니다.')).toBeTruthy();
    expect(services.requests).toEqual([CHECK]);
  });

  it('has the reason of the server under the password, and stays usable', async () => {
    const same = refusal('INVALID_INPUT');
    same.fields.password = '지금 쓰는 비밀번호와 다르게 입력해 주십시오.';
    const { services } = open('reset', { [CHECK]: checked, [CONFIRM]: same }, link);
    await screen.findByText('ba****u');
    type('새 비밀번호', 'goBada77!');
    type('새 비밀번호 한 번 더', 'goBada77!');
    press('새 비밀번호로 바꾸기');
    expect(await screen.findByText('지금 쓰는 비밀번호와 다르게 입력해 주십시오.')).toBeTruthy();
    services.answers[CONFIRM] = { done: true };
    type('새 비밀번호', 'goBada88!');
    type('새 비밀번호 한 번 더', 'goBada88!');
    press('새 비밀번호로 바꾸기');
    expect(await screen.findByRole('heading', { name: '새 비밀번호로 바꿨어요' })).toBeTruthy();
  });

  it('leads to a new one when it is used up', async () => {
    open('reset', { [CHECK]: refusal('RESET_LINK_INVALID') }, link);
    expect(await screen.findByRole('heading', { name: '쓸 수 없는 링크예요' })).toBeTruthy();
    press('링크 다시 받기');
    expect(await screen.findByRole('heading', { name: '비밀번호를 다시 정해요' })).toBeTruthy();
  });

  it('leads to a new one when it is used up while a password is typed', async () => {
    open('reset', { [CHECK]: checked, [CONFIRM]: refusal('RESET_LINK_INVALID') }, link);
    await screen.findByText('ba****u');
    type('새 비밀번호', 'goBada77!');
    type('새 비밀번호 한 번 더', 'goBada77!');
    press('새 비밀번호로 바꾸기');
    await waitFor(() => expect(screen.getByRole('heading', { name: '쓸 수 없는 링크예요' })).toBeTruthy());
  });

  it('can be checked again when the check fails', async () => {
    const { services } = open('reset', { [CHECK]: refusal('UNKNOWN') }, link);
    await screen.findByText('여기를 불러오지 못했어요');
    services.answers[CHECK] = checked;
    press('다시 불러오기');
    expect(await screen.findByText('ba****u')).toBeTruthy();
  });
});

describe('a new password where somebody is signed in', () => {
  const ME = 'POST /api/account/me';

  function openSignedIn(answers: Answers, at = '/login/find-reset#token=secret') {
    const services = createTestServices({ signedIn: true, answers: { [ME]: testAccount, ...answers } });
    const page = (
      <>
        <SessionSync />
        <Guard>
          <FindReset />
        </Guard>
      </>
    );
    return { services, ...renderShell(page, services, at) };
  }

  async function setNew() {
    await screen.findByText('ba****u');
    type('새 비밀번호', 'goBada77!');
    type('새 비밀번호 한 번 더', 'goBada77!');
    press('새 비밀번호로 바꾸기');
    await screen.findByRole('heading', { name: '새 비밀번호로 바꿨어요' });
  }

  it('asks for the mail with the login name that is known, and leads back', async () => {
    const { services, address } = openSignedIn({ [ASK]: accepted }, '/login/find-reset');
    expect(field('아이디').value).toBe(testAccount.accountId);
    const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links()).toEqual(['/']);
    type('가입할 때 적은 이메일', 'bada@sea.kr');
    press('링크 받기');
    await screen.findByText(/비밀번호를 다시 정하는 링크를 보내 드렸어요/);
    expect(services.bodies).toContainEqual({ accountId: 'badaedu', by: 'EMAIL', email: 'bada@sea.kr' });
    expect(links()).toEqual(['/mypage/info', '/']);
    expect(address()).toBe('/login/find-reset');
  });

  it('takes the new password, ends the login of this browser too, and leads to a new one', async () => {
    const { services, address } = openSignedIn({ [CHECK]: checked, [CONFIRM]: { done: true } });
    await screen.findByText('ba****u');
    services.answers[ME] = () => {
      services.session.lose('token');
      throw refusal('LOGIN_REQUIRED');
    };
    await setNew();
    const way = await screen.findByRole('link', { name: '로그인하러 가기' });
    expect(way.getAttribute('href')).toBe('/login');
    expect(screen.getByText(/새 비밀번호로 로그인해 주세요/)).toBeTruthy();
    expect(services.bodies).toContainEqual({
      resetToken: 'secret',
      password: 'goBada77!',
      passwordConfirmation: 'goBada77!',
    });
    expect(services.session.getState()).toMatchObject({ account: null, lost: false });
    expect(address()).toBe('/login/find-reset');
  });

  it('leaves alone who is signed in here when the link is for somebody else', async () => {
    const { services } = openSignedIn({ [CHECK]: checked, [CONFIRM]: { done: true } });
    await setNew();
    const way = await screen.findByRole('link', { name: '첫 화면으로 가기' });
    expect(way.getAttribute('href')).toBe('/');
    expect(screen.queryByText(/새 비밀번호로 로그인해 주세요/)).toBeNull();
    expect(services.session.getState().account).toEqual(testAccount);
  });
});
