import type { Page } from '@playwright/test';
import { openDrivenProduct } from './openDrivenProduct.ts';

/** The product with the card company and the verifier beside it, all on one clock that the test moves by months. */
export async function openTicketHarbour() {
  const product = await openDrivenProduct(({ buildTestApp, makeFixtureContent }, env) =>
    buildTestApp({ env: { ...env, contentDir: makeFixtureContent() }, payment: true, sandbox: true }),
  );
  const { app, server } = product;
  return {
    ...product,
    address: (path: string) => product.address(path, 'home'),
    /** The account is logged in from the next page on; again after each day that passed. */
    board: async (page: Page, accountNo: number) =>
      product.enter(page, 'home', await server.loginOf(app, 'home', accountNo)),
  };
}
export type TicketHarbour = Awaited<ReturnType<typeof openTicketHarbour>>;
