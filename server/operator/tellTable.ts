import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Desk } from './Desk.ts';
import { OperatorError } from './OperatorError.ts';
import { toCsv } from './toCsv.ts';

/** Prints a table, or writes it as a file that only its owner reads. */
export async function tellTable(desk: Desk, table: readonly string[][], file: string | undefined): Promise<void> {
  if (file === undefined) for (const line of table) desk.say(line.join('\t'));
  else await writeFile(file, toCsv(table), { mode: 0o600, flag: 'wx' });
}

/** Called before anything is done: what somebody keeps is never written over. */
export function refuseExisting(path: string | undefined): void {
  if (path !== undefined && existsSync(path)) throw new OperatorError(`이미 있어요: ${path}. 다른 이름을 적어 주세요.`);
}
