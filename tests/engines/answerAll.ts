import type { EnginePage } from './EnginePage.ts';

interface Questions<T> {
  /** Whether the page asks this. @param said what the page says, with single blanks */
  isShown: (item: T, said: string) => boolean;
  /** Gives the right answer. */
  answer: (item: T) => Promise<unknown>;
  /** Name of the button at the last question, which is pressed; null where the caller presses it. */
  last: string | null;
}

/** Answers one question after the other, the right way, from the one that is shown to the last. */
export async function answerAll<T>(
  page: EnginePage,
  items: readonly T[],
  { isShown, answer, last }: Questions<T>,
): Promise<void> {
  let before: T | null = null;
  for (;;) {
    const item: T = await page.until('the next question', async () => {
      const said = (await page.text()).replace(/\s+/g, ' ');
      const found = items.find((one) => isShown(one, said));
      return found !== undefined && found !== before ? found : null;
    });
    before = item;
    await answer(item);
    const onward = await page.waitFor('button', /^(다음|다 했어요|결과 보기)$/);
    if (onward.name === '다음') await page.press('button', '다음');
    else {
      if (last !== null) await page.press('button', last);
      return;
    }
  }
}
