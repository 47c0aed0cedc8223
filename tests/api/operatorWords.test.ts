import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOperatorProgram } from '#server/operator/buildOperatorProgram.ts';
import type { CommandContext } from '#server/operator/CommandContext.ts';
import { runMove } from '#server/operator/runMove.ts';
import { runRestore } from '#server/operator/runRestore.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { operate as operateOn } from '../support/operate.ts';

let app: TestApp;
let folder: string;
const operate = (...args: string[]) => operateOn(app, ...args);

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-words-'));
  mkdirSync(join(folder, '폴더'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** What people bring by mistake. */
const files: Readonly<Record<string, string | Uint8Array>> = {
  'empty.txt': '',
  'words.md': '그냥 글이에요.',
  'head.md': '---\ntitle:\ncolour: red\npublishedAt: yesterday\n---\n글이에요.\n',
  'broken.json': '{"planId": [1, 2',
  'broken.yaml': 'a: [1, 2\nb: {',
  'broken.xml': '<quiz><question type="multichoice"><name></quiz>',
  'entity.xml': '<quiz><question>&what;</question></quiz>',
  'quotes.csv': '이름,생년월일,학년,아이디\n김"하"늘,"2016,초3,a\n',
  'wrong.csv': '가,나,다\n1,2,3\n',
  'text.xlsx': '이름,생년월일',
  'empty.xlsx': zipSync({}),
  'other.xlsx': zipSync({ mimetype: strToU8('application/hwp+zip'), 'a.xml': strToU8('<a/>') }),
  'old.xls': new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
  'cut.zip': zipSync({ 'a.xml': strToU8('<a/>') }).slice(0, 40),
  'other.zip': zipSync({ '읽어 주세요.txt': strToU8('책 묶음이 아니에요.') }),
  'picture.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0, 0, 1, 2, 3]),
};

const leaves = (command: Command): Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leaves);

const pathOf = (command: Command): string[] =>
  command.parent === null ? [] : [...pathOf(command.parent), command.name()];

/** Enough to describe the commands; nothing is carried out with it. */
const named = { print: () => undefined, env: {}, secrets: {} } as unknown as CommandContext;
const commands = leaves(buildOperatorProgram(named)).filter(
  (command) => !['move', 'restore', 'help'].includes(command.name()),
);

/** Names of formats, sites, settings and the like: no sentences. */
const NAMES =
  /\b(?:UTF|CP949|ANSI|CSV|XLSX|GIFT|QTI|XML|JSON|YAML|Markdown|Excel|Moodle|zip|ipuz|edu|school|home|packs|csv|xlsx|yaml|json|gift|qti|moodle|table|id|html|HTML|DOCTYPE|ENTITY|BACKUP_[A-Z]+|PostgreSQL|SQLite|MB|kB|npm run check:content|book\.json)\b/gu;

/** Roles, rights and events, and who works here from where. */
const CODES = /\b[A-Z][A-Z_]{2,}\b|\bkim\b|\boffice-pc\b|\bconsole\b/gu;

/** Latin words that stand beside one another, once names and what was given are taken away. */
function foreignWords(output: string, given: readonly string[]): string | null {
  const longestFirst = [...given].sort((a, b) => b.length - a.length);
  const ours = longestFirst.reduce((text, word) => text.replaceAll(word, '…'), output.replaceAll(folder, '…'));
  const words = ours
    .replace(
      /‘[^’]*’|--?[a-z][\w-]*|<[^>]*>|[\w./-]+\.(?:md|json|yaml|yml|xml|csv|xlsx|xls|zip|png|txt|webp|jsonl)\b/gu,
      '…',
    )
    .replace(CODES, '…')
    .replace(NAMES, '…');
  return (
    /[A-Za-z]{3,}[\s,.:;'"]+[A-Za-z]{2,}|\b(?:error|invalid|expected|missing|undefined|required(?!:))\b/iu.exec(
      words,
    )?.[0] ?? null
  );
}

async function expectKorean(args: readonly string[]): Promise<{ code: number; output: string }> {
  const answer = await operate(...args);
  expect({ args, words: foreignWords(answer.output, args) }).toEqual({ args, words: null });
  return answer;
}

const argumentsOf = (command: Command) =>
  command.registeredArguments.map((argument) => ({ name: argument.name(), required: argument.required }));

/** A command line whose values cannot be right. @param file what stands where a file is wanted */
function nonsense(command: Command, file: string): string[] {
  const values = argumentsOf(command)
    .filter(({ required }) => required)
    .map(({ name }) => (name === 'file' || name === 'path' ? file : '고래'));
  const options = command.options
    .filter(({ mandatory }) => mandatory)
    .flatMap(({ long, required }) => {
      const value = long === '--book' ? String(FIRST_BOOK) : file;
      return required ? [long ?? '', value] : [long ?? ''];
    });
  return [...pathOf(command), ...values, ...options];
}

describe.each(commands.map((command) => [pathOf(command).join(' '), command] as const))('%s', (_name, command) => {
  it('refuses a wrong command line in one Korean sentence', async () => {
    const path = pathOf(command);
    const wanted = command.registeredArguments.map(() => '가');
    const lines = [
      [...path, '--no-such-option'],
      [...path, ...wanted, '너무', '많은', '말'],
      ...(command.registeredArguments.some(({ required }) => required) ? [path] : []),
      ...command.options.filter(({ required }) => required).map(({ long }) => [...path, ...wanted, long ?? '']),
    ];
    for (const line of lines) {
      const { code, output } = await expectKorean(line);
      expect([line, code, output.split('\n').length]).toEqual([line, 1, 1]);
      expect(output).toMatch(/^하지 못했어요: .*바뀐 것은 없어요\.$/);
    }
  });

  it('is explained in Korean', async () => {
    const { code, output } = await operate(...pathOf(command), '--help');
    expect([code, output]).toEqual([0, expect.stringContaining('쓰는 법: operator')]);
    expect(output).not.toMatch(/Usage|Options|Arguments|Commands|default:|display help/);
  });
});

const takesFile = (command: Command) => argumentsOf(command).some(({ name }) => ['file', 'path'].includes(name));
const nameAndCommand = (command: Command) => [pathOf(command).join(' '), command] as const;

it.each(commands.filter(takesFile).map(nameAndCommand))(
  '%s refuses a file that it cannot read in Korean, with exit code 1',
  async (_name, command) => {
    for (const name of [...Object.keys(files), '폴더', '없는 파일.csv', '없는 파일', 'empty.txt/안']) {
      // A word to a student may be any text.
      if (command.name() === 'tell' && typeof files[name] === 'string' && files[name] !== '') continue;
      const args = nonsense(command, join(folder, name));
      const known = args.map((word, index) => {
        const what = argumentsOf(command)[index - pathOf(command).length]?.name;
        return { academyNo: '1', account: 'edu/badaedu', bookNo: String(FIRST_BOOK) }[what ?? ''] ?? word;
      });
      for (const line of [args, known]) {
        const { code } = await expectKorean(line);
        expect([line, code]).toEqual([line, 1]);
      }
    }
  },
);

it.each(commands.filter((command) => !takesFile(command)).map(nameAndCommand))(
  '%s answers nonsense in Korean',
  async (_name, command) => {
    await expectKorean(nonsense(command, '고래'));
    await expectKorean(nonsense(command, join(folder, '없는 폴더', '파일')));
    await expectKorean(nonsense(command, '-1'));
  },
);

describe('the operators’ command line as a whole', () => {
  it.each([[['quizz']], [['quiz', 'imprt']], [['--version']], [['help', 'whale']], [['contest', '--all']]])(
    'refuses %j in Korean',
    async (args) => {
      expect((await expectKorean(args)).code).toBe(1);
    },
  );

  it('lists what there is in Korean, also where nothing was asked for', async () => {
    for (const args of [['help'], ['quiz'], ['help', 'move'], ['help', 'restore']]) {
      const { output } = await operate(...args);
      expect(output).toContain('쓰는 법: operator');
      expect(output).not.toMatch(/Usage|Options|Commands|display help/);
    }
  });

  it.each([
    ['move', runMove],
    ['restore', runRestore],
  ])('refuses a wrong %s in Korean', async (name, run) => {
    for (const args of [[], ['--x'], ['--to'], ['--from', '/no/such'], ['--to', 'mysql://a'], ['하나', '둘']]) {
      const lines: string[] = [];
      const who = async () => 'kim';
      const context = {
        env: app.env,
        operator: 'kim',
        who,
        now: app.clock.now,
        print: (line: string) => lines.push(line),
      };
      expect(await run(context, [name, ...args])).toBe(1);
      expect(foreignWords(lines.join('\n'), args)).toBeNull();
    }
  });
});
