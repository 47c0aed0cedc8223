import type { EventPlace } from '#domain/learning-record/EventPlace.ts';
import { isOutage, type PushError } from '#domain/learning-record/pushErrors.ts';
import type { Statement } from '#domain/learning-record/Statement.ts';
import type { Db } from '#server/db/Db.ts';
import type { LearningRecordStore, SendOutcome } from '#server/gateways/learning-record/LearningRecordStore.ts';
import type { RecordedEvent } from './readRecords.ts';
import { recordPushes } from './repositories/recordPushes.ts';

interface Sending {
  db: Db;
  now: number;
  store: LearningRecordStore;
  academyNo: number;
}

/** A statement with the place that is reached when it is done with; null for one whose event has another. */
interface Unit {
  statement: Statement;
  reached: EventPlace | null;
}

const errorOf = {
  conflict: 'CONFLICT',
  refused: 'REFUSED',
  'too-large': 'TOO_LARGE',
  busy: 'BUSY',
  settings: 'SETTINGS',
  unreachable: 'UNREACHABLE',
} as const satisfies Record<Extract<SendOutcome, { ok: false }>['kind'], PushError>;

/**
 * Sends events in their order, and notes the place after each request. A list that is refused for what is in it is halved
 * until the one record is found, which is set aside: one record holds up none of the others.
 *
 * @param events at least one
 * @returns whether the next events can be sent; false also where it was switched off meanwhile
 */
export async function sendRecords(
  sending: Sending,
  from: EventPlace,
  events: readonly RecordedEvent[],
): Promise<boolean> {
  const units = events.flatMap(({ place, statements }) =>
    statements.map((statement, at) => ({ statement, reached: at === statements.length - 1 ? place : null })),
  );
  let place = from;

  async function send(part: readonly Unit[]): Promise<boolean> {
    const outcome = await sending.store.send(part.map(({ statement }) => statement));
    if (outcome.ok) return advance(part, { sent: part.length, setAside: 0, error: null });
    const error = errorOf[outcome.kind];
    if (isOutage(error)) {
      await recordPushes.noteError(sending.db, sending.academyNo, error, sending.now);
      return false;
    }
    if (part.length === 1) return advance(part, { sent: 0, setAside: 1, error });
    const middle = Math.ceil(part.length / 2);
    return (await send(part.slice(0, middle))) && send(part.slice(middle));
  }

  async function advance(
    part: readonly Unit[],
    done: { sent: number; setAside: number; error: PushError | null },
  ): Promise<boolean> {
    const to = part.findLast(({ reached }) => reached !== null)?.reached ?? place;
    const goesOn = await recordPushes.advance(sending.db, sending.academyNo, place, { to, ...done }, sending.now);
    place = to;
    return goesOn;
  }

  return send(units);
}
