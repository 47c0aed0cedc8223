import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MissionBoard } from '#contract/mission.ts';
import { projectRoot } from '#tests/support/listSources.ts';

export interface HeaviestStart {
  starts: number;
  /** Characters of the answer as bytes, before any compression. */
  bytes: number;
  /** The mission that has the most, for instance `1042 PUZZLE`. */
  of: string;
}

/** Starts every mission of every book for one student, and weighs what the server sends for it. */
export async function weighStarts(origin: string, token: string): Promise<HeaviestStart> {
  const headers = { 'content-type': 'application/json', 'x-ro-token': token };
  const heaviest: HeaviestStart = { starts: 0, bytes: 0, of: '' };
  for (const bookNo of readdirSync(join(projectRoot, 'content', 'books'))) {
    const board = await fetch(`${origin}/api/mission/books/${bookNo}/me`, { headers });
    if (!board.ok) continue;
    const { data } = (await board.json()) as { data: MissionBoard };
    for (const { readingMissionType } of data.missions) {
      const start = await fetch(`${origin}/api/mission/attempts`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify({ bookNo: Number(bookNo), readingMissionType }),
      });
      const bytes = (await start.arrayBuffer()).byteLength;
      if (!start.ok) continue;
      heaviest.starts += 1;
      if (bytes > heaviest.bytes) Object.assign(heaviest, { bytes, of: `${bookNo} ${readingMissionType}` });
    }
  }
  return heaviest;
}
