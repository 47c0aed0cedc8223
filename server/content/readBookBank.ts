import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBookBank } from '#domain/book-pack/checkBookBank.ts';
import { checkBookFacts } from '#domain/book-pack/checkBookFacts.ts';
import { checkBookPack } from '#domain/book-pack/checkBookPack.ts';
import { checkGuest } from '#domain/book-pack/checkGuest.ts';
import { checkLibraryTexts } from '#domain/book-pack/checkLibraryTexts.ts';
import { checkPlaceholders } from '#domain/book-pack/checkPlaceholders.ts';
import type { PackProblem } from '#domain/book-pack/PackProblem.ts';
import type { PlannedBook } from '#domain/contest/checkContestPlan.ts';
import { type AnyBookPack, hasMissions, readBookPack } from './readBookPack.ts';

/** What a folder of packs holds: the packs without errors, and every problem with `<bookNo>/` before its file. */
export interface BookBank {
  /** Folders looked at. */
  folders: number;
  packs: AnyBookPack[];
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
    const found = written === undefined ? read.problems : [...read.problems, ...checkPack(written)];
    bank.problems.push(...found.map((problem) => ({ ...problem, file: `${name}/${problem.file}` })));
    if (read.ok && !found.some((problem) => problem.level === 'error')) bank.packs.push(read.pack);
  }
  const complete = bank.packs.filter(hasMissions);
  bank.problems.push(...checkBookBank(complete), ...checkLibraryTexts(complete));
  return bank;
}

/** The writing rules that a pack of its depth has. */
export function checkPack(pack: AnyBookPack): PackProblem[] {
  return hasMissions(pack)
    ? checkBookPack(pack)
    : [...checkBookFacts(pack), ...checkPlaceholders(pack), ...checkGuest(pack)];
}

/** The books of a bank as a contest plan looks at them. */
export function plannedBooks({ packs }: Pick<BookBank, 'packs'>): PlannedBook[] {
  return packs.map((pack) => {
    const { bookNo, category, raq } = pack.book;
    return { bookNo, category, raq, hasMissions: hasMissions(pack) };
  });
}
