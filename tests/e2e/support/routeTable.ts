import type { SiteName } from '#contract/site.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';

/** A book with text and all six missions. */
const BOOK = 1157;
const NAME = /왕오천축국전/;
const EVERYWHERE = ['edu', 'school', 'home'] as const;
const INSTITUTIONS = ['edu', 'school'] as const;

/** A route of spec section 2, written out here by hand, so that a slip in src/config/paths.ts shows. */
export interface SpecRoute {
  path: string;
  sites: readonly SiteName[];
  /** Reachable without a login. */
  open?: true;
  /** What the tab is called once the page stands. */
  title: RegExp;
  /** Where a student is sent instead of the page. */
  student?: string;
  /** Where a visitor is sent instead of the page, or of being asked to log in. */
  visitor?: string;
}

const on =
  (sites: readonly SiteName[]) =>
  (path: string, title: RegExp, more: Partial<SpecRoute> = {}): SpecRoute => ({ path, sites, title, ...more });
const all = on(EVERYWHERE);
const institutions = on(INSTITUTIONS);
const edu = on(['edu']);
const school = on(['school']);
const home = on(['home']);
const open = { open: true } as const;
/** Guards of the home site: a login has no business there. */
const homeOut = { ...open, student: '/' } as const;

export const specRoutes: readonly SpecRoute[] = [
  // Edu intro.
  edu('/intro', /독서 수업/, open),
  edu('/intro/program', /^프로그램/, open),
  edu('/intro/startup', /^개설 안내/, open),
  edu('/intro/contents', /^콘텐츠/, open),
  edu('/intro/cases', /^활용 예시/, open),
  edu('/intro/institute', /^만드는 원칙/, open),
  edu('/intro/experience', /^체험 안내/, open),
  edu('/intro/articles', /^독서 이야기/, open),
  edu('/intro/articles/1', /책은|책을|아이/, open),
  edu('/intro/inquiry', /^문의하기/, open),

  all('/', /^책바다$/),
  all('/main', /^책바다$/),
  // Over for whoever has a pet.
  all('/voyage', /^(?:첫 항해|책바다$)/, { student: '/main' }),
  all('/login', /^로그인/, homeOut),
  all('/login/find-id', /^아이디 찾기/, homeOut),
  all('/login/find-reset', /^비밀번호 다시 정하기/, open),
  all('/login/sign-up', /^회원 가입/, homeOut),
  institutions('/bell', /^독서 골든벨/),
  institutions('/login/card', /^카드로 들어가기/, open),
  institutions('/dormancy', /^쉬고 있는 계정/, homeOut),
  all('/cs', /^고객센터/),
  all('/notice', /^공지사항/, open),
  all('/notice/view/1', /^책바다에 온 것을 환영해요/, open),
  all('/faq', /^자주 묻는 질문/, open),
  all('/faq/view/1', /^로그인이 자꾸/, open),
  all('/recommend', /^이달의 추천/),
  all('/recommend/mylist', /^내 추천 목록/),
  all('/search', /^책 찾기/),
  all(`/book/view/${BOOK}`, NAME),
  all(`/book/mission/${BOOK}`, NAME),
  all(`/book/mission/result/${BOOK}`, /^미션 결과/),
  all(`/book/note/${BOOK}`, NAME),
  all(`/book/note/matchingMap/${BOOK}`, NAME),
  all(`/book/note/report/${BOOK}`, NAME),
  all(`/book/note/results/${BOOK}`, NAME),
  all(`/book/note/qa/${BOOK}`, NAME),
  all('/mypage', /^내 페이지/, { student: '/mypage/main', visitor: '/mypage/main' }),
  all('/mypage/main', /^내 페이지/),
  all('/mypage/info', /^내 정보/),
  // Of somebody else it would lead to one's own.
  ...EVERYWHERE.map((site) => on([site])(`/mypage/withdrawal/${demoAccounts[site].accountId}`, /^회원 탈퇴/)),
  all('/mypage/point', /^북포인트와 조개/),
  all('/library/board', /^내 책장/),
  all('/library/calendar', /^독서 달력/),
  all('/library/cart', /^책바구니/),
  all('/library/words', /^낱말 바구니/),
  all('/community/legend', /^명예의 전당/),
  all('/community/aqua', /^수족관/),
  institutions('/diagnosis', /^독서 진단/),
  institutions('/diagnosis/report/1', /^진단 결과/),
  school('/diagnosis/intro', /^독서 진단/),
  school('/diagnosis/test', /^독서 진단/),
  // Nobody holds this key: the page says so.
  all(`/book/mission/resultToParent/${BOOK}/nokey`, /^미션 결과/, open),

  institutions('/monthly-report/parent/nokey', /^월간 리포트/, open),

  // Home only.
  home('/intro', /^(?!없는 화면).*책바다/, homeOut),
  home('/diff', /^(?!없는 화면).*책바다/, homeOut),
  home('/diagnosis/intro', /^독서 진단/),
  home('/diagnosis/test', /^독서 진단/),
  home('/diagnosis/result/1', /^진단 결과/),
  home('/diagnosisList', /^진단 결과/),
  home('/bbti/intro', /^책 성향/),
  home('/bbti/test', /^책 성향/),
  home('/bbti/result/1', /^나의 책 성향/),
  home('/mypage/ticket', /^내 이용권/),
  home('/mypage/ticketchange', /^이용권 바꾸기/),
  home('/mypage/paymentchange', /^결제 카드 바꾸기/),
  home('/mypage/tickettermination', /^이용권 해지/),
  home('/subscription', /^이용권/),
  home('/subscription/payment', /^이용권/),
  home('/subscription/success/1', /^결제/),
  // Without what the payment company sends along there is nothing to complete.
  home('/subscription/complete', /^내 이용권/, { student: '/mypage/ticket' }),

  // Shared.
  all('/event/contest', /^게임 대회/),
  all('/event/diagnosis', /^대회 진단검사|^게임 대회/),
  on(INSTITUTIONS)('/policy', /^약관과 개인정보 처리방침/, open),
  home('/policy', /^약관과 개인정보 처리방침/, homeOut),

  // Guards.
  institutions('/start', /책바다/, { student: '/', visitor: '/' }),
  institutions('/diff', /책바다/, { student: '/', visitor: '/' }),
  institutions('/edu/notice', /^공지사항/, { student: '/notice', visitor: '/notice' }),
  institutions('/edu', /책바다/, { student: '/', visitor: '/' }),
  home('/wait', /책바다/, { student: '/', visitor: '/' }),
];

/** Addresses that a site does not have: any other path shows the not-found page to everybody. */
export const strangePaths: Readonly<Record<SiteName, readonly string[]>> = {
  edu: ['/nowhere', '/bbti/intro', '/subscription', '/diagnosis/intro', '/intro/nowhere', '/mypage/ticket'],
  school: ['/nowhere', '/intro', '/bbti/intro', '/subscription', '/mypage/ticket'],
  home: ['/nowhere', '/diagnosis', '/intro/program', '/edu/search'],
};

/** Where a visitor is asked to log in first. */
export function doorOf(site: SiteName, path: string): string {
  const door = site === 'home' ? '/intro' : '/login';
  return path === '/' ? door : `${door}?redirect=${encodeURIComponent(path)}`;
}
