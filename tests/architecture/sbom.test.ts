import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type LockedPackages, nameAt, readBundledNames, shippedPaths } from '../../scripts/lib/shippedPackages.ts';
import { projectRoot } from '../support/listSources.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'chaekbada-sbom-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** By the real script, without a registry: nothing answers at the address it is given. */
function write(into: string): { cdx: string; spdx: string } {
  const path = join(folder, into);
  execFileSync('npm', ['run', '--silent', 'release:sbom', '--', path], {
    cwd: projectRoot,
    env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' },
  });
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const [cdx, spdx] = ['cdx', 'spdx'].map((ending) =>
    readFileSync(join(path, `chaekbada-${version}.${ending}.json`), 'utf8'),
  );
  return { cdx: cdx ?? '', spdx: spdx ?? '' };
}

describe('the bill of materials', () => {
  it('names what the image installs and what is bundled for the browser, in two formats, the same each time', () => {
    const [first, second] = [write('first'), write('second')];
    expect(second).toEqual(first);
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: LockedPackages };
    const shipped = [...shippedPaths(packages, readBundledNames())].map(
      (path) => `${nameAt(path)}@${packages[path]?.version}`,
    );
    const cdx = JSON.parse(first.cdx) as { components: { name: string; version: string }[]; metadata: object };
    const named = cdx.components.map(({ name, version }) => `${name}@${version}`);
    expect([...new Set(named)].sort()).toEqual([...new Set(shipped)].sort());
    const spdx = JSON.parse(first.spdx) as { packages: { name: string; versionInfo: string }[] };
    const listed = spdx.packages.map(({ name, versionInfo }) => `${name}@${versionInfo}`);
    expect(new Set(listed)).toEqual(new Set([...shipped, 'chaekbada@0.1.0']));
    expect(cdx.metadata).toMatchObject({ component: { name: 'chaekbada' }, timestamp: '1970-01-01T00:00:00Z' });
    for (const text of Object.values(first)) expect(text).not.toContain(projectRoot);
  }, 120_000);

  it('lies in the image and goes with a release', () => {
    expect(read('deploy/Containerfile')).toMatch(/npm run release:sbom[\s\S]*COPY --from=build \/app\/dist \.\/dist/);
    const release = parse(read('.github/workflows/release.yml')) as {
      on: object;
      jobs: { release: { steps: { run?: string }[] } };
    };
    expect(release.on).toEqual({ push: { tags: ['v*'] } });
    const commands = release.jobs.release.steps.flatMap(({ run }) => run ?? []);
    expect(commands).toEqual([
      'npm ci --no-audit --no-fund',
      'npm run check:dependencies -- --strict',
      'npm run release:sbom',
      'gh release create "$GITHUB_REF_NAME" dist/sbom/*.json --verify-tag',
    ]);
  });
});
