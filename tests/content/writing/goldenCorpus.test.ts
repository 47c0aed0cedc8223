import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BookWords, readBookWords } from '#domain/writing/content/BookWords.ts';
import type { Lexicon } from '#domain/writing/Lexicon.ts';
import { lexiconOfTexts } from '#domain/writing/lexiconOfTexts.ts';
import { readSentences } from '#domain/writing/readSentences.ts';
import { sentenceHints } from '#domain/writing/sentenceHints.ts';
import { spellingHints } from '#domain/writing/spellingHints.ts';
import { WRITING_TUNING } from '#domain/writing/tuning.ts';
import type { WritingHint } from '#domain/writing/WritingHint.ts';
import { writingHints } from '#domain/writing/writingHints.ts';
import { readDictionary } from '#server/content/readDictionary.ts';
import { projectRoot, readSource } from '../../support/listSources.ts';
import { type PlantedBook, type PlantedFault, plant, plantedParts, readPlantedBooks } from './plantedTexts.ts';

const pagesFile = z.object({ pages: z.array(z.object({ paragraphs: z.array(z.string()) })) });
const bookFile = z.object({ terms: z.array(z.string()) });

const texts = new Map<number, string[]>();
let lexicon: Lexicon;
beforeAll(async () => {
  for (const name of readdirSync(`${projectRoot}/content/books`)) {
    try {
      const { pages } = pagesFile.parse(JSON.parse(readSource(`content/books/${name}/pages.json`)));
      texts.set(
        Number(name),
        pages.map(({ paragraphs }) => paragraphs.join('\n')),
      );
    } catch {
      // It is read on paper.
    }
  }
  lexicon = lexiconOfTexts(await readDictionary(`${projectRoot}/content`), [...texts.values()].flat());
}, 120_000);

const words = new Map<number, BookWords>();
function lookAt(text: string, bookNo: number): WritingHint[] {
  const pages = texts.get(bookNo) ?? [];
  const { terms } = bookFile.parse(JSON.parse(readSource(`content/books/${bookNo}/book.json`)));
  const book = words.get(bookNo) ?? readBookWords({ terms, pages }, lexicon);
  words.set(bookNo, book);
  return writingHints({ text, mission: 'REPORT', book, bookText: pages.join('\n') }, lexicon);
}

/** A blank that is missing is often found as a word that is none, and the other way round. */
const family = (kind: WritingHint['kind']) => (kind === 'SPACING' ? 'SPELLING' : kind);

function tells(hint: WritingHint, { kind, code, to }: PlantedFault, at: number): boolean {
  if (family(hint.kind) !== family(kind) || (code && hint.code !== code)) return false;
  if (hint.excerpt === '' || kind === 'SENTENCE') return true;
  return hint.at < at + to.length && hint.at + hint.excerpt.length > at;
}

interface Score {
  planted: number;
  found: number;
  /** Of the hints that are shown first. */
  shown: number;
  right: number;
}

function scoreOf(books: readonly PlantedBook[], kinds: readonly string[]): Score {
  const score = { planted: 0, found: 0, shown: 0, right: 0 };
  for (const book of books) {
    for (const fault of book.faults.filter(({ kind }) => kinds.includes(kind))) {
      const { text, at } = plant(book, fault);
      const hints = lookAt(text, book.bookNo);
      const shown = hints.slice(0, WRITING_TUNING.shown);
      score.planted += 1;
      score.found += hints.some((hint) => tells(hint, fault, at)) ? 1 : 0;
      score.shown += shown.length;
      score.right += shown.filter((hint) => tells(hint, fault, at)).length;
    }
  }
  return score;
}

const ALL = ['SPELLING', 'SPACING', 'SENTENCE', 'STRUCTURE', 'EVIDENCE'];

describe('texts with one planted fault each', () => {
  const books = plantedParts.flatMap(readPlantedBooks);

  it('are at least three hundred, about at least thirty-six books', () => {
    expect(books.flatMap(({ faults }) => faults).length).toBeGreaterThanOrEqual(300);
    expect(new Set(books.map(({ bookNo }) => bookNo)).size).toBeGreaterThanOrEqual(36);
  });

  it('show hints that are right', () => {
    const { shown, right } = scoreOf(books, ALL);
    expect(right / shown).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    [['SPELLING'], 0.85],
    [['SPACING'], 0.85],
    [['SENTENCE'], 0.85],
    [['STRUCTURE', 'EVIDENCE'], 0.85],
  ])('find what was planted: %s', (kinds, least) => {
    const { planted, found } = scoreOf(books, kinds);
    expect(found / planted).toBeGreaterThanOrEqual(least);
  });

  it('say nothing where nothing was planted', () => {
    const spoken = books.filter(({ bookNo, text }) => lookAt(text, bookNo).length > 0);
    expect(spoken.map(({ bookNo }) => bookNo)).toEqual([]);
  });
});

it('finds next to nothing in our own texts', () => {
  let sentences = 0;
  let told = 0;
  for (const page of [...texts.values()].flat()) {
    const found = readSentences(page);
    const hints = [...spellingHints(page, found, lexicon), ...sentenceHints(page, found, '')];
    sentences += found.length;
    told += found.filter(({ at, text }) => hints.some((hint) => hint.at >= at && hint.at < at + text.length)).length;
  }
  expect(sentences).toBeGreaterThan(10_000);
  expect(told / sentences).toBeLessThanOrEqual(0.01);
}, 300_000);
