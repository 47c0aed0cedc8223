import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Article, ArticleList } from '#contract/article.ts';
import type { IntroAnswer } from '#contract/introTexts.ts';
import { inquiryTypes } from '#domain/inquiry/inquiryTypes.ts';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { type Answers, createTestServices } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { IntroScreen } from './IntroScreen.tsx';
import { IntroHeader } from './layout/IntroHeader.tsx';
import { ArticleReader } from './pages/ArticleReader.tsx';
import { ArticlesView } from './pages/ArticlesView.tsx';
import { InquiryView } from './pages/InquiryView.tsx';

const FORM = 'GET /api/site/inquiries/form';
const SEND = 'POST /api/site/inquiries';

const texts: IntroAnswer = {
  page: 'inquiry',
  path: '/intro/inquiry',
  title: '문의하기',
  description: '무엇이든',
  sections: [],
  inquiry: {
    types: inquiryTypes.map((code) => ({ code, hint: `${code}의 설명` })),
    placeholders: { name: '성함', phone: '번호', email: '주소', region: '지역', content: '내용' },
    consent: [{ title: '받는 것', text: '이름과 연락처' }],
  },
};

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the inquiry page', () => {
  const open = (answers: Answers = {}) => {
    const services = createTestServices({ answers: { [FORM]: { formToken: 'token-1' }, ...answers } });
    return { services, ...renderShell(<InquiryView texts={texts} />, services) };
  };
  /** jsdom keeps no list of how a page was loaded. */
  const loaded = (type: 'reload' | 'navigate') =>
    Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
  async function fill() {
    fireEvent.click(await screen.findByRole('radio', { name: /사업 설명회 신청/ }));
    type('이름', '김바다');
    type('연락처', '010-1234-5678');
    type('이메일', 'sea@example.kr');
    type('지역', '부산 영도구');
    type('문의 내용', '설명회가 언제 열리는지 알고 싶습니다.');
    fireEvent.click(screen.getByRole('checkbox'));
  }

  it('sends what was typed with the form it was handed, and gives the number', async () => {
    const { services } = open({ [SEND]: { receiptNo: 12 } });
    await waitFor(() => expect(services.requests).toContain(FORM));
    await fill();
    press('문의 보내기');
    expect(await screen.findByText('12번')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '문의를 받았습니다' })).toBe(document.activeElement);
    expect(services.bodies.at(-1)).toEqual({
      formToken: 'token-1',
      type: 'BUSINESS_BRIEFING',
      name: '김바다',
      phone: '010-1234-5678',
      email: 'sea@example.kr',
      region: '부산 영도구',
      content: '설명회가 언제 열리는지 알고 싶습니다.',
      consent: true,
      homepage: '',
    });
    expect(JSON.stringify(sessionStorage)).not.toContain('김바다');
    press('다른 문의 보내기');
    expect((await screen.findByLabelText<HTMLInputElement>('이름')).value).toBe('');
    // The next one needs a form of its own.
    await waitFor(() => expect(services.requests.slice(services.requests.indexOf(SEND))).toContain(FORM));
  });

  it('is busy from the press on, also while the form of the server is still fetched, and sends once', async () => {
    let hand = (_form: object) => {};
    const handed = new Promise((resolve) => {
      hand = resolve;
    });
    const { services } = open({ [FORM]: () => handed, [SEND]: { receiptNo: 12 } });
    await fill();
    press('문의 보내기');
    const button = screen.getByRole('button', { name: '문의 보내기' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    press('문의 보내기');
    hand({ formToken: 'token-1' });
    expect(await screen.findByText('12번')).toBeTruthy();
    expect(services.requests.filter((request) => request === SEND)).toHaveLength(1);
  });

  it('says what is kept where no answer came', async () => {
    open({ [SEND]: new NetworkError(false) });
    await fill();
    press('문의 보내기');
    expect((await screen.findByRole('alert')).textContent).toContain('쓰신 내용은 그대로 있습니다.');
    expect(screen.getByLabelText<HTMLInputElement>('이름').value).toBe('김바다');
  });

  it('names what is missing before it asks', async () => {
    const { services } = open();
    await screen.findByRole('button', { name: '문의 보내기' });
    press('문의 보내기');
    expect(await screen.findByText('문의 종류를 골라 주십시오.')).toBeTruthy();
    expect(screen.getByText('동의해 주셔야 문의를 받을 수 있습니다.')).toBeTruthy();
    expect(screen.getAllByText('필수 입력 정보입니다.')).toHaveLength(5);
    type('이메일', 'nobody');
    fireEvent.blur(screen.getByLabelText('이메일'));
    expect(await screen.findByText('올바른 이메일 주소를 입력해 주십시오.')).toBeTruthy();
    expect(services.requests).not.toContain(SEND);
  });

  it('keeps everything when it is refused, also over a reload', async () => {
    loaded('reload');
    open({ [SEND]: refusal('TOO_MANY_REQUESTS', 4) });
    await fill();
    press('문의 보내기');
    expect((await screen.findByRole('alert')).textContent).toContain('조금 빨라요');
    expect(screen.getByLabelText<HTMLInputElement>('이름').value).toBe('김바다');
    open();
    await waitFor(() => expect(screen.getAllByLabelText('이름')).toHaveLength(2));
    const again = screen.getAllByLabelText<HTMLInputElement>('이름').at(-1);
    expect(again?.value).toBe('김바다');
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').at(-1)?.checked).toBe(false);
  });

  it.each([
    ['comes to the page instead of loading it again', 'navigate', 0],
    ['loads it again half an hour later', 'reload', 30 * 60_000 + 1],
  ] as const)('shows nothing of it to whoever %s', async (_who, by, later) => {
    loaded(by);
    const { services } = open();
    await fill();
    expect(JSON.stringify(sessionStorage)).toContain('김바다');
    services.now = () => Date.now() + later;
    renderShell(<InquiryView texts={texts} />, services);
    await waitFor(() => expect(screen.getAllByLabelText('이름')).toHaveLength(2));
    expect(screen.getAllByLabelText<HTMLInputElement>('이름').at(-1)?.value).toBe('');
    expect(JSON.stringify(sessionStorage)).not.toContain('김바다');
  });

  it('forgets it when the page is left for another one', async () => {
    loaded('reload');
    open();
    await fill();
    cleanup();
    expect(JSON.stringify(sessionStorage)).not.toContain('김바다');
  });

  it('takes a new form when its own is too old, and has the reasons of the server under the fields', async () => {
    const { services } = open({ [SEND]: refusal('INQUIRY_FORM_OLD') });
    await fill();
    press('문의 보내기');
    expect((await screen.findByRole('alert')).textContent).toContain('한 번 더 보내');
    const sent = services.requests.indexOf(SEND);
    await waitFor(() => expect(services.requests.slice(sent)).toContain(FORM));
    const wrong = refusal('INVALID_INPUT');
    Object.assign(wrong.fields, { region: '지역을 다시 봐 주십시오.' });
    services.answers[SEND] = wrong;
    press('문의 보내기');
    expect(await screen.findByText('지역을 다시 봐 주십시오.')).toBeTruthy();
  });

  it('has a field that nobody reaches', async () => {
    open();
    await screen.findByRole('button', { name: '문의 보내기' });
    expect(screen.queryByRole('textbox', { name: /비워 두십시오/ })).toBeNull();
    expect(document.querySelector<HTMLInputElement>('input[name="homepage"]')?.tabIndex).toBe(-1);
  });
});

describe('the menu for visitors', () => {
  it('unfolds, folds with Escape, and leads to the login with where the visitor wanted to go', () => {
    renderShell(<IntroHeader />, createTestServices(), '/intro/cases?redirect=%2Fmain&page=2');
    const button = screen.getByRole('button', { name: '소개 메뉴' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(button).toBe(document.activeElement);
    expect(screen.getByRole('link', { name: '로그인' }).getAttribute('href')).toBe('/login?redirect=%2Fmain');
    expect(screen.getByRole('link', { name: '활용 예시' }).getAttribute('aria-current')).toBe('page');
  });

  it('is gone into with the key after the button that unfolds it', () => {
    renderShell(<IntroHeader />, createTestServices(), '/intro');
    const button = screen.getByRole('button', { name: '소개 메뉴' });
    const stops = [...screen.getByRole('banner').querySelectorAll('a, button')];
    const menu = within(screen.getByRole('navigation', { name: '소개 메뉴' })).getAllByRole('link');
    const from = stops.indexOf(button) + 1;
    expect(stops.slice(from, from + menu.length)).toEqual(menu);
    fireEvent.click(button);
    for (const stop of stops.slice(from)) {
      fireEvent.focusIn(stop);
      expect(button.getAttribute('aria-expanded')).toBe('true');
    }
    fireEvent.focusIn(document.body);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('has the pages of its site alone', () => {
    renderShell(<IntroHeader />, createTestServices({ site: 'home' }), '/intro');
    const menu = within(screen.getByRole('navigation', { name: '소개 메뉴' }));
    expect(menu.getByRole('link', { name: '시작부터 달라요' })).toBeTruthy();
    expect(menu.queryByRole('link', { name: '문의하기' })).toBeNull();
  });
});

describe('a page of the intro', () => {
  it('takes its texts from the HTML when they stand there, and can be loaded again when they fail to come', async () => {
    const failing = createTestServices({ answers: { 'GET /api/site/intro/program': refusal('UNKNOWN') } });
    const page = <IntroScreen page="program">{({ title }) => <h1>{title}</h1>}</IntroScreen>;
    renderShell(page, failing);
    fireEvent.click(await screen.findByRole('button', { name: '다시 불러오기' }));
    failing.answers['GET /api/site/intro/program'] = { ...texts, title: '프로그램' };
    fireEvent.click(await screen.findByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByRole('heading', { name: '프로그램' })).toBeTruthy();
    expect(document.title).toBe('프로그램 · 책바다');

    const given = document.head.appendChild(document.createElement('script'));
    given.type = 'application/json';
    given.id = 'page-answers';
    given.textContent = JSON.stringify({ '/api/site/intro/program': { ...texts, title: '먼저 온 글' } });
    const quiet = createTestServices();
    renderShell(page, quiet);
    expect(screen.getByRole('heading', { name: '먼저 온 글' })).toBeTruthy();
    expect(quiet.requests).toEqual([]);
    given.remove();
  });
});

describe('articles', () => {
  const summary = { articleNo: 3, title: '읽기에 대하여', summary: '짧게', picture: 'aloud' as const };
  const one: Article = {
    ...summary,
    publishedAt: '2026-05-04T00:00:00.000Z',
    content: '글 **굵게** <b>태그</b>',
    previous: null,
    next: { articleNo: 4, title: '다음 글' },
  };

  it('are listed, or said to be none', async () => {
    const list: ArticleList = { items: [one], page: 1, pageSize: 30, totalCount: 1 };
    const services = createTestServices({ answers: { 'GET /api/site/articles': list } });
    renderShell(<ArticlesView texts={texts} />, services);
    expect((await screen.findByRole('link', { name: '읽기에 대하여' })).getAttribute('href')).toBe('/intro/articles/3');
    const none = createTestServices({ answers: { 'GET /api/site/articles': { ...list, items: [], totalCount: 0 } } });
    renderShell(<ArticlesView texts={texts} />, none);
    expect(await screen.findByText('아직 실린 글이 없습니다')).toBeTruthy();
  });

  it('are read without the HTML that somebody put in, and lead on', async () => {
    renderShell(<ArticleReader articleNo="3" />, createTestServices({ answers: { 'GET /api/site/articles/3': one } }));
    expect(await screen.findByRole('heading', { level: 1, name: '읽기에 대하여' })).toBeTruthy();
    expect(document.querySelector('article b')).toBeNull();
    expect((await screen.findByText('굵게')).tagName).toBe('STRONG');
    expect(document.querySelector('article b')).toBeNull();
    expect(screen.getByRole('link', { name: /다음 글/ }).getAttribute('href')).toBe('/intro/articles/4');
  });

  it('that are gone say so', async () => {
    const gone = createTestServices({ answers: { 'GET /api/site/articles/9': refusal('NOT_FOUND') } });
    renderShell(<ArticleReader articleNo="9" />, gone);
    expect(await screen.findByRole('heading', { level: 1, name: '찾는 글이 없습니다' })).toBeTruthy();
  });
});
