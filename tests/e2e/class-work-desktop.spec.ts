import type { BookReviews } from '#contract/bookReview.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { FieldWalk } from './support/FieldWalk.ts';
import { openClass } from './support/openClass.ts';
import { type DrivenProduct, openDrivenProduct } from './support/openDrivenProduct.ts';
import { passStart } from './support/passStart.ts';
import { expect, test } from './support/test.ts';

let product: DrivenProduct;
test.beforeAll(async () => {
  product = await openDrivenProduct(({ buildTestApp, makeFixtureContent }, env) =>
    buildTestApp({ env: { ...env, contentDir: makeFixtureContent(2) } }),
  );
});
test.afterAll(() => product.close());

const REPORT = [
  '고래가 등대 불빛을 찾으려고 혼자 길을 떠난 장면이 가장 기억에 남는다. 나도 처음 전학을 왔을 때 혼자라서 무서웠다.',
  '그때 짝이 먼저 말을 걸어 주어서 마음이 놓였다. 거북이 고래 옆에서 천천히 헤엄쳐 준 것도 같은 마음이었을 것 같다.',
  '파도가 크게 칠 때 나라면 울면서 돌아갔을지도 모른다. 그런데 고래는 숨을 고르고 다시 나아갔다.',
  '용기는 겁이 없는 것이 아니라 겁이 나도 한 번 더 해 보는 것이라고 생각했다. 다음에는 내가 누군가의 거북이 되어 주고 싶다.',
  '산호 숲에서 잠을 자던 밤도 좋았다. 캄캄한 물속인데도 별이 보인다고 한 말이 예뻐서 공책에 옮겨 적었다.',
  '책을 덮고 나서 동생에게 이야기를 들려주었다. 동생은 갈매기가 왜 화를 냈는지 궁금하다고 했다. 나도 그 까닭이 궁금해서 다시 읽어 보려고 한다. 힘든 날에 꺼내 읽으면 마음이 환해질 것 같다.',
].join('\n');

for (const site of ['edu', 'school'] as const) {
  test(`homework is done, answered, written again and accepted (${site})`, async ({ browser }) => {
    const { teacher, pupils, close } = await openClass({ browser, product, site, names: ['한바다'] });
    const pupil = onlyOne(pupils).page;

    await test.step('the teacher sets a report', async () => {
      await teacher.goto(product.address('/teacher/homework/new', site));
      await teacher
        .getByRole('button', { name: /여기서 읽어요/ })
        .first()
        .click();
      await teacher.getByRole('checkbox', { name: '끝까지 읽기' }).uncheck();
      await teacher.getByRole('checkbox', { name: '독후감' }).check();
      await teacher.getByLabel(/^학생에게 하는 말/).fill('마음에 남은 장면을 써 보세요.');
      await teacher.getByRole('button', { name: '숙제 내기' }).click();
      await expect(teacher.getByRole('row').filter({ hasText: '한바다' })).toContainText('하고 있어요');
    });

    await test.step('the pupil finds it first on the main page and does it', async () => {
      await pupil.goto(product.address('/main', site));
      await expect(pupil.getByText('마음에 남은 장면을 써 보세요.')).toBeVisible();
      await expectNoBarriers(pupil, 'homework on the main page');
      await pupil
        .getByRole('link', { name: /^독후감/ })
        .first()
        .click();
      await passStart(pupil);
      await expect(pupil.getByText('내고 나면 선생님도 읽고 답해 줄 수 있어요.')).toBeVisible();
      await pupil.getByRole('textbox').first().fill(REPORT);
      await pupil.getByRole('button', { name: '독후감 내기' }).click();
      await expect(pupil.getByRole('heading', { name: '독후감을 마쳤어요!' })).toBeVisible();
    });

    await test.step('the teacher sees it done, and asks for another version', async () => {
      await teacher.reload();
      const row = teacher.getByRole('row').filter({ hasText: '한바다' });
      await expect(row).toContainText('다 했어요');
      await row.getByRole('link', { name: '글 읽기' }).click();
      await teacher.getByText('용기는 겁이 없는 것이 아니라').click({ position: { x: 30, y: 10 } });
      await teacher.getByLabel(/에 한마디$/).fill('왜 그렇게 생각했나요?');
      await expectNoBarriers(teacher, 'a text with a remark');
      await teacher.getByRole('button', { name: '한 번 더 써 보게 하기' }).click();
      await expect(teacher.getByText(/한 번 더 써 보자고 했어요/)).toBeVisible();
    });

    await test.step('the pupil reads it and writes on', async () => {
      await pupil.goto(product.address('/main', site));
      await pupil.getByRole('link', { name: /한 번 더 써 보자고 했어요/ }).click();
      await expect(pupil.getByText('왜 그렇게 생각했나요?')).toBeVisible();
      await expectNoBarriers(pupil, 'a text that is written again');
      await new FieldWalk(pupil).walk('src/features/mission/result/RewriteForm.tsx');
      await pupil.getByRole('textbox').fill(`${REPORT} 나도 발표할 때 겁이 났지만 해 보았기 때문이다.`);
      await pupil.getByRole('button', { name: '고쳐 쓴 글 내기' }).click();
      await expect(pupil.getByRole('heading', { name: '고쳐 쓴 글' })).toBeVisible();
    });

    await test.step('the teacher reads both versions and accepts', async () => {
      await teacher.goto(product.address('/teacher/texts', site));
      await teacher.getByRole('link', { name: /한바다.*고쳐서 냈어요/ }).click();
      await teacher.getByText('1번째 글과 견주어 보기').click();
      await expect(teacher.locator('ins').filter({ hasText: '발표할 때' })).toBeVisible();
      await teacher.getByRole('button', { name: '이대로 받아들이기' }).click();
      await expect(teacher.getByText(/글을 받아들였어요/)).toBeVisible();
      await expect(teacher.getByText('모두 답했어요')).toBeVisible();
    });
    await close();
  });
}

test('a review that readers reported and a question that its writer found wrong are decided with reasons', async ({
  browser,
}) => {
  const { teacher, pupils, academyNo, close } = await openClass({ browser, product, site: 'edu', names: ['한바다'] });
  const { page: pupil, token } = onlyOne(pupils);
  await reportAtBothEnds(token, academyNo);

  await teacher.goto(product.address('/teacher', 'edu'));
  await teacher
    .getByRole('main')
    .getByRole('link', { name: /확인할 것/ })
    .click();
  await expect(teacher.getByRole('heading', { name: '확인할 것', level: 1 })).toBeVisible();
  await expect(teacher.getByText('재미가 하나도 없었다.')).toBeVisible();
  await expectNoBarriers(teacher, 'reports that wait');
  for (const [kind, decision, reason, toast] of [
    ['신고된 느낌', '가리기', '어디가 아쉬웠는지도 적어 볼까요?', '한바다 학생에게 알렸어요.'],
    ['학생이 알린 문제', '답하고 닫기', '3쪽을 다시 읽어 보면 알 수 있어요.', '한바다 학생에게 알렸어요.'],
  ] as const) {
    const panel = teacher.getByRole('region', { name: new RegExp(kind) });
    await panel.getByRole('button', { name: decision }).click();
    await expect(panel.getByText('까닭을 적어 주세요. 학생이 읽어요.')).toBeVisible();
    await panel.getByRole('textbox').fill(reason);
    await panel.getByRole('button', { name: decision }).click();
    await expect(teacher.getByText(toast).last()).toBeVisible();
    await expect(panel).toBeHidden();
  }
  await expect(teacher.getByText('확인할 것이 없어요')).toBeVisible();

  await pupil.goto(product.address('/main', 'edu'));
  for (const words of ['책에 남긴 느낌은 이제 나에게만 보여요.', '알려 준 문제에 선생님이 답했어요.']) {
    await expect(pupil.getByText(words).first()).toBeVisible();
    await expectNoBarriers(pupil, 'a decision with its reason');
    const putAway = pupil.getByRole('button', { name: new RegExp(`^알겠어요\\s*: ${words}`) });
    await putAway.click();
    await expect(putAway).toBeHidden();
  }
  await close();
});

/** The pupil's review is reported by three readers of the institution, and the pupil reports a statement of the OX. */
async function reportAtBothEnds(token: string, academyNo: number): Promise<void> {
  const { app, server } = product;
  const { book_no: bookNo } = await app.db
    .selectFrom('book')
    .select('book_no')
    .orderBy('book_no')
    .executeTakeFirstOrThrow();
  const { attemptNo, content } = (await server.missionPlayer(app, token).start('OX', bookNo)).data;
  const key = content.kind === 'OX' ? content.items[0]?.key : '';
  await app.put(`/api/mission/attempts/${attemptNo}/item-reports/${key}`, { reason: 'UNCLEAR', words: '' }, token);
  await app.put(`/api/books/${bookNo}/reading/me`, { lastPageNo: 10 }, token);
  await app.put(`/api/books/${bookNo}/reviews/me`, { stars: 1, body: '재미가 하나도 없었다.' }, token);
  for (const _reader of [1, 2, 3]) {
    const { accountNo } = await server.makeAccount(app, 'edu', { academy_no: academyNo });
    const reader = await server.loginOf(app, 'edu', accountNo);
    const [shown] = (await app.get<BookReviews>(`/api/books/${bookNo}/reviews?page=1`, reader)).data.items;
    await app.post(`/api/book/reviews/${shown?.reviewNo}/reports`, { reason: 'RUDE' }, reader);
  }
}

function onlyOne<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('nobody is there');
  return one;
}
