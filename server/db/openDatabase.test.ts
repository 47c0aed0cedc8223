import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../errors/StartError.ts';
import { installation } from '../repositories/installation.ts';
import { type Database, openDatabase } from './openDatabase.ts';
import { withTransaction } from './withTransaction.ts';

const opened: Database[] = [];
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-db-'));
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  rmSync(dataDir, { recursive: true });
});

async function open(folder = dataDir): Promise<Database> {
  const database = await openDatabase({ dataDir: folder });
  opened.push(database);
  return database;
}
const refusal = (folder: string) => open(folder).catch((error: unknown) => error);

describe('opening the embedded database', () => {
  it('makes the folder, and finds everything again', async () => {
    const folder = join(dataDir, 'new', 'folder');
    const first = await open(folder);
    await installation.write(first.db, 'colour', '바다');
    await first.close();
    expect(await installation.read((await open(folder)).db, 'colour')).toBe('바다');
  });

  it('keeps a second copy out of the same folder, and lets it in afterwards', async () => {
    const first = await open();
    await installation.write(first.db, 'kept', 'yes');
    const second = await refusal(dataDir);
    expect(second).toBeInstanceOf(StartError);
    expect((second as Error).message).toMatch(/이미 실행 중/);
    expect(await installation.read(first.db, 'kept')).toBe('yes');
    await first.close();
    expect(await installation.read((await open()).db, 'kept')).toBe('yes');
  });

  it('says in one sentence that a folder cannot be used, or that a file is no database', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(await refusal(file)).toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/읽고 쓸 수 없어요/),
    });
    const broken = join(dataDir, 'chaekbada.sqlite');
    const text = 'this is not a database, and it stays as it is'.repeat(30);
    writeFileSync(broken, text);
    expect(await refusal(dataDir)).toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/열 수 없어요/),
    });
    expect(readFileSync(broken, 'utf8')).toBe(text);
  });
});

describe('a transaction', () => {
  const add = (db: Database['db'], amount: number) =>
    withTransaction(db, async (trx) => {
      const before = Number((await installation.read(trx, 'sum')) ?? 0);
      await installation.write(trx, 'sum', String(before + amount));
    });

  it('never mixes with another, however many run at once', async () => {
    const { db } = await open();
    await Promise.all(Array.from({ length: 60 }, () => add(db, 1)));
    expect(await installation.read(db, 'sum')).toBe('60');
  });

  it('stores nothing when its work fails, and leaves the connection usable', async () => {
    const { db } = await open();
    const failing = withTransaction(db, async (trx) => {
      await installation.write(trx, 'sum', '1');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await installation.read(db, 'sum')).toBeUndefined();
    await add(db, 2);
    expect(await installation.read(db, 'sum')).toBe('2');
  });

  it('joins the one it is called in', async () => {
    const { db } = await open();
    const failing = withTransaction(db, async (trx) => {
      await add(trx, 5);
      throw new Error('outer');
    });
    await expect(failing).rejects.toThrow('outer');
    expect(await installation.read(db, 'sum')).toBeUndefined();
  });

  it('refuses a query beside it instead of waiting for itself', async () => {
    const { db } = await open();
    const beside = withTransaction(db, () => installation.read(db, 'sum'));
    await expect(beside).rejects.toThrow(/must use the transaction/);
    expect(await installation.read(db, 'sum')).toBeUndefined();
  });
});

describe('a killed process', () => {
  /** Writes numbered rows one after the other and prints each number once it is stored. */
  const writer = `
    import { openDatabase } from ${JSON.stringify(new URL('openDatabase.ts', import.meta.url).href)};
    import { installation } from ${JSON.stringify(new URL('../repositories/installation.ts', import.meta.url).href)};
    const { db } = await openDatabase({ dataDir: process.argv[2] });
    for (let row = 0; ; row += 1) {
      await installation.write(db, 'row' + row, 'x');
      process.stdout.write(row + '\\n');
      await new Promise((resolve) => setImmediate(resolve));
    }`;

  it('loses nothing it has acknowledged, and holds no lock', async () => {
    const script = join(dataDir, 'writer.mts');
    writeFileSync(script, writer);
    let child: ChildProcess | undefined;
    try {
      child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
      const acknowledged = await killAfter(child, 50);
      expect(acknowledged).toBeGreaterThanOrEqual(50);
      const { db } = await open();
      for (const row of [0, 1, Math.floor(acknowledged / 2), acknowledged]) {
        expect(await installation.read(db, `row${row}`)).toBe('x');
      }
    } finally {
      child?.kill('SIGKILL');
    }
  });

  /** Kills the process once it has printed this number; resolves with the last number it printed. */
  function killAfter(child: ChildProcess, rows: number): Promise<number> {
    return new Promise((resolve) => {
      let last = -1;
      if (!child.stdout) throw new Error('no output');
      const lines = createInterface(child.stdout);
      lines.on('line', (line) => {
        last = Number(line);
        if (last === rows) child.kill('SIGKILL');
      });
      lines.on('close', () => resolve(last));
    });
  }
});
