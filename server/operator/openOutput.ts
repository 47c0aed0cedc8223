import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { Print } from './CommandContext.ts';
import { plainLine } from './plainLine.ts';

interface Streams {
  stdout: Writable;
  stderr: Writable;
  /** Where lines go that nobody could read. */
  folder: string;
  /** Milliseconds UTC, for the name of the file. */
  now: () => number;
}

export interface OperatorOutput {
  print: Print;
  /** Waits until what was printed is out. */
  finish: () => Promise<void>;
}

/**
 * Prints for an operator, also when whoever reads has gone (`… | head`): the command goes on to its end, and lines that
 * cannot be asked for again are in a file of the data folder, all of the command's, since the reader may have dropped
 * what it was given last.
 */
export function openOutput({ stdout, stderr, folder, now }: Streams): OperatorOutput {
  const once: string[] = [];
  let closed = false;
  let file: string | null = null;

  function rescue(lines: readonly string[]): void {
    if (lines.length === 0) return;
    const text = lines.map((line) => `${line}\n`).join('');
    const isFirst = file === null;
    file ??= join(folder, `operator-output-${now()}.txt`);
    try {
      appendFileSync(file, text, { mode: 0o600 });
      if (isFirst) stderr.write(`출력이 끝까지 읽히지 않아서 다시 볼 수 없는 줄을 파일에 적어 두어요: ${file}\n`);
    } catch {
      stderr.write(text);
    }
  }

  stderr.on('error', () => {});
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (closed) return;
    closed = true;
    if (error.code !== 'EPIPE') stderr.write(`화면에 보여 주지 못했어요 (${error.code ?? '까닭을 몰라요'}).\n`);
    rescue(once);
  });

  return {
    print: (line, kind) => {
      const plain = plainLine(line);
      if (kind === 'once') once.push(plain);
      if (!closed) stdout.write(`${plain}\n`);
      else if (kind === 'once') rescue([plain]);
    },
    finish: () =>
      new Promise((resolve) => {
        // The callback comes before the event that has the reason; the event has to be seen as well.
        if (closed) resolve();
        else stdout.write('', () => setImmediate(resolve));
      }),
  };
}
