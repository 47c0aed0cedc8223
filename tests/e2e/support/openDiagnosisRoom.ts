import type { Page } from '@playwright/test';
import type { SiteName } from '../../../contract/site.ts';
import type { GradeCode } from '../../../domain/book/grades.ts';
import type { Env } from '../../../server/config/env.ts';
import { DeviceClock } from './DeviceClock.ts';
import { openDrivenProduct } from './openDrivenProduct.ts';

const BOOKS = 13;

/** The product with the real tests and a book for every level, on a clock that the test drives. */
export async function openDiagnosisRoom(settings: Partial<Env> = {}) {
  const { buildTestApp } = await import('../../support/buildTestApp.ts');
  const { FIRST_BOOK, makeFixtureContent } = await import('../../support/fixtureContent.ts');
  const { loginOf, makeAccount } = await import('../../support/makeAccount.ts');
  const product = await openDrivenProduct((env) =>
    buildTestApp({ env: { contentDir: makeFixtureContent(BOOKS), ...env, ...settings } }),
  );
  const { app } = product;
  for (let index = 0; index < BOOKS; index += 1) {
    await app.db
      .updateTable('book')
      .set({ raq: 100 + 100 * index })
      .where('book_no', '=', FIRST_BOOK + index)
      .execute();
  }
  return {
    ...product,
    /** Seats a student; what passes for them passes for the server and for their device. */
    async seat(page: Page, site: SiteName, schoolGrade: GradeCode) {
      const { accountNo } = await makeAccount(app, site, { school_grade: schoolGrade, name: '한물결' });
      const token = await loginOf(app, site, accountNo);
      const device = await DeviceClock.set(page);
      await product.enter(page, site, token);
      return {
        token,
        pass: async (milliseconds: number) => {
          app.clock.advance(milliseconds);
          await device.advance(milliseconds);
        },
      };
    },
  };
}
export type DiagnosisRoom = Awaited<ReturnType<typeof openDiagnosisRoom>>;
