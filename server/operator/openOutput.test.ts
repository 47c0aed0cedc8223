import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { openOutput } from './openOutput.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-output-'));
  return () => rmSync(folder, { recursive: true });
});

/** @param lines after so many the reader is gone */
function reader(lines = Number.POSITIVE_INFINITY) {
  const seen: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (chunk.length > 0 && seen.length >= lines) done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
      else {
        if (chunk.length > 0) seen.push(String(chunk));
        done();
      }
    },
  });
  return { seen, stream };
}

async function run(stdoutLines: number | undefined, given = folder) {
  const [out, err] = [reader(stdoutLines), reader()];
  const output = openOutput({ stdout: out.stream, stderr: err.stream, folder: given, now: () => 7 });
  for (const no of [1, 2, 3, 4]) {
    output.print(`비밀번호 ${no}`, 'once');
    output.print(`그 밖의 줄 ${no}`);
    // As a command waits for its database between two lines.
    await new Promise(setImmediate);
  }
  await output.finish();
  return { printed: out.seen.join(''), complained: err.seen.join('') };
}

describe('what an operator is shown', () => {
  it('goes to the screen and into no file', async () => {
    const { printed, complained } = await run(undefined);
    expect(printed.split('\n')).toHaveLength(9);
    expect(complained).toBe('');
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([0, 1, 3, 7])('is complete in a file where the reader left after %i lines', async (lines) => {
    const { complained } = await run(lines);
    const [name = ''] = readdirSync(folder);
    expect(readFileSync(join(folder, name), 'utf8')).toBe('비밀번호 1\n비밀번호 2\n비밀번호 3\n비밀번호 4\n');
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(complained).toContain(join(folder, name));
  });

  it('is told elsewhere where no file can be written', async () => {
    const { complained } = await run(1, join(folder, 'not-there'));
    for (const no of [1, 2, 3, 4]) expect(complained).toContain(`비밀번호 ${no}\n`);
  });

  it('leaves no file for what can be asked for again', async () => {
    const [out, err] = [reader(0), reader()];
    const output = openOutput({ stdout: out.stream, stderr: err.stream, folder, now: () => 7 });
    output.print('1\t공지');
    await output.finish();
    expect([readdirSync(folder), err.seen]).toEqual([[], []]);
  });
});
