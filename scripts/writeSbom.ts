import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settleCycloneDx, settleSpdx } from './lib/settleSbom.ts';
import { readBundledNames } from './lib/shippedPackages.ts';

/**
 * `npm run release:sbom [-- folder]`: what reaches production, in CycloneDX and SPDX, by the lock file alone. Asks no
 * registry. The same lock file gives the same bytes; SOURCE_DATE_EPOCH, in seconds, dates them.
 */
const folder = process.argv[2] ?? join('dist', 'sbom');
const lock = readFileSync('package-lock.json', 'utf8');
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string };
const facts = {
  name,
  version,
  lock,
  bundledNames: readBundledNames(),
  epochSeconds: Number(process.env.SOURCE_DATE_EPOCH ?? 0),
};

mkdirSync(folder, { recursive: true });
for (const [format, ending, settle] of [
  ['cyclonedx', 'cdx', settleCycloneDx],
  ['spdx', 'spdx', settleSpdx],
] as const) {
  const options = [
    '--package-lock-only',
    '--include=dev',
    '--offline',
    '--sbom-type=application',
    `--sbom-format=${format}`,
  ];
  const output = execFileSync('npm', ['sbom', ...options], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const file = join(folder, `${name}-${version}.${ending}.json`);
  writeFileSync(file, `${JSON.stringify(settle(JSON.parse(output), facts), null, 2)}\n`);
  console.log(file);
}
