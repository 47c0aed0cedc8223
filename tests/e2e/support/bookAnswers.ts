import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BookPack } from '#contract/bookPack.ts';
import { keyedItems } from '#domain/book-pack/keyedItems.ts';

const booksFolder = resolve(import.meta.dirname, '../../../content/books');

function readPackPart<K extends keyof BookPack>(bookNo: number, part: K): BookPack[K] {
  return JSON.parse(readFileSync(join(booksFolder, String(bookNo), `${part}.json`), 'utf8')) as BookPack[K];
}

/** The right answers of a book, looked up by what the student sees. */
export function bookAnswers(bookNo: number) {
  const find = <T>(items: readonly T[], matches: (item: T) => boolean, what: string): T => {
    const item = items.find(matches);
    if (!item) throw new Error(`book ${bookNo} has no item for: ${what}`);
    return item;
  };
  return {
    word: (clue: string) => find(readPackPart(bookNo, 'puzzle').words, (item) => item.clue === clue, clue).word,
    right: (left: string) => find(readPackPart(bookNo, 'matching').pairs, (item) => item.left === left, left).right,
    ox: (statement: string) =>
      find(readPackPart(bookNo, 'ox').items, (item) => item.statement === statement, statement).answer,
    quiz: (question: string) =>
      find(keyedItems(readPackPart(bookNo, 'quiz').items), (item) => item.question === question, question).answer,
    /** The right order of the events of a question; null for a question of another form. */
    order: (question: string) => {
      const item = find(readPackPart(bookNo, 'quiz').items, (one) => one.question === question, question);
      return item.form === 'ORDER' ? item.events : null;
    },
    terms: () => readPackPart(bookNo, 'book').terms,
  };
}
