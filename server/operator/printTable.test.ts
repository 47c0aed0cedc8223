import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CommandContext } from './CommandContext.ts';
import { printTable } from './printTable.ts';

let folder: string;
let messages: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-table-'));
  messages = [];
});
afterEach(() => rmSync(folder, { recursive: true }));
const context = { print: (line: string) => messages.push(line) } as unknown as CommandContext;

it('has each line on the disk before the next is worked on, for its owner alone', async () => {
  const file = join(folder, 'report.csv');
  const read = () => readFileSync(file, 'utf8');
  const failing = printTable(context, file, async (writeRows) => {
    await writeRows(['아이디', '첫 비밀번호'], ['bada01', 'pearl']);
    expect(read()).toBe('\ufeff"아이디","첫 비밀번호"\r\n"bada01","pearl"\r\n');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await writeRows(['bada02', '=coral']);
    throw new Error('cut off');
  });
  await expect(failing).rejects.toThrow('cut off');
  expect(read().split('\r\n').slice(1, 3)).toEqual(['"bada01","pearl"', `"bada02","'=coral"`]);
});

it('leaves no file where nothing was told', async () => {
  const file = join(folder, 'report.csv');
  await expect(printTable(context, file, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(existsSync(file)).toBe(false);
});

it('prints the lines where no file is wanted', async () => {
  expect(
    await printTable(context, undefined, async (writeRows) => {
      await writeRows(['a', 'b']);
      return 'done';
    }),
  ).toBe('done');
  expect(messages).toEqual(['a\tb']);
});
