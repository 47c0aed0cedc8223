import { wordOfClue } from '../../e2e/support/wordOfClue.ts';
import type { EnginePage } from '../EnginePage.ts';

/** Bubbles float: where few frames are drawn, one has gone on before the click comes. */
const TRIES = 12;
const look = `({
  clue: (Array.from(document.querySelectorAll('p')).find((one) => one.textContent.includes('글자 낱말. ')) || { textContent: '' }).textContent,
  floating: Array.from(document.querySelectorAll('[role=group][aria-label^="글자 물방울"] button')).map((one) => one.getAttribute('aria-label'))
})`;

/** The three words of today: the first bubble by bubble, the others in writing; each brings its shells. */
export async function catchWords(page: EnginePage): Promise<string> {
  await page.open('/aquarium');
  await page.pressUntil('button', /^오늘의 낱말,/, () => page.find('button', '글자로 쓰기'));
  const missed = await hit(page, await read(page));
  await take(page);
  for (let left = 2; left > 0; left -= 1) {
    await page.press('button', '다음 낱말 잡기');
    const word = await read(page);
    await page.press('button', '글자로 쓰기');
    await page.engine.type(`${word}\n`);
    await take(page);
  }
  await page.press('button', '다 잡았어요! 수족관으로');
  await page.waitFor('button', '방 꾸미기');
  return missed === 0 ? '' : `물방울 ${missed}번 놓침`;
}

/** Finds out the word once its bubbles are there. */
function read(page: EnginePage): Promise<string> {
  return page.until('a word', async () => {
    const { clue, floating } = await page.engine.run<{ clue: string; floating: string[] }>(look);
    return wordOfClue(clue, floating);
  });
}

/** @returns how often a bubble was missed */
async function hit(page: EnginePage, word: string): Promise<number> {
  let missed = -word.length;
  for (const [at, syllable] of [...word].entries()) {
    const caught = async () =>
      at === word.length - 1
        ? page.find('button', /받기$/)
        : page.find('status', new RegExp(`글자 가운데 ${at + 1}글자`));
    for (let left = TRIES; left > 0 && (await caught()) === null; left -= 1) {
      const bubble = await page.find('button', syllable);
      if (bubble) await page.engine.click(bubble.x, bubble.y);
      missed += 1;
      await page.soon(caught);
    }
    if ((await caught()) === null) throw new Error(`not caught: ${syllable} of ${word}`);
  }
  return missed;
}

async function take(page: EnginePage): Promise<void> {
  await page.press('button', /^조개 \d+개 받기$/);
}
