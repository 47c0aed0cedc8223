import { existsSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { CSV_START, csvLine } from '#domain/interchange/toCsv.ts';
import { describeSystemError } from '../errors/describeSystemError.ts';
import type { CommandContext } from './CommandContext.ts';
import { OperatorError } from './OperatorError.ts';

/** Puts lines into the table, on the disk before it is done. */
export type WriteRows = (...lines: readonly (readonly string[])[]) => Promise<void>;

/**
 * Prints what comes of some work as a table, or writes it as a file that only its owner reads. The file is opened before
 * anything is done, and a written line stays written whatever happens next: passwords that nobody gets are lost.
 *
 * @param options.alsoPrint prints what is in the file as well
 * @throws OperatorError when there can be no such file
 */
export async function printTable<Done>(
  context: CommandContext,
  file: string | undefined,
  work: (writeRows: WriteRows) => Promise<Done>,
  { alsoPrint = false } = {},
): Promise<Done> {
  const print = (lines: readonly (readonly string[])[], kind?: 'once') => {
    for (const line of lines) context.print(line.join('\t'), kind);
  };
  if (file === undefined) return work(async (...lines) => print(lines, 'once'));
  refuseExisting(file);
  const report = await open(file, 'wx', 0o600).catch((error: Error) => {
    throw new OperatorError(`결과를 적을 파일을 만들 수 없어요: ${describeSystemError(error) ?? file}.`);
  });
  let written = false;
  try {
    return await work(async (...lines) => {
      if (lines.length === 0) return;
      const failure = await append(report, (written ? '' : CSV_START) + lines.map(csvLine).join('')).then(
        () => null,
        (error: unknown) => describeSystemError(error) ?? '',
      );
      if (failure !== null) context.print(`파일에 적지 못해서 여기에 보여 줘요: ${failure} (${file})`);
      if (failure !== null || alsoPrint) print(lines, failure === null ? undefined : 'once');
      written = true;
    });
  } finally {
    await report.close();
    if (!written) await rm(file, { force: true });
  }
}

async function append(report: FileHandle, text: string): Promise<void> {
  await report.appendFile(text);
  await report.datasync();
}

/** Called before anything is done: what somebody keeps is never written over. */
export function refuseExisting(path: string | undefined): void {
  if (path !== undefined && existsSync(path)) throw new OperatorError(`이미 있어요: ${path}. 다른 이름을 적어 주세요.`);
}
