import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const PUPILS = 6;
let folder: string;

/** A command line in a shell, with the exit code of the command and not of what reads it. */
const shell = (command: string) =>
  run('bash', ['-o', 'pipefail', '-c', command], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', OPERATOR: 'kim', NODE_ENV: 'production', DEMO: 'off' },
  }).then(
    (done) => ({ code: 0, ...done }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
const operator = `${process.execPath} --import tsx server/operator/main.ts`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-pipe-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a reader who leaves early', () => {
  it('makes no command fail, and loses no first password', async () => {
    const made = await shell(`${operator} institution create edu '파이프 학원' --approve`);
    const academyNo = /(\d+)번/.exec(made.stdout)?.[1];
    const rows = Array.from({ length: PUPILS }, (_, no) => `김하늘,2009-03-0${no + 1},고1,pipe000${no}`);
    const list = join(folder, 'class.csv');
    writeFileSync(list, ['이름,생년월일,학년,아이디', ...rows].join('\n'));
    const { code, stdout, stderr } = await shell(`${operator} roster import ${academyNo} ${list} | head -1`);
    expect([code, stdout.split('\n').length]).toEqual([0, 2]);
    expect(stderr).not.toMatch(/EPIPE|at .*:\d+/);
    const name = readdirSync(folder).find((file) => file.startsWith('operator-output')) ?? '';
    expect(stderr).toContain(join(folder, name));
    const told = readFileSync(join(folder, name), 'utf8');
    for (let no = 0; no < PUPILS; no += 1) expect(told).toMatch(new RegExp(`pipe000${no}\\t\\S{8,}`));
    expect((await shell(`${operator} account list ${academyNo} | head -1`)).stderr).toBe('');
    expect((await shell(`${operator} help | true`)).code).toBe(0);
  });
});
