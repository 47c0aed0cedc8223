import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PASSWORD = 'mW4x-kz8v-Qp2t';
const run = promisify(execFile);
let folder: string;

/** A command line in a shell, with the exit code of the command and not of what reads it. */
const shell = (command: string) =>
  run('bash', ['-o', 'pipefail', '-c', command], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: 'production', DEMO: 'off' },
  }).then(
    (done) => ({ code: 0, ...done }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
const operator = `${process.execPath} server/operator/main.ts`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-pipe-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a reader who leaves early', () => {
  it('makes no command fail, and loses no password', async () => {
    expect(await shell(`printf '%s\\n' ${PASSWORD} ${PASSWORD} | ${operator} setup kim`)).toMatchObject({ code: 0 });
    const made = await shell(`${operator} institution create edu '파이프 학원' --approve`);
    const academyNo = /(\d+)번/.exec(made.stdout)?.[1];
    const list = join(folder, 'class.csv');
    writeFileSync(list, '이름,생년월일,학년,아이디\n김하늘,2009-03-01,고1,pipe0001\n이바람,2009-03-02,고1,pipe0002');
    const joined = await shell(
      `${operator} roster import ${academyNo} ${list} --report ${folder}/report.csv --reason '새 학기 명단' | head -1`,
    );
    expect(joined).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(join(folder, 'report.csv'), 'utf8')).toMatch(/pipe0001[\s\S]*pipe0002/);

    const { code, stderr } = await shell(`${operator} account reset edu/pipe0001 | true`);
    expect([code, stderr]).toEqual([0, expect.not.stringMatching(/EPIPE|at .*:\d+/)]);
    const name = readdirSync(folder).find((file) => file.startsWith('operator-output')) ?? 'none';
    expect(stderr).toContain(join(folder, name));
    expect(readFileSync(join(folder, name), 'utf8')).toMatch(/임시 비밀번호: \S{8,}/);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(await shell(`${operator} account list ${academyNo} --reason '명단 확인' | true`)).toMatchObject({
      code: 0,
      stderr: '',
    });
  });
});
