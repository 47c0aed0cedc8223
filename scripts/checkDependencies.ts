import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { judgeAudit } from './lib/judgeAudit.ts';
import { judgeLicences } from './lib/judgeLicences.ts';
import { type LockedPackages, readBundledNames, shippedPaths } from './lib/shippedPackages.ts';

/**
 * `npm run check:dependencies`: licences and hashes of what reaches production, by the lock file, and whether anything of
 * it is known to be vulnerable, by the registry. Ends with
 *   0  all is well, or the registry could not be asked, which is printed and is not a pass
 *   1  a licence nobody decided about, contents without a hash, or a high or critical vulnerability
 *   2  with --strict: the registry could not be asked
 */
const PATIENCE_MS = 90_000;
const strict = process.argv.includes('--strict');

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages };
const bundledNames = readBundledNames();
const problems = judgeLicences(packages, bundledNames);
for (const problem of problems) console.error(`dependencies: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else console.log('dependencies: licences and hashes are in order');

const audit = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: PATIENCE_MS });
const verdict = judgeAudit(audit.stdout ?? '', shippedPaths(packages, bundledNames));
switch (verdict.outcome) {
  case 'CLEAN':
    console.log(`dependencies: nothing high or critical is known (${verdict.lesser} of lesser kinds)`);
    break;
  case 'VULNERABLE':
    console.error(`dependencies: known to be vulnerable: ${verdict.packages.join(', ')}`);
    process.exitCode = 1;
    break;
  case 'NOT_ASKED':
    console.warn(`dependencies: WARNING, the registry COULD NOT BE ASKED for vulnerabilities: ${verdict.reason}`);
    console.warn('dependencies: nothing is known either way; ask again with a network before a release');
    if (strict && process.exitCode !== 1) process.exitCode = 2;
}
