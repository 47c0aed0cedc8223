import { keepsVersion } from '#domain/note/keepsVersion.ts';
import { thinVersions } from '#domain/note/thinVersions.ts';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { StoredAttempt } from '#server/repositories/missionAttempts.ts';
import { answerVersions } from './repositories/answerVersions.ts';

interface WrittenAnswer {
  key: string;
  /** The text that is about to be replaced, or is. */
  before: string;
  after: string;
  /** The student chose another text over it. */
  keepBefore: boolean;
}

/** Puts the text before into the history of an answer in own words when it is worth a place, inside a transaction. */
export async function keepAnswerVersion(
  { db, now }: SignedInContext,
  { attemptNo, startedAt }: Pick<StoredAttempt, 'attemptNo' | 'startedAt'>,
  { key, before, after, keepBefore }: WrittenAnswer,
): Promise<void> {
  const kept = await answerVersions.list(db, attemptNo, key);
  const [last] = kept;
  const { versions } = NOTE_TUNING;
  const rule = {
    before,
    after,
    lastKept: last?.value ?? null,
    lastKeptAt: last?.savedAt ?? startedAt,
    now,
    keepBefore,
    gapMs: versions.answerGapMs,
  };
  if (!keepsVersion(rule)) return;
  const added = { version: (last?.version ?? 0) + 1, value: before, savedAt: now };
  await answerVersions.add(db, attemptNo, key, added);
  const all = [added, ...kept].map(({ version, savedAt }) => ({ version, savedAt, handedIn: false }));
  await answerVersions.remove(db, attemptNo, key, thinVersions(all, versions.kept));
}
