import type { EnginePage } from '../EnginePage.ts';

const THING = '불가사리 별';
const PLACE = /^6번 자리, /;

/** Puts one thing into the room, and finds it there when the aquarium is opened again. */
export async function decorateRoom(page: EnginePage): Promise<void> {
  await page.open('/aquarium');
  await startDecorating(page);
  await page.press('button', new RegExp(`^${THING}`));
  await page.press('button', PLACE);
  await page.waitFor('button', `6번 자리, ${THING}`);
  await page.press('button', '다 했어요');
  await page.waitFor('button', '방 꾸미기');
  await page.open('/aquarium');
  await startDecorating(page);
  await page.waitFor('button', `6번 자리, ${THING}`);
}

/** The room opens while the sea around it is still coming in: a press in that moment may meet nothing. */
const startDecorating = (page: EnginePage) =>
  page.pressUntil('button', '방 꾸미기', () => page.find('button', '다 했어요'));
