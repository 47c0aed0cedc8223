// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { SiteName } from '#contract/site.ts';
import type { GuardSession } from './GuardInput.ts';
import { guardRoute } from './guardRoute.ts';

const visitor: GuardSession = { accountNo: null, lost: false, landing: null, recordsOnly: false };
const student: GuardSession = { ...visitor, accountNo: 7 };
const homeOrigin = 'https://home.example';

function guard(site: SiteName, address: string, session: GuardSession = student) {
  const [pathname = '/', query] = address.split('?');
  return guardRoute({ site, pathname, search: query ? `?${query}` : '', session, homeOrigin });
}

describe.each(['edu', 'school'] as const)('%s', (site) => {
  it('sends a path containing home to the home site', () => {
    expect(guard(site, '/home')).toEqual({ go: 'https://home.example/', external: true });
    expect(guard(site, '/home/search?query=a', visitor)).toEqual({
      go: 'https://home.example/search?query=a',
      external: true,
    });
    expect(guard(site, '/about-home')).toEqual({ go: 'https://home.example/', external: true });
  });

  it('keeps a parent-result page whose key contains home', () => {
    expect(guard(site, '/book/mission/resultToParent/1001/abhomecd', visitor)).toBe('stay');
  });

  it('keeps the pages of its own, whatever an id in their address contains', () => {
    expect(guard(site, '/mypage/withdrawal/homerun7')).toBe('stay');
    expect(guard(site, '/mypage/withdrawal/homerun7', { ...student, recordsOnly: true })).toBe('stay');
    expect(guard(site, '/event/contest/certificates/home-1', visitor)).toBe('stay');
  });

  it('sends the home form of the parent result to the same page of the home site', () => {
    expect(guard(site, '/home/book/mission/resultToParent/1001/key', visitor)).toEqual({
      go: 'https://home.example/book/mission/resultToParent/1001/key',
      external: true,
    });
  });

  it('never leaves the home origin, however the path is written', () => {
    expect(guard(site, '/home//evil.example')).toEqual({ go: 'https://home.example/evil.example', external: true });
  });

  it('sends /start and /diff to the root', () => {
    expect(guard(site, '/start')).toEqual({ go: '/' });
    expect(guard(site, '/diff', visitor)).toEqual({ go: '/' });
  });

  it('strips the edu prefix and keeps the query', () => {
    expect(guard(site, '/edu/search?query=b')).toEqual({ go: '/search?query=b' });
    expect(guard(site, '/edu')).toEqual({ go: '/' });
    expect(guard(site, '/edu//evil.example')).toEqual({ go: '/evil.example' });
    expect(guard(site, '/education')).toBe('stay');
  });

  it('asks a visitor to log in and remembers the page', () => {
    expect(guard(site, '/book/view/1001?from=a', visitor)).toEqual({
      go: '/login?redirect=%2Fbook%2Fview%2F1001%3Ffrom%3Da',
    });
    expect(guard(site, '/', visitor)).toEqual({ go: '/login' });
  });

  it('keeps a student without an institution to their own records', () => {
    const leftAlone = { ...student, recordsOnly: true };
    for (const path of ['/', '/main', '/search', '/book/view/1001', '/mypage/main', '/aquarium'])
      expect(guard(site, path, leftAlone)).toEqual({ go: '/mypage/record' });
    for (const path of ['/mypage/record', '/mypage/withdrawal/badaedu', '/notice', '/no/such/page'])
      expect(guard(site, path, leftAlone)).toBe('stay');
    expect(guard(site, '/login', { ...leftAlone, landing: '/mypage/record' })).toEqual({ go: '/mypage/record' });
  });

  it('shows the page of a sleeping account to visitors, and leads on once it is awake', () => {
    expect(guard(site, '/dormancy', visitor)).toBe('stay');
    expect(guard(site, '/dormancy', { ...student, landing: '/main' })).toEqual({ go: '/main' });
  });

  it('lets a child show a card where another one is still in, and leads on once it is in', () => {
    expect(guard(site, '/login/card', visitor)).toBe('stay');
    expect(guard(site, '/login/card', student)).toBe('stay');
    expect(guard(site, '/login/card', { ...student, landing: '/main' })).toEqual({ go: '/main' });
  });

  it('lets a visitor see the open pages', () => {
    for (const path of [
      '/login',
      '/login/find-id',
      '/login/find-reset',
      '/login/sign-up',
      '/notice',
      '/faq',
      '/policy',
    ])
      expect(guard(site, path, visitor)).toBe('stay');
  });
});

describe('home', () => {
  it('lets parent-result pages pass', () => {
    expect(guard('home', '/book/mission/resultToParent/1001/key', visitor)).toBe('stay');
    expect(guard('home', '/book/mission/resultToParent/1001/key', { ...visitor, lost: true })).toBe('stay');
    expect(guard('edu', '/diagnosis/parent/key', { ...visitor, lost: true })).toBe('stay');
    expect(guard('school', '/monthly-report/parent/key', { ...visitor, lost: true })).toBe('stay');
    expect(guard('home', '/diagnosis/parent/key', { ...visitor, lost: true })).toBe('stay');
  });

  it('sends /wait to the root', () => {
    expect(guard('home', '/wait', visitor)).toEqual({ go: '/' });
  });

  it.each(['/diff', '/policy', '/intro', '/login', '/login/find-id'])('sends a student on %s to the root', (path) => {
    expect(guard('home', path)).toEqual({ go: '/' });
  });

  it('sends a visitor to /intro', () => {
    expect(guard('home', '/', visitor)).toEqual({ go: '/intro' });
    expect(guard('home', '/library/cart', visitor)).toEqual({ go: '/intro?redirect=%2Flibrary%2Fcart' });
  });

  it.each(['/intro', '/diff', '/policy', '/login', '/notice', '/notice/view/3', '/faq'])(
    'lets a visitor stay on %s',
    (path) => {
      expect(guard('home', path, visitor)).toBe('stay');
    },
  );
});

describe('every site', () => {
  it.each(['edu', 'school', 'home'] as const)('%s: a fresh login leads to its landing', (site) => {
    expect(guard(site, '/login', { ...student, landing: '/cs' })).toEqual({ go: '/cs' });
    expect(guard(site, '/login')).toEqual({ go: '/' });
  });

  it.each(['edu', 'school', 'home'] as const)('%s: a new password can be set by who is signed in, too', (site) => {
    for (const session of [student, { ...student, landing: '/main' }, { ...student, recordsOnly: true }]) {
      expect(guard(site, '/login/find-reset', session)).toBe('stay');
      expect(guard(site, '/login/find-reset/', session)).toBe('stay');
    }
    for (const path of ['/login/find-id', '/login/sign-up', '/login/find-reset/else'])
      expect(guard(site, path)).toEqual({ go: '/' });
  });

  it.each(['edu', 'school', 'home'] as const)('%s: a lost login goes to the login page from any page', (site) => {
    const lost = { ...visitor, lost: true };
    expect(guard(site, '/notice?page=2', lost)).toEqual({ go: '/login?redirect=%2Fnotice%3Fpage%3D2' });
    expect(guard(site, '/login', lost)).toBe('stay');
  });

  it('shows the not-found page for an unknown path', () => {
    expect(guard('edu', '/no/such/page', visitor)).toBe('stay');
    expect(guard('home', '/no/such/page', visitor)).toBe('stay');
  });

  it('has no book-personality test outside the home site', () => {
    expect(guard('edu', '/bbti/intro', visitor)).toBe('stay');
    expect(guard('home', '/bbti/intro', visitor)).toEqual({ go: '/intro?redirect=%2Fbbti%2Fintro' });
  });

  it.each(['edu', 'school', 'home'] as const)('%s: my page begins with its main page', (site) => {
    expect(guard(site, '/mypage')).toEqual({ go: '/mypage/main' });
    expect(guard(site, '/mypage/', visitor)).toEqual({ go: '/mypage/main' });
  });

  it('does not care about a slash at the end', () => {
    expect(guard('home', '/intro/', visitor)).toBe('stay');
    expect(guard('edu', '/search/', visitor)).toEqual({ go: '/login?redirect=%2Fsearch' });
  });
});
