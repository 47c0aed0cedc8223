/** What keeps the database or a file from being written or read: no room, damaged contents, or a disk that fails. */
export type StorageTrouble = 'full' | 'damaged' | 'failing';

/** Primary result codes of SQLite: the low byte of an extended code. */
const SQLITE: ReadonlyMap<number, StorageTrouble> = new Map([
  [8, 'failing'], // READONLY: systems mount a disk read-only once it fails
  [10, 'failing'], // IOERR
  [11, 'damaged'], // CORRUPT
  [13, 'full'], // FULL
  [14, 'failing'], // CANTOPEN
  [26, 'damaged'], // NOTADB
]);
/** The driver leaves the number out where a statement that returns rows fails; the texts are those of SQLite's source. */
const SQLITE_TEXTS: readonly [RegExp, StorageTrouble][] = [
  [/^database or disk is full/, 'full'],
  [/^database disk image is malformed|^malformed database schema|^file is not a database/, 'damaged'],
  [/^disk I\/O error|^attempt to write a readonly database|^unable to open database file/, 'failing'],
];
const OTHERS: ReadonlyMap<string, StorageTrouble> = new Map([
  // PostgreSQL
  ['53100', 'full'],
  ['58030', 'failing'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
  // The system
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EIO', 'failing'],
  ['EROFS', 'failing'],
]);

/** Which trouble with storage an error stands for, or null for any other. */
export function storageTroubleOf(error: unknown): StorageTrouble | null {
  if (!(error instanceof Error)) return null;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') {
    if (typeof errcode === 'number') return SQLITE.get(errcode & 0xff) ?? null;
    return SQLITE_TEXTS.find(([text]) => text.test(error.message))?.[1] ?? null;
  }
  return OTHERS.get(typeof code === 'string' ? code : '') ?? storageTroubleOf(error.cause);
}
