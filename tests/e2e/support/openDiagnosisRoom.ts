import type { Page } from '@playwright/test';
import type { SiteName } from '#contract/site.ts';
import type { GradeCode } from '#domain/book/grades.ts';
import type { Env } from '#server/config/env.ts';
import { FIRST_BOOK } from '../../support/fixtureContent.ts';
import { DeviceClock } from './DeviceClock.ts';
import { openDrivenProduct } from './openDrivenProduct.ts';

const BOOKS = 13;

/** The product with the real tests and a book for every level, on a clock that the test drives. */
export async function openDiagnosisRoom(settings: Partial<Env> = {}) {
  const product = await openDrivenProduct(({ buildTestApp, makeFixtureContent }, env) =>
    buildTestApp({ env: { contentDir: makeFixtureContent(BOOKS), ...env, ...settings } }),
  );
  const { app, server } = product;
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
      const { accountNo } = await server.makeAccount(app, site, { school_grade: schoolGrade, name: '한물결' });
      const token = await server.loginOf(app, site, accountNo);
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
