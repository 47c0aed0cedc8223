import type { EnginePage } from '../EnginePage.ts';
import { BOOK } from '../Step.ts';

/** More leaves than the book has on any screen. */
const MOST_LEAVES = 60;

export async function readBook(page: EnginePage): Promise<void> {
  await page.open('/search');
  await page.write(/찾을 말/, 'ㅌㄲㅈ');
  await page.press('button', '찾기');
  await page.press('link', /토끼전/);
  await page.waitFor('heading', '토끼전');
  await page.press('link', '읽기');
  await page.waitFor('button', /^다음 쪽(으로 넘기기)?$/);
  await expectPagesOnTop(page);
  let leaves = 0;
  while (leaves < MOST_LEAVES && (await page.find('link', '미션 하러 가기')) === null) {
    const next = await page.find('button', /^다음 쪽(으로 넘기기)?$/);
    if (next) await page.engine.click(next.x, next.y);
    leaves += 1;
  }
  await page.press('link', '미션 하러 가기');
  await page.waitForPath(`/book/mission/${BOOK}`);
  await page.waitForText('독후감');
}

/** Each page of the book begins a leaf, whatever the engine has to break columns with. */
async function expectPagesOnTop(page: EnginePage): Promise<void> {
  const inside = await page.engine.run<string[]>(`(() => {
    const marks = Array.from(document.querySelectorAll('section > [data-page]'));
    const topOf = (mark) => mark.getBoundingClientRect().top;
    return marks.filter((mark) => Math.abs(topOf(mark) - topOf(marks[0])) > 1).map((mark) => mark.getAttribute('data-page'));
  })()`);
  if (inside.length > 0) throw new Error(`pages that begin in the middle of a leaf: ${inside.join(', ')}`);
}
