import type { RecordPush } from '#contract/learningRecord.ts';
import { pushErrorWords } from '#domain/learning-record/pushErrors.ts';
import { recordTuning } from '#domain/learning-record/tuning.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { type PushRules, pushBlockOf } from './pushBlockOf.ts';
import { learningEvents } from './repositories/learningEvents.ts';
import { recordPushes } from './repositories/recordPushes.ts';

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Where the sending of an institution's learning records stands. */
export async function readPush({ db, now, post, site }: PostContext, rules: PushRules): Promise<RecordPush> {
  const { academyNo } = post;
  const push = await recordPushes.find(db, academyNo);
  const on = push?.on ?? false;
  const span = push && { academyNo, after: push.place, until: now - recordTuning.settle };
  const { lastError = null, lastErrorAt = null } = push ?? {};
  return {
    block: pushBlockOf(rules, { academyNo, site, now }),
    recipient: rules.settings?.recipient ?? null,
    on,
    switchedAt: instant(push?.switchedAt ?? null),
    switchedBy: push?.switchedBy ?? null,
    lastSentAt: instant(push?.lastSentAt ?? null),
    sentCount: push?.sentCount ?? 0,
    waitingCount: on && span !== undefined ? await learningEvents.count(db, span) : 0,
    setAsideCount: push?.setAsideCount ?? 0,
    lastError:
      lastError === null || lastErrorAt === null
        ? null
        : { words: pushErrorWords(lastError), at: new Date(lastErrorAt).toISOString() },
  };
}
