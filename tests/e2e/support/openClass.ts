import type { Browser, Page } from '@playwright/test';
import type { DrivenProduct } from './openDrivenProduct.ts';

type Site = 'edu' | 'school';

let classes = 0;

/** A class of one pupil with its teacher, each in a browser of their own. */
export async function openClass(product: DrivenProduct, browser: Browser, site: Site) {
  const { app, server } = product;
  classes += 1;
  const name = site === 'edu' ? `파도 학원 ${classes}` : `파도초등학교 ${classes}`;
  const academyNo = await server.makeInstitution(app, name, site);
  const { class_no: classNo } = await app.db
    .insertInto('school_class')
    .values({ academy_no: academyNo, school_year: 2026, grade: 'ELEMENTARY_3', name: '1', created_at: app.clock.now() })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  const { accountNo } = await server.makeAccount(app, site, { academy_no: academyNo, name: '한바다' });
  await app.db
    .insertInto('class_membership')
    .values({ account_no: accountNo, class_no: classNo, class_number: 1, joined_on: '2026-03-02', left_on: null })
    .execute();
  // Whoever comes for the first time plays; this pupil has been here before.
  const past = { story: 'LOWER', stand: 'SKIPPED', started_at: app.clock.now(), ended_at: app.clock.now() } as const;
  await app.db
    .insertInto('voyage')
    .values({ account_no: accountNo, ...past })
    .execute();
  const { token } = await server.makeStaff(app, academyNo, 'TEACHER', { classNos: [classNo], site });
  const pupil = await (await browser.newContext()).newPage();
  const pupilToken = await server.loginOf(app, site, accountNo);
  await product.enter(pupil, site, pupilToken);
  const teacher = await (await browser.newContext()).newPage();
  await enterAsStaff(product, teacher, site, token);
  return { teacher, pupil, token: pupilToken, academyNo, classNo };
}

async function enterAsStaff({ app }: DrivenProduct, page: Page, site: Site, token: string): Promise<void> {
  const { data: staff } = await app.send('GET', '/api/staff/me', {
    site,
    headers: { 'x-staff-token': token },
  });
  await page.addInitScript((login) => {
    sessionStorage.setItem('chaekbada.staff', login);
  }, JSON.stringify({ token, staff }));
}
