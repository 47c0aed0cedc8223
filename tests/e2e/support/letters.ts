import type { Page } from '@playwright/test';

/** Gives a page the letters that somebody has set in their browser. @param size pixels; 16 is what browsers come with */
export async function setLetters(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Distances of WCAG 2.2, 1.4.12: those that a reader may set for all text. */
export async function spaceText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** What of a page is cut or lies beside the screen: the page itself, and round things with a number in them. */
export async function listCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) cut.push(`page: ${scrollWidth} of ${innerWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *, nav *')) {
      const [only, more] = element.childNodes;
      if (only?.nodeType !== Node.TEXT_NODE || more || !/^\s*\d+\s*$/.test(only.textContent ?? '')) continue;
      const around = element.getBoundingClientRect();
      const { borderRadius, display } = getComputedStyle(element);
      const isRound = borderRadius === '50%' || Number.parseFloat(borderRadius) >= around.height / 2;
      if (!isRound || display === 'inline' || around.width === 0) continue;
      const range = document.createRange();
      range.selectNodeContents(only);
      const text = range.getBoundingClientRect();
      if (text.width > around.width || text.height > around.height * 1.2) {
        cut.push(`number ${only.textContent}: ${text.width} of ${around.width}`);
      }
    }
    return cut;
  });
}
