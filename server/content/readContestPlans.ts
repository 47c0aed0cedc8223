import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { type ContestPlan, contestPlan } from '#contract/contestPlan.ts';
import type { PackProblem } from '#domain/book-pack/PackProblem.ts';
import { checkContestPlan, type PlannedBook } from '#domain/contest/checkContestPlan.ts';
import { formatField } from './formatField.ts';

export interface ContestPlans {
  plans: ContestPlan[];
  problems: PackProblem[];
}

/** Reads the plans of a folder and holds each against the books there are. Only sound plans come back. */
export async function readContestPlans(root: string, books: readonly PlannedBook[]): Promise<ContestPlans> {
  const read: ContestPlans = { plans: [], problems: [] };
  const files = existsSync(root) ? (await readdir(root)).filter((name) => name.endsWith('.json')).sort() : [];
  for (const file of files) {
    const { plan, problems } = await readPlan(join(root, file), books);
    read.problems.push(...problems);
    if (plan && !problems.some(({ level }) => level === 'error')) read.plans.push(plan);
  }
  return read;
}

async function readPlan(path: string, books: readonly PlannedBook[]) {
  const file = basename(path);
  const fail = (field: string, reason: string) => ({ file, field, level: 'error' as const, reason });
  let written: unknown;
  try {
    written = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return { problems: [fail('', 'JSON으로 읽을 수 없어요')] };
  }
  const parsed = contestPlan.safeParse(written, { error: z.locales.ko().localeError });
  if (!parsed.success)
    return { problems: parsed.error.issues.map(({ path: at, message }) => fail(formatField(at), message)) };
  const problems = checkContestPlan(parsed.data, books);
  if (`${parsed.data.planId}.json` !== file) problems.push(fail('planId', '파일 이름과 달라요'));
  return { plan: parsed.data, problems };
}
