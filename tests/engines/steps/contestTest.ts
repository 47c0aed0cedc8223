import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DiagnosisForm } from '#contract/diagnosisForm.ts';
import { leastReadingMs } from '#domain/contest/levelTestEffort.ts';
import { projectRoot } from '../../support/listSources.ts';
import { answerAll } from '../answerAll.ts';
import type { EnginePage } from '../EnginePage.ts';

const folder = join(projectRoot, 'content/diagnosis');
const forms = readdirSync(folder)
  .filter((name) => name.startsWith('form-'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as DiagnosisForm);
const isShown = ({ question, options }: DiagnosisForm['items'][number], said: string) =>
  [question, ...options].every((text) => said.includes(text.replace(/\s+/g, ' ')));

/** When each walk opened its test: the time in which it can be read runs from then on. */
const openedAt = new WeakMap<EnginePage, number>();

/** Joins, answers the first question and leaves: what was answered stays on the device until the child comes back. */
export async function beginContestTest(page: EnginePage): Promise<void> {
  await page.open('/event/contest');
  await page.press('button', '대회 참가하기');
  await page.press('checkbox', /꼭 확인한다는 것을 알고 있어요/);
  await page.press('button', '진단검사 시작하기');
  const first = await page.until('the first question', async () => itemOf(await page.text()));
  openedAt.set(page, Date.now());
  await page.press('button', new RegExp(`^${first.answer}번,`));
  await page.press('button', '다음');
  await page.press('button', /^나가기/);
  await page.waitForText('지난번에 답한 1문제가 그대로 있어요.');
}

/** Goes on where it was left, gets a level and stands in the contest. */
export async function finishContestTest(page: EnginePage): Promise<string> {
  await page.open('/event/contest');
  await page.press('button', '대회 참가하기');
  await page.press('checkbox', /꼭 확인한다는 것을 알고 있어요/);
  await page.press('button', '이어서 하기');
  const shown = await page.until('the second question', async () => itemOf(await page.text()));
  const form = forms.find(({ items }) => items.includes(shown));
  if (form === undefined) throw new Error('no form has this question');
  await answerAll(page, form.items, {
    isShown,
    answer: ({ answer }) => page.press('button', new RegExp(`^${answer}번,`)),
    last: null,
  });
  // Whoever hands in sooner than it can be read gets no level.
  const readable = (openedAt.get(page) ?? 0) + leastReadingMs(form);
  await page.until('time to have read it', async () => Date.now() > readable, leastReadingMs(form));
  await page.press('button', '결과 보기');
  const { name } = await page.waitFor('heading', /^나의 대회 수준은/);
  await page.press('button', '대회로 떠나기');
  await page.waitFor('heading', '나의 항해');
  return name.replace(/^나의 대회 수준은 |(이에요|예요)!$/g, '');
}

const itemOf = (text: string) => {
  const said = text.replace(/\s+/g, ' ');
  return forms.flatMap(({ items }) => items).find((item) => isShown(item, said)) ?? null;
};
