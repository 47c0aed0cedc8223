import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { DrivenProduct } from './openDrivenProduct.ts';
import { watchContext } from './test.ts';

type Site = 'edu' | 'school';

interface Given {
  browser: Browser;
  product: DrivenProduct;
  site: Site;
  /** One pupil each. */
  names: readonly string[];
  /** Of the teacher's browser. */
  teacherOptions?: BrowserContextOptions;
}

let classes = 0;

/** A class of one institution with its teacher, each in a browser of their own. */
export async function openClass({ browser, product, site, names, teacherOptions = {} }: Given) {
  const { app, server } = product;
  classes += 1;
  const name = site === 'edu' ? `파도 학원 ${classes}` : `파도초등학교 ${classes}`;
  const academyNo = await server.makeInstitution(app, name, site);
  const { class_no: classNo } = await app.db
    .insertInto('school_class')
    .values({ academy_no: academyNo, school_year: 2026, grade: 'ELEMENTARY_3', name: '1', created_at: app.clock.now() })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  const pupils: { page: Page; token: string; accountNo: number }[] = [];
  for (const [index, pupil] of names.entries()) {
    const { accountNo } = await server.makeAccount(app, site, { academy_no: academyNo, name: pupil });
    const place = { account_no: accountNo, class_no: classNo, class_number: index + 1 };
    await app.db
      .insertInto('class_membership')
      .values({ ...place, joined_on: '2026-03-02', left_on: null })
      .execute();
    // Whoever comes for the first time plays; these pupils have been here before.
    const past = { story: 'LOWER', stand: 'SKIPPED', started_at: app.clock.now(), ended_at: app.clock.now() } as const;
    await app.db
      .insertInto('voyage')
      .values({ account_no: accountNo, ...past })
      .execute();
    const token = await server.loginOf(app, site, accountNo);
    const page = await watchContext(await browser.newContext()).newPage();
    await product.enter(page, site, token);
    pupils.push({ page, token, accountNo });
  }
  const { token: staffToken } = await server.makeStaff(app, academyNo, 'TEACHER', { classNos: [classNo], site });
  const teacher = await watchContext(await browser.newContext(teacherOptions)).newPage();
  await enterAsStaff(teacher, product, site, staffToken);
  return {
    ...{ teacher, pupils, academyNo, classNo, staffToken },
    async close(): Promise<void> {
      for (const { page } of pupils) await page.context().close();
      await teacher.context().close();
    },
  };
}

async function enterAsStaff(page: Page, product: DrivenProduct, site: Site, token: string): Promise<void> {
  const { data: staff } = await product.app.send('GET', '/api/staff/me', {
    site,
    headers: { 'x-staff-token': token },
  });
  await page.addInitScript((login) => {
    sessionStorage.setItem('chaekbada.staff', login);
  }, JSON.stringify({ token, staff }));
}
