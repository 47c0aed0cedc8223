import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PackProblem } from '#domain/book-pack/PackProblem.ts';
import { type BookPictures, MAX_PICTURE_BYTES, pictureViewBox } from '#domain/book-picture/BookPictures.ts';
import { readPictureName } from '#domain/book-picture/PictureFile.ts';
import { withoutParts } from '#domain/text/withoutParts.ts';
import { checkSvg } from './checkSvg.ts';
import { hashBytes, hashPicture } from './hashPicture.ts';

/** Icons and words lie in a picture as small pictures of their own, whole: nothing is fetched for them. */
const WHOLE_DATA = /^data:image\/(?:webp|png);base64,[A-Za-z0-9+/=]+$/u;
/** Bytes that the drawing of a picture may have when it is unpacked, without what lies in it. */
const MOST_DRAWN = 120_000;
/** Bytes that a picture may have when it is unpacked. */
const MOST_UNPACKED = 200_000;

/** The drawn pictures of a book: one for each entry, drawn from what stands there now, closed and small enough. */
export async function readPagePictures(
  folder: string,
  { cast, pictures }: BookPictures,
): Promise<{ names: string[]; problems: PackProblem[] }> {
  const files = (await readdir(folder)).filter((name) => readPictureName(name) !== null);
  const names: string[] = [];
  const problems: PackProblem[] = [];
  for (const [index, picture] of pictures.entries()) {
    const look = hashPicture(cast, picture);
    const file = files.find((name) => {
      const known = readPictureName(name);
      return known?.pageNo === picture.pageNo && known.look === look;
    });
    if (file === undefined) {
      const reason = '그린 그림이 없거나 내용과 달라요. npm run build:pictures를 실행해 주세요';
      problems.push({ file: 'pictures.json', field: `pictures[${index}]`, level: 'error', reason });
      continue;
    }
    names.push(file);
    for (const reason of faultsOf(await readFile(join(folder, file)), readPictureName(file)?.content ?? '')) {
      problems.push({ file, field: '', level: 'error', reason });
    }
  }
  return { names, problems };
}

function faultsOf(bytes: Buffer, content: string): string[] {
  if (hashBytes(bytes) !== content) return ['이름과 내용이 달라요. npm run build:pictures를 실행해 주세요'];
  if (bytes.length > MAX_PICTURE_BYTES) return [`${MAX_PICTURE_BYTES / 1000}kB 이하여야 해요`];
  try {
    const source = gunzipSync(bytes, { maxOutputLength: MOST_UNPACKED }).toString('utf8');
    return [...imageFaults(source), ...checkSvg(withoutParts(source, '<image ', '/>'), pictureViewBox, MOST_DRAWN)];
  } catch {
    return ['압축을 풀 수 없어요'];
  }
}

/** Every address in an image of the picture is the image itself. */
function imageFaults(source: string): string[] {
  const addresses = source
    .split('<image ')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('/>')).split(' href="')[1]?.split('"')[0] ?? '');
  return addresses.every((address) => WHOLE_DATA.test(address)) ? [] : ['그림 안의 그림은 통째로 들어 있어야 해요'];
}
