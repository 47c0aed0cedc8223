import type { Page } from '@playwright/test';
import type { ContestStudent } from '../../support/contestStage.ts';
import { openDrivenProduct } from './openDrivenProduct.ts';

/** The product with made-up books and a contest of four weeks that passes in a minute. */
export async function openHarbour() {
  const product = await openDrivenProduct(({ buildContestApp }, env) => buildContestApp(env));
  return {
    ...product,
    /** The student is logged in from the next page on; again after each day that passed. */
    board: async (page: Page, student: ContestStudent) => product.enter(page, 'edu', await student.token()),
  };
}
export type Harbour = Awaited<ReturnType<typeof openHarbour>>;
