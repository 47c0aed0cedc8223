import type { Page } from '@playwright/test';
import type { MonthlyReport, ReportSheets } from '#contract/monthlyReport.ts';
import { missionKindNames, missionKinds } from '#domain/mission/missionKinds.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { expectNoSideScroll } from './support/expectNoSideScroll.ts';
import { type DrivenProduct, openDrivenProduct } from './support/openDrivenProduct.ts';
import { expect, test } from './support/test.ts';

let product: DrivenProduct;
test.beforeAll(async () => {
  product = await openDrivenProduct(({ buildTestApp, makeFixtureContent }, env) =>
    buildTestApp({ env: { ...env, contentDir: makeFixtureContent(2) } }),
  );
});
test.afterAll(() => product.close());

const NAMES = ['한바다', '남궁하늘', '고나린'] as const;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

test('a line is written, sheets are printed, and a parent opens a link', async ({ browser }) => {
  const { teacher, classNo } = await openClass(await (await browser.newContext()).newPage());

  await test.step('the teacher writes to a family', async () => {
    await teacher.goto(product.address(`/teacher/classes/${classNo}`));
    await teacher.getByRole('link', { name: '월간 리포트' }).click();
    await expect(heading(teacher, '월간 리포트')).toBeVisible();
    await expect(teacher.getByRole('listitem').filter({ hasText: '한바다' })).toContainText('미션 2번');
    const note = teacher.getByLabel('한바다 가정에 드리는 한마디');
    await note.fill('등대 이야기를 함께 나눠 주세요.');
    await note.blur();
    await expect(teacher.getByText('저장했어요')).toBeVisible();
    await expectNoBarriers(teacher, 'the reports of a class');
    for (const width of [390, 768, 1280]) {
      await teacher.setViewportSize({ width, height: 844 });
      await expectNoSideScroll(teacher);
    }
  });

  await test.step('one sheet of A4 for each chosen pupil', async () => {
    await teacher.getByRole('checkbox', { name: '고나린' }).uncheck();
    await teacher.getByRole('link', { name: '리포트 2장 보기' }).click();
    await expect(teacher.getByRole('article')).toHaveCount(2);
    await expect(teacher.getByRole('article', { name: /한바다/ })).toContainText('등대 이야기를 함께');
    await expect(teacher.getByRole('article', { name: /남궁하늘/ })).toContainText('아직 펼친 책이 없어요');
    await expectNoBarriers(teacher, 'the sheets');
    await teacher.emulateMedia({ media: 'print' });
    await expect(teacher.getByRole('navigation', { name: '선생님 메뉴' })).toBeHidden();
    await expect(heading(teacher, /리포트/)).toBeHidden();
    await teacher.emulateMedia({ media: null });
    const paper = (await teacher.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
    await teacher.setViewportSize({ width: 390, height: 844 });
    await expectNoSideScroll(teacher);
    await teacher.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the fullest report fits on its sheet', async () => {
    await teacher.route('**/report-sheets?*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: ReportSheets };
      for (const sheet of body.data.sheets) sheet.report = fullest(sheet.report);
      await route.fulfill({ response, json: body });
    });
    await teacher.reload();
    await expect(teacher.getByRole('article').first()).toContainText('모두 30권 가운데 8권');
    await teacher.emulateMedia({ media: 'print' });
    const overflow = () =>
      teacher
        .getByRole('article')
        .evaluateAll((sheets) => sheets.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
    // The layout for paper follows the change of the medium.
    await expect.poll(overflow).toEqual([0, 0]);
    await teacher.emulateMedia({ media: null });
    await teacher.unroute('**/report-sheets?*');
  });

  await test.step('links are made and printed as slips', async () => {
    await teacher.getByRole('link', { name: '월간 리포트' }).click();
    await teacher.getByRole('button', { name: '부모님 링크' }).click();
    const dialog = teacher.getByRole('dialog');
    await expect(dialog).toContainText('확인된 메일 주소가 없는 가정');
    await expectNoBarriers(teacher, 'the question about links');
    await dialog.getByRole('button', { name: '링크 만들기' }).click();
    await expect(heading(teacher, '부모님 링크')).toBeVisible();
    await expect(teacher.getByRole('button', { name: /주소 복사$/ })).toHaveCount(3);
    await expectNoBarriers(teacher, 'the slips');
    const paper = (await teacher.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });

  await test.step('a parent opens it without a login, until it is ended', async () => {
    const { data } = await product.app.send<{ pupils: { name: string; link: { shareKey: string } }[] }>(
      'GET',
      `/api/staff/institutions/${academyNo}/classes/${classNo}/reports`,
      { headers: { 'x-staff-token': token } },
    );
    const key = data.pupils.find(({ name }) => name === '한바다')?.link.shareKey;
    const parent = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await parent.goto(product.address(`/monthly-report/parent/${key}`));
    await expect(heading(parent, /한\*다/)).toBeVisible();
    await expect(parent.getByText('등대 이야기를 함께 나눠 주세요.')).toBeVisible();
    await expect(parent.getByText('한바다')).toHaveCount(0);
    await expectNoBarriers(parent, "a parent's report");
    await expectNoSideScroll(parent);
    const paper = (await parent.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);

    await teacher.getByRole('button', { name: '한바다 링크 끝내기' }).click();
    await teacher.getByRole('dialog').getByRole('button', { name: '링크 끝내기' }).click();
    await expect(teacher.getByRole('button', { name: /주소 복사$/ })).toHaveCount(2);
    await parent.route('**/api/monthly-reports/**', async (route) => {
      const response = await route.fetch();
      expect(response.status()).toBe(404);
      await route.fulfill({ response });
    });
    await parent.reload();
    await expect(heading(parent, '지금은 열 수 없는 링크예요')).toBeVisible();
    await parent.context().close();
  });
  await teacher.context().close();
});

/** As much as there can be of everything, in long words. */
function fullest(report: MonthlyReport): MonthlyReport {
  const bookName = '바람이 불어오는 언덕에서 만난 아주 오래된 이야기';
  const one = { levelFrom: '3A', levelTo: '6B' };
  const point = { raq: 500, error: 60, raqFrom: 440, raqTo: 560, ...one, markCount: 3 };
  return {
    ...report,
    dayCount: 31,
    finishedCount: 30,
    books: Array.from({ length: 8 }, (_, at) => ({ ...{ bookNo: at, bookName, finished: true }, bookImagePath: '' })),
    bookCount: 30,
    missions: missionKinds.map((kind) => ({
      kind,
      name: missionKindNames[kind],
      count: 30,
      words: '어려워도 끝까지 풀어 보았어요',
    })),
    words: {
      quiet: null,
      strengths: Array.from({ length: 3 }, (_, at) => `${at}. 사실적 이해와 감상적 이해에서 열에 여덟 넘게 맞혀요.`),
      next: [
        '어휘 이해가 아직 어려워요. 모르는 낱말을 책에서 눌러 뜻을 보고, 낱말 바구니에 담아 보게 해 주세요.',
        '다 읽고 미션이 남은 책이 30권 있어요. 하나씩 마무리해 보세요.',
      ],
    },
    level: one,
    growth: Array.from({ length: 6 }, (_, at) => ({ month: `2026-0${at + 1}`, ...point })),
    texts: Array.from({ length: 3 }, () => ({
      bookName,
      kindName: '생각해 보기',
      stickers: ['HEART', 'STAR', 'EYES'],
    })),
    textCount: 30,
    note: { words: '가'.repeat(300), staffName: '남궁선생' },
  };
}

let academyNo: number;
let token: string;

/** A class with its teacher: one pupil has done two missions this month, the others nothing. */
async function openClass(teacher: Page): Promise<{ teacher: Page; classNo: number }> {
  const { app, server } = product;
  academyNo = await server.makeInstitution(app, '파도 학원');
  const { class_no: classNo } = await app.db
    .insertInto('school_class')
    .values({ academy_no: academyNo, school_year: 2026, grade: 'ELEMENTARY_3', name: '1', created_at: app.clock.now() })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  for (const [at, name] of NAMES.entries()) {
    const { accountNo } = await server.makeAccount(app, 'edu', { academy_no: academyNo, name });
    await app.db
      .insertInto('class_membership')
      .values({
        account_no: accountNo,
        class_no: classNo,
        class_number: at + 1,
        joined_on: '2026-03-02',
        left_on: null,
      })
      .execute();
    if (at > 0) continue;
    const player = server.missionPlayer(app, await server.loginOf(app, 'edu', accountNo));
    await player.play('OX');
    await player.play('REPORT');
  }
  ({ token } = await server.makeStaff(app, academyNo, 'TEACHER', { classNos: [classNo] }));
  const { data: staff } = await app.send('GET', '/api/staff/me', { headers: { 'x-staff-token': token } });
  await teacher.addInitScript((login) => {
    sessionStorage.setItem('chaekbada.staff', login);
  }, JSON.stringify({ token, staff }));
  return { teacher, classNo };
}
