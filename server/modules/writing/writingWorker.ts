import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { type BookWords, readBookWords, type WrittenBook } from '#domain/writing/content/BookWords.ts';
import type { Lexicon } from '#domain/writing/Lexicon.ts';
import { lexiconOfTexts } from '#domain/writing/lexiconOfTexts.ts';
import { writingHints } from '#domain/writing/writingHints.ts';
import { readDictionary } from '#server/content/readDictionary.ts';
import type { WritingAnswer, WritingQuestion } from './WritingQuestion.ts';

/**
 * The program of the thread that looks at texts: reads the words once, then answers one question after the other. It keeps
 * words of books and nothing of what it is asked.
 */
const { contentDir } = workerData as { contentDir: string };
const ready = prepare();
/** Books whose words are remembered: those that a class writes about in an afternoon. */
const KEPT = 40;
const books = new Map<number, { source: string; words: BookWords }>();

parentPort?.on('message', async (question: WritingQuestion) => {
  const answer: WritingAnswer = { id: question.id, hints: null };
  try {
    answer.hints = look(question, await ready);
  } catch {
    // Nothing of the text may reach a log, and the message of an error may hold some.
  }
  parentPort?.postMessage(answer);
});

function look({ bookNo, text, mission, book }: WritingQuestion, lexicon: Lexicon) {
  return writingHints(
    { text, mission, book: wordsOf(bookNo, book, lexicon), bookText: book.pages.join('\n') },
    lexicon,
  );
}

function wordsOf(bookNo: number, book: WrittenBook, lexicon: Lexicon): BookWords {
  const source = JSON.stringify(book);
  const known = books.get(bookNo);
  if (known?.source === source) return known.words;
  if (books.size >= KEPT) books.clear();
  const words = readBookWords(book, lexicon);
  books.set(bookNo, { source, words });
  return words;
}

async function prepare(): Promise<Lexicon> {
  const dictionary = await readDictionary(contentDir);
  return lexiconOfTexts(dictionary, await readTexts(join(contentDir, 'books')));
}

const pagesFile = z.object({ pages: z.array(z.object({ paragraphs: z.array(z.string()) })) });

/** All running texts of the content folder; a book without one, or whose file is being changed, has none. */
async function readTexts(folder: string): Promise<string[]> {
  const texts: string[] = [];
  for (const name of await readdir(folder)) {
    const file = await readFile(join(folder, name, 'pages.json'), 'utf8').catch(() => null);
    if (file === null) continue;
    texts.push(...pagesFile.parse(JSON.parse(file)).pages.map(({ paragraphs }) => paragraphs.join('\n')));
  }
  return texts;
}
