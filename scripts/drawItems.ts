import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { type AskedFact, type DrawSize, drawItems, FULL_DRAW } from '../domain/book-pack/facts/drawItems.ts';
import { createRandom } from '../domain/random/createRandom.ts';
import { readFactTables } from './lib/readFactTables.ts';

// Usage: node scripts/drawItems.ts <bookNo> [--spare] [ids drawn before …]
// Draws from content/facts/<bookNo>.json what a quiz and an OX ask. It is drawn once: drawing until it pleases is choosing.

const SPARE: DrawSize = { choices: 3, joins: 1, statements: 4 };

const [bookNo, ...rest] = process.argv.slice(2);
const tables = readFactTables(resolve('content/facts'), Number(bookNo));
if (tables === null) {
  console.error(
    '쓰는 법: npm run draw:items -- <책 번호> [--spare] [이미 뽑은 번호 …]  (content/facts/<책 번호>.json이 있어야 해요)',
  );
  process.exit(2);
}
const size = rest.includes('--spare') ? SPARE : FULL_DRAW;
const drawn = rest.filter((id) => /^\d+\.\d+\.\d+-\d+$/u.test(id));
const { choices, statements } = drawItems(tables, createRandom(randomInt(2 ** 31)), size, drawn);

for (const { joins, options, answer, ...fact } of choices) {
  console.log(`퀴즈${joins ? ' (두 자리를 잇기)' : ''}  ${describe(fact)}`);
  console.log(`    ${options.map((text, at) => `${at + 1}) ${text}`).join('  ')}  정답 ${answer}`);
}
for (const { claimed, answer, ...fact } of statements) {
  console.log(`OX ${answer}  ${describe(fact)}`);
  if (answer === 'X') console.log(`    이렇게 틀리게: ${fact.asked.column} = "${claimed}"`);
}
if (choices.length < size.choices || statements.length < size.statements)
  console.log(`표가 작아서 퀴즈 ${choices.length}개, OX ${statements.length}개만 뽑혔어요.`);

function describe({ id, table, given, asked }: AskedFact): string {
  return `#${id} [${table}] ${given.column} "${given.text}" (${given.pageNo}쪽) → ${asked.column} "${asked.text}" (${asked.pageNo}쪽)`;
}
