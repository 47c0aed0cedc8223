import type { EnginePage } from '../EnginePage.ts';
import { BOOK } from '../Step.ts';

/** Makes the link of a result and opens it. */
export async function openForParents(page: EnginePage): Promise<void> {
  await page.open(`/book/mission/result/${BOOK}?kind=OX`);
  await page.press('button', /부모님/);
  const address = await page.until('a link', async () => {
    const make = await page.find('button', '링크 만들기');
    if (make) await page.engine.click(make.x, make.y);
    return page.engine.run<string>(
      `Array.from(document.querySelectorAll('input[readonly]')).map((one) => one.value).find((one) => one.includes('resultToParent')) ?? ''`,
    );
  });
  await page.engine.open(address);
  await page.waitForText('토끼전');
}
