import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabase } from './db/openDatabase.ts';
import { withTransaction } from './db/withTransaction.ts';
import { searchFields, searchGrams } from '../domain/text/searchFields.ts';
import { searchBooks } from './use-cases/book/searchBooks.ts';
import { recommendBooks } from './use-cases/book/recommendBooks.ts';
import { readMainPage } from './use-cases/main/readMainPage.ts';
import { makeDemo } from './operator/makeDemo.ts';
const url = process.argv[2];
for (const size of [1000, 10000, 50000]) {
  rmSync('/tmp/scale/db', { recursive: true, force: true });
  const d = await openDatabase(url ? { databaseUrl: url, dataDir: '' } : { dataDir: '/tmp/scale/db' });
  const db = d.db;
  if (url) for (const t of ['book_gram','reading_progress','book']) await sql.raw(`delete from ${t}`).execute(db);
  const syl = [...'가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허고노도로모보소오조초흥부놀전별자리해저만리토끼호랑이바다섬숲달빛'];
  const rnd = (n: number) => Math.floor(Math.random() * n);
  for (let start = 0; start < size; start += 100) await withTransaction(db, async (trx) => {
    const books = []; const grams = [];
    for (let i = start; i < start + 100; i++) {
      const title = Array.from({ length: 3 + rnd(8) }, () => syl[rnd(syl.length)]).join('');
      const f = searchFields({ title, author: Array.from({ length: 3 }, () => syl[rnd(syl.length)]).join(''), rest: ['책바다', '창작동화'] });
      books.push({ book_no: 100000 + i, book_name: title, author_name: 'a', publisher_name: 'p', category: 'SCIENCE' as const, sub_category: 's', raq: rnd(1500), max_point: 100, genre: 'FICTION' as const, summary: 's', source: 's', terms: '[]', labels: '[]', page_count: 10, search_title: f.title, search_author: f.author, search_rest: f.rest, search_choseong: f.choseong, content_hash: 'x', active: 1 });
      for (const g of searchGrams(f)) grams.push({ gram: g, book_no: 100000 + i });
    }
    await trx.insertInto('book').values(books).execute();
    for (let g = 0; g < grams.length; g += 1000) await trx.insertInto('book_gram').values(grams.slice(g, g + 1000)).execute();
  });
  if (url) await sql`analyze`.execute(db); else await sql`analyze`.execute(db);
  await makeDemo({ db, now: Date.now(), random: Math.random });
  const { account_no } = await db.selectFrom('account').select('account_no').where('account_id','=','badaedu').executeTakeFirstOrThrow();
  const ctx = { db, now: Date.now(), random: Math.random, accountNo: account_no, site: 'edu' as const };
  const time = async (name: string, f: () => Promise<unknown>) => { const ts = []; let out; for (let i = 0; i < 7; i++) { const t = performance.now(); out = await f(); ts.push(performance.now() - t); } ts.sort((a, b) => a - b); console.log(size, name, (ts[3] ?? 0).toFixed(1), 'ms', (out as {totalCount?: number})?.totalCount ?? ''); };
  for (const q of ['', '흥부', 'ㅎ', 'ㅎㅂ', 'ㅎㅂㄴㅂ', '토끼 바다', '책바다', '흥부놀부전']) await time(`search "${q}"`, () => searchBooks(ctx, { query: q, page: 1 }));
  await time('search page 30', () => searchBooks(ctx, { query: '', page: 30 }));
  await time('recommend', () => recommendBooks(ctx, { raq: 740 }, 6));
  await db.deleteFrom('reading_progress').execute();
  await time('main', () => readMainPage(ctx));
  await d.close();
}
