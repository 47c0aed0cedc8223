import type { SiteName } from '#contract/site.ts';
import { recordTuning } from '#domain/learning-record/tuning.ts';
import type { Secrets } from '#server/config/Secrets.ts';
import type { Db } from '#server/db/Db.ts';
import type { LearningRecordStore } from '#server/gateways/learning-record/LearningRecordStore.ts';
import { type PushRules, pushBlockOf } from './pushBlockOf.ts';
import { readRecords } from './readRecords.ts';
import { recordPlace } from './recordPlace.ts';
import { learningEvents } from './repositories/learningEvents.ts';
import { recordPushes } from './repositories/recordPushes.ts';
import { sendRecords } from './sendRecords.ts';

export interface PushServices extends PushRules {
  db: Db;
  now: number;
  secrets: Secrets;
  store: LearningRecordStore | null;
  origins: Readonly<Record<SiteName, string>>;
}

/**
 * Sends what waits, in order, for each institution that has it on. It may break off at any moment: what was taken is noted
 * after each request, and a record that is sent twice has the same id and the same content. Nobody who plays waits for it.
 */
export async function pushRecords(services: PushServices, isStopping: () => boolean = () => false): Promise<void> {
  const { db, now, store } = services;
  if (store === null) return;
  for (const { academyNo, site } of await recordPushes.listOn(db)) {
    if (isStopping() || store.paused) return;
    if (pushBlockOf(services, { academyNo, site, now }) === null)
      await pushOne(services, store, { academyNo, site }, isStopping);
    const push = await recordPushes.find(db, academyNo);
    if (!push?.on) continue;
    const waiting = { academyNo, after: push.place, until: now - recordTuning.settle };
    await recordPushes.noteWaiting(db, academyNo, await learningEvents.count(db, waiting));
  }
}

async function pushOne(
  { db, now, secrets, origins }: PushServices,
  store: LearningRecordStore,
  { academyNo, site }: { academyNo: number; site: SiteName },
  isStopping: () => boolean,
): Promise<void> {
  const place = recordPlace(secrets, academyNo, origins[site]);
  for (let turn = 0; turn < recordTuning.mostBatches && !isStopping(); turn += 1) {
    // Read for each request: switching off works at once.
    const push = await recordPushes.find(db, academyNo);
    if (!push?.on) return;
    const span = { academyNo, after: push.place, until: now - recordTuning.settle };
    const events = await readRecords(db, span, place, recordTuning.batch);
    if (events.length === 0) return;
    const goesOn = await sendRecords({ db, now, store, academyNo }, push.place, events);
    if (!goesOn || events.length < recordTuning.batch) return;
  }
}
