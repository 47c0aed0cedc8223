import { demoAccounts } from '../../server/config/demoAccounts.ts';
import type { EnginePage } from './EnginePage.ts';
import { playMission } from './playMissions.ts';

const BOOK = 1042;
/** More leaves than the book has on any screen. */
const MOST_LEAVES = 60;

export interface Step {
  name: string;
  /** @returns what is worth knowing of it beside that it went well */
  walk: (page: EnginePage, product: { stop: () => Promise<void> }) => Promise<string | undefined> | Promise<void>;
}

const mission = (name: string, kind: Parameters<typeof playMission>[2]): Step => ({
  name,
  walk: (page) => playMission(page, BOOK, kind),
});

/** An afternoon on the school's site, from the login to a reload without a server. Later steps go on where one failed. */
export const steps: readonly Step[] = [
  {
    name: '로그인',
    async walk(page) {
      await page.open('/login');
      const old = await page.engine.run<boolean>(`!document.getElementById('old-browser').hidden`);
      await page.write('아이디', demoAccounts.school.accountId);
      await page.write('비밀번호', demoAccounts.school.password);
      await page.press('button', '로그인');
      await page.waitForPath('/main');
      await page.waitFor('region', '나의 바다 친구');
      return old ? '오래되었다고 알림' : undefined;
    },
  },
  {
    name: '찾기와 책 읽기',
    async walk(page) {
      await page.open('/search');
      await page.write(/찾을 말/, 'ㅌㄲㅈ');
      await page.press('button', '찾기');
      await page.press('link', /토끼전/);
      await page.waitFor('heading', '토끼전');
      await page.press('link', '읽기');
      let leaves = 0;
      await page.waitFor('button', /^다음 쪽(으로 넘기기)?$/);
      while (leaves < MOST_LEAVES && (await page.find('link', '미션 하러 가기')) === null) {
        const next = await page.find('button', /^다음 쪽(으로 넘기기)?$/);
        if (next) await page.engine.click(next.x, next.y);
        leaves += 1;
      }
      await page.press('link', '미션 하러 가기');
      await page.waitForPath(`/book/mission/${BOOK}`);
    },
  },
  mission('십자말풀이', 'PUZZLE'),
  mission('짝 맞추기', 'MATCHING'),
  mission('OX', 'OX'),
  mission('퀴즈', 'QUIZ'),
  mission('생각해 보기', 'THINK'),
  mission('독후감', 'REPORT'),
  {
    name: '결과',
    async walk(page) {
      await page.open(`/book/mission/result/${BOOK}?kind=OX`);
      await page.waitForText(/이 책에서 모두 \d+점/);
    },
  },
  {
    name: '수족관: 상점과 먹이',
    async walk(page) {
      const windows = await page.engine.windows();
      await page.open('/community/aqua');
      await page.press('button', '수족관 들어가기');
      const place = await page.until('the aquarium', async () =>
        (await page.engine.windows()) > windows ? '새 창' : (await page.path()) === '/aquarium' ? '같은 탭' : null,
      );
      await page.open('/aquarium');
      await page.press('button', '상점');
      await page.press('option', /^바다 빵,/);
      await page.press('button', /1개 사기$/);
      await page.press('button', '살래요');
      await page.press('button', '상점 닫기');
      await page.press('button', '가방');
      await page.press('option', /^바다 빵,/);
      await page.press('button', '먹이기');
      return place;
    },
  },
  {
    name: '낱말 잡기 열기',
    async walk(page) {
      await page.open('/aquarium');
      await page.press('button', /^오늘의 낱말,/);
      await page.waitFor('button', /^[가-힣]/);
    },
  },
  {
    name: '대회 화면',
    async walk(page) {
      await page.open('/event/contest');
      await page.waitFor('heading', /./);
      await page.waitForText(/대회/);
    },
  },
  {
    name: '노트',
    async walk(page) {
      await page.open(`/book/note/${BOOK}`);
      await page.press('button', /^(첫 노트 쓰기|새 노트 쓰기)$/);
      await page.waitFor('region', '노트 쓰기');
    },
  },
  {
    name: '부모님 화면',
    async walk(page) {
      await page.open(`/book/mission/result/${BOOK}?kind=OX`);
      await page.press('button', /부모님/);
      const address = await page.until('a link', async () => {
        const make = await page.find('button', '링크 만들기');
        if (make) await page.engine.click(make.x, make.y);
        return page.engine.run<string>(
          `Array.from(document.querySelectorAll('input[readonly]')).map((one) => one.value).find((one) => one.includes('resultToParent')) ?? ''`,
        );
      });
      await page.engine.open(address);
      await page.waitForText('토끼전');
    },
  },
  {
    name: '서버 없이 다시 열기',
    async walk(page, product) {
      await page.open('/main');
      await page.until('a service worker', () =>
        page.engine.run<boolean>('navigator.serviceWorker.getRegistration().then((one) => Boolean(one?.active))'),
      );
      await page.open(`/book/read/${BOOK}`);
      await page.waitForText('토끼');
      await page.until('what is kept', () =>
        page.engine.run<boolean>(
          `caches.keys().then((keys) => keys.length > 0).then((some) => some && Boolean(navigator.serviceWorker.controller))`,
        ),
      );
      await product.stop();
      await page.engine.run('(window.ofOldDocument = true)');
      await page.engine.reload();
      await page.until('the new document', () => page.engine.run<boolean>('!window.ofOldDocument'));
      await page.waitForText('토끼');
    },
  },
];
