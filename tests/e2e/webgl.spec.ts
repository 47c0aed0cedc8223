import type { Page } from '@playwright/test';
import { RENDERER_KEY } from '#src/lib/persisted/createRendererMemory.ts';
import { AquariumPage } from './pages/AquariumPage.ts';
import { CrosswordPage, wordOfFour } from './pages/CrosswordPage.ts';
import { WordsPage } from './pages/WordsPage.ts';
import { beSignedIn } from './support/beSignedIn.ts';
import { expectDrawnWith } from './support/drawnWith.ts';
import { MouseHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { PageZoom } from './support/PageZoom.ts';
import { originOf } from './support/productAddress.ts';
import { stillMiddle } from './support/stillMiddle.ts';
import { expect, test } from './support/test.ts';

// The processor fills the pixels here: fewer of them show the same.
test.use({ viewport: { width: 480, height: 320 } });

// It is slow here, and would give way to the 2D canvas: this device has measured it as the faster one.
test.beforeEach(async ({ page }) => {
  const value = JSON.stringify({ version: 1, value: { faster: 'webgl', measuredAt: Date.now() } });
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [RENDERER_KEY, value] as const);
});

test('the aquarium draws with WebGL, and with the 2D canvas after the context is gone for good', async ({ page }) => {
  await beSignedIn(page, 'school');
  await page.goto(`${originOf('school')}/aquarium`);
  const aquarium = new AquariumPage(page, new MouseHands(page));
  await aquarium.expectOpen();
  await expectDrawnWith(page, 'webgl');

  await loseContext(page);
  await expectDrawnWith(page, '2d');
  // What lies over the canvas works on.
  await aquarium.hands.press(page.getByRole('button', { name: '가방', exact: true }));
  await expect(page.getByRole('dialog', { name: '가방' }).getByRole('option').first()).toBeVisible();
});

// The aquarium has shown every movement; these are about what the pictures come from.
test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('words are caught and a neighbour is cheered after the context is gone for good', async ({ page, request }) => {
    const host = await NewStudent.join(request, 'lostglhost1');
    const guest = await NewStudent.join(request, 'lostglguest1');
    await host.befriend(guest);
    const visitKey = await guest.friendKey();
    await guest.enter(page);
    const hands = new MouseHands(page);
    await page.goto(`${originOf('home')}/aquarium?place=words`);
    const words = new WordsPage(page);
    const word = await words.read();
    await expectDrawnWith(page, 'webgl');
    await loseContext(page);
    await expectDrawnWith(page, '2d');
    await words.catch(word, { with: 'mouse' });
    await expect(words.action(/^조개 2개 받기$/)).toBeVisible();

    await page.goto(`${originOf('home')}/aquarium?visit=${visitKey}`);
    const cheer = page.getByRole('button', { name: '응원 남기기' });
    await expect(cheer).toBeVisible();
    await expectDrawnWith(page, 'webgl');
    await loseContext(page);
    await expectDrawnWith(page, '2d');
    await hands.press(cheer);
    await hands.press(page.getByRole('button', { name: '안녕! 놀러 왔어요.' }));
    await expect(page.getByRole('button', { name: '오늘 응원했어요' })).toBeVisible();
  });

  test('without any picture the buttons are the game: words are caught and a neighbour is cheered', async ({
    page,
    request,
  }) => {
    const host = await NewStudent.join(request, 'nopichost1');
    const guest = await NewStudent.join(request, 'nopicguest1');
    await host.befriend(guest);
    const visitKey = await guest.friendKey();
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
      OffscreenCanvas.prototype.getContext = () => null;
    });
    await guest.enter(page);
    await page.goto(`${originOf('home')}/aquarium?place=words`);
    const words = new WordsPage(page);
    const word = await words.read();
    for (const syllable of word) await words.bubble(syllable).click();
    await expect(page.getByText(new RegExp(`^${word}\\. 뜻: `))).toBeVisible();
    await words.action(/^조개 2개 받기$/).click();
    await page.getByRole('button', { name: '낱말 카드 닫기' }).click();
    await words.expectShells(2);

    await page.goto(`${originOf('home')}/aquarium?visit=${visitKey}`);
    await page.getByRole('button', { name: '응원 남기기' }).click();
    await page.getByRole('button', { name: '안녕! 놀러 왔어요.' }).click();
    await expect(page.getByRole('button', { name: '오늘 응원했어요' })).toBeVisible();
  });

  test('the crossword draws with WebGL, and goes on when a lost context comes back or is gone for good', async ({
    page,
  }) => {
    await beSignedIn(page, 'home');
    const crossword = new CrosswordPage(page, new MouseHands(page), 1037);
    const clue = wordOfFour(await crossword.open());
    await expectDrawnWith(page, 'webgl');
    await crossword.choose(clue);
    await page.keyboard.insertText('사과');

    const restore = await loseContext(page);
    // Nothing can be drawn, but the field goes on writing.
    await page.keyboard.insertText('나');
    await crossword.expectCells(clue, ['사', '과', '나', null]);
    await restore();
    const kept = crossword.untilKept('사과나무');
    await page.keyboard.insertText('무');
    await crossword.expectCells(clue, [...'사과나무']);
    await expectDrawnWith(page, 'webgl');
    await kept;

    // Gone for good: the scene is made anew, with what was written and with nothing else to tell.
    await loseContext(page);
    await expectDrawnWith(page, '2d');
    await crossword.expectCells(clue, [...'사과나무']);
    await page.reload();
    await crossword.expectCells(clue, [...'사과나무']);
  });

  test('a crossword drawn with WebGL is zoomed in the middle of it: cells are hit where they are seen', async ({
    page,
    request,
  }) => {
    await (await NewStudent.join(request, `zoomgl${Date.now() % 10_000_000}`)).enter(page);
    const crossword = new CrosswordPage(page, new MouseHands(page), 1037);
    const [first, , , last] = crossword.cells(wordOfFour(await crossword.open()));
    if (!first || !last) throw new Error('a word of four syllables has four cells');
    await expectDrawnWith(page, 'webgl');
    const zoom = await PageZoom.of(page);
    for (const factor of [1.25, 2, 1, 0.5]) {
      await zoom.to(factor);
      for (const cell of [last, first]) {
        const { x, y } = await stillMiddle(cell);
        await page.mouse.click(x, y);
        await expect(cell, `${factor}`).toHaveAttribute('aria-selected', 'true');
      }
    }
  });
});

/** Takes the WebGL context away; the returned function gives it back. */
async function loseContext(page: Page): Promise<() => Promise<void>> {
  const held = await page.locator('canvas').evaluateHandle((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    const extension = context?.getExtension('WEBGL_lose_context');
    if (!context || !extension) throw new Error('this browser cannot lose a context');
    return { context, extension };
  });
  await held.evaluate(({ extension }) => extension.loseContext());
  const isLost = () => held.evaluate(({ context }) => context.isContextLost());
  expect(await isLost()).toBe(true);
  return async () => {
    expect(await isLost()).toBe(true);
    await held.evaluate(({ extension }) => extension.restoreContext());
  };
}
