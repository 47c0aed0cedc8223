import type { EnginePage } from '../EnginePage.ts';
import { BOOK } from '../Step.ts';

const QUOTE = '토끼의 간은 바위 위에 있다';
const THOUGHT = ['나라면 겁이 나서 말도 못 했을 거예요.', '토끼는 3초 만에 꾀를 냈어요! (멋지다)'];

/** Writes a note key by key, two lines among it, and reads it again after a reload. */
export async function writeNote(page: EnginePage): Promise<void> {
  await page.open(`/book/note/${BOOK}`);
  await page.pressUntil('button', /^(첫 노트 쓰기|새 노트 쓰기)$/, () => page.find('region', '노트 쓰기'));
  await page.write('마음에 남은 문장', QUOTE);
  await page.write('몇 쪽에 있나요?', '3');
  await page.write('내 생각', THOUGHT.join('\n'));
  await page.press('button', '다 썼어요');
  await page.waitFor('status', '저장됨');
  await page.engine.reload();
  await page.waitFor('button', '새 노트 쓰기');
  for (const line of [QUOTE, ...THOUGHT]) await page.waitForText(line);
}
