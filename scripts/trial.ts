import { join, resolve } from 'node:path';
import type { PackProblem } from '../domain/book-pack/PackProblem.ts';
import { checkTrials, type TrialAnswer } from '../domain/book-pack/trials/checkTrials.ts';
import { fitsTrial, type TrialItem, trialItems } from '../domain/book-pack/trials/trialItems.ts';
import { checkFormTrials } from '../domain/diagnosis/checkFormTrials.ts';
import { formTrialItems } from '../domain/diagnosis/formTrialItems.ts';
import { hasMissions, readBookPack } from '../server/content/readBookPack.ts';
import { readTestContent } from '../server/content/readTestContent.ts';
import { readTrials, writeTrials } from './lib/trialFile.ts';

// Usage: node scripts/trial.ts sheet <bookNo|form-formNo> [--open]
//        node scripts/trial.ts record <bookNo|form-formNo> <reader> <closed|open> quiz/q1=2 quiz/q3=CABD ox/o1=O ...
//        node scripts/trial.ts judge <bookNo|form-formNo>
// A sheet shows questions and options without keys; --open puts the text before them. Events to arrange have letters: the
// answer is all four in their order.

const content = resolve('content');
const [command, name, ...rest] = process.argv.slice(2);
if (name === undefined || !['sheet', 'record', 'judge'].includes(command ?? '')) {
  fail(
    '쓰는 법: npm run trial -- sheet <책 번호나 form-검사지 번호> [--open] | record <번호> <읽은이> <closed|open> <답들> | judge <번호>',
  );
}
const tried = /^form-\d+$/u.test(name) ? await readForm(Number(name.slice('form-'.length))) : await readBook(name);
const { items } = tried;

if (command === 'sheet') showSheet(rest.includes('--open'));
if (command === 'record') record(rest);
if (command === 'judge') {
  const problems = tried.judge(readTrials(content, name));
  for (const { field, reason } of problems) console.log(`${field}  ${reason}`);
  console.log(problems.length === 0 ? '모두 통과했어요.' : `${problems.length}가지를 고쳐야 해요.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** What is tried: its items, its text in order, and how answers to it are judged. */
interface Tried {
  readonly items: readonly TrialItem[];
  readonly text: readonly string[];
  readonly judge: (answers: readonly TrialAnswer[]) => PackProblem[];
}

async function readBook(bookNo: string): Promise<Tried> {
  const read = await readBookPack(join(content, 'books', bookNo));
  const pack = read.ok ? read.pack : read.draft;
  if (pack === undefined || !hasMissions(pack)) fail(`${bookNo}번 책에는 미션이 없어요.`);
  const text = (pack.pages?.pages ?? []).map(
    ({ pageNo, heading, paragraphs }) => `\n[${pageNo}쪽] ${heading ?? ''}\n${paragraphs.join('\n')}`,
  );
  return { items: trialItems(pack), text, judge: (answers) => checkTrials(pack, answers) };
}

async function readForm(formNo: number): Promise<Tried> {
  const { diagnosis } = await readTestContent(content);
  const form = diagnosis?.value.find((one) => one.formNo === formNo);
  if (form === undefined) fail(`${formNo}번 검사지가 없어요.`);
  const text = form.passages.map(({ id, title, paragraphs }) => `\n[${id}] ${title}\n${paragraphs.join('\n')}`);
  return {
    items: formTrialItems(form),
    text,
    judge: (answers) => checkFormTrials(`form-${formNo}.csv`, form, answers),
  };
}

function showSheet(open: boolean): void {
  if (open) console.log(`${tried.text.join('\n')}\n`);
  for (const { item, form, question, options } of items) {
    console.log(`${item}  ${form === 'ORDER' ? `(차례대로 네 글자) ${question}` : question}`);
    for (const { mark, text } of options) console.log(`    ${mark}) ${text}`);
  }
}

function record([reader, book, ...given]: string[]): void {
  if (reader === undefined || (book !== 'closed' && book !== 'open')) fail('읽은이와 closed나 open을 적어 주세요.');
  const answers = given.map((pair): TrialAnswer => {
    const [name, choice] = pair.split('=');
    const found = items.find(({ item }) => item === name);
    if (!found || choice === undefined || !fitsTrial(found, choice))
      fail(`${pair}: 여기의 문제와 답이 아니에요. 아무것도 적지 않았어요.`);
    return {
      item: found.item,
      fingerprint: found.fingerprint,
      reader,
      book: book === 'open' ? 'OPEN' : 'CLOSED',
      choice,
    };
  });
  const missing = items.filter(({ item }) => !answers.some((answer) => answer.item === item));
  if (missing.length > 0) console.log(`아직 답하지 않은 문제: ${missing.map(({ item }) => item).join(', ')}`);
  const present = new Set(items.map(({ item, fingerprint }) => `${item} ${fingerprint}`));
  const same = (a: TrialAnswer, b: TrialAnswer) => a.item === b.item && a.reader === b.reader && a.book === b.book;
  const kept = readTrials(content, name ?? '').filter(
    (old) => present.has(`${old.item} ${old.fingerprint}`) && !answers.some((answer) => same(answer, old)),
  );
  writeTrials(content, name ?? '', [...kept, ...answers]);
  console.log(`${answers.length}개를 적었어요.`);
}

function fail(line: string): never {
  console.error(line);
  process.exit(2);
}
