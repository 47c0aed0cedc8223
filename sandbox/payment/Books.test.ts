import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Books } from './Books.ts';

let folder: string;
let messages: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-books-'));
  messages = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'payment.sqlite');
const open = () => new Books(file(), (line) => messages.push(line));

it('remembers on disk, and says nothing about it', () => {
  const books = open();
  books.put('payment', 'p1', { amount: 100 }, 'order-1');
  books.close();
  const again = open();
  expect(again.about('payment', 'order-1')).toEqual([{ amount: 100 }]);
  again.close();
  expect(messages).toEqual([]);
});

it('puts books of an older shape aside, says so, and begins anew', () => {
  const old = new DatabaseSync(file());
  old.exec('create table document (no integer primary key, kind text, id text, json text, unique (kind, id))');
  old.close();
  const books = open();
  books.put('payment', 'p1', { amount: 100 }, 'order-1');
  expect(books.all('payment')).toEqual([{ amount: 100 }]);
  books.close();
  expect(messages).toEqual([expect.stringContaining('예전 모양')]);
  expect(readdirSync(folder)).toContain('payment.sqlite.old');
  open().close();
  expect(messages).toHaveLength(1);
});

it('does the same with a file that is no book', () => {
  writeFileSync(file(), 'this is a text of somebody, and long enough to be read as one');
  open().close();
  expect(messages).toHaveLength(1);
});
