import type { CDPSession, Locator, Page } from '@playwright/test';
import { CanvasMissionPages } from './pages/CanvasMissionPages.ts';
import { CrosswordPage, wordOfFour } from './pages/CrosswordPage.ts';
import { MissionPages } from './pages/MissionPages.ts';
import { beSignedIn } from './support/beSignedIn.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { type Hands, KeyboardHands, MouseHands, TouchHands } from './support/Hands.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const POINTER_ONLY = { hasTouch: false, isMobile: false };

/** Solves the whole crossword from where it stands, hands in and sees that every word was right. */
async function solve(page: Page, hands: Hands, bookNo: number): Promise<void> {
  await page.goto(`${originOf('home')}/book/mission/${bookNo}`);
  const missions = new MissionPages(page, hands, bookNo);
  await new CanvasMissionPages(missions).playPuzzle();
  await missions.expectResult('PUZZLE');
}

test.describe('a phone', () => {
  // As sharp as phones are. Elsewhere it is 1: the processor fills the pixels here, four times as many of them.
  test.use({ deviceScaleFactor: 2 });

  test('two fingers zoom the grid, never the page, and the word that is written stays in sight', async ({ page }) => {
    await beSignedIn(page, 'home');
    const crossword = new CrosswordPage(page, new TouchHands(page), 1040);
    const clues = await crossword.open();
    await expectNoBarriers(page, 'crossword on a phone');
    expect(await sharpnessOf(page)).toBe(2);
    const small = await sideOf(crossword);

    await pinch(page, { x: 195, y: 330 }, 40, 90);
    await expect.poll(() => sideOf(crossword)).toBeGreaterThan(small * 1.5);
    const whole = page.getByRole('button', { name: '판 전체 보기' });
    await expect(whole).toBeVisible();
    expect(await page.evaluate(() => [window.scrollX, window.scrollY, window.visualViewport?.scale])).toEqual([
      0, 0, 1,
    ]);

    for (let step = 0; step < Math.min(3, clues.length); step += 1) {
      const before = (await crossword.active.getAttribute('aria-label')) ?? '';
      await crossword.hands.press(page.getByRole('button', { name: '다음 낱말', exact: true }));
      await expect(crossword.active).not.toHaveAccessibleName(before);
      await expect.poll(() => isSeen(crossword)).toBe(true);
    }
    // A touch lands on the cell that is drawn where its twin lies: it turns to the other word or stays.
    const place = /^\d+행 \d+열/.exec((await crossword.active.getAttribute('aria-label')) ?? '')?.[0] ?? 'nowhere';
    await crossword.hands.press(crossword.active);
    await expect(page.getByRole('textbox')).toBeFocused();
    await expect(crossword.active).toHaveAccessibleName(new RegExp(`^${place},`));

    await crossword.hands.press(whole);
    await expect.poll(() => sideOf(crossword)).toBeCloseTo(small, 0);
    await expect(whole).toBeHidden();
  });
});

test.describe('a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('writes with the pad on the canvas, sees what is wrong by itself, clears it and solves it', async ({ page }) => {
    await beSignedIn(page, 'home');
    const hands = new TouchHands(page);
    const crossword = new CrosswordPage(page, hands, 1056);
    const clue = wordOfFour(await crossword.open());
    await crossword.choose(clue);
    await hands.press(page.getByRole('button', { name: '도구 열기' }));
    await hands.press(page.getByRole('button', { name: '한글 자판 열기' }));
    for (const jamo of 'ㅅㅏㄱㅗㅏㄴㅏㅁㅜ') await hands.press(page.getByRole('button', { name: jamo, exact: true }));
    await crossword.expectCells(clue, [...'사과나무']);
    // In sight above the pad, too.
    for (const name of ['제출하기', '미션에서 나가기'])
      await expect(page.getByRole('button', { name })).toBeInViewport();
    await expect(page.getByRole('progressbar', { name: '채운 수' })).toBeInViewport();
    await expect(crossword.cells(clue)[0] as Locator).toHaveAccessibleName(/다시 생각해 볼 낱말$/);
    await hands.press(page.getByRole('button', { name: '자판 닫기' }));

    await hands.press(page.getByRole('button', { name: '도구 열기' }));
    const skip = page.getByRole('switch', { name: '채운 칸 건너뛰기' });
    await hands.press(skip);
    await expect(skip).toBeChecked();
    await expectNoBarriers(page, 'tools');
    await hands.press(page.getByRole('button', { name: '틀린 낱말 지우기' }));
    await crossword.expectCells(clue, [null, null, null, null]);

    const handIn = page.getByRole('button', { name: '제출하기' });
    await expect(handIn).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 768 });
    // Nothing is left out, as it is above a keyboard on the screen.
    await expect(handIn).toBeInViewport();
    await expect(page.getByRole('button', { name: '나가기' })).toBeInViewport();
    await solve(page, hands, 1056);
  });
});

test.describe('a desktop', () => {
  test.use({ ...POINTER_ONLY, viewport: { width: 1280, height: 800 } });

  test('is turned with Space, zoomed with + and 0, and left with Esc', async ({ page }) => {
    await countStrokes(page);
    await beSignedIn(page, 'home');
    const crossword = new CrosswordPage(page, new KeyboardHands(page), 1051);
    await page.goto(`${originOf('home')}/book/mission/1051`);
    await new MissionPages(page, crossword.hands, 1051).start('PUZZLE');
    const field = page.getByRole('textbox');
    await (crossword.hands as KeyboardHands).reach(field);
    const small = await sideOf(crossword);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => sideOf(crossword)).toBeGreaterThan(small * 1.3);
    await page.keyboard.press('0');
    await expect.poll(() => sideOf(crossword)).toBeCloseTo(small, 0);
    await expectDrawnWhenChanged(page, 'ArrowRight');

    const before = await goToCrossing(crossword.active);
    await page.keyboard.press('Space');
    await expect(crossword.active).not.toHaveAccessibleName(before);
    await page.keyboard.press('Space');
    await expect(crossword.active).toHaveAccessibleName(before);
    await page.keyboard.press('Escape');
    await expect(field).not.toBeFocused();
    await expectNoBarriers(page, 'crossword on a desktop');
  });
});

test.describe('a page zoomed to 200 %', () => {
  test.use({ ...POINTER_ONLY, viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test('shows all of the crossword, and it is solved there', async ({ page }) => {
    await beSignedIn(page, 'home');
    const crossword = new CrosswordPage(page, new MouseHands(page), 1062);
    await crossword.open();
    await expectNoBarriers(page, 'crossword at 200 %');
    await solve(page, crossword.hands, 1062);
  });
});

/** From the next page on, `strokes` tells how often anything was painted on a canvas that is seen. */
async function countStrokes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let strokes = 0;
    const painter = CanvasRenderingContext2D.prototype as unknown as Record<string, (...given: unknown[]) => unknown>;
    for (const way of ['fill', 'drawImage']) {
      const paint = painter[way] as (...given: unknown[]) => unknown;
      painter[way] = function (this: CanvasRenderingContext2D, ...given: unknown[]) {
        if (this.canvas.isConnected) strokes += 1;
        return paint.apply(this, given);
      };
    }
    Object.assign(window, { strokes: () => strokes });
  });
}

/** Nothing is painted while nothing moves, and a key that changes something shows at once. */
async function expectDrawnWhenChanged(page: Page, key: string): Promise<void> {
  const strokes = () => page.evaluate(() => (window as unknown as { strokes(): number }).strokes());
  const paintedMeanwhile = async () => {
    const before = await strokes();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    return (await strokes()) - before;
  };
  await expect.poll(paintedMeanwhile, 'painted while nothing moves').toBe(0);
  const before = await strokes();
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press(key);
  await expect.poll(strokes, 'painted for what changed').toBeGreaterThan(before);
}

/** Pixels that the canvas fills for a CSS pixel. */
function sharpnessOf(page: Page): Promise<number> {
  return page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth);
}

/** Side of the active cell on the screen, in CSS pixels. */
async function sideOf(crossword: CrosswordPage): Promise<number> {
  return (await crossword.active.boundingBox())?.width ?? 0;
}

/** The active cell lies above the clue bar and within the screen. */
async function isSeen({ page, active }: CrosswordPage): Promise<boolean> {
  const cell = await active.boundingBox();
  const bar = await page
    .getByRole('status')
    .filter({ hasText: /글자\./ })
    .boundingBox();
  if (!cell || !bar) return false;
  return cell.x >= 0 && cell.x + cell.width <= 390 && cell.y >= 0 && cell.y + cell.height <= bar.y;
}

/** The active cell belongs to two words. */
/**
 * Goes to the next word, which nobody has begun, and along it: every word crosses another one.
 *
 * @returns the name of the field where they cross
 */
async function goToCrossing(active: Locator): Promise<string> {
  const name = async () => (await active.getAttribute('aria-label')) ?? '';
  const press = async (key: string) => {
    const before = await name();
    await active.page().keyboard.press(key);
    await expect(active).not.toHaveAccessibleName(before);
  };
  await press('Tab');
  // The word that is written comes first.
  const along = /^\d+행 \d+열, [^,]+, 세로/.test(await name()) ? 'ArrowDown' : 'ArrowRight';
  while (((await name()).match(/번째 글자/g) ?? []).length < 2) await press(along);
  return name();
}

/** Two fingers beside a point, from one distance to another. */
async function pinch(page: Page, at: { x: number; y: number }, from: number, to: number): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: at.x - apart, y: at.y, id: 0 },
    { x: at.x + apart, y: at.y, id: 1 },
  ];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', fingers(from).slice(0, 1));
  await send('touchStart', fingers(from));
  for (let step = 1; step <= 5; step += 1) await send('touchMove', fingers(from + ((to - from) * step) / 5));
  await send('touchEnd', []);
}
