import type { ContestList } from '#contract/contest.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { expectNoSideScroll } from './support/expectNoSideScroll.ts';
import { KeyboardHands } from './support/Hands.ts';
import { openClass } from './support/openClass.ts';
import { type DrivenProduct, openDrivenProduct } from './support/openDrivenProduct.ts';
import { expect, test } from './support/test.ts';

let product: DrivenProduct;
test.beforeAll(async () => {
  product = await openDrivenProduct(({ buildTestApp, makeFixtureContent }, env) =>
    buildTestApp({ env: { ...env, contentDir: makeFixtureContent(4) } }),
  );
});
test.afterAll(() => product.close());

test('a teacher gives a contest with books of their own, a pupil of the class has it, and the teacher ends it', async ({
  browser,
}) => {
  const { app } = product;
  const { teacher, pupils, close } = await openClass({ browser, product, site: 'edu', names: ['한바다'] });
  const [first] = pupils;
  if (first === undefined) throw new Error('nobody is there');
  const { page: pupil, token } = first;
  const hands = new KeyboardHands(teacher);
  const offered = async () =>
    (await app.get<ContestList>('/api/event/reading-game-contest/list/my', token)).data.items.map(
      ({ title, status }) => `${title} ${status}`,
    );

  await test.step('the list invites to a first one', async () => {
    await teacher.goto(product.address('/teacher', 'edu'));
    await hands.press(
      teacher.getByRole('navigation', { name: '선생님 메뉴' }).getByRole('link', { name: '독서 대회' }),
    );
    await expect(teacher.getByText('아직 연 독서 대회가 없어요')).toBeVisible();
    await expectNoBarriers(teacher, 'no contests');
    await hands.press(teacher.getByRole('link', { name: '독서 대회 열기' }));
    await expect(teacher.getByRole('heading', { name: '독서 대회 열기', level: 1 })).toBeVisible();
  });

  await test.step('books are chosen week by week with keys, and one is moved', async () => {
    await hands.write(teacher.getByLabel('대회 이름'), '우리 반 봄 대회');
    await teacher.getByLabel('시작하는 날').fill(seoulDay(app.clock.now()));
    await teacher.getByLabel('기간').selectOption('2주');
    const found = teacher.getByRole('button', { name: /에 넣기/ });
    await expect(found).toHaveCount(4);
    await hands.press(found.first());
    await expect(found).toHaveCount(3);
    await hands.press(found.first());
    const weeks = teacher.getByRole('region', { name: /^[12]주$/ });
    await expect(weeks.nth(0).getByRole('listitem')).toHaveCount(2);
    const choice = weeks.nth(0).getByRole('combobox').last();
    await choice.focus();
    await teacher.keyboard.press('ArrowDown');
    await expect(weeks.nth(1).getByRole('listitem')).toHaveCount(1);
    await expect(weeks.nth(1).getByRole('combobox')).toBeFocused();
    await expectNoBarriers(teacher, 'a contest that is made');
    await hands.press(teacher.getByRole('button', { name: '책 살펴보기' }));
    await expect(teacher.getByRole('heading', { name: '이렇게 열려요' })).toBeFocused();
    await expectNoBarriers(teacher, 'the books of a contest');
    for (const width of [390, 768]) {
      await teacher.setViewportSize({ width, height: 844 });
      await expectNoSideScroll(teacher);
    }
    await teacher.setViewportSize({ width: 1280, height: 800 });
    await hands.press(teacher.getByRole('button', { name: '대회 열기' }));
    await expect(teacher.getByRole('heading', { name: '우리 반 봄 대회', level: 1 })).toBeVisible();
    await expect(teacher.getByText('아직 참가한 학생이 없어요.', { exact: false })).toBeVisible();
    await expectNoBarriers(teacher, 'a contest that runs');
  });

  await test.step('the pupil of the class is offered it, joins, and stands in the table', async () => {
    expect(await offered()).toEqual(['우리 반 봄 대회 IN_PROGRESS']);
    await pupil.goto(product.address('/event/contest', 'edu'));
    await expect(pupil.getByRole('heading', { name: '우리 반 봄 대회', level: 1 })).toBeVisible();
    await pupil.getByRole('button', { name: '대회 참가하기' }).click();
    await expect(pupil.getByText('모두 같은 책을 읽는 대회라서 진단검사가 없어요.')).toBeVisible();
    await pupil.getByRole('button', { name: '참가하기' }).click();
    await expect(pupil.getByRole('dialog', { name: '대회에 참가했어요!' })).toBeVisible();
    await pupil.getByRole('button', { name: '대회로 떠나기' }).click();
    await expect(pupil.getByRole('heading', { name: '나의 항해' })).toBeVisible();
    await expectNoBarriers(pupil, 'a contest of a class');
    await teacher.reload();
    const row = teacher.getByRole('row').filter({ hasText: '한바다' });
    await expect(row).toContainText('0/100점');
    await expectNoBarriers(teacher, 'pupils of a contest');
    for (const width of [390, 768]) {
      await teacher.setViewportSize({ width, height: 844 });
      await expectNoSideScroll(teacher);
    }
    await teacher.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the teacher ends it, and what was reached stays', async () => {
    await hands.press(teacher.getByRole('button', { name: '대회 끝내기' }));
    const dialog = teacher.getByRole('dialog', { name: '이 대회를 지금 끝낼까요?' });
    await expect(dialog).toContainText('그대로 남아요');
    await expectNoBarriers(teacher, 'the question before the end');
    await hands.press(dialog.getByRole('button', { name: '대회 끝내기' }));
    await expect(teacher.getByText('대회를 끝냈어요.')).toBeVisible();
    await expect(teacher.getByRole('button', { name: '대회 끝내기' })).toBeHidden();
    await expect(teacher.getByRole('row').filter({ hasText: '한바다' })).toBeVisible();
    expect(await offered()).toEqual(['우리 반 봄 대회 COMPLETED']);
  });
  await close();
});
