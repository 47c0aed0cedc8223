import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BookPack } from '../../contract/bookPack.ts';
import { checkBookBank } from '../../domain/book-pack/checkBookBank.ts';
import { checkBookPack } from '../../domain/book-pack/checkBookPack.ts';
import type { PackProblem } from '../../domain/book-pack/PackProblem.ts';
import { readBookPack } from './readBookPack.ts';

/** What a folder of packs holds: the packs without errors, and every problem with `<bookNo>/` before its file. */
export interface BookBank {
  /** Folders looked at. */
  folders: number;
  packs: BookPack[];
  problems: PackProblem[];
}

/** Reads and checks every pack under `root` by the contract, the writing rules and the rules of the bank. */
export async function readBookBank(root: string): Promise<BookBank> {
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const bank: BookBank = { folders: names.length, packs: [], problems: [] };
  for (const name of names) {
    const read = await readBookPack(join(root, name));
    const written = read.ok ? read.pack : read.draft;
    const found = written === undefined ? read.problems : [...read.problems, ...checkBookPack(written)];
    bank.problems.push(...found.map((problem) => ({ ...problem, file: `${name}/${problem.file}` })));
    if (read.ok && !found.some((problem) => problem.level === 'error')) bank.packs.push(read.pack);
  }
  bank.problems.push(...checkBookBank(bank.packs));
  return bank;
}
