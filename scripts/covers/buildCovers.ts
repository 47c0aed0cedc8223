import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverPlans } from './coverPlans.ts';
import { coverSvg } from './coverSvg.ts';

// Usage: node scripts/covers/buildCovers.ts [bookNo …]; writes cover.svg of every book of the catalogue that has a folder.
const wanted = new Set(process.argv.slice(2).map(Number));
let written = 0;
for (const plan of coverPlans()) {
  const folder = join('content/books', String(plan.bookNo));
  if ((wanted.size > 0 && !wanted.has(plan.bookNo)) || !existsSync(folder)) continue;
  writeFileSync(join(folder, 'cover.svg'), coverSvg(plan));
  written += 1;
}
console.log(`표지 ${written}장을 그렸어요.`);
