import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../support/listSources.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, unknown>;
}
interface Job {
  'timeout-minutes'?: number;
  strategy: { matrix: { node: string[] } };
  steps: Step[];
}

const { jobs, permissions } = parse(read('.github/workflows/ci.yml')) as {
  jobs: Record<string, Job>;
  permissions: Record<string, string>;
};
const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string>; engines: { node: string } };
const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

describe('what every change is measured by', () => {
  it('runs everything on both databases', () => {
    expect(commands).toEqual(
      expect.arrayContaining(['npm test', 'npm run test:postgres', 'npm run test:postgres -- --e2e']),
    );
  });

  it('calls scripts that there are', () => {
    const named = commands.flatMap((command) => /^npm (?:run )?([\w:]+)/.exec(command)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => manifest.scripts[name] === undefined)).toEqual([]);
    const programs = named.flatMap((name) => /^node (\S+)/.exec(manifest.scripts[name] ?? '')?.[1] ?? []);
    expect(programs.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  });

  it.each(Object.keys(jobs))(
    'runs %s on the oldest Node and a newer one, with an end, and keeps what failed',
    (name) => {
      const job = jobs[name];
      expect(job?.strategy.matrix.node[0]).toBe(manifest.engines.node.replace('>=', ''));
      expect(job?.strategy.matrix.node.length).toBeGreaterThan(1);
      expect(job?.['timeout-minutes']).toBeLessThanOrEqual(60);
      expect(job?.steps.at(-1)).toMatchObject({ if: 'failure()', with: { path: 'test-results' } });
    },
  );

  it('may read and nothing else', () => {
    expect(permissions).toEqual({ contents: 'read' });
  });
});
