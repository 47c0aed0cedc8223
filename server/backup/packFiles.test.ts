import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { packTar, type TarEntry } from 'modern-tar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packFiles, unpackFiles } from './packFiles.ts';

let from: string;
let to: string;

beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), 'chaekbada-pack-'));
  to = mkdtempSync(join(tmpdir(), 'chaekbada-unpack-'));
});
afterEach(() => {
  for (const path of [from, to]) rmSync(path, { recursive: true, force: true });
});

function put(name: string, bytes: Buffer | string) {
  const path = join(from, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return { name, path };
}
async function* pieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const left = () => readdirSync(to, { recursive: true });

describe('files in a tar', () => {
  it('come back as they were, whatever their sizes, names and pieces', async () => {
    const long = `books/100001/${'긴이름'.repeat(25)}.json`;
    const files = [
      put('manifest.json', '{}'),
      put('database', Buffer.alloc(300_001, 'sea')),
      put('books/20001/missions/quiz.json', Buffer.alloc(512, 'q')),
      put('books/20001/empty.json', ''),
      put('books/20001/그림 하나.svg', '<svg/>'),
      put(long, 'long'),
    ];
    const tar = await buffer(packFiles(files));
    for (const size of [511, 70_000]) {
      expect(await unpackFiles(pieces(tar, size), to)).toEqual(files.map(({ name }) => name));
      for (const { name, path } of files) expect(readFileSync(join(to, name)).equals(readFileSync(path))).toBe(true);
    }
    expect(statSync(join(to, 'database')).mode & 0o777).toBe(0o600);
  });

  it('are not packed under a name that could leave the folder', async () => {
    for (const name of ['../outside', '/etc/passwd', 'books/../../outside', '.hidden']) {
      await expect(buffer(packFiles([{ name, path: put('file', 'x').path }]))).rejects.toThrow();
    }
  });

  it('are not packed when one is missing or becomes shorter meanwhile', async () => {
    await expect(buffer(packFiles([{ name: 'database', path: join(from, 'none') }]))).rejects.toThrow('ENOENT');
    const file = put('database', Buffer.alloc(20 * 2 ** 20));
    const reading = packFiles([file])[Symbol.asyncIterator]();
    await reading.next();
    truncateSync(file.path, 10);
    await expect(
      (async () => {
        while (!(await reading.next()).done);
      })(),
    ).rejects.toThrow('database');
  });

  it('are refused with a name that leaves the folder, as a link, and as a folder', async () => {
    const bad: TarEntry['header'][] = [
      { name: '../outside', size: 1 },
      { name: '/tmp/outside', size: 1 },
      { name: 'books/../../outside', size: 1 },
      { name: 'books\\..\\outside', size: 1 },
      { name: 'link', size: 0, type: 'symlink', linkname: '/etc/passwd' },
      { name: 'link', size: 0, type: 'link', linkname: 'manifest.json' },
      { name: 'folder/', size: 0, type: 'directory' },
      { name: 'pipe', size: 0, type: 'fifo' },
    ];
    for (const header of bad) {
      const tar = await packTar([{ header, ...(header.size > 0 ? { body: 'x' } : {}) }]);
      await expect(unpackFiles(pieces(Buffer.from(tar), 512), to)).rejects.toThrow('내용을 읽을 수 없어요');
      expect(left()).toEqual([]);
    }
  });

  it('are refused when the archive is cut, or has no end', async () => {
    const tar = await buffer(packFiles([put('manifest.json', '{}'), put('database', Buffer.alloc(2000, 'x'))]));
    for (const length of [100, 512, 1024, 1600, 3000, tar.length - 1024, tar.length - 1]) {
      await expect(unpackFiles(pieces(tar.subarray(0, length), 700), to)).rejects.toThrow();
    }
  });
});
