import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** What a running product holds at one moment. */
export interface ProcessSample {
  /** Minutes since the measurement began. */
  at: number;
  rssMiB: number;
  /** The same without the pages that SQLite may keep: those of the whole file, up to its limit. */
  ownMiB: number;
  /** After garbage was collected. */
  heapMiB: number;
  descriptors: number;
  handles: number;
  lagP99Ms: number;
  databaseMiB: number;
  walMiB: number;
}

const MIB = 1024 * 1024;
/** `cache_size` of server/db/engines/openSqlite.ts. */
const PAGES_MIB = 32;
/** Until a collection that was asked for is over. */
const COLLECTED_MS = 700;

/** @param watched a process that loaded `collectOnSignal.mjs`, its port of figures and its data folder */
export async function readProcess(
  watched: { pid: number; adminPort: number; dataDir: string },
  at: number,
): Promise<ProcessSample> {
  process.kill(watched.pid, 'SIGUSR2');
  await delay(COLLECTED_MS);
  const text = await (await fetch(`http://127.0.0.1:${watched.adminPort}/metrics`)).text();
  const figure = (name: string) =>
    Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  const size = (file: string) => {
    const path = join(watched.dataDir, file);
    return existsSync(path) ? statSync(path).size / MIB : 0;
  };
  const rssMiB = figure('process_resident_memory_bytes') / MIB;
  const databaseMiB = size('chaekbada.sqlite');
  return {
    at,
    rssMiB,
    ownMiB: rssMiB - Math.min(PAGES_MIB, databaseMiB),
    heapMiB: figure('nodejs_heap_size_used_bytes') / MIB,
    descriptors: readdirSync(`/proc/${watched.pid}/fd`).length,
    handles: figure('nodejs_active_handles_total'),
    lagP99Ms: figure('nodejs_eventloop_lag_p99_seconds') * 1000,
    databaseMiB,
    walMiB: size('chaekbada.sqlite-wal'),
  };
}
