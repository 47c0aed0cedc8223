import { className } from '#domain/classroom/className.ts';
import type { EventPlace } from '#domain/learning-record/EventPlace.ts';
import { finishedHomework, type PupilHomework } from '#domain/learning-record/finishedHomework.ts';
import type { LearningEvent } from '#domain/learning-record/LearningEvent.ts';
import type { Statement } from '#domain/learning-record/Statement.ts';
import { type RecordPlace, toStatement } from '#domain/learning-record/toStatement.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { homeworkWork } from '#server/modules/homework/public.ts';
import { type EventSpan, learningEvents, type StoredEvent } from './repositories/learningEvents.ts';
import { pupilHomework } from './repositories/pupilHomework.ts';

/** The statements of one event: its own, and that of a homework it finished. */
export interface RecordedEvent {
  place: EventPlace;
  statements: Statement[];
}

/** Events in their order as statements, at most `limit` events. */
export async function readRecords(
  db: Db,
  span: EventSpan,
  place: RecordPlace,
  limit: number,
): Promise<RecordedEvent[]> {
  const { academyNo } = span;
  const stored = await learningEvents.list(db, span, limit);
  const accountNos = [...new Set(stored.map((event) => event.place.accountNo))];
  const [classes, homework] = await Promise.all([
    pupilHomework.classes(db, academyNo, accountNos),
    readHomework(db, academyNo, stored),
  ]);
  const classOn = (accountNo: number, at: number) => {
    const day = seoulDay(at);
    const found = classes.find(
      (one) => one.accountNo === accountNo && one.joinedOn <= day && (one.leftOn === null || one.leftOn > day),
    );
    return found === undefined ? null : { classNo: found.classNo, name: className(found) };
  };
  const known = new Set<string>();
  return stored.map((one) => {
    const event = toEvent(one, classOn(one.place.accountNo, one.place.at));
    const statements = [event, ...finishedHomework(event, homework)]
      .map((each) => toStatement(each, place))
      // Two tasks that were done in one instant finish a homework once: a list has no id twice (section 2.1.2).
      .filter(({ id }) => !known.has(id) && known.add(id));
    return { place: one.place, statements };
  });
}

function toEvent({ source, place, bookNo, bookName, round }: StoredEvent, inClass: LearningEvent['inClass']) {
  const about = { at: place.at, accountNo: place.accountNo, inClass, bookNo, bookName };
  if (source === 'MISSION_STARTED' || source === 'MISSION_HANDED_IN') {
    if (round === null) throw new Error('a mission without its round');
    const { attemptNo, mission, round: number } = round;
    const named = { ...about, attemptNo, mission, round: number };
    if (source === 'MISSION_STARTED') return { kind: source, ...named } satisfies LearningEvent;
    const { startedAt, correctCount, itemCount, rateHundredths, onPaper } = round;
    const result = { startedAt, correctCount, itemCount, rateHundredths, onPaper: onPaper === 1 };
    return { kind: source, ...named, ...result } satisfies LearningEvent;
  }
  return { kind: source, ...about } satisfies LearningEvent;
}

/** Homework of those who finished something here, with what they have done of it. */
async function readHomework(db: Db, academyNo: number, stored: readonly StoredEvent[]): Promise<PupilHomework[]> {
  const finishing = stored.filter(({ source }) => source === 'MISSION_HANDED_IN' || source === 'BOOK_FINISHED');
  const rows = await pupilHomework.list(db, academyNo, [...new Set(finishing.map(({ place }) => place.accountNo))]);
  const named = (row: { accountNo: number; bookNo: number; task: string }) =>
    `${row.accountNo} ${row.bookNo} ${row.task}`;
  const work = await homeworkWork.list(
    db,
    [...new Set(rows.map(({ accountNo }) => accountNo))],
    [...new Set(rows.map(({ bookNo }) => bookNo))],
  );
  const doneAt = new Map(work.map((done) => [named(done), done.at]));
  const all = new Map<string, PupilHomework & { tasks: PupilHomework['tasks'][number][] }>();
  for (const { bookNo, task, ...homework } of rows) {
    const key = `${homework.accountNo} ${homework.homeworkNo}`;
    const one = all.get(key) ?? { ...homework, tasks: [] };
    one.tasks.push({ bookNo, task, doneAt: doneAt.get(named({ ...homework, bookNo, task })) ?? null });
    all.set(key, one);
  }
  return [...all.values()];
}
