import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { missionAttempt } from '#contract/mission.ts';
import type { MissionMaterial } from '#domain/mission/MissionMaterial.ts';
import { markMission } from '#domain/mission/markMission.ts';
import { missionItems } from '#domain/mission/missionItems.ts';
import { presentMission } from '#domain/mission/presentMission.ts';
import { packMissions } from '#server/content/packMissions.ts';
import { readBookPack } from '#server/content/readBookPack.ts';

/** Bytes: design section 9. */
const LIMIT = 60_000;
/** The longest report that the server keeps, all Hangul. */
const LONGEST_TEXT = '가'.repeat(5_000);

it('what a mission starts with is at most 60 kB, for every book, with every item answered', async () => {
  const root = 'content/books';
  const folders = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'puzzle.json')));
  expect(folders.length).toBeGreaterThan(90);
  let largest = { bytes: 0, what: '' };
  const tooLarge: string[] = [];
  for (const folder of folders) {
    const read = await readBookPack(join(root, folder));
    const laid = read.ok ? packMissions(read.pack as Parameters<typeof packMissions>[0]) : null;
    if (!read.ok || !laid?.ok) throw new Error(`book ${folder} cannot be read`);
    for (const { kind, content } of laid.missions) {
      const material = JSON.parse(content) as MissionMaterial;
      const items = missionItems(material, 1);
      const written = kind === 'REPORT' ? LONGEST_TEXT : kind === 'THINK' ? '가'.repeat(500) : '가나다라마바';
      const answers = items.map(({ key }) => ({ key, value: written, seq: Number.MAX_SAFE_INTEGER }));
      const attempt = missionAttempt.parse({
        attemptNo: 1_000_000_000,
        bookNo: read.pack.book.bookNo,
        bookName: read.pack.book.bookName,
        readingMissionType: kind,
        round: 2,
        startedAt: '2026-05-06T06:00:00.000Z',
        currentDate: '2026-05-06T06:00:00.000Z',
        content: presentMission(material, {
          seed: 1,
          band: 'LATE',
          imagePath: (file) => `/content/books/${folder}/${file}`,
        }),
        answers,
        hints: kind === 'PUZZLE' ? items.map(({ key }) => ({ key, step: 'WORD', text: '가나다라마바' })) : [],
        maxPoint: 40,
        hintPrice: 1,
        locked: answers.map(({ key, value }) => ({ key, value: kind === 'REPORT' ? '' : value })),
        markedAtOnce: true,
        verdicts: ['MATCHING', 'OX', 'QUIZ'].includes(kind) ? verdictsOf(material, answers) : [],
      });
      const bytes = Buffer.byteLength(JSON.stringify({ status: 200, message: 'OK', data: attempt }));
      if (bytes > largest.bytes) largest = { bytes, what: `${folder} ${kind}` };
      if (bytes > LIMIT) tooLarge.push(`${folder} ${kind}: ${bytes} bytes`);
    }
  }
  expect(tooLarge).toEqual([]);
  // Even the largest leaves room: written down when it was measured, so that growth is seen.
  expect(largest.bytes, largest.what).toBeLessThan(LIMIT / 2);
});

/** What was marked at once, as long as it can be: everything right, with its explanation. */
function verdictsOf(material: MissionMaterial, answers: readonly { key: string; value: string }[]) {
  const given = new Map(answers.map(({ key, value }) => [key, value]));
  return markMission(material, given, 1).map(({ key, explanation, pageNo, scene }) => ({
    key,
    value: given.get(key) ?? '',
    correct: true,
    explanation,
    pageNo,
    scene,
  }));
}
