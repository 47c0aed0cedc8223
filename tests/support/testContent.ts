import { cpSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Books that ship and that tests may count on: of each depth of reader one, all with text and missions. */
const BOOKS = ['1042', '1055', '1112', '1126', '1154', '1157'];

let made: string | undefined;

/** The content that ships, with a handful of its books: tests neither wait for the whole library nor move with it. */
export function testContent(): string {
  if (made !== undefined && existsSync(made)) return made;
  made = mkdtempSync(join(tmpdir(), 'chaekbada-shelf-'));
  for (const folder of readdirSync('content')) {
    if (folder === 'books') for (const book of BOOKS) copy(join('books', book));
    else copy(folder);
  }
  return made;
}

function copy(folder: string): void {
  cpSync(join('content', folder), join(made ?? '', folder), { recursive: true });
}
