import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { expectNoSideScroll } from './support/expectNoSideScroll.ts';
import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const BOOK = 1055;

test('a phone: the notes of a book open over a question and over its result, and nothing of either is lost', async ({
  page,
  request,
}) => {
  const student = await NewStudent.join(request, `memo${Date.now() % 1_000_000}`);
  await student.enter(page);

  await page.goto(`${originOf('home')}/book/mission/${BOOK}?kind=OX`);
  await page.getByRole('button', { name: '시작하기' }).tap();
  const yes = page.getByRole('button', { name: 'O, 맞아요' });
  const kept = page.waitForResponse((response) => response.url().endsWith('/verdicts') && response.ok());
  await yes.tap();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expectNoSideScroll(page);

  const opener = page.getByRole('button', { name: '내 노트' });
  await opener.tap();
  const notes = page.getByRole('dialog', { name: '내 노트' });
  // Letters that would answer the question behind it.
  await notes.getByLabel('떠오른 것을 적어 두세요').fill('xxx 수레바퀴');
  await notes.getByRole('button', { name: '메모 남기기' }).tap();
  await expect(notes.getByRole('listitem').filter({ hasText: '수레바퀴' })).toBeVisible();
  await expectNoBarriers(page, 'notes over a question');
  await page.keyboard.press('Escape');
  await expect(notes).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');

  // Handed in from elsewhere: an answer that comes later would be told that the mission is over.
  await kept;
  await student.handInOx(BOOK);
  await page.goto(`${originOf('home')}/book/mission/result/${BOOK}?kind=OX`);
  await expect(page.getByRole('heading', { level: 1, name: '미션 결과' })).toBeVisible();
  await expectNoSideScroll(page);
  await opener.tap();
  await expect(notes.getByRole('listitem').filter({ hasText: '수레바퀴' })).toBeVisible();
  await notes.getByRole('link', { name: '노트에서 크게 보기' }).tap();
  await expect(page).toHaveURL(new RegExp(`/book/note/${BOOK}$`));
  await expect(page.getByText('수레바퀴')).toBeVisible();
});
