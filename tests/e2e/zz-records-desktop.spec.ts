import { MyPages } from './pages/MyPages.ts';
import { NEW_PASSWORD, NewStudent } from './support/newStudent.ts';
import { expect, test } from './support/test.ts';

test('pictures of the records', async ({ page }) => {
  const student = await NewStudent.join(page.request, 'recordlook');
  await student.enter(page);
  const my = new MyPages(page);
  await my.open('/mypage/info');
  await my.confirmPassword('wrong-Wave!1');
  await expect(page.getByText('비밀번호가 맞지 않아요. 다시 확인해 주세요.')).toBeVisible();
  await my.confirmPassword(NEW_PASSWORD);
  const records = page.getByRole('region', { name: '로그인 기록' });
  await expect(records.getByText('비밀번호를 다시 물었을 때 틀림')).toBeVisible();
  for (const [width, height] of [[390, 844], [768, 1024], [1280, 800]] as const) {
    await page.setViewportSize({ width, height });
    await records.scrollIntoViewIfNeeded();
    await records.screenshot({ path: `/tmp/records-${width}.png` });
    await page.screenshot({ path: `/tmp/records-page-${width}.png` });
    await records.getByRole('button', { name: '내가 아니에요' }).click();
    await page.screenshot({ path: `/tmp/records-dialog-${width}.png` });
    await page.keyboard.press('Escape');
  }
  await my.open('/mypage/main');
  await page.screenshot({ path: '/tmp/records-main-1280.png', fullPage: true });
});
