import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuizItem } from '#domain/book-pack/BookPackContent.ts';
import { type MissionKind, missionKindNames } from '#domain/mission/missionKinds.ts';
import { projectRoot } from '../support/listSources.ts';
import { answerAll } from './answerAll.ts';
import type { EnginePage } from './EnginePage.ts';

const part = <T>(bookNo: number, name: string): T =>
  JSON.parse(readFileSync(join(projectRoot, 'content/books', String(bookNo), `${name}.json`), 'utf8')) as T;
const startsWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
const plain = (text: string) => text.replace(/\s+/g, ' ');
/** As a child writes: sentences that say the same again are sent back. */
const REPORT = [
  '처음에는 어떻게 될지 몹시 궁금했어요.',
  '그 장면을 읽을 때는 웃음이 났고, 다음 쪽을 얼른 넘기고 싶었어요.',
  '만약 내가 그 자리에 있었다면 깊이 생각한 다음에 움직였을 것 같아요.',
  '책을 덮고 나서 가족에게 줄거리를 들려주었더니 모두 재미있어했어요.',
  '앞으로 어려운 일이 생기면 서두르지 않고 지혜를 모으고 싶어요.',
  '다음에는 비슷한 옛이야기를 더 찾아 읽고 서로 다른 점을 견주어 볼 거예요.',
  '주인공이 위험한 순간에도 포기하지 않고 끝까지 방법을 찾는 모습이 무척 멋져 보였어요.',
  '욕심을 부리다가 일을 그르친 인물을 보면서 나도 비슷한 실수를 한 적이 있다는 생각이 들었어요.',
  '그때 솔직하게 사과했더라면 더 좋았을 텐데 하는 마음이 남아서 오늘은 먼저 다가가 보려고 해요.',
].join(' ');
/** Brings events into their order by their buttons, from the first on, and gives it. */
async function arrange(page: EnginePage, events: readonly string[]): Promise<void> {
  for (const [place, text] of events.entries()) {
    await page.again(`put ${text} in its place`, async () => {
      const here = await page.find('button', new RegExp(`^${place + 1}번째, ${startsWith(text).source.slice(1)}`));
      if (here === null) await page.press('button', startsWith(`위로: ${text}`));
      return here !== null;
    });
  }
  await page.press('button', '이 차례로 답하기');
}

/** Longer than a word of the crossword takes to become the chosen one. */
const TURNS_MS = 1_500;
const SENTENCE = '나라면 용기를 내어 솔직하게 말했을 거예요. 친구도 내 마음을 알아줄 것 같아요.';

/** Plays one mission with the right answers, from its card to its result. */
export async function playMission(page: EnginePage, bookNo: number, kind: MissionKind): Promise<void> {
  await page.open(`/book/mission/${bookNo}?kind=${kind}`);
  // The first time of its kind it shows a start page.
  await page.pressUntil('button', /^(시작하기|이어서 하기|틀린 것만 다시 하기)$/, () =>
    page.find('button', /^(미션 목록으로|미션에서 나가기)$/),
  );
  await plays[kind](page, bookNo);
  if (kind === 'PUZZLE') await page.press('button', '결과 보기');
  await page.waitForPath(`/book/mission/result/${bookNo}?kind=${kind}`);
  await page.waitFor('tab', startsWith(missionKindNames[kind]));
}

const plays: Readonly<Record<MissionKind, (page: EnginePage, bookNo: number) => Promise<void>>> = {
  async PUZZLE(page, bookNo) {
    const { words } = part<{ words: { clue: string; word: string }[] }>(bookNo, 'puzzle');
    await page.waitFor('gridcell', /./);
    const names = await page.engine.run<string[]>(
      `Array.from(document.querySelectorAll('[role=gridcell]')).map((cell) => cell.getAttribute('aria-label') ?? '')`,
    );
    const entries = [
      ...new Set(names.flatMap((name) => [...name.matchAll(/(?:가로|세로) \d+번(?= 1번째)/g)].map(String))),
    ];
    for (const entry of entries) {
      await page.again(`fill ${entry}`, async () => {
        const shown = () => page.find('status', startsWith(`${entry} · `));
        // The first press brings the keys to the crossword; a cell of two words changes between them with each one.
        for (let left = 3; left > 0; left -= 1) {
          await page.press('gridcell', new RegExp(`${entry} 1번째`));
          if (await page.soon(shown, TURNS_MS)) break;
        }
        const { name } = await page.waitFor('status', startsWith(`${entry} · `));
        const word = words.find(({ clue }) => name.includes(clue))?.word;
        if (word === undefined) throw new Error(`no word for: ${name}`);
        await page.engine.type(word);
        return page.soon(() => page.find('button', new RegExp(`^${entry}, .*, 채웠어요$`)));
      });
    }
    await page.press('button', /^제출/);
  },
  async MATCHING(page, bookNo) {
    const { pairs } = part<{ pairs: { left: string; right: string }[] }>(bookNo, 'matching');
    await page.waitFor('button', /, 짝 없음$/);
    for (const { left, right } of pairs) {
      if ((await page.find('button', startsWith(`${left}, 짝`))) === null) continue;
      await page.press('button', startsWith(`${left}, 짝`));
      await page.press('button', startsWith(`${right}, 짝`));
      await page.waitFor('button', startsWith(`${left}, 짝: `));
    }
    await page.press('button', /^제출/);
  },
  async OX(page, bookNo) {
    const { items } = part<{ items: { statement: string; answer: string }[] }>(bookNo, 'ox');
    await answerAll(page, items, {
      isShown: ({ statement }, said) => said.includes(plain(statement)),
      answer: ({ answer }) => page.press('button', answer === 'O' ? /^O, 맞아요/ : /^X, 아니에요/),
      last: '다 했어요',
    });
  },
  async QUIZ(page, bookNo) {
    const { items } = part<{ items: QuizItem[] }>(bookNo, 'quiz');
    await answerAll(page, items, {
      isShown: ({ question }, said) => said.includes(plain(question)),
      answer: (item) =>
        item.form === 'ORDER' ? arrange(page, item.events) : page.press('button', new RegExp(`^${item.answer}번,`)),
      last: '다 했어요',
    });
  },
  async THINK(page) {
    await page.waitFor('textbox', /./);
    const count = await page.engine.run<number>(`document.querySelectorAll('textarea').length`);
    const names = await page.engine.run<string[]>(
      `Array.from(document.querySelectorAll('textarea')).map((one) => (one.labels?.[0]?.textContent ?? one.getAttribute('aria-label') ?? '').trim())`,
    );
    for (let at = 0; at < count; at += 1) await page.write(startsWith(names[at] ?? ''), SENTENCE);
    await page.press('button', '다 했어요');
  },
  async REPORT(page, bookNo) {
    const { terms } = part<{ terms: string[] }>(bookNo, 'book');
    const text = `나는 이 책에서 ${terms.slice(0, 3).join(', ')} 이야기가 가장 기억에 남아요. ${REPORT}`;
    await page.write(/./, text);
    await page.press('button', '독후감 내기');
  },
};
