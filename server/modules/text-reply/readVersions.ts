import type { TextVersion } from '#contract/textReply.ts';
import { markMission } from '#domain/mission/markMission.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import type { Db } from '#server/db/Db.ts';
import { missionAnswers } from '#server/repositories/missionAnswers.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import { textVersions } from './repositories/textVersions.ts';

/** A round of a written mission. */
export interface WrittenRound {
  attemptNo: number;
  bookNo: number;
  kind: MissionKind;
  /** Of its material. */
  version: string;
  seed: number;
  handedInAt: number;
}

export interface RoundVersions {
  /** What was handed in, the newest first. */
  versions: TextVersion[];
  /** What is being written since. */
  draft: { key: string; text: string }[] | null;
}

/** Everything a pupil wrote for a round: what it was handed in with, and the versions after. */
export async function readVersions(db: Db, round: WrittenRound): Promise<RoundVersions> {
  const [material, written, later] = await Promise.all([
    missionMaterials.read(db, round.bookNo, round.kind, round.version),
    missionAnswers.list(db, round.attemptNo),
    textVersions.list(db, round.attemptNo),
  ]);
  const answers = new Map(written.map(({ key, value }) => [key, value]));
  const marks = markMission(material, answers, round.seed);
  const questions = new Map(marks.map(({ key, label }) => [key, label]));
  const first = {
    version: 1,
    handedInAt: new Date(round.handedInAt).toISOString(),
    writings: marks
      .filter(({ given }) => given !== '')
      .map(({ key, label, given }) => ({ key, question: label, text: given })),
  };
  const handedIn = later.flatMap(({ version, handedInAt, texts }) =>
    handedInAt === null
      ? []
      : [
          {
            version,
            handedInAt: new Date(handedInAt).toISOString(),
            writings: texts
              .filter(({ text }) => text !== '')
              .map(({ key, text }) => ({ key, question: questions.get(key) ?? '', text })),
          },
        ],
  );
  return {
    versions: [...handedIn, first],
    draft: later.find(({ handedInAt }) => handedInAt === null)?.texts ?? null,
  };
}
