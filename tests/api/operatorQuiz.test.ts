import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookPackOx, bookPackQuiz } from '#contract/bookPack.ts';
import { keyedItems, keyedTexts } from '#domain/book-pack/keyedItems.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { keepOnePuzzle } from '../support/keepOnePuzzle.ts';
import { operate as operateOn } from '../support/operate.ts';
import { makePack, writePack } from '../support/samplePacks.ts';

const BOOK = String(FIRST_BOOK);
let folder: string;
let app: TestApp;

const operate = (...args: string[]) => operateOn(app, ...args);
const at = (name: string) => join(folder, name);
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));
const shipped = (name: string) =>
  JSON.parse(readFileSync(join(app.env.contentDir, 'books', BOOK, `${name}.json`), 'utf8'));

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
});
afterAll(() => app.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-quiz-'));
  return () => rmSync(folder, { recursive: true });
});

describe('quizzes of other programs', () => {
  it.each(['gift', 'qti'])('go out as %s and come back as the same items', async (format) => {
    const out = at(`out.${format}`);
    expect((await operate('quiz', 'export', BOOK, '--format', format, '--out', out)).output).toContain('20문제');
    const { code, output } = await operate(
      'quiz',
      'import',
      out,
      '--book',
      BOOK,
      '--format',
      format,
      '--out',
      at('draft'),
    );
    expect(code).toBe(0);
    expect(output).toContain('퀴즈 10문제, OX 10문제, 옮기지 못함 0문제');
    expect(readJson('draft', 'quiz.json')).toEqual(shipped('quiz'));
    expect(readJson('draft', 'ox.json')).toEqual(shipped('ox'));
    expect(bookPackQuiz.safeParse(readJson('draft', 'quiz.json')).success).toBe(true);
    expect(bookPackOx.safeParse(readJson('draft', 'ox.json')).success).toBe(true);
  });

  it('become a draft of what can be taken, with a line for every question', async () => {
    const gift = [
      '고래는 어디로 갔을까요?{=등대 ~숲속 ~들판 ~우물}',
      '고래는 바다에서만 살아요.{T}',
      '모두 고르세요, 무엇일까요?{=등대 =숲속 ~들판 ~우물}',
      '느낌을 써 보세요.{}',
    ].join('\n\n');
    writeFileSync(at('a.gift'), gift);
    const report = at('report.csv');
    const args = ['quiz', 'import', at('a.gift'), '--book', BOOK, '--format', 'gift', '--out', at('draft')];
    expect((await operate(...args, '--dry-run')).output).toContain('만든 것은 없어요.');
    expect(existsSync(at('draft'))).toBe(false);
    expect((await operate(...args, '--report', report)).output).toContain('퀴즈 1문제, OX 1문제, 옮기지 못함 2문제');
    const lines = readFileSync(report, 'utf8').split('\r\n');
    expect(lines[1]).toMatch(/^"1줄","퀴즈","q1".*1쪽으로/);
    expect(lines[2]).toMatch(/^"3줄","OX","o1".*해설을 적을 자리/);
    expect(lines[3]).toMatch(/^"5줄","옮기지 못함","".*정답이 2개예요/);
    expect(lines[4]).toMatch(/^"7줄","옮기지 못함","".*서술형/);
    expect(readJson('draft', 'quiz.json').items).toMatchObject([{ id: 'q1', answer: 1, pageNo: 1 }]);
    // A draft that somebody works on is never written over.
    expect(await operate(...args)).toMatchObject({ code: 1, output: expect.stringContaining('이미 있어요') });
  });

  it('bring in no book while a place of the draft is empty', async () => {
    const pack = writePack(folder, makePack({ bookNo: 20_001 }, 'paper'));
    await operate('books', 'import', pack);
    const { ox, quiz } = makePack({ bookNo: 20_001 }, 'paper');
    const statements = ox.items.map(({ statement, answer }) => `${statement}{${answer === 'O' ? 'T' : 'F'}}`);
    const questions = keyedItems(quiz.items).map((item) => {
      const { question, answer } = item;
      const answers = keyedTexts(item).map((text, index) => `${index + 1 === answer ? '=' : '~'}${text}`);
      return `${question}{${answers.join(' ')}}`;
    });
    writeFileSync(at('a.gift'), [...statements, ...questions].join('\n\n'));
    const draft = ['--book', '20001', '--format', 'gift', '--out', at('draft')];
    expect((await operate('quiz', 'import', at('a.gift'), ...draft)).output).toContain('퀴즈 10문제, OX 10문제');
    for (const name of ['ox.json', 'quiz.json']) cpSync(at(join('draft', name)), join(pack, name));
    const { output } = await operate('books', 'import', pack);
    expect(output).toContain('고친 책 0권, 그대로 0권, 고쳐 주세요 1권');
    for (const field of ['ox.json.*items\\[9\\].explanation', 'quiz.json.*items\\[0\\].scene']) {
      expect(output).toMatch(new RegExp(`${field}\t아직 채우지 않은 자리예요: 여기에`));
    }
  });

  it('of other than four options come back from the table that an editor completes', async () => {
    const gift = [
      '::q7::고래는 어디로 갔을까요?{=등대 ~숲속 ~들판 ~우물}',
      '// [id:trio] [tag:추론적 이해] [tag:쪽 2]\n고래가 만난 친구는 누구일까요?{~거북 =문어 ~새우####거북이 아니라 문어를 만났다고 적혀 있어요.}',
      '고래의 나이는 몇 살일까요?{~1 ~2 =3 ~4 ~5}',
    ].join('\n\n');
    writeFileSync(at('a.gift'), gift);
    const first = await operate('quiz', 'import', at('a.gift'), '--book', BOOK, '--out', at('draft'));
    expect(first).toMatchObject({ code: 0, output: expect.stringContaining('보기를 고칠 문제 2개') });
    expect(first.output).toContain(at('draft/review.csv'));
    const table = readFileSync(at('draft/review.csv'), 'utf8');
    expect(table).toContain('보기 하나를 더 적어 주세요');
    expect(table).toContain('정답이 아닌 보기 하나를 지워 주세요');
    const unchanged = await operate('quiz', 'import', at('draft/review.csv'), '--book', BOOK, '--check');
    expect(unchanged.output).toContain('퀴즈 0문제, OX 0문제, 옮기지 못함 0문제, 보기를 고칠 문제 2개');
    const completed = table
      .replace('"거북","문어","새우","",', '"거북","문어","새우","상어",')
      .replace('"1","2","3","4","5"', '"1","2","3","","5"');
    writeFileSync(at('completed.csv'), completed);
    const second = await operate('quiz', 'import', at('completed.csv'), '--book', BOOK, '--out', at('second'));
    expect(second).toMatchObject({
      code: 0,
      output: expect.stringContaining('퀴즈 2문제, OX 0문제, 옮기지 못함 0문제'),
    });
    expect(readJson('second', 'quiz.json').items).toMatchObject([
      {
        id: 'trio',
        category: 'SPECULATIVE',
        pageNo: 2,
        options: ['거북', '문어', '새우', '상어'].map((text) => ({ text })),
        answer: 2,
        explanation: '거북이 아니라 문어를 만났다고 적혀 있어요.',
      },
      { id: 'q1', options: ['1', '2', '3', '5'].map((text) => ({ text })), answer: 3 },
    ]);
  });

  it('are refused with exit code 1 where none can be taken', async () => {
    writeFileSync(at('a.gift'), '느낌을 써 보세요.{}\n\n몇 마리인가요?{#3}');
    for (const more of [[], ['--check']]) {
      const { code, output } = await operate(
        'quiz',
        'import',
        at('a.gift'),
        '--book',
        BOOK,
        '--out',
        at('draft'),
        ...more,
      );
      expect([code, output]).toEqual([1, expect.stringContaining('옮길 수 있는 문제가 없어요. 바뀐 것은 없어요.')]);
      expect(output).toContain('서술형');
    }
    expect(existsSync(at('draft'))).toBe(false);
  });

  it('are read from a folder of QTI items', async () => {
    await operate('quiz', 'export', BOOK, '--format', 'qti', '--out', at('out.zip'));
    for (const [name, bytes] of Object.entries(unzipSync(readFileSync(at('out.zip'))))) {
      mkdirSync(join(at('items'), dirname(name)), { recursive: true });
      writeFileSync(join(at('items'), name), bytes);
    }
    const { output } = await operate('quiz', 'import', at('items'), '--book', BOOK, '--check');
    expect(output).toContain('퀴즈 10문제, OX 10문제, 옮기지 못함 0문제');
    expect(await operate('quiz', 'import', at('items'), '--book', BOOK, '--format', 'gift')).toMatchObject({ code: 1 });
  });

  it('in the code page of Korean computers are read', async () => {
    // '고래는 물고기예요, 그렇지요.{F}' in CP949.
    const hex = 'b0edb7a1b4c220b9b0b0edb1e2bfb9bfe42c20b1d7b7b8c1f6bfe42e7b467d';
    writeFileSync(at('old.gift'), Buffer.from(hex, 'hex'));
    await operate('quiz', 'import', at('old.gift'), '--book', BOOK, '--format', 'gift', '--out', at('draft'));
    expect(readJson('draft', 'ox.json').items).toMatchObject([
      { statement: '고래는 물고기예요, 그렇지요.', answer: 'X' },
    ]);
    expect(existsSync(at('draft/quiz.json'))).toBe(false);
  });

  it.each([
    ['no such file', 'nothing.gift', null, 'gift'],
    ['a folder as GIFT', '.', null, 'gift'],
    ['an unknown format', 'a.gift', 'a', 'h5p'],
    ['a broken zip', 'a.zip', 'PK but no more', 'qti'],
    ['a zip that points outside', 'b.zip', zipSync({ '../a.xml': strToU8('<a/>') }), 'qti'],
    ['a zip without items', 'c.zip', zipSync({ 'a.txt': strToU8('a') }), 'qti'],
  ])('that are %s are refused in one sentence', async (_what, name, content, format) => {
    if (content !== null) writeFileSync(at(name), content);
    const { code, output } = await operate('quiz', 'import', at(name), '--book', BOOK, '--format', format);
    expect([code, output.split('\n').length]).toEqual([1, 1]);
  });

  it('need a book that is there', async () => {
    writeFileSync(at('a.gift'), '고래는 바다에 살아요.{T}');
    const { code, output } = await operate('quiz', 'import', at('a.gift'), '--book', '4321', '--format', 'gift');
    expect([code, output]).toEqual([1, expect.stringContaining('4321번 책이 없어요')]);
  });
});

describe('the puzzle of a book', () => {
  it('goes out as the mission shows it', async () => {
    await keepOnePuzzle(app);
    expect((await operate('puzzle', 'export', BOOK, '--format', 'ipuz', '--out', at('a.ipuz'))).output).toContain(
      '10개',
    );
    const { puzzle, clues } = readJson('a.ipuz');
    const token = await app.signIn();
    const start = { bookNo: FIRST_BOOK, readingMissionType: 'PUZZLE' };
    const { data } = await app.post('/api/mission/attempts', start, token);
    const shown = JSON.stringify(data);
    const listed: [number, string][] = [...clues.Across, ...clues.Down];
    for (const [, clue] of listed) expect(shown).toContain(clue);
    const numbers = puzzle.flat().filter((cell: unknown) => typeof cell === 'number' && cell > 0);
    expect(new Set(numbers)).toEqual(new Set(listed.map(([number]) => number)));
    expect(await operate('puzzle', 'export', BOOK, '--out', at('a.ipuz'))).toMatchObject({ code: 1 });
    expect(await operate('puzzle', 'export', '4321')).toMatchObject({ code: 1 });
    expect(await operate('puzzle', 'export', BOOK, '--format', 'pdf')).toMatchObject({ code: 1 });
  });
});
