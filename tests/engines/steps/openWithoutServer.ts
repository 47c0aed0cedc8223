import type { EnginePage } from '../EnginePage.ts';
import { BOOK } from '../Step.ts';

/** What was opened once opens again when nobody answers any more. */
export async function openWithoutServer(page: EnginePage, product: { stop: () => Promise<void> }): Promise<void> {
  await page.open('/main');
  await page.until('a service worker', () =>
    page.engine.run<boolean>('navigator.serviceWorker.getRegistration().then((one) => Boolean(one?.active))'),
  );
  await page.open(`/book/read/${BOOK}`);
  await page.waitForText('토끼');
  await page.until('what is kept', () =>
    page.engine.run<boolean>(
      `caches.keys().then((keys) => keys.length > 0).then((some) => some && Boolean(navigator.serviceWorker.controller))`,
    ),
  );
  await product.stop();
  await page.engine.run('(window.ofOldDocument = true)');
  await page.engine.reload();
  await page.until('the new document', () => page.engine.run<boolean>('!window.ofOldDocument'));
  await page.waitForText('토끼');
}
