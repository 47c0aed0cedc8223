import { type ExpressionBuilder, sql } from 'kysely';
import type { Pause, PauseKind, QuietHours } from '#domain/aquarium/Pause.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { isAmong } from '../db/isAmong.ts';
import type { Tables } from '../db/schema/Tables.ts';

/** Whose rest it is: one student's, a whole institution's, or that of one grade or one class of it. */
export type PauseOwner =
  | { accountNo: number }
  | { academyNo: number; schoolGrade: string | null }
  | { academyNo: number; classNo: number };

/** A rest that a class has, by itself or with its institution or grade. */
export interface ClassPause extends Pause {
  ofClass: boolean;
}

interface PauseRow {
  kind: PauseKind;
  fromMinute: number | null;
  toMinute: number | null;
  days: string;
  startedAt: number;
  endedAt: number | null;
}

const columns = [
  'pause.kind',
  'pause.from_minute as fromMinute',
  'pause.to_minute as toMinute',
  'pause.days',
  'pause.started_at as startedAt',
  'pause.ended_at as endedAt',
] as const;

/** The class that the account of the query is in now. */
const presentClass = (eb: ExpressionBuilder<Tables, 'account'>) =>
  eb
    .selectFrom('class_membership')
    .select('class_membership.class_no')
    .whereRef('class_membership.account_no', '=', 'account.account_no')
    .where('class_membership.left_on', 'is', null);

const pausesOfAccount = (db: Db, accountNo: number) =>
  db
    .selectFrom('account')
    .innerJoin('aquarium_pause as pause', (join) =>
      join.on((eb) =>
        eb.or([
          eb('pause.account_no', '=', eb.ref('account.account_no')),
          eb.and([
            eb('pause.academy_no', '=', eb.ref('account.academy_no')),
            eb.or([
              eb('pause.school_grade', 'is', null),
              eb('pause.school_grade', '=', eb.ref('account.school_grade')),
            ]),
            eb.or([eb('pause.class_no', 'is', null), eb('pause.class_no', '=', presentClass(eb))]),
          ]),
        ]),
      ),
    )
    .select(columns)
    .select('pause.account_no as ownerNo')
    .where('account.account_no', '=', accountNo);

const pausesOf = compileOnce((db, { accountNo, since }: { accountNo: number; since: number }) =>
  pausesOfAccount(db, accountNo).where((eb) =>
    eb.or([eb('pause.ended_at', 'is', null), eb('pause.ended_at', '>', since)]),
  ),
);

const pausesOfPet = compileOnce((db, { accountNo, now }: { accountNo: number; now: number }) =>
  pausesOfAccount(db, accountNo)
    .leftJoin('pet', 'pet.account_no', 'account.account_no')
    .where((eb) =>
      eb.or([
        eb('pause.ended_at', 'is', null),
        eb('pause.ended_at', '>', eb.fn.coalesce('pet.gauges_at', sql<number>`${now}`)),
      ]),
    ),
);

/** As `since`: rests that last, and nothing of the past. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;

const ownQuery = compileOnce((db, given: { accountNos: readonly number[] }) =>
  db
    .selectFrom('aquarium_pause as pause')
    .leftJoin('pet', 'pet.account_no', 'pause.account_no')
    .select(columns)
    .select('pause.account_no as accountNo')
    .where(isAmong(db, 'pause.account_no', given.accountNos))
    .where((eb) => eb.or([eb('pause.ended_at', 'is', null), eb('pause.ended_at', '>', eb.ref('pet.gauges_at'))])),
);

const sharedQuery = compileOnce((db, given: { accountNos: readonly number[] }) =>
  db
    .selectFrom('account')
    .innerJoin('aquarium_pause as pause', 'pause.academy_no', 'account.academy_no')
    .leftJoin('pet', 'pet.account_no', 'account.account_no')
    .select(columns)
    .select('account.account_no as accountNo')
    .where(isAmong(db, 'account.account_no', given.accountNos))
    .where((eb) =>
      eb.or([eb('pause.school_grade', 'is', null), eb('pause.school_grade', '=', eb.ref('account.school_grade'))]),
    )
    .where((eb) => eb.or([eb('pause.class_no', 'is', null), eb('pause.class_no', '=', presentClass(eb))]))
    .where((eb) => eb.or([eb('pause.ended_at', 'is', null), eb('pause.ended_at', '>', eb.ref('pet.gauges_at'))])),
);

const ofClassQuery = compileOnce((db, given: { academyNo: number; grade: string; classNo: number; now: number }) =>
  db
    .selectFrom('aquarium_pause as pause')
    .select(columns)
    .select('pause.class_no as classNo')
    .where('pause.academy_no', '=', given.academyNo)
    .where((eb) => eb.or([eb('pause.school_grade', 'is', null), eb('pause.school_grade', '=', given.grade)]))
    .where((eb) => eb.or([eb('pause.class_no', 'is', null), eb('pause.class_no', '=', given.classNo)]))
    .where((eb) => eb.or([eb('pause.ended_at', 'is', null), eb('pause.ended_at', '>', given.now)]))
    .orderBy('pause.pause_no'),
);

export const aquariumPauses = {
  /**
   * The rests of a student's aquarium, the class's included, that last or ended later than this.
   *
   * @param since when the gauges were last brought up to date: what was over then has done its work
   */
  async of(db: Db, accountNo: number, since: number): Promise<Pause[]> {
    const { rows } = await pausesOf(db, { accountNo, since });
    return rows.map(toPause);
  },

  /** The same since the gauges of the stored pet; `now` where there is none yet. */
  async ofPet(db: Db, accountNo: number, now: number): Promise<Pause[]> {
    const { rows } = await pausesOfPet(db, { accountNo, now });
    return rows.map(toPause);
  },

  /** The same for several students, by account, since the gauges of each. */
  async ofMany(db: Db, accountNos: readonly number[]): Promise<Map<number, Pause[]>> {
    const found = new Map<number, Pause[]>(accountNos.map((accountNo) => [accountNo, []]));
    if (accountNos.length === 0) return found;
    const [{ rows: own }, { rows: shared }] = await Promise.all([
      ownQuery(db, { accountNos }),
      sharedQuery(db, { accountNos }),
    ]);
    for (const { accountNo, ...row } of [...own, ...shared]) {
      if (accountNo !== null) found.get(accountNo)?.push(toPause(row));
    }
    return found;
  },

  /** Quiet hours of a student that last: the own ones, set by a parent, and those of the class. */
  async lastingQuiet(db: Db, accountNo: number): Promise<{ mine: QuietHours | null; classes: QuietHours[] }> {
    const { rows } = await pausesOf(db, { accountNo, since: FOR_EVER });
    const lasting = rows.filter(({ kind }) => kind === 'QUIET');
    const hoursOf = (own: boolean) =>
      lasting.filter(({ ownerNo }) => (ownerNo === accountNo) === own).flatMap((row) => toPause(row).hours ?? []);
    return { mine: hoursOf(true)[0] ?? null, classes: hoursOf(false) };
  },

  /** Rests that last for a class of a grade: its own, and those of its institution and grade. */
  async ofClass(
    db: Db,
    { academyNo, classNo, grade }: { academyNo: number; classNo: number; grade: string },
    now: number,
  ): Promise<ClassPause[]> {
    const { rows } = await ofClassQuery(db, { academyNo, grade, classNo, now });
    return rows.map(({ classNo: owner, ...row }) => ({ ...toPause(row), ofClass: owner !== null }));
  },

  /** Rests of an institution and its grades that last. */
  async lasting(db: Db, academyNo: number): Promise<(Pause & { schoolGrade: string | null })[]> {
    const rows = await db
      .selectFrom('aquarium_pause as pause')
      .select(columns)
      .select('pause.school_grade as schoolGrade')
      .where('pause.academy_no', '=', academyNo)
      .where('pause.class_no', 'is', null)
      .where('pause.ended_at', 'is', null)
      .orderBy('pause.pause_no')
      .execute();
    return rows.map(({ schoolGrade, ...row }) => ({ ...toPause(row), schoolGrade }));
  },

  /** How many rests of a kind a student began from an instant on. */
  async begunSince(db: Db, accountNo: number, kind: PauseKind, instant: number): Promise<number> {
    const { count } = await db
      .selectFrom('aquarium_pause')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account_no', '=', accountNo)
      .where('kind', '=', kind)
      .where('started_at', '>=', instant)
      .executeTakeFirstOrThrow();
    return count;
  },

  /**
   * Begins a rest; false when one of that kind and owner lasts.
   *
   * @param until when it ends by itself; null for one that is ended
   */
  async begin(
    db: Db,
    owner: PauseOwner,
    kind: PauseKind,
    hours: QuietHours | null,
    now: number,
    until: number | null = null,
  ): Promise<boolean> {
    const row = await db
      .insertInto('aquarium_pause')
      .values({
        account_no: 'accountNo' in owner ? owner.accountNo : null,
        academy_no: 'accountNo' in owner ? null : owner.academyNo,
        school_grade: 'schoolGrade' in owner ? owner.schoolGrade : null,
        class_no: 'classNo' in owner ? owner.classNo : null,
        kind,
        from_minute: hours?.fromMinute ?? null,
        to_minute: hours?.toMinute ?? null,
        days: hours ? [...hours.days].sort().join('') : '',
        started_at: now,
        ended_at: until,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('pause_no')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Ends the rests of a kind that last; false when there is none. */
  async end(db: Db, owner: PauseOwner, kind: PauseKind, now: number): Promise<boolean> {
    let query = db
      .updateTable('aquarium_pause')
      .set({ ended_at: now })
      .where('kind', '=', kind)
      .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', now)]));
    if ('accountNo' in owner) query = query.where('account_no', '=', owner.accountNo);
    else {
      const [schoolGrade, classNo] = 'classNo' in owner ? [null, owner.classNo] : [owner.schoolGrade, null];
      query = query
        .where('academy_no', '=', owner.academyNo)
        .where('school_grade', schoolGrade === null ? 'is' : '=', schoolGrade)
        .where('class_no', classNo === null ? 'is' : '=', classNo);
    }
    const result = await query.executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },

  /** Lets every open window of the owner's students look again. */
  async notifyWindows(db: Db, owner: PauseOwner): Promise<void> {
    const query = db.updateTable('pet').set((eb) => ({ revision: eb('revision', '+', 1) }));
    if ('accountNo' in owner) await query.where('account_no', '=', owner.accountNo).execute();
    else if ('classNo' in owner) {
      const members = db
        .selectFrom('class_membership')
        .select('account_no')
        .where('class_no', '=', owner.classNo)
        .where('left_on', 'is', null);
      await query.where('account_no', 'in', members).execute();
    } else {
      const pupils = db.selectFrom('account').select('account.account_no').where('academy_no', '=', owner.academyNo);
      await query.where('account_no', 'in', pupils).execute();
    }
  },
};

function toPause(row: PauseRow): Pause {
  const { kind, fromMinute, toMinute, days, startedAt, endedAt } = row;
  const hours = fromMinute === null || toMinute === null ? null : { fromMinute, toMinute, days: [...days].map(Number) };
  return { kind, startedAt, endedAt, hours };
}
