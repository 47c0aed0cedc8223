import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const PASSWORD = 'mW4x-kz8v-Qp2t';
const run = promisify(execFile);

const dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-program-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The program as somebody starts it who came by SSH. */
async function program(args: string[], answers: string[] = []): Promise<{ code: number; output: string }> {
  const { DATABASE_URL: _, ...env } = process.env;
  const command = run(process.execPath, ['server/operator/main.ts', ...args], {
    env: {
      ...env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      SUDO_USER: 'sea',
      SSH_CONNECTION: '203.0.113.9 51000 10.0.0.2 22',
    },
  });
  command.child.stdin?.end(answers.map((answer) => `${answer}\n`).join(''));
  return command.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, output: error.stdout }),
  );
}

it('sets one person up by one command, who is known until they sign out', async () => {
  expect(await program(['setup', 'kim'], [PASSWORD, PASSWORD])).toMatchObject({ code: 0 });
  const folder = join(dataDir, 'operator-sessions');
  expect(readdirSync(folder)).toEqual(['sea']);
  expect(statSync(join(folder, 'sea')).mode & 0o777).toBe(0o600);
  const audited = await program(['audit']);
  expect(audited.output).toMatch(/\tkim\t\S+ 203\.0\.113\.9\tOPERATOR_SIGNED_IN\t/);
  expect((await program(['logout'])).code).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});
