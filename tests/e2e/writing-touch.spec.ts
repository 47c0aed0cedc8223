import { WritingPages } from './pages/WritingPages.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { giveVoice } from './support/giveVoice.ts';
import { TouchHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { expect, test } from './support/test.ts';

const BOOK_NO = 1042;
const FIRST = '나라면 용왕님께 먼저 까닭을 여쭈어 보고 함께 다른 길을 찾았을 거예요.';
const SECOND = '친구가 어려운 부탁을 하면 솔직하게 내 마음을 말하고 천천히 생각할래요.';

test('a thought with a finger: notes beside it, first words, an earlier text, and the result', async ({
  page,
  request,
}) => {
  const said = await giveVoice(page);
  const student = await NewStudent.join(request, `writer${Date.now() % 1e9}`);
  await student.enter(page);
  const writing = new WritingPages(page, new TouchHands(page), BOOK_NO);
  await writing.openStart('THINK');
  await expectNoBarriers(page, 'start of a thought');
  await page.getByRole('link', { name: '노트 먼저 쓰기' }).tap();
  await page.getByRole('link', { name: '생각해 보기로 돌아가기' }).tap();
  await writing.begin();

  await writing.press('질문 듣기');
  expect((await said())[0]).toMatch(/[?.]$/);
  await writing.press('그만 듣기');
  const paper = page.getByRole('textbox').first();
  await paper.fill('좋았어요.');
  // Folded below the text.
  await page.getByText('도움말', { exact: true }).first().tap();
  await writing.press(/^(까닭|내 생각|내 이야기): /);
  await expect(paper).toHaveValue(/^좋았어요\. .+ $/);
  await writing.press('되돌리기');
  await expect(paper).toHaveValue('좋았어요.');

  // The thread of the built server answers.
  await paper.fill('나는 솔직하게 말햇어요.');
  await writing.press('글 다듬기');
  const hints = page.getByRole('list', { name: '글 다듬기' });
  await expect(hints).toHaveText(/‘말햇어요’는 ‘말했어요’로 써요/, { timeout: 30_000 });
  await expectNoBarriers(page, 'a hint on a thought');
  await writing.press('넘어가기: 말햇어요');
  await expect(hints).toHaveCount(0);

  await paper.fill(FIRST);
  await writing.expectSaved();
  await paper.fill(SECOND);
  await writing.expectSaved();
  await writing.bringBack(/나라면 용왕님께/);
  await expect(paper).toHaveValue(FIRST);
  await writing.press('되돌리기');
  await expect(paper).toHaveValue(SECOND);

  await writing.press('내 노트');
  const notes = page.getByRole('complementary', { name: '내 노트' });
  await notes.getByRole('textbox').fill('토끼의 꾀');
  await writing.press('메모 남기기', notes);
  await expect(notes.getByRole('listitem')).toHaveText('토끼의 꾀');
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectNoBarriers(page, 'a thought with notes');
  await writing.press('내 노트 접기', notes);

  await writing.press('다 했어요');
  await writing.press('이대로 내기', page.getByRole('dialog'));
  await expect(page.getByRole('heading', { name: '생각해 보기를 마쳤어요!' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^빈 질문 2개 마저 쓰기/ })).toBeVisible();
  await expectNoBarriers(page, 'result of a thought');
});
