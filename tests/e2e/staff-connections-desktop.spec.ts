import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Statement } from '#domain/learning-record/Statement.ts';
import { checkStatement } from '../support/checkStatement.ts';
import { readIcs } from '../support/readIcs.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { expectNoSideScroll } from './support/expectNoSideScroll.ts';
import { type DrivenProduct, openDrivenProduct } from './support/openDrivenProduct.ts';
import { expect, test } from './support/test.ts';

const RECIPIENT = '바다교육청 학습기록실';
const PUPIL = '남궁하늘솔';
const institutions: number[] = [];

let product: DrivenProduct;
test.beforeAll(async () => {
  product = await openDrivenProduct(({ buildTestApp, makeFixtureContent }, env) => {
    const contentDir = makeFixtureContent(1);
    cpSync('content/site', join(contentDir, 'site'), { recursive: true });
    const access = { endpoint: 'http://127.0.0.1:9/xapi', key: 'key', secret: 'secret', version: '1.0.3' } as const;
    return buildTestApp({ env: { ...env, contentDir, records: { ...access, institutions, recipient: RECIPIENT } } });
  });
});
test.afterAll(() => product.close());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const region = (page: Page, name: string) => page.getByRole('region', { name });

test('homework goes into a calendar, and learning records leave as a director wants', async ({ browser }) => {
  const { academyNo, classNo, homeworkNo } = await openClass();
  const teacher = await (await browser.newContext()).newPage();
  await enter(teacher, await product.server.makeStaff(product.app, academyNo, 'TEACHER', { classNos: [classNo] }));
  const director = await (await browser.newContext()).newPage();
  await enter(director, await product.server.makeStaff(product.app, academyNo, 'DIRECTOR'));
  let address = '';

  await test.step('a teacher makes the address of the class on the page of a homework', async () => {
    await teacher.goto(product.address(`/teacher/homework/${classNo}/${homeworkNo}`));
    await teacher.getByRole('button', { name: '달력에 담기' }).click();
    const dialog = teacher.getByRole('dialog', { name: '달력에 담기' });
    await dialog.getByRole('button', { name: '달력 주소 만들기' }).click();
    await expect(dialog.getByRole('button', { name: '초등 3학년 1반 달력 주소 복사' })).toBeVisible();
    address = (await dialog.getByText(/^http:.*homework\.ics$/).textContent()) ?? '';
    const link = dialog.getByRole('link', { name: '이 기기의 달력에서 열기' });
    await expect(link).toHaveAttribute('href', address.replace('http:', 'webcal:'));
    await expectNoBarriers(teacher, 'the calendar of a homework');
    for (const width of [390, 768, 1280]) {
      await teacher.setViewportSize({ width, height: 844 });
      await expectNoSideScroll(teacher);
    }
    const answer = await teacher.request.get(address);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const { calendar, events } = readIcs(await answer.text());
    expect(calendar.NAME).toBe('책바다 숙제 초등 3학년 1반');
    expect(events).toMatchObject([{ STATUS: 'CONFIRMED', SUMMARY: '숙제 · 시험용 책 9000: OX 퀴즈' }]);
  });

  await test.step('and takes this one homework as a file', async () => {
    const [download] = await Promise.all([
      teacher.waitForEvent('download'),
      teacher.getByRole('button', { name: '달력 파일 받기' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^책바다 숙제 2026-\d\d-\d\d\.ics$/);
    expect(readIcs(readFileSync(await download.path(), 'utf8')).events).toHaveLength(1);
  });

  await test.step('a teacher has the calendars alone on the page of connections', async () => {
    await teacher.keyboard.press('Escape');
    await teacher.getByRole('link', { name: '연동' }).click();
    await expect(heading(teacher, '연동')).toBeVisible();
    await expect(region(teacher, '숙제 달력').getByText(address)).toBeVisible();
    await expect(region(teacher, '학습 기록 파일')).toHaveCount(0);
  });

  await test.step('a director ends the address without seeing it', async () => {
    await director.goto(product.address('/teacher/connections'));
    const panel = region(director, '숙제 달력');
    await expect(panel.getByRole('heading', { name: '초등 3학년 1반' })).toBeVisible();
    await expect(panel.getByText(address)).toHaveCount(0);
    await panel.getByRole('button', { name: /초등 3학년 1반 달력 주소 끝내기/ }).click();
    await director.getByRole('dialog').getByRole('button', { name: '주소 끝내기' }).click();
    await expect(panel.getByText('아직 만든 달력 주소가 없어요.')).toBeVisible();
    expect((await director.request.get(address)).status()).toBe(404);
  });

  await test.step('takes the records of a month as a file, with a purpose', async () => {
    const panel = region(director, '학습 기록 파일');
    const save = panel.getByRole('button', { name: '파일로 받기' });
    await expect(save).toBeDisabled();
    await panel.getByLabel('어느 달').selectOption('2026-05');
    await panel.getByLabel('누구의 기록').selectOption({ label: '초등 3학년 1반' });
    await panel.getByLabel('무엇에 쓰나요').selectOption({ label: '우리 기관의 학습 지도와 분석' });
    const [download] = await Promise.all([director.waitForEvent('download'), save.click()]);
    const text = readFileSync(await download.path(), 'utf8');
    const statements = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Statement);
    expect(statements.map(({ verb }) => verb.id.split('/').at(-1))).toEqual(['attempted', 'passed', 'completed']);
    expect(statements.flatMap(checkStatement)).toEqual([]);
    expect(text).not.toContain(PUPIL);
    await expectNoBarriers(director, 'the page of connections');
  });

  await test.step('reads why nothing is sent, until the document in force names it', async () => {
    const panel = region(director, '학습 기록 보내기');
    await expect(panel.getByText(/아직 우리 기관을 고르지 않았어요/)).toBeVisible();
    await expect(panel.getByRole('button', { name: '보내기 켜기' })).toBeDisabled();
    institutions.push(academyNo);
    await director.reload();
    await expect(panel.getByText(/개인정보 처리방침에 ‘학습 기록 보내기’/)).toBeVisible();
    publishPolicy();
    await director.reload();
    await expect(panel.getByText(RECIPIENT)).toBeVisible();
  });

  await test.step('switches it on knowing what leaves, and off at once', async () => {
    const panel = region(director, '학습 기록 보내기');
    await panel.getByRole('button', { name: '보내기 켜기' }).click();
    const dialog = director.getByRole('dialog', { name: '학습 기록을 보낼까요?' });
    await expect(dialog).toContainText(`${RECIPIENT}로 나가요`);
    await expect(dialog).toContainText('나가지 않는 것: 이름');
    await expectNoBarriers(director, 'the question about sending');
    await dialog.getByRole('button', { name: '보내기 켜기' }).click();
    await expect(panel.getByText('기다리는 기록')).toBeVisible();
    for (const width of [390, 768, 1280]) {
      await director.setViewportSize({ width, height: 844 });
      await expectNoSideScroll(director);
    }
    await expectNoBarriers(director, 'sending that is on');
    await panel.getByRole('button', { name: '보내기 끄기' }).click();
    await expect(panel.getByRole('button', { name: '보내기 켜기' })).toBeVisible();
    await director.getByRole('link', { name: '기록', exact: true }).click();
    for (const what of [
      '학습 기록 보내기를 끔',
      '학습 기록 보내기를 켬',
      '학습 기록을 파일로 받음',
      '반 숙제의 달력 주소를 끝냄',
    ])
      await expect(director.getByRole('cell', { name: what })).toBeVisible();
  });
  await teacher.context().close();
  await director.context().close();
});

async function enter(page: Page, { token }: { token: string }): Promise<void> {
  const { data: staff } = await product.app.send('GET', '/api/staff/me', { headers: { 'x-staff-token': token } });
  await page.addInitScript((login) => {
    sessionStorage.setItem('chaekbada.staff', login);
  }, JSON.stringify({ token, staff }));
}

/** The privacy policy with the work that sending is, in force since long. */
function publishPolicy(): void {
  const { policies } = product.app;
  const personal = policies.versions('edu', 'PERSONAL').find(({ version }) => version === 1);
  if (personal === undefined) throw new Error('there is no privacy policy');
  const content = `${personal.content}\n   - 학습 기록 보내기: 고객센터에 게시한 회사`;
  policies.setPublished([{ ...personal, version: 90, effectiveFrom: '2026-01-01', content }]);
}

/** A class with a pupil who has done its homework. */
async function openClass(): Promise<{ academyNo: number; classNo: number; homeworkNo: number }> {
  const { app, server } = product;
  const academyNo = await server.makeInstitution(app, '등대 학원');
  const now = app.clock.now();
  const { class_no: classNo } = await app.db
    .insertInto('school_class')
    .values({ academy_no: academyNo, school_year: 2026, grade: 'ELEMENTARY_3', name: '1', created_at: now })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  const { accountNo } = await server.makeAccount(app, 'edu', { academy_no: academyNo, name: PUPIL });
  const seat = { class_number: 1, joined_on: '2026-03-02', left_on: null };
  await app.db
    .insertInto('class_membership')
    .values({ account_no: accountNo, class_no: classNo, ...seat })
    .execute();
  const { token } = await server.staffLoginOf(app, academyNo, 'DIRECTOR');
  const { data } = await app.send<{ homeworkNo: number }>(
    'PUT',
    `/api/staff/institutions/${academyNo}/classes/${classNo}/homework`,
    {
      headers: { 'x-staff-token': token },
      body: {
        requestKey: 'homework-of-a-journey',
        note: '',
        dueOn: '2026-05-09',
        tasks: [{ bookNo: 9000, task: 'OX' }],
        accountNos: null,
      },
    },
  );
  app.clock.advance(1000);
  await server.missionPlayer(app, await server.loginOf(app, 'edu', accountNo)).play('OX');
  return { academyNo, classNo, homeworkNo: data.homeworkNo };
}
