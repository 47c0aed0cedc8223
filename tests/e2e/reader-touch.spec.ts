import type { Page } from '@playwright/test';
import { beSignedIn } from './support/beSignedIn.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { FieldWalk } from './support/FieldWalk.ts';
import { giveVoice } from './support/giveVoice.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const BOOK = 1069;
/** For younger readers: pages end anywhere on the screen. */
const EARLY_BOOK = 1023;

test('no page of a book ends with a line or two on a screen of its own, and every screen has its number', async ({
  page,
}) => {
  await beSignedIn(page, 'edu');
  for (const { width, height, book } of [
    { width: 390, height: 844, book: BOOK },
    { width: 390, height: 844, book: EARLY_BOOK },
    { width: 844, height: 390, book: EARLY_BOOK },
    { width: 320, height: 640, book: BOOK },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto(`${originOf('edu')}/book/read/${book}?page=1`);
    const slider = page.getByRole('slider', { name: '쪽' });
    await expect(slider).toHaveAttribute('aria-valuetext', /1쪽/);
    // The pages are set again with the letters of the book.
    await expect
      .poll(async () => (await readFills(page)).filter(({ columns, lines }) => columns > 1 && lines < 3), {
        message: `pages that end with a line or two on ${width} × ${height}`,
      })
      .toEqual([]);
    const numbers: (string | null)[] = [];
    const screens = Number(await slider.getAttribute('max'));
    for (let at = 1; at <= screens; at += 1) {
      await expect(slider).toHaveValue(String(at));
      numbers.push(await slider.getAttribute('aria-valuetext'));
      await page.keyboard.press('ArrowRight');
    }
    expect(new Set(numbers).size).toBe(screens);
  }
});

test('a touched word is explained, a held sentence is kept, and the voice is followed', async ({ page, context }) => {
  const said = await giveVoice(page);
  await beSignedIn(page, 'edu');
  await page.goto(`${originOf('edu')}/book/read/${BOOK}?page=1`);
  await touchWord(page, 0, '커튼');
  const card = page.getByRole('dialog', { name: '커튼이 무슨 뜻인지' });
  await expect(card.getByRole('button', { name: '낱말 바구니에 담기' })).toBeVisible();
  await expectNoBarriers(page, 'a word that is explained');
  await card.getByRole('button', { name: '낱말 바구니에 담기' }).tap();
  await expect(card.getByRole('button', { name: '바구니에 담았어요' })).toBeVisible();
  await card.getByRole('button', { name: '바구니에 담았어요' }).tap();
  await expect(card.getByRole('button', { name: '낱말 바구니에 담기' })).toBeVisible();
  await card.getByRole('button', { name: '닫기' }).tap();
  await expect(card).toHaveCount(0);

  const touch = await context.newCDPSession(page);
  const bar = page.getByRole('dialog', { name: '고른 문장' });
  const hold = async () => {
    const touchPoints = [await placeOf(page, 1, '주인공을')];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(bar).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await hold();
  await expectNoBarriers(page, 'a sentence that is held');
  await bar.getByRole('button', { name: '문장 간직하기' }).tap();
  const quote = page.locator('[data-mark="quote"]').first();
  await expect(quote).toBeVisible();
  // Marks lie where the words are.
  const [mark, words] = [await quote.boundingBox(), await placeOf(page, 1, '서로')];
  expect(Math.abs((mark?.y ?? 0) + (mark?.height ?? 0) / 2 - words.y)).toBeLessThan(4);
  await page.getByRole('button', { name: '되돌리기' }).tap();
  await expect(quote).toHaveCount(0);

  await hold();
  await bar.getByRole('button', { name: '노트 쓰기' }).tap();
  await new FieldWalk(page).walk('src/features/note/reader/SentenceBar.tsx');
  await bar.getByRole('button', { name: '다 썼어요' }).tap();
  await expect(quote).toBeVisible();
  await hold();
  await bar.getByRole('button', { name: '문장 빼기' }).tap();
  await expect(quote).toHaveCount(0);

  await page.getByRole('button', { name: '소리 내어 읽어 주기' }).tap();
  await expect(page.locator('[data-mark="sentence"]').first()).toBeVisible();
  expect(await said()).toEqual(['무대 커튼 뒤에 만덕이 여섯 명 서 있었다. ']);
});

/** How each page fell into columns, and how many lines its last column has. */
function readFills(page: Page): Promise<{ columns: number; lines: number }[]> {
  return page.evaluate(() => {
    const flow = document.querySelector<HTMLElement>('[data-fit]')?.parentElement as HTMLElement;
    const { left, top, width } = flow.getBoundingClientRect();
    const style = getComputedStyle(flow);
    const gap = Number.parseFloat(style.columnGap);
    const count = Number(style.columnCount);
    const step = (width - gap * (count - 1)) / count + gap;
    const columnOf = (rect: DOMRect | undefined) => Math.floor(((rect?.left ?? 0) - left + 1) / step);
    return [...flow.querySelectorAll('[data-fit]')].map((one) => {
      const first = one.querySelector('[data-page]')?.getClientRects()[0];
      const last = [...([...one.querySelectorAll('[data-sentence]')].at(-1)?.getClientRects() ?? [])].at(-1);
      const line = Number.parseFloat(getComputedStyle(one).lineHeight);
      return { columns: columnOf(last) - columnOf(first) + 1, lines: Math.round(((last?.bottom ?? 0) - top) / line) };
    });
  });
}

/** The middle of a word of a sentence on the screen, CSS pixels. */
function placeOf(page: Page, sentence: number, word: string): Promise<{ x: number; y: number }> {
  return page.locator(`[data-sentence="${sentence}"]`).evaluate((element, wanted) => {
    const node = element.firstChild as Text;
    const range = document.createRange();
    const from = node.data.indexOf(wanted);
    range.setStart(node, from);
    range.setEnd(node, from + wanted.length);
    const { left, width, top, height } = range.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, word);
}

async function touchWord(page: Page, sentence: number, word: string): Promise<void> {
  const { x, y } = await placeOf(page, sentence, word);
  await page.touchscreen.tap(x, y);
}
