import { sql } from 'kysely';
import { comparePlaces, type EventPlace } from '#domain/learning-record/EventPlace.ts';
import { type EventSource, eventSources } from '#domain/learning-record/LearningEvent.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import type { Db } from '#server/db/Db.ts';
import type { Tables } from '#server/db/schema/Tables.ts';

/** Whose events, behind which place, and before which instant. */
export interface EventSpan {
  academyNo: number;
  /** Of the pupils who are in this class now. */
  classNo?: number | undefined;
  after: EventPlace;
  until: number;
}

/** An event as it is stored, with its place. */
export interface StoredEvent {
  source: EventSource;
  place: EventPlace;
  bookNo: number;
  bookName: string;
  /** Of a mission alone. */
  round: {
    attemptNo: number;
    mission: MissionKind;
    round: number;
    startedAt: number;
    correctCount: number;
    itemCount: number;
    rateHundredths: number;
    onPaper: number;
  } | null;
}

/**
 * What pupils did, from the tables of books and missions. Of active accounts of the institution alone: who has left, is
 * leaving or sleeps is in none of it, and neither is what a student took out of the own history.
 */
export const learningEvents = {
  /** In their order. */
  async list(db: Db, span: EventSpan, limit: number): Promise<StoredEvent[]> {
    const all: StoredEvent[] = [];
    for (const source of eventSources) all.push(...(await listSource(db, source, span, limit)));
    return all.sort((one, two) => comparePlaces(one.place, two.place)).slice(0, limit);
  },

  async count(db: Db, span: EventSpan): Promise<number> {
    let count = 0;
    for (const source of eventSources) {
      const row = await spanOf(db, source, span)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      count += row.count;
    }
    return count;
  },
};

/** The table of a source, and its columns. */
const tables = {
  BOOK_STARTED: { table: 'reading_progress', at: 'started_at', subject: 'book_no' },
  MISSION_STARTED: { table: 'mission_attempt', at: 'started_at', subject: 'attempt_no' },
  MISSION_HANDED_IN: { table: 'mission_attempt', at: 'submitted_at', subject: 'attempt_no' },
  BOOK_FINISHED: { table: 'reading_progress', at: 'finished_at', subject: 'book_no' },
  BOOK_VERIFIED: { table: 'verification', at: 'verified_at', subject: 'book_no' },
} as const satisfies Record<EventSource, { table: keyof Tables; at: string; subject: string }>;

/** Rows of one source; the table itself is called `event`. */
function spanOf(db: Db, source: EventSource, { academyNo, classNo, after, until }: EventSpan) {
  const { table, at, subject } = tables[source];
  const rank = eventSources.indexOf(source);
  const [when, account, number] = [`event.${at}`, 'event.account_no', `event.${subject}`].map((name) =>
    sql.ref<number>(name),
  ) as [ReturnType<typeof sql.ref<number>>, ReturnType<typeof sql.ref<number>>, ReturnType<typeof sql.ref<number>>];
  // One type stands for the three tables: each is read by the columns that `tables` names.
  let query = db
    .selectFrom('account')
    .innerJoin(`${table as 'verification'} as event`, 'event.account_no', 'account.account_no')
    .innerJoin('book', 'book.book_no', 'event.book_no')
    .where('account.academy_no', '=', academyNo)
    .where('account.status', '=', 'ACTIVE')
    .where(when, '<', until)
    .where(when, rank > after.source ? '>=' : '>', after.at - (rank === after.source ? 1 : 0));
  if (rank === after.source) {
    query = query.where((eb) =>
      eb.or([
        eb(when, '>', after.at),
        eb(account, '>', after.accountNo),
        eb.and([eb(account, '=', after.accountNo), eb(number, '>', after.subjectNo)]),
      ]),
    );
  }
  if (table === 'mission_attempt') query = query.where(sql.ref<number>('event.hidden'), '=', 0);
  if (source === 'MISSION_HANDED_IN') query = query.where(sql.ref<string>('event.status'), '=', 'SUBMITTED');
  if (classNo === undefined) return query;
  return query.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('class_membership')
        .select('class_membership.class_no')
        .whereRef('class_membership.account_no', '=', 'account.account_no')
        .where('class_membership.class_no', '=', classNo)
        .where('class_membership.left_on', 'is', null),
    ),
  );
}

async function listSource(db: Db, source: EventSource, span: EventSpan, limit: number): Promise<StoredEvent[]> {
  const { table, at, subject } = tables[source];
  const [when, number] = [sql.ref<number>(`event.${at}`), sql.ref<number>(`event.${subject}`)];
  const ordered = spanOf(db, source, span)
    .select([when.as('at'), 'account.account_no as accountNo', number.as('subjectNo')])
    .select(['book.book_no as bookNo', 'book.book_name as bookName'])
    .orderBy(when)
    .orderBy('account.account_no')
    .orderBy(number)
    .limit(limit);
  const rank = eventSources.indexOf(source);
  const placeOf = (row: { at: number; accountNo: number; subjectNo: number }) => ({
    at: row.at,
    source: rank,
    accountNo: row.accountNo,
    subjectNo: row.subjectNo,
  });
  if (table !== 'mission_attempt') {
    const rows = await ordered.execute();
    return rows.map((row) => ({
      source,
      place: placeOf(row),
      bookNo: row.bookNo,
      bookName: row.bookName,
      round: null,
    }));
  }
  const rows = await ordered
    .select([
      sql.ref<MissionKind>('event.kind').as('mission'),
      sql.ref<number>('event.round').as('round'),
      sql.ref<number>('event.started_at').as('startedAt'),
      sql.ref<number>('event.correct_count').as('correctCount'),
      sql.ref<number>('event.item_count').as('itemCount'),
      sql.ref<number>('event.rate_hundredths').as('rateHundredths'),
      sql.ref<number>('event.on_paper').as('onPaper'),
    ])
    .execute();
  return rows.map(({ bookNo, bookName, ...row }) => ({
    source,
    place: placeOf(row),
    bookNo,
    bookName,
    round: { ...row, attemptNo: row.subjectNo },
  }));
}
