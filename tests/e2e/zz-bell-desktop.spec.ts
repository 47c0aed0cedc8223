import type { Page } from '@playwright/test';
import { BellHost, BellTablet } from './pages/BellPages.ts';
import { openClass } from './support/openClass.ts';
import { openDrivenProduct } from './support/openDrivenProduct.ts';
import { expect, test } from './support/test.ts';

const BOOK = '시험용 책 9000';
const NAMES = ['김하늘', '이바다', '박소리', '최파도', '정노을', '남궁별하나둘', '황보온유', '선우가람', '한별', '윤슬기로운', '오로라', '강산들바람', '임마누엘라', '서진', '조이', '신새벽', '유채꽃', '문라온', '양털구름', '배다해'];
const OUT = '/work/looks/bell';
async function wall(page: Page, name: string) {
  for (const [width, height] of [[1280, 800], [1920, 1080], [1024, 768]] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${OUT}/${name}-${width}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.waitForTimeout(200);
  await page.screenshot({ path: `${OUT}/${name}-forced.png` });
  await page.emulateMedia({ forcedColors: 'none' });
}
async function tablet(page: Page, name: string) {
  for (const [width, height] of [[390, 844], [768, 1024], [1024, 768]] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${OUT}/${name}-${width}.png` });
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await page.screenshot({ path: `${OUT}/${name}-forced.png` });
  await page.emulateMedia({ forcedColors: 'none' });
}
test('bell looks', async ({ browser }) => {
  const product = await openDrivenProduct(({ buildTestApp, makeFixtureContent }, env) => buildTestApp({ env: { ...env, contentDir: makeFixtureContent(1) } }));
  const { app, server } = product;
  const hall = await openClass({ browser, product, site: 'edu', names: ['한바다', '윤파도'], teacherOptions: { reducedMotion: 'no-preference' } });
  const address = (path: string) => product.address(path, 'edu');
  const host = new BellHost(hall.teacher, address);
  const [a, b] = hall.pupils.map(({ page }) => new BellTablet(page, address)) as [BellTablet, BellTablet];
  await host.draw(BOOK, ['OX 퀴즈', '독서 퀴즈']);
  const keys = await host.readKeys();
  const code = await host.open();
  const room = await app.db.selectFrom('bell_room').selectAll().orderBy('room_no', 'desc').executeTakeFirstOrThrow();
  for (let at = 0; at < 198; at += 1) {
    const { accountNo } = await server.makeAccount(app, 'edu', { academy_no: hall.academyNo, name: NAMES[at % NAMES.length]! } as never);
    await app.db.insertInto('aquarium_profile').values({ site: 'edu', friend_code: `FR${at}`, visit_key: `vk${at}`, head: null, face: null, neck: null, water: null, ground: null, light: null, owed_absence_at: null, created_at: app.clock.now(), account_no: accountNo, nickname: `${NAMES[(at * 7) % NAMES.length]}${at}`, nickname_key: `n${at}` } as never).execute().catch((e) => console.log(String(e).slice(0, 200)));
    await app.db.insertInto('class_membership').values({ account_no: accountNo, class_no: hall.classNo, class_number: at + 3, joined_on: '2026-03-02', left_on: null }).execute();
    await app.db.insertInto('bell_person').values({ room_no: room.room_no, account_no: accountNo, out_place: null, entered_at: app.clock.now() } as never).execute();
  }
  await a.enter(code); await b.enter(code);
  await expect(host.page.getByRole('heading', { name: '200명이 왔어요' })).toBeVisible();
  await wall(host.page, 'lobby'); await tablet(a.page, 'waiting');
  await host.press('시작하기');
  for (let place = 1; place <= 5; place += 1) {
    await expect(host.page.getByText(`${place} / 5번`)).toBeVisible();
    await a.page.waitForTimeout(500);
    if (place < 4) { await wall(host.page, `question${place}`); await tablet(a.page, `t-question${place}`); }
    const question = (await host.question.textContent()) ?? '';
    const key = keys.get(question) ?? '';
    const options = a.page.getByRole('group').getByRole('button');
    if (await options.count() > 0) {
      const names = await options.allTextContents();
      let at = key === 'O' ? 0 : key === 'X' ? 1 : names.findIndex((name) => name.includes(key));
      if (at < 0) at = 0;
      await options.nth(at).click().catch(() => {});
      await b.page.getByRole('group').getByRole('button').nth(at === 0 ? 1 : 0).click().catch(() => {});
    }
    await host.page.waitForTimeout(500);
    await host.press('답 그만 받기'); await host.press('정답 공개');
    await a.page.waitForTimeout(400);
    if (place < 3) { await wall(host.page, `key${place}`); await tablet(a.page, `t-right${place}`); await tablet(b.page, `t-wrong${place}`); }
    if (place < 5) await host.press('다음 문제');
  }
  await host.press('골든벨 울리기');
  await host.page.waitForTimeout(6000);
  await host.page.screenshot({ path: `${OUT}/film.png` });
  await host.press('건너뛰기');
  await host.page.waitForTimeout(500);
  await wall(host.page, 'end'); await tablet(a.page, 'end-tablet');
  await hall.close(); await product.close();
});
