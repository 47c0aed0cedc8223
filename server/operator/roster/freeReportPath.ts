import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { CommandContext } from '../CommandContext.ts';

/**
 * Where the report of a roster goes that names no file: into the data folder, the one place that can be written to
 * wherever the product runs.
 */
export function freeReportPath({ env, now }: Pick<CommandContext, 'env' | 'now'>, academyNo: number): string {
  const start = join(env.dataDir, 'reports', `roster-${academyNo}-${seoulDay(now())}`);
  let path = `${start}.csv`;
  for (let no = 2; existsSync(path) || existsSync(path.replace(/\.csv$/u, '.html')); no += 1)
    path = `${start}-${no}.csv`;
  return path;
}
