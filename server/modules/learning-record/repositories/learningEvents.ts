import { sql } from 'kysely';
import { comparePlaces, type EventPlace } from '#domain/learning-record/EventPlace.ts';
import { type EventSource, eventSources } from '#domain/learning-record/LearningEvent.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { compileByShape } from '#server/db/compileByShape.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';
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
    for (const events of await Promise.all(eventSources.map((source) => listSource(db, source, span, limit)))) {
      all.push(...events);
    }
    return all.sort((one, two) => comparePlaces(one.place, two.place)).slice(0, limit);
  },

  async count(db: Db, span: EventSpan): Promise<number> {
    const counts = await Promise.all(eventSources.map((source) => countQuery(db, rowsOf(source, span))));
    return counts.reduce((sum, found) => sum + firstRow(found).count, 0);
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

/** Which rows of one source: behind a place that stands in the same source, or in one before or after it. */
interface Rows {
  source: EventSource;
  /** Where the source stands beside that of the place. */
  stands: 'BEFORE' | 'SAME' | 'AFTER';
  academyNo: number;
  classNo?: number | undefined;
  until: number;
  at: number;
  accountNo: number;
  subjectNo: number;
}

function rowsOf(source: EventSource, { academyNo, classNo, after, until }: EventSpan): Rows {
  const rank = eventSources.indexOf(source);
  const stands = rank === after.source ? 'SAME' : rank < after.source ? 'BEFORE' : 'AFTER';
  const { at, accountNo, subjectNo } = after;
  return { source, stands, academyNo, classNo, until, at, accountNo, subjectNo };
}

/** Rows of one source; the table itself is called `event`. */
function spanOf(db: Db, given: Rows) {
  const { source, academyNo, classNo, until } = given;
  const { table, at, subject } = tables[source];
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
    .where(when, given.stands === 'BEFORE' ? '>' : '>=', given.at);
  if (given.stands === 'SAME') {
    query = query.where((eb) =>
      eb.or([
        eb(when, '>', given.at),
        eb(account, '>', given.accountNo),
        eb.and([eb(account, '=', given.accountNo), eb(number, '>', given.subjectNo)]),
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

type Listed = Rows & { limit: number };

const countQuery = compileByShape(['source', 'stands'], (db, given: Rows) =>
  spanOf(db, given).select((eb) => eb.fn.countAll<number>().as('count')),
);

const listQuery = compileByShape(['source', 'stands'], (db, given: Listed) => ordered(db, given));

const missionsQuery = compileByShape(['source', 'stands'], (db, given: Listed) =>
  ordered(db, given).select([
    sql.ref<MissionKind>('event.kind').as('mission'),
    sql.ref<number>('event.round').as('round'),
    sql.ref<number>('event.started_at').as('startedAt'),
    sql.ref<number>('event.correct_count').as('correctCount'),
    sql.ref<number>('event.item_count').as('itemCount'),
    sql.ref<number>('event.rate_hundredths').as('rateHundredths'),
    sql.ref<number>('event.on_paper').as('onPaper'),
  ]),
);

function ordered(db: Db, given: Listed) {
  const { at, subject } = tables[given.source];
  const [when, number] = [sql.ref<number>(`event.${at}`), sql.ref<number>(`event.${subject}`)];
  return spanOf(db, given)
    .select([when.as('at'), 'account.account_no as accountNo', number.as('subjectNo')])
    .select(['book.book_no as bookNo', 'book.book_name as bookName'])
    .orderBy(when)
    .orderBy('account.account_no')
    .orderBy(number)
    .limit(given.limit);
}

async function listSource(db: Db, source: EventSource, span: EventSpan, limit: number): Promise<StoredEvent[]> {
  const wanted = { ...rowsOf(source, span), limit };
  const rank = eventSources.indexOf(source);
  const placeOf = (row: { at: number; accountNo: number; subjectNo: number }) => ({
    at: row.at,
    source: rank,
    accountNo: row.accountNo,
    subjectNo: row.subjectNo,
  });
  if (tables[source].table !== 'mission_attempt') {
    const { rows } = await listQuery(db, wanted);
    return rows.map((row) => ({
      source,
      place: placeOf(row),
      bookNo: row.bookNo,
      bookName: row.bookName,
      round: null,
    }));
  }
  const { rows } = await missionsQuery(db, wanted);
  return rows.map(({ bookNo, bookName, ...row }) => ({
    source,
    place: placeOf(row),
    bookNo,
    bookName,
    round: { ...row, attemptNo: row.subjectNo },
  }));
}
