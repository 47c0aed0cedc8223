import { chromium } from '@playwright/test';
import { type Engine, WINDOW } from './Engine.ts';

/** Software that stands in for a graphics card draws two pictures a second; Pixi's canvas renderer draws sixty. */
const CANVAS_ONLY = ['--disable-gpu', '--disable-software-rasterizer'];

/** @param executablePath of a Chromium of any age */
export async function openChromium(executablePath: string, args: readonly string[] = []): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...CANVAS_ONLY, ...args] });
  const context = await browser.newContext({ viewport: WINDOW, locale: 'ko-KR' });
  const page = await context.newPage();
  return {
    version: `Chromium ${browser.version()}`,
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    run: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: async (text) => {
      for (const letter of text) await (letter === '\n' ? page.keyboard.press('Enter') : page.keyboard.type(letter));
    },
    windows: async () => context.pages().length,
    async closeOthers() {
      for (const other of context.pages()) if (other !== page) await other.close();
    },
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
