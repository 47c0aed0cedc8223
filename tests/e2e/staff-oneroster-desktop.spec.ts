import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { oneRosterZip, schoolSet } from '../support/oneRosterZip.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { expectNoSideScroll } from './support/expectNoSideScroll.ts';
import { type DrivenProduct, openDrivenProduct } from './support/openDrivenProduct.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

let product: DrivenProduct;
let academyNo: number;
test.beforeAll(async () => {
  product = await openDrivenProduct(({ buildTestApp }, env) => buildTestApp({ content: 'demo', env }));
  const { output } = await product.server.operate(
    product.app,
    'institution',
    'create',
    'edu',
    '물결초등학교',
    '--approve',
  );
  academyNo = Number(/(\d+)번/u.exec(output)?.[1]);
});
test.afterAll(() => product.close());

async function enterAsDirector(page: Page): Promise<void> {
  const { token } = await product.server.staffLoginOf(product.app, academyNo, 'DIRECTOR');
  const posts = [{ academyNo, academyName: '물결초등학교', role: 'DIRECTOR' }];
  const login = { token, staff: { name: '빠른이', email: 'quick@sea.kr', demo: false, posts } };
  await page.addInitScript((value) => {
    if (location.origin !== 'null') sessionStorage.setItem('chaekbada.staff', value);
  }, JSON.stringify(login));
}

/** A child whose class is in no file, beside two who are in one. */
const FILES = schoolSet([
  { id: 'g-1', family: '김', given: '하늘', classId: 'c1', birthday: '2017-04-02' },
  { id: 'g-2', family: '이', given: '바다', classId: 'c1', birthday: '2017-05-03' },
  { id: 'g-3', family: '박', given: '나무', classId: 'c9', birthday: '2017-06-04' },
]);

async function choose(page: Page, files: { name: string; buffer: Buffer }[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: '파일 고르기' }).click(),
  ]);
  await chooser.setFiles(files.map((file) => ({ ...file, mimeType: '' })));
}

test('files of another system become pupils with cards, and go out again as they came', async ({ page }) => {
  await enterAsDirector(page);
  await page.goto(product.address('/teacher/roster'));
  await expect(heading(page, '명단 올리기')).toBeVisible();

  await test.step('files that do not belong together are not sent', async () => {
    await choose(page, [
      { name: 'users.csv', buffer: Buffer.from('a') },
      { name: '명단.xlsx', buffer: Buffer.from('a') },
    ]);
    await expect(page.getByText(/엑셀 명단은 한 번에 하나씩/)).toBeVisible();
  });

  await test.step('single files are put together, and what does not fit is mended', async () => {
    const singles = Object.entries(FILES).map(([name, lines]) => ({
      name: `${name}.csv`,
      buffer: Buffer.from(lines.join('\r\n')),
    }));
    await choose(page, singles);
    await expect(page.getByText(/OneRoster 1\.2 파일이에요\. 반 2개, 학생 3명/)).toBeVisible();
    await page.getByRole('checkbox', { name: /서면 동의를 받았고/ }).check();
    await expect(page.getByRole('heading', { name: '살펴볼 줄 1개' })).toBeVisible();
    await expect(page.getByText(/enrollments\.csv 4번째 줄의 classSourcedId ‘c9’/)).toBeVisible();
    await expect(page.getByText('users.csv 6번째 줄', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: '초대할 선생님 1명' })).toBeVisible();
    await expectNoBarriers(page, 'looking through files of another system');
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSideScroll(page);
    }
    const room = page.getByRole('textbox', { name: '반', exact: true });
    await room.fill('2반');
    await room.press('Enter');
    expect(await product.app.db.selectFrom('roster_upload').selectAll().execute()).toEqual([]);
    await page.getByRole('button', { name: '3명 올리기' }).click();
  });

  await test.step('a teacher is invited by a press, and cards are made', async () => {
    await page.getByRole('button', { name: '윤선생 선생님 초대하기' }).click();
    await expect(page.getByText('초대를 보냈어요', { exact: true })).toBeVisible();
    const invites = await product.app.db
      .selectFrom('staff_invite')
      .select(['email', 'class_nos'])
      .where('academy_no', '=', academyNo)
      .execute();
    expect(invites).toEqual([{ email: 'yun@other.kr', class_nos: expect.stringMatching(/^\[\d+\]$/) }]);
    await page.getByRole('button', { name: '로그인 카드 3장 만들기' }).click();
    await expect(page.getByRole('button', { name: '카드 3장 인쇄하기' })).toBeVisible();
  });

  const zip = await test.step('the institution goes out with a purpose', async () => {
    await page.goto(product.address('/teacher/pupils'));
    await page.getByRole('button', { name: 'OneRoster 1.2로 내보내기' }).click();
    await page.getByLabel('어디에 쓰나요?').selectOption({ label: '학교나 교육청의 시스템에 넣으려고' });
    await expectNoBarriers(page, 'giving out an institution');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '내보내기', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^책바다 OneRoster .*\.zip$/);
    return readFileSync(await download.path());
  });
  const users = strFromU8(unzipSync(new Uint8Array(zip))['users.csv'] ?? new Uint8Array());
  expect(users.split('\r\n').filter((line) => line !== '')).toHaveLength(4);

  await test.step('read again it changes nothing', async () => {
    await page.goto(product.address('/teacher/roster'));
    await choose(page, [{ name: 'OneRoster.zip', buffer: zip }]);
    await expect(page.getByText(/새로 만들 학생 0명, 이미 있는 학생 3명/)).toBeVisible();
    await expect(page.getByRole('button', { name: '0명 올리기' })).toBeDisabled();
  });

  await test.step('somebody who is to be deleted there is only named here', async () => {
    await page.getByRole('button', { name: '다른 파일' }).click();
    const users_ = FILES.users.map((line) => line.replace(/^g-2,,,/, 'g-2,tobedeleted,2026-11-01T00:00:00.000Z,'));
    await choose(page, [{ name: 'delta.zip', buffer: Buffer.from(oneRosterZip({ ...FILES, users: users_ })) }]);
    await expect(page.getByRole('heading', { name: '나갔다고 적힌 학생 1명' })).toBeVisible();
    await expect(page.getByRole('link', { name: '이바다' })).toBeVisible();
    await expectNoBarriers(page, 'changes of another system');
  });
});
