import { NotePages } from './pages/NotePages.ts';
import { beSignedIn } from './support/beSignedIn.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { KeyboardHands, MouseHands } from './support/Hands.ts';
import { stillMiddle } from './support/stillMiddle.ts';
import { expect, test } from './support/test.ts';

const BOOK_NO = 1126;

test('a note is written, deleted and brought back without a pointer', async ({ page }) => {
  await beSignedIn(page, 'home');
  const notes = new NotePages(page, new KeyboardHands(page), BOOK_NO);
  await notes.open('', '독서 노트');
  await expectNoBarriers(page, 'start of the notes');
  await notes.begin();
  await notes.write('마음에 남은 문장', '별이 바다에 내려앉았다');
  await notes.write('몇 쪽에 있나요?', '3');
  await notes.write('내 생각', '나도 그 바다에 가 보고 싶다');
  await notes.press('멋져요');
  await expectNoBarriers(page, 'form of a note');
  await notes.press('다 썼어요');
  const note = notes.note('별이 바다에 내려앉았다');
  await expect(note).toContainText('나도 그 바다에 가 보고 싶다');
  await notes.expectSaved();
  await page.reload();
  await expect(note).toContainText('멋져요');
  await expectNoBarriers(page, 'notes');

  await notes.hands.press(note.getByRole('button', { name: /^지우기/ }));
  await expect(note).toBeHidden();
  await notes.press('되돌리기');
  await expect(note).toBeVisible();
  await notes.expectSaved();
  await page.reload();
  await expect(note).toBeVisible();
});

test('the map is built, moved and read without a pointer', async ({ page }) => {
  await beSignedIn(page, 'home');
  const notes = new NotePages(page, new KeyboardHands(page), BOOK_NO);
  await notes.open('matchingMap/', '생각 그물');
  await notes.addCard('용기');
  await notes.addCard('친구');
  const card = notes.card('친구');
  await notes.hands.press(card);
  const before = await stillMiddle(card);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await stillMiddle(card)).x).toBeGreaterThan(before.x + 20);

  await notes.press('줄 잇기');
  await notes.hands.press(notes.card('용기'));
  await notes.write('두 카드는 어떤 사이인가요?', '함께 있으면 생긴다');
  await notes.hands.press(page.getByRole('dialog').getByRole('button', { name: '다 썼어요' }));
  await expect(page.locator('.react-flow__edge')).toHaveCount(1);
  await notes.expectSaved();
  await expectNoBarriers(page, 'map');

  await page.reload();
  await expect(page.locator('.react-flow__edge')).toHaveCount(1);
  await notes.hands.press(page.getByRole('tab', { name: '그물로 보기' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('친구와 용기 사이: 함께 있으면 생긴다')).toBeVisible();
  await expectNoBarriers(page, 'map as lists');
});

test('a question, the report and the results are reached by their tabs', async ({ page }) => {
  await beSignedIn(page, 'home');
  const notes = new NotePages(page, new MouseHands(page), BOOK_NO);
  await notes.open('qa/', '질문과 답');
  await notes.press(/^(첫 질문 쓰기|새 질문 쓰기)$/);
  await notes.write('궁금한 것', '왜 별은 밤에만 보일까?');
  await notes.press('다 썼어요');
  await expect(notes.note('왜 별은 밤에만 보일까?')).toContainText('아직 답을 찾고 있어요');
  await expectNoBarriers(page, 'questions');
  const menu = page.getByRole('navigation', { name: '노트 메뉴' });
  await notes.hands.press(menu.getByRole('link', { name: '미션 결과' }));
  await expect(page.getByRole('heading', { name: '미션 결과', level: 1 })).toBeVisible();
  await expectNoBarriers(page, 'results of the notes');
  await notes.hands.press(menu.getByRole('link', { name: '독후감' }));
  await notes.hands.write(page.getByRole('textbox'), '처음 쓴 글이에요. 별과 바다 이야기를 길게 적어 보았어요.');
  await notes.expectSaved();
  await notes.hands.write(page.getByRole('textbox'), '아주 다른 글');
  await notes.expectSaved();
  await notes.hands.press(page.getByRole('button', { name: /처음 쓴 글이에요/ }));
  await expect(page.getByRole('region', { name: '지난 글과 지금 글' })).toContainText('별과 바다 이야기');
  await notes.press('이 글로 되돌리기');
  await expect(page.getByRole('textbox')).toHaveValue(/처음 쓴 글이에요/);
  await notes.expectSaved();
  await expectNoBarriers(page, 'report');
});
