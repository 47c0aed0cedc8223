import { markMission } from '#domain/mission/markMission.ts';
import { isScored } from '#domain/mission/missionWeight.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { missionAnswers } from '#server/repositories/missionAnswers.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import type { RecordRound } from '#server/repositories/readingRecords.ts';

/** What was written, by attempt: the question as it was then, and the text. */
export type Writings = ReadonlyMap<number, { question: string; text: string }[]>;

/** The think-abouts and reports among these rounds. */
export async function readWritings({ db }: SignedInContext, rounds: readonly RecordRound[]): Promise<Writings> {
  const written = rounds.filter(({ kind }) => !isScored(kind));
  const answers = new Map<number, Map<string, string>>();
  for (const { attemptNo, key, value } of await missionAnswers.filled(
    db,
    written.map(({ attemptNo }) => attemptNo),
  )) {
    const own = answers.get(attemptNo) ?? new Map<string, string>();
    answers.set(attemptNo, own.set(key, value));
  }
  const writings = new Map<number, { question: string; text: string }[]>();
  for (const { attemptNo, bookNo, kind, version, seed } of written) {
    const material = await missionMaterials.read(db, bookNo, kind, version);
    const marks = markMission(material, answers.get(attemptNo) ?? new Map(), seed);
    writings.set(
      attemptNo,
      marks.filter(({ given }) => given !== '').map(({ label, given }) => ({ question: label, text: given })),
    );
  }
  return writings;
}
