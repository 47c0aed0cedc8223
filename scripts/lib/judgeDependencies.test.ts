import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeAudit } from './judgeAudit.ts';
import { judgeLicences } from './judgeLicences.ts';

const report = (severities: Record<string, string>) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { name, severity }]),
    ),
    metadata: { vulnerabilities: { total: Object.keys(severities).length } },
  });

describe('what npm audit says', () => {
  it.each([
    ['nothing found', report({}), { outcome: 'CLEAN', lesser: 0 }],
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
    expect(judgeAudit(printed)).toMatchObject(verdict);
  });
});

describe('licences', () => {
  const of = (license: string, more = {}) =>
    judgeLicences({ 'node_modules/x': { license, integrity: 'sha512-x', ...more } });

  it('that were decided about are fine, also together; others are named', () => {
    expect(of('MIT')).toEqual([]);
    expect(of('Apache-2.0 AND LGPL-3.0-or-later AND MIT')).toEqual([]);
    expect(of('GPL-3.0')).toEqual(['node_modules/x: licence GPL-3.0']);
    expect(of('MIT AND AGPL-3.0')).toEqual(['node_modules/x: licence AGPL-3.0']);
    expect(of('GPL-3.0', { dev: true })).toEqual([]);
    expect(judgeLicences({ 'node_modules/x': { license: 'MIT' } })).toEqual(['node_modules/x: not pinned by a hash']);
  });

  it('of what ships are all decided about, and everything is pinned', () => {
    expect(judgeLicences(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)).toEqual([]);
  });
});
