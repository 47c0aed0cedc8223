import { relative, resolve } from 'node:path';
import { loadPolicies } from '../server/content/loadPolicies.ts';
import { readBookBank } from '../server/content/readBookBank.ts';

// Usage: tsx scripts/checkContent.ts [folder of packs]; ends with code 1 on any error. Policies are those of content/.
const root = resolve(process.argv[2] ?? 'content/books');
const { folders, problems } = await readBookBank(root);
const shown = relative(process.cwd(), root);
for (const { file, field, level, reason } of problems) {
  console.log(`${shown}/${file}  ${field}  ${level === 'error' ? '' : '(경고) '}${reason}`);
}
const { refused } = await loadPolicies(resolve('content'));
for (const line of refused) console.log(`content/${line}`);
const errors = problems.filter((problem) => problem.level === 'error').length;
console.log(`${folders}권 확인, 오류 ${errors + refused.length}, 경고 ${problems.length - errors}`);
process.exitCode = errors + refused.length > 0 ? 1 : 0;
