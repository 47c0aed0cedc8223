import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bookTemplate } from './lib/bookTemplate.ts';

// Usage: node scripts/newBook.ts <bookNo> [--paper | --entry] [--to folder]
// Makes the folder of a book with every file it needs; what an editor must write is marked with 여기에.

const [bookNo, ...rest] = process.argv.slice(2);
if (bookNo === undefined || !/^[1-9]\d{3,6}$/u.test(bookNo)) {
  console.error('쓰는 법: npm run new:book -- <책 번호> [--paper(본문 없음) | --entry(목록만)]');
  process.exit(1);
}
const at = rest.indexOf('--to');
const root = at >= 0 && rest[at + 1] !== undefined ? resolve(String(rest[at + 1])) : resolve('content/books');
const folder = join(root, bookNo);
if (existsSync(folder)) {
  console.error(`${folder}가 이미 있어요. 아무것도 바꾸지 않았어요.`);
  process.exit(1);
}
const depth = rest.includes('--entry') ? 'entry' : rest.includes('--paper') ? 'paper' : 'text';
mkdirSync(folder, { recursive: true });
for (const [name, value] of Object.entries(bookTemplate(Number(bookNo), depth))) {
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
}
console.log(`${folder}를 만들었어요. 고칠 곳은 npm run check:content로 볼 수 있어요.`);
