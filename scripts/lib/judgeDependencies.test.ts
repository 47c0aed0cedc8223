import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeAudit } from './judgeAudit.ts';
import { judgeLicences } from './judgeLicences.ts';
import { type LockedPackages, readBundledNames, shippedPaths } from './shippedPackages.ts';

const report = (severities: Record<string, string>) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { name, severity, nodes: [`node_modules/${name}`] }]),
    ),
    metadata: { vulnerabilities: { total: Object.keys(severities).length } },
  });

const SHIPPED = new Set(['a', 'b', 'c'].map((name) => `node_modules/${name}`));

describe('what npm audit says', () => {
  it.each([
    ['nothing found', report({}), { outcome: 'CLEAN', lesser: 0 }],
    ['something grave that only builds', report({ tool: 'critical' }), { outcome: 'CLEAN', lesser: 0 }],
    ['only lesser things', report({ a: 'moderate', b: 'low' }), { outcome: 'CLEAN', lesser: 2 }],
    [
      'something grave',
      report({ a: 'moderate', c: 'critical', b: 'high' }),
      { outcome: 'VULNERABLE', packages: ['b (high)', 'c (critical)'] },
    ],
    [
      'a registry that refuses',
      '{"message":"405 Method Not Allowed","error":{"summary":""}}',
      { outcome: 'NOT_ASKED' },
    ],
    ['no network', '{"error":{"code":"ENOTFOUND","summary":"getaddrinfo ENOTFOUND"}}', { outcome: 'NOT_ASKED' }],
    ['nothing at all', '', { outcome: 'NOT_ASKED' }],
    ['a page of a proxy', '<html>', { outcome: 'NOT_ASKED' }],
    ['an empty object', '{}', { outcome: 'NOT_ASKED' }],
  ])('%s', (_name, printed, verdict) => {
    expect(judgeAudit(printed, SHIPPED)).toMatchObject(verdict);
  });
});

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages };

describe('licences', () => {
  const of = (license: string, more = {}, bundled: string[] = []) =>
    judgeLicences({ 'node_modules/x': { license, integrity: 'sha512-x', ...more } }, new Set(bundled));

  it('that were decided about are fine, also together; others are named', () => {
    expect(of('MIT')).toEqual([]);
    expect(of('Apache-2.0 AND LGPL-3.0-or-later AND MIT')).toEqual([]);
    expect(of('GPL-3.0')).toEqual(['node_modules/x: licence GPL-3.0']);
    expect(of('MIT AND AGPL-3.0')).toEqual(['node_modules/x: licence AGPL-3.0']);
    expect(of('(MIT AND Zlib)')).toEqual([]);
    expect(of('(MIT AND GPL-3.0)')).toEqual(['node_modules/x: licence GPL-3.0']);
    expect(of('GPL-3.0', { dev: true })).toEqual([]);
    expect(of('GPL-3.0', { dev: true }, ['x'])).toEqual(['node_modules/x: licence GPL-3.0']);
    expect(judgeLicences({ 'node_modules/x': { license: 'MIT' } }, new Set())).toEqual([
      'node_modules/x: not pinned by a hash',
    ]);
  });

  it('that are nowhere stated are read by hand, for one version alone', () => {
    const unstated = (path: string, version: string) =>
      judgeLicences({ [path]: { version, integrity: 'sha512-x' } }, new Set());
    expect(unstated('node_modules/png-js', '1.1.0')).toEqual([]);
    expect(unstated('node_modules/y/node_modules/png-js', '1.1.0')).toEqual([]);
    expect(unstated('node_modules/png-js', '1.1.1')).toEqual(['node_modules/png-js: licence none']);
    expect(unstated('node_modules/other', '1.1.0')).toEqual(['node_modules/other: licence none']);
  });

  it('of what ships are all decided about, and everything is pinned', () => {
    expect(judgeLicences(packages, readBundledNames())).toEqual([]);
  });
});

describe('what reaches production', () => {
  it('holds what is bundled, with all it needs, and no tool', () => {
    const shipped = shippedPaths(packages, readBundledNames());
    for (const name of ['react', 'pixi.js', 'scheduler', 'workbox-core', 'fastify', 'pino'])
      expect(shipped, name).toContain(`node_modules/${name}`);
    for (const name of ['vite', 'vitest', 'jsdom', 'typescript']) expect(shipped).not.toContain(`node_modules/${name}`);
  });

  it('follows a package into the nearest folder that has it', () => {
    const locked = {
      'node_modules/a': { dev: true, dependencies: { b: '1', c: '1' }, peerDependencies: { d: '1', e: '1' } },
      'node_modules/a/node_modules/b': { dev: true, dependencies: { c: '1' } },
      'node_modules/b': { dev: true },
      'node_modules/c': { dev: true },
      'node_modules/d': { dev: true },
      'node_modules/s': {},
    };
    expect([...shippedPaths(locked, new Set(['a', 'missing']))].sort()).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/d',
      'node_modules/s',
    ]);
  });
});
