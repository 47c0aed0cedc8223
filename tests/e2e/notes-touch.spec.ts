import type { Browser } from '@playwright/test';
import { NotePages } from './pages/NotePages.ts';
import { beSignedIn } from './support/beSignedIn.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { TouchHands } from './support/Hands.ts';
import { stillMiddle } from './support/stillMiddle.ts';
import { expect, test, watchContext } from './support/test.ts';

const BOOK_NO = 1154;

test.use({
  // No network, and a conflict, are answers the pages expect.
  expected: [/Failed to load resource: (net::ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED)|.* status of 409)/],
});

test('a note written without a network is sent once it is back', async ({ page, context, browser }) => {
  await beSignedIn(page, 'home');
  const notes = new NotePages(page, new TouchHands(page), BOOK_NO);
  await notes.open('', '독서 노트');
  await context.setOffline(true);
  await notes.begin();
  await notes.write('내 생각', '비행기 안에서 쓴 생각');
  await notes.press('최고예요');
  await notes.expectKeptHere();
  await notes.press('다 썼어요');
  await expect(notes.note('비행기 안에서 쓴 생각')).toContainText('이 기기에 있어요');
  await context.setOffline(false);
  await notes.expectSaved();

  const other = await anotherDevice(browser);
  await other.open('', '독서 노트');
  await expect(other.note('비행기 안에서 쓴 생각')).toContainText('최고예요');
  await other.page.context().close();
});

test('two devices that wrote the same report see both texts and lose neither', async ({ page, context, browser }) => {
  await beSignedIn(page, 'home');
  const notes = new NotePages(page, new TouchHands(page), BOOK_NO);
  const paper = page.getByRole('textbox');
  await notes.open('report/', '독후감');
  await notes.hands.write(paper, '처음 글');
  await notes.expectSaved();
  const other = await anotherDevice(browser);
  await other.open('report/', '독후감');
  await expect(other.page.getByRole('textbox')).toHaveValue('처음 글');

  await context.setOffline(true);
  await notes.hands.write(paper, '교실 태블릿에서 이어 쓴 글');
  await notes.expectKeptHere();
  await other.hands.write(other.page.getByRole('textbox'), '집에서 이어 쓴 글');
  await other.expectSaved();
  await other.page.context().close();

  await context.setOffline(false);
  const conflict = page.getByRole('alert', { name: '두 기기에서 다르게 썼어요' });
  await expect(conflict).toContainText('집에서 이어 쓴 글');
  await expect(conflict).toContainText('교실 태블릿에서 이어 쓴 글');
  await expectNoBarriers(page, 'conflict');
  await notes.press('다른 기기 것으로');
  await expect(paper).toHaveValue('집에서 이어 쓴 글');
  // The button that was pressed is gone: the next Tab goes on from the text.
  await expect(page.locator(':focus').getByRole('textbox')).toBeVisible();
  await notes.expectSaved();
  // What was not chosen is in the history.
  await expect(page.getByRole('button', { name: /교실 태블릿에서 이어 쓴 글/ })).toBeVisible();
});

test('a card of the map follows the finger', async ({ page }) => {
  await beSignedIn(page, 'home');
  const notes = new NotePages(page, new TouchHands(page), BOOK_NO);
  await notes.open('matchingMap/', '생각 그물');
  await notes.addCard('고래');
  await notes.expectSaved();
  const card = notes.card('고래');
  await card.scrollIntoViewIfNeeded();
  const from = await stillMiddle(card);
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y: from.y + dy }],
    });
  await send('touchStart', 0);
  for (const dy of [15, 30, 45, 60]) await send('touchMove', dy);
  await send('touchEnd', 60);
  await expect.poll(async () => (await stillMiddle(card)).y).toBeGreaterThan(from.y + 20);
  await notes.expectSaved();
});

/** The same student with another device. */
async function anotherDevice(browser: Browser): Promise<NotePages> {
  const context = await browser.newContext({ viewport: { width: 768, height: 1024 }, hasTouch: true });
  const page = await watchContext(context).newPage();
  await beSignedIn(page, 'home');
  return new NotePages(page, new TouchHands(page), BOOK_NO);
}
