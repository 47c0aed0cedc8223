import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import type { Desk } from './Desk.ts';
import { OperatorError } from './OperatorError.ts';
import { toCsv } from './toCsv.ts';

/**
 * Does some work and prints what came of it as a table, or writes it as a file that only its owner reads. The file is
 * opened before anything is done: passwords that nobody is told are lost.
 *
 * @throws OperatorError when there can be no such file
 */
export async function tellTable<Done>(
  desk: Desk,
  file: string | undefined,
  work: () => Promise<Done>,
  describe: (done: Done) => readonly string[][],
): Promise<Done> {
  const print = (table: readonly string[][]) => {
    for (const line of table) desk.say(line.join('\t'));
  };
  if (file === undefined) {
    const done = await work();
    print(describe(done));
    return done;
  }
  refuseExisting(file);
  const report = await open(file, 'wx', 0o600).catch((error: Error) => {
    throw new OperatorError(`결과를 적을 파일을 만들 수 없어요: ${file} (${error.message}).`);
  });
  try {
    const done = await work().catch(async (error: unknown) => {
      await rm(file, { force: true });
      throw error;
    });
    const table = describe(done);
    await report.writeFile(toCsv(table)).catch((error: Error) => {
      desk.say(`파일에 적지 못해서 여기에 보여 줘요: ${file} (${error.message})`);
      print(table);
    });
    return done;
  } finally {
    await report.close();
  }
}

/** Called before anything is done: what somebody keeps is never written over. */
export function refuseExisting(path: string | undefined): void {
  if (path !== undefined && existsSync(path)) throw new OperatorError(`이미 있어요: ${path}. 다른 이름을 적어 주세요.`);
}
