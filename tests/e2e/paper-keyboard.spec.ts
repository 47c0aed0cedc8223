import type { Browser, Page } from '@playwright/test';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { expectNoSideScroll } from './support/expectNoSideScroll.ts';
import { FieldWalk } from './support/FieldWalk.ts';
import { KeyboardHands } from './support/Hands.ts';
import { type DrivenProduct, openDrivenProduct } from './support/openDrivenProduct.ts';
import { expect, test } from './support/test.ts';

let product: DrivenProduct;
test.beforeAll(async () => {
  product = await openDrivenProduct(({ buildTestApp, makeFixtureContent }, env) =>
    buildTestApp({ env: { ...env, contentDir: makeFixtureContent(1) } }),
  );
});
test.afterAll(() => product.close());

const PUPILS = ['한바다', '김노을'];

test('a class works on paper, and its teacher types the answers in with keys alone', async ({ browser }) => {
  const { teacher, pupil, classNo, accountNos } = await openClass(browser);
  const hands = new KeyboardHands(teacher);
  const status = teacher.getByRole('status').filter({ hasText: /냈어요|입력/ });

  await test.step('sheets are made and printed, a page for each pupil', async () => {
    await teacher.goto(product.address(`/teacher/classes/${classNo}`));
    await hands.press(teacher.getByRole('link', { name: '종이 미션' }));
    await expect(teacher.getByText('아직 인쇄한 종이가 없어요')).toBeVisible();
    await expectNoBarriers(teacher, 'a class without sheets');
    await hands.press(teacher.getByRole('link', { name: '새로 인쇄하기' }));
    await new FieldWalk(teacher).walk('src/teacher/paper/ChooseMission.tsx');
    await teacher.getByLabel('책 찾기').fill('');
    await hands.press(teacher.getByRole('listitem').getByRole('button').first());
    await hands.reach(teacher.getByRole('radio', { name: '낱말 퍼즐' }));
    await teacher.keyboard.press('ArrowDown');
    await teacher.keyboard.press('ArrowDown');
    await expect(teacher.getByRole('radio', { name: 'OX 퀴즈' })).toBeChecked();
    await hands.press(teacher.getByRole('button', { name: '견본 보기' }));
    await expect(teacher.getByText('견본이에요.')).toBeVisible();
    await expectNoBarriers(teacher, 'choosing what is printed');
    await hands.press(teacher.getByRole('button', { name: '종이 2장 만들기' }));
    await expect(teacher.getByRole('article')).toHaveCount(2);
    await expectNoBarriers(teacher, 'sheets to print');
    const printed = (await teacher.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });

  const codes = await teacher
    .getByRole('article')
    .evaluateAll((sheets) => sheets.map((sheet) => /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec(sheet.textContent ?? '')?.[0] ?? ''));

  await test.step('a wrong sign is noticed before anything is asked', async () => {
    await teacher.goto(product.address(`/teacher/paper?classNo=${classNo}`));
    await expect(teacher.getByText('2장이 답을 기다려요.')).toBeVisible();
    await expectNoBarriers(teacher, 'a class with sheets');
    await new FieldWalk(teacher).walk('src/teacher/paper/CodeField.tsx');
    const [first = ''] = codes;
    await hands.write(teacher.getByLabel('종이의 코드'), `${first[0] === 'A' ? 'C' : 'A'}${first.slice(1)}`);
    await expect(teacher.getByText(/글자 하나가 다르거나/)).toBeVisible();
    await hands.write(teacher.getByLabel('종이의 코드'), first.toLowerCase());
    await teacher.keyboard.press('Enter');
    await expect(teacher.getByRole('heading', { name: '1번 한바다' })).toBeVisible();
  });

  await test.step('the first pupil: what will count is seen, what is missing is asked about', async () => {
    await expectNoBarriers(teacher, 'typing a sheet in');
    await new FieldWalk(teacher).walk('src/teacher/paper/EntryForm.tsx');
    const signs = await rightSigns(accountNos[0] ?? 0);
    await hands.write(teacher.getByLabel('답을 차례대로'), '');
    await teacher.keyboard.type(signs.slice(0, 9).toLowerCase());
    await expect(teacher.getByText('문제 10개 가운데 9개에 답이 있어요.')).toBeVisible();
    await teacher.keyboard.press('Enter');
    await expect(teacher.getByText(/1개가 비어 있어요/)).toBeVisible();
    await teacher.keyboard.press('Enter');
    await expect(status).toContainText('한바다: 냈어요. 10개 가운데 9개 맞았고');
  });

  await test.step('the next pupil comes by itself', async () => {
    await expect(teacher.getByRole('heading', { name: '2번 김노을' })).toBeVisible();
    await expect(teacher.getByLabel('답을 차례대로')).toBeFocused();
    await teacher.keyboard.type(await rightSigns(accountNos[1] ?? 0));
    await teacher.keyboard.press('Enter');
    await expect(status).toContainText('김노을: 냈어요. 10개 가운데 10개 맞았고');
    await expect(teacher.getByText('윤선생 선생님이 답을 입력한 종이예요.')).toBeVisible();
    for (const width of [390, 768]) {
      await teacher.setViewportSize({ width, height: 844 });
      await expectNoSideScroll(teacher);
    }
  });

  await test.step('the pupil sees the result, paid once', async () => {
    const { book_no: bookNo } = await product.app.db.selectFrom('book').select('book_no').executeTakeFirstOrThrow();
    await pupil.goto(product.address(`/book/mission/result/${bookNo}`));
    await expect(pupil.getByText('종이로 풀었어요')).toBeVisible();
    await expectNoBarriers(pupil, 'the result of a sheet');
    const paid = await product.app.db
      .selectFrom('point_ledger')
      .select(['amount', 'reason'])
      .where('account_no', '=', accountNos[0] ?? 0)
      .where('currency', '=', 'POINT')
      .execute();
    expect(paid.map(({ amount }) => amount)).toEqual([18]);
  });
  await teacher.context().close();
  await pupil.context().close();
});

/** What a faultless pupil marks on the sheet of OX. */
async function rightSigns(accountNo: number): Promise<string> {
  const row = await product.app.db
    .selectFrom('mission_attempt')
    .innerJoin('mission_material', 'mission_material.version', 'mission_attempt.version')
    .select('content')
    .where('account_no', '=', accountNo)
    .where('mission_attempt.kind', '=', 'OX')
    .executeTakeFirstOrThrow();
  return (JSON.parse(row.content) as { items: { answer: string }[] }).items.map(({ answer }) => answer).join('');
}

/** A class of two pupils with its teacher, and the first pupil, each in a browser of their own. */
async function openClass(
  browser: Browser,
): Promise<{ teacher: Page; pupil: Page; classNo: number; accountNos: number[] }> {
  const { app, server } = product;
  const academyNo = await server.makeInstitution(app, '종이 학원', 'edu');
  const { class_no: classNo } = await app.db
    .insertInto('school_class')
    .values({ academy_no: academyNo, school_year: 2026, grade: 'ELEMENTARY_3', name: '1', created_at: app.clock.now() })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  const accountNos: number[] = [];
  for (const [index, name] of PUPILS.entries()) {
    const { accountNo } = await server.makeAccount(app, 'edu', { academy_no: academyNo, name });
    const seat = { account_no: accountNo, class_no: classNo, joined_on: '2026-03-02', left_on: null };
    await app.db
      .insertInto('class_membership')
      .values({ ...seat, class_number: index + 1 })
      .execute();
    accountNos.push(accountNo);
  }
  // Whoever comes for the first time plays; this pupil has been here before.
  const past = { story: 'LOWER', stand: 'SKIPPED', started_at: app.clock.now(), ended_at: app.clock.now() } as const;
  await app.db
    .insertInto('voyage')
    .values({ account_no: accountNos[0] ?? 0, ...past })
    .execute();
  const { token } = await server.makeStaff(app, academyNo, 'TEACHER', { classNos: [classNo] });
  const pupil = await (await browser.newContext()).newPage();
  await product.enter(pupil, 'edu', await server.loginOf(app, 'edu', accountNos[0] ?? 0));
  const teacher = await (await browser.newContext()).newPage();
  const { data: staff } = await app.send('GET', '/api/staff/me', { headers: { 'x-staff-token': token } });
  await teacher.addInitScript((login) => {
    sessionStorage.setItem('chaekbada.staff', login);
  }, JSON.stringify({ token, staff }));
  return { teacher, pupil, classNo, accountNos };
}
