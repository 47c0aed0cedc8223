import { VoyagePages } from './pages/VoyagePages.ts';
import { FieldWalk } from './support/FieldWalk.ts';
import { KeyboardHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

test('the mission before joining is played with keys alone, and gives the focus back', async ({ page }) => {
  await page.goto(`${originOf('edu')}/login`);
  const door = page.getByRole('button', { name: '로그인 없이 1분 맛보기' });
  await door.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '모래톱의 작은 등불' })).toBeVisible();
  await page.getByRole('button', { name: '다 읽었어요' }).focus();
  await page.keyboard.press('Enter');
  // Reading begins at the new step; three words come before their meanings.
  const dialog = page.getByRole('dialog', { name: '낱말과 뜻을 짝지어 봐요' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: '모래톱' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('status')).toContainText('어떤 뜻일까요?');
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: '물가에 모래가 쌓여 이룬 곳' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('status')).toContainText('2개 남았어요');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(door).toBeFocused();
});

test('the first voyage is played with keys alone', async ({ page, request }) => {
  const student = await NewStudent.join(request, 'keyvoyage', 'ELEMENTARY_6', { voyage: true });
  await student.enter(page);
  await page.goto(`${originOf('home')}/main`);
  const voyage = new VoyagePages(page, new KeyboardHands(page));
  await voyage.playStory('고래의 우체통');
  await voyage.press('냠냠 밥 주기');
  await voyage.expectScreen('알이 흔들려요! 누가 나올까요?');
  await new FieldWalk(page).walk('src/features/voyage/HatchStep.tsx');
  await page.getByRole('textbox', { name: /^이름/ }).fill('파도');
  await page.getByRole('radio', { name: '문어' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '고래' })).toBeChecked();
  await page.getByRole('textbox', { name: /^이름/ }).focus();
  await page.keyboard.press('Enter');
  await voyage.expectScreen('바다 친구가 태어났어요!');
});
