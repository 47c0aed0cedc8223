import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bookPictures } from '../../contract/bookPictures.ts';
import { type BookPicture, type BookPictures, MAX_PICTURE_BYTES } from '../../domain/book-picture/BookPictures.ts';
import { readPictureName, writePictureName } from '../../domain/book-picture/PictureFile.ts';
import { hashBytes, hashPicture } from '../../server/content/hashPicture.ts';
import { composePicture } from './composePicture.ts';

// Usage: npm run build:pictures [-- bookNo …] [-- --all]; draws what pictures.json asks for and is not there yet.
// The icons come from `npm install --no-save @iconify-json/fluent-emoji@1.2.7`.
const books = 'content/books';
const ICON_QUALITIES = [76, 60, 45, 30];

const asked = process.argv.slice(2).filter((word) => /^\d+$/u.test(word));
const all = process.argv.includes('--all');
const folders =
  asked.length > 0 ? asked : readdirSync(books).filter((name) => existsSync(join(books, name, 'pictures.json')));
for (const folder of folders) await buildBook(join(books, folder), Number(folder));

async function buildBook(folder: string, bookNo: number): Promise<void> {
  const { cast, pictures } = bookPictures.parse(JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')));
  const there = readdirSync(folder).filter((name) => readPictureName(name) !== null);
  const kept = new Set<string>();
  for (const picture of pictures) {
    const look = hashPicture(cast, picture);
    const old = there.find(
      (name) => readPictureName(name)?.pageNo === picture.pageNo && readPictureName(name)?.look === look,
    );
    if (old !== undefined && !all) {
      kept.add(old);
      continue;
    }
    const bytes = await draw(picture, cast, bookNo);
    const name = writePictureName({ pageNo: picture.pageNo, look, content: hashBytes(bytes) });
    writeFileSync(join(folder, name), bytes);
    kept.add(name);
    console.info(`${bookNo} ${picture.pageNo}: ${(bytes.length / 1000).toFixed(1)} kB`);
  }
  for (const name of there) if (!kept.has(name)) rmSync(join(folder, name));
}

/** The picture as it is sent, with its icons as fine as the limit allows. */
async function draw(picture: BookPicture, cast: BookPictures['cast'], bookNo: number): Promise<Buffer> {
  for (const quality of ICON_QUALITIES) {
    const bytes = gzipSync(await composePicture(picture, cast, bookNo, quality), { level: 9 });
    if (bytes.length <= MAX_PICTURE_BYTES) return bytes;
  }
  throw new Error(
    `${bookNo}, page ${picture.pageNo}: too large. Take fewer icons, or our own drawings instead of them.`,
  );
}
