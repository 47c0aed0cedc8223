import { readdirSync, readFileSync } from 'node:fs';
import { simulateLevelTests } from './domain/contest/level/testing/simulateLevelTests.ts';
const forms = readdirSync('content/diagnosis').map((n) => JSON.parse(readFileSync('content/diagnosis/' + n, 'utf8')));
const levels = JSON.parse(readFileSync('content/contests/first-voyage.json', 'utf8')).bands;
for (const error of [87, 115, null]) for (const [manner, readers] of [['HONEST','ALL'],['HONEST','WEAK'],['GUESS','ALL'],['WRONG','ALL'],['ONE_LOWER','ALL'],['TWO_LOWER','ALL']] as const) {
  const t = Date.now(); const f = simulateLevelTests(forms, levels, { manner, error, readers, count: Number(process.argv[2] ?? 1000), seed: Number(process.argv[3] ?? 5) });
  console.log(error, manner, readers, Object.entries(f).map(([k, v]) => `${k} ${(v * 100).toFixed(1)}`).join('  '), Date.now() - t, 'ms');
}
