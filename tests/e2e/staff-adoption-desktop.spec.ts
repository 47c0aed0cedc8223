import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { expectNoSideScroll } from './support/expectNoSideScroll.ts';
import { type DrivenProduct, openDrivenProduct } from './support/openDrivenProduct.ts';
import { expect, test } from './support/test.ts';

let product: DrivenProduct;
test.beforeAll(async () => {
  product = await openDrivenProduct(({ buildTestApp }, env) => buildTestApp({ content: 'demo', env }));
});
test.afterAll(() => product.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('a director reads what the school decides by, and takes it along as one file', async ({ page }) => {
  const { app, server } = product;
  const academyNo = await server.makeInstitution(app, '바다초등학교', 'school');
  const { token } = await server.makeStaff(app, academyNo, 'DIRECTOR', { site: 'school' });
  const { data: staff } = await app.send('GET', '/api/staff/me', {
    site: 'school',
    headers: { 'x-staff-token': token },
  });
  await page.addInitScript((login) => {
    sessionStorage.setItem('chaekbada.staff', login);
  }, JSON.stringify({ token, staff }));

  await test.step('as long as something is missing, the page names it and gives no file', async () => {
    await page.goto(product.address('/teacher/records', 'school'));
    await page.getByRole('link', { name: '도입 자료' }).click();
    await expect(heading(page, '학교 도입 자료')).toBeVisible();
    await expect(page.getByText('운영기관의 이름이 없어요.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'PDF로 받기' })).toHaveCount(0);
    await expectNoBarriers(page, 'what is missing for a pack');
  });

  await test.step('then it is read, on a phone as well', async () => {
    app.env.company = { name: '(주)푸른바다', privacyOfficer: '김바다 이사' };
    app.env.contact = { mail: 'help@sea.kr', phone: null };
    await page.reload();
    await expect(page.getByText('김바다 이사').first()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(9);
    await page.getByRole('link', { name: '2. 개인정보 지도' }).click();
    await expect(page.getByRole('rowheader', { name: /^로그인 수단/ })).toBeInViewport();
    await expectNoBarriers(page, 'a pack');
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSideScroll(page);
    }
  });

  await test.step('and is one file', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PDF로 받기' }).click(),
    ]);
    expect(download.suggestedFilename().normalize('NFC')).toMatch(/^책바다-학교-도입-자료-\d{4}-\d\d-\d\d\.pdf$/);
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  });

  await test.step('the director sees both in the record', async () => {
    await page.getByRole('navigation', { name: '지금 있는 곳' }).getByRole('link', { name: '기록' }).click();
    await expect(page.getByRole('cell', { name: '도입 자료를 파일로 받음' })).toBeVisible();
    await expect(page.getByRole('cell', { name: '도입 자료를 봄' }).first()).toBeVisible();
  });
});
