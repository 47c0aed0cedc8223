import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../tests/support/listSources.ts';
import type { Walked } from './writeWalkTable.ts';

const today = () => new Date().toISOString().slice(0, 10);
const fileOf = (name: string) => join(projectRoot, 'test-results/engines', name, 'walk.json');

/** Engines may be walked one by one: each walk is kept until all are there for a table. */
export function keepWalk(name: string, walked: Walked): void {
  mkdirSync(join(fileOf(name), '..'), { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify({ day: today(), walked }));
}

/** @returns the walks of today in this order; null while one of them is missing */
export function keptWalks(names: readonly string[]): Walked[] | null {
  const kept = names.map((name) => {
    if (!existsSync(fileOf(name))) return null;
    const { day, walked } = JSON.parse(readFileSync(fileOf(name), 'utf8')) as { day: string; walked: Walked };
    return day === today() ? walked : null;
  });
  return kept.includes(null) ? null : (kept as Walked[]);
}
