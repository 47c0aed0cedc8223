import { NotePages } from './pages/NotePages.ts';
import { WritingPages } from './pages/WritingPages.ts';
import { FieldWalk } from './support/FieldWalk.ts';
import { KeyboardHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { passStart } from './support/passStart.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const BOOK_NO = 1126;

test('the fields of notes and questions keep what is written from the first letter on', async ({ page, request }) => {
  await (await NewStudent.join(request, 'fieldnotes1')).enter(page);
  const notes = new NotePages(page, new KeyboardHands(page), BOOK_NO);
  const walk = new FieldWalk(page);
  const saved = () => notes.expectSaved();
  /** A new one each time; the one before is finished, and its card has the focus, or what begins the next where it has none. */
  const begin = (start: RegExp, card: RegExp) => async () => {
    if (await page.getByRole('button', { name: '다 썼어요' }).isVisible()) {
      await notes.press('다 썼어요');
      await expect(page.locator(':focus')).toHaveAccessibleName(card);
    }
    await notes.press(start);
  };
  await notes.open('', '독서 노트');
  await walk.walk('src/features/note/list/ReadingNoteFields.tsx', {
    begin: begin(/^(첫 노트 쓰기|새 노트 쓰기)$/, /^노트: |새 노트 쓰기/),
    saved,
  });
  await notes.open('qa/', '질문과 답');
  await walk.walk('src/features/note/list/QuestionFields.tsx', {
    begin: begin(/^(첫 질문 쓰기|새 질문 쓰기)$/, /^질문: /),
    saved,
  });
});

test('the fields of the report, the map and the missions in own words keep what is written', async ({
  page,
  request,
}) => {
  const student = await NewStudent.join(request, 'fieldwriter1');
  await student.handInOx(BOOK_NO);
  await student.enter(page);
  const hands = new KeyboardHands(page);
  const notes = new NotePages(page, hands, BOOK_NO);
  const walk = new FieldWalk(page);
  await notes.open('report/', '독후감');
  await walk.walk('src/features/note/report/ReportEditor.tsx', { saved: () => notes.expectSaved() });

  await notes.open('matchingMap/', '생각 그물');
  await notes.press('카드 만들기');
  await walk.walk('src/features/note/map/TextDialog.tsx', { within: page.getByRole('dialog') });
  await page.keyboard.press('Escape');
  for (const card of ['용기', '친구']) await notes.addCard(card);
  await page.getByRole('tab', { name: '목록으로 보기' }).click();
  await walk.walk('src/features/note/map/MapLists.tsx');

  const writing = new WritingPages(page, hands, BOOK_NO);
  await writing.openStart('THINK');
  await writing.begin();
  await walk.walk('src/features/mission/players/ThinkPlayer.tsx', { saved: () => writing.expectSaved() });
  await writing.press('내 노트');
  await walk.walk('src/features/note/beside/NotesPad.tsx', { within: page.getByRole('complementary') });

  await page.goto(`${originOf('home')}/book/view/${BOOK_NO}`);
  await walk.walk('src/features/book/reviews/ReviewForm.tsx');

  await page.goto(`${originOf('home')}/book/mission/${BOOK_NO}?kind=QUIZ`);
  await passStart(page, (start) => hands.press(start));
  await writing.press(/^이 문제 이상해요/);
  await walk.walk('src/features/mission/item-report/ItemReportDialog.tsx', { within: page.getByRole('dialog') });
});
