import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps the login of one person at one computer between commands. */
export interface SessionFile {
  read(): string | undefined;
  write(token: string): void;
  remove(): void;
}

/**
 * A file in the data folder that only the account of the product reads, one for each person at the computer.
 *
 * @param seat name of the computer account that asks, before `sudo`
 */
export function openSessionFile(dataDir: string, seat: string): SessionFile {
  const folder = join(dataDir, 'operator-sessions');
  const file = join(folder, seat.replace(/[^\p{L}\p{N}_-]/gu, '_').slice(0, 60));
  return {
    read() {
      try {
        return readFileSync(file, 'utf8').trim() || undefined;
      } catch {
        return undefined;
      }
    },
    write(token) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const fresh = `${file}.${process.pid}`;
      writeFileSync(fresh, `${token}\n`, { mode: 0o600 });
      renameSync(fresh, file);
    },
    remove: () => rmSync(file, { force: true }),
  };
}
