import { type MarkedRound, openAnswers } from '#domain/guest/openAnswers.ts';
import type { MissionMaterial } from '#domain/mission/MissionMaterial.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { missionMarks } from '#server/repositories/missionMarks.ts';
import { missionMaterials, parseMaterial } from '#server/repositories/missionMaterials.ts';
import { readerTraces } from './repositories/readerTraces.ts';

/** Answers of some books that may not be shown to this student yet, by book. */
export async function readOpenAnswers(
  { db, accountNo }: SignedInContext,
  bookNos: readonly number[],
): Promise<Map<number, Set<string>>> {
  const missions = await readerTraces.missions(db, bookNos);
  const attempts = await readerTraces.rounds(db, accountNo, bookNos);
  const marks = await missionMarks.ofAttempts(
    db,
    attempts.map(({ attemptNo }) => attemptNo),
  );
  const rounds: (MarkedRound & { bookNo: number })[] = [];
  for (const { attemptNo, bookNo, kind, version, status } of attempts) {
    const material = await missionMaterials.read(db, bookNo, kind, version);
    const right = marks.filter((mark) => mark.attemptNo === attemptNo && mark.correct).map(({ key }) => key);
    rounds.push({ bookNo, open: status === 'OPEN', material, rightKeys: new Set(right) });
  }
  const current = (bookNo: number): MissionMaterial[] =>
    missions.filter((mission) => mission.bookNo === bookNo).map((mission) => parseMaterial(mission));
  return new Map(
    bookNos.map((bookNo) => [
      bookNo,
      openAnswers(
        current(bookNo),
        rounds.filter((round) => round.bookNo === bookNo),
      ),
    ]),
  );
}
