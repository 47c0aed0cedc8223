import { WritingPages } from './pages/WritingPages.ts';
import { bookAnswers } from './support/bookAnswers.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { KeyboardHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { expect, test } from './support/test.ts';

const BOOK_NO = 1042;

// A report that is not ready is refused on purpose.
test.use({ expected: [/Failed to load resource: .* status of 422 .*\/submissions/] });

test('a report by keys alone: switches, what it lacks, undo, at 200 % too', async ({ page, request }) => {
  const student = await NewStudent.join(request, `author${Date.now() % 1e9}`);
  await student.enter(page);
  const hands = new KeyboardHands(page);
  const writing = new WritingPages(page, hands, BOOK_NO);
  await writing.openStart('REPORT');
  const motion = page.getByRole('switch', { name: '움직임', exact: true });
  await expect(motion).not.toBeChecked();
  await hands.press(motion);
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'lively');
  await hands.press(motion);
  await writing.begin();

  const paper = page.getByRole('textbox');
  await hands.write(paper, '하하하하하하하하하하하하하하하하');
  const lacks = page.getByRole('region', { name: '낼 준비' });
  await expect(lacks).toContainText('같은 말이 여러 번 나와요');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(paper).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(paper).toHaveValue(/^하하/);
  await writing.press('독후감 내기');
  await expect(page.getByRole('alert')).toBeVisible();

  // What 200 % leaves of a small window.
  await page.setViewportSize({ width: 640, height: 400 });
  await hands.write(paper, reportOn(bookAnswers(BOOK_NO).terms()));
  await expect(lacks).toContainText('낼 준비가 됐어요');
  await expectNoBarriers(page, 'report at 200 %');
  await writing.press('소리와 움직임');
  await expectNoBarriers(page, 'switches');
  await page.keyboard.press('Escape');
  await writing.press('독후감 내기');
  await expect(page.getByRole('heading', { name: '독후감을 마쳤어요!' })).toBeVisible();
  await expectNoBarriers(page, 'result of a report');
});

/** An honest report that passes every gate. */
function reportOn([one, other, third]: readonly string[]): string {
  return [
    `나는 이 책에서 ${one} 이야기가 가장 기억에 남아요. 처음에는 ${other} 때문에 어떻게 될지 몹시 궁금했어요.`,
    `${third} 장면을 읽을 때는 웃음이 났고, 다음 쪽을 얼른 넘기고 싶었어요.`,
    '만약 내가 그 자리에 있었다면 깊이 생각한 다음에 움직였을 것 같아요.',
    '책을 덮고 나서 가족에게 줄거리를 들려주었더니 모두 재미있어했어요.',
    '앞으로 어려운 일이 생기면 서두르지 않고 지혜를 모으고 싶어요.',
    '다음에는 비슷한 옛이야기를 더 찾아 읽고 서로 다른 점을 견주어 볼 거예요.',
    '주인공이 위험한 순간에도 포기하지 않고 끝까지 방법을 찾는 모습이 무척 멋져 보였어요.',
    '반대로 욕심을 부리다가 일을 그르친 인물을 보면서 나도 비슷한 실수를 한 적이 있다는 생각이 들었어요.',
    '그때 솔직하게 사과했더라면 더 좋았을 텐데 하는 마음이 남아서 오늘은 먼저 다가가 보려고 해요.',
    '친구에게도 권하고 싶은 책이라서 교실 책꽂이에 꽂아 두면 좋겠다고 생각했어요.',
    '가장 어려운 때에 마음을 가라앉히는 것이 진짜 용기라는 말을 오래 기억하고 싶고, 동생에게도 꼭 들려줄 거예요.',
    '만일 시간이 더 있다면 뒷이야기를 그림으로 그려서 교실 벽에 붙이고 친구들과 이야기를 나누고 싶어요.',
    '우리 반 친구들은 어떤 인물을 좋아할지, 또 어떤 장면을 고를지 무척 기대가 돼요.',
    '이렇게 한 권을 끝까지 읽고 내 글로 남기니 마음이 뿌듯하고 다음 책이 벌써 기다려져요.',
  ].join(' ');
}
