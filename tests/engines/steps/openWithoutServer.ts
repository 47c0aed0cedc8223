import type { EnginePage } from '../EnginePage.ts';
import { BOOK } from '../Step.ts';

/** Whether a worker serves this page, and has the document that it gives where no server answers. */
const isKept = `caches.open('chaekbada-shell')
  .then((kept) => kept.keys())
  .then((files) => Boolean(navigator.serviceWorker.controller) && files.some((one) => one.url.includes('/login')))`;

/** What was opened once opens again when nobody answers any more. */
export async function openWithoutServer(page: EnginePage, product: { stop: () => Promise<void> }): Promise<void> {
  await page.open('/main');
  await page.until('a service worker', () =>
    page.engine.run<boolean>('navigator.serviceWorker.getRegistration().then((one) => Boolean(one?.active))'),
  );
  await page.open(`/book/read/${BOOK}`);
  await page.waitForText('토끼');
  await page.until('a page that is kept', () => page.engine.run<boolean>(isKept));
  await product.stop();
  await page.engine.run('(window.ofOldDocument = true)');
  await page.engine.reload();
  await page.until('the new document', () => page.engine.run<boolean>('!window.ofOldDocument'));
  await page.waitForText('토끼');
}
