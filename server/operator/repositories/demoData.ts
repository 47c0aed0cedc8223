import type { SiteName } from '#contract/site.ts';
import type { PetSpecies } from '#domain/aquarium/petSpecies.ts';
import { seoulDay, seoulMonth } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { aquariumPets } from '#server/repositories/aquariumPets.ts';
import { legendMonths } from '#server/repositories/legendMonths.ts';
import { pointLedger } from '#server/repositories/pointLedger.ts';

interface DemoStudent {
  site: SiteName;
  accountId: string;
  name: string;
  passwordHash: string;
  academyNo: number | null;
  schoolName: string | null;
  birthday: string;
  schoolGrade: string;
  raq: number;
  monthGoalBookCount: number;
  now: number;
}

interface DemoAquarium {
  pet: { species: PetSpecies; nickname: string; satiety: number; intimacy: number; strength: number };
  /** Item id → quantity. */
  bag: Readonly<Record<string, number>>;
  /** Position → item id. */
  room: Readonly<Record<number, string>>;
}

/** Rows of demo students. */
export const demoData = {
  async hasAccount(db: Db, site: SiteName, accountId: string): Promise<boolean> {
    return (await demoData.accountNoOf(db, site, accountId)) !== undefined;
  },

  async accountNoOf(db: Db, site: SiteName, accountId: string): Promise<number | undefined> {
    const row = await db
      .selectFrom('account')
      .select('account_no')
      .where('site', '=', site)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row?.account_no;
  },

  async institution(db: Db, site: SiteName, name: string, now: number): Promise<number> {
    const { academy_no } = await db
      .insertInto('institution')
      .values({ site, name, status: 'ACTIVE', created_at: now })
      .onConflict((conflict) => conflict.columns(['site', 'name']).doUpdateSet({ status: 'ACTIVE' }))
      .returning('academy_no')
      .executeTakeFirstOrThrow();
    return academy_no;
  },

  async account(db: Db, student: DemoStudent): Promise<number> {
    const { account_no } = await db
      .insertInto('account')
      .values({
        site: student.site,
        account_id: student.accountId,
        password_hash: student.passwordHash,
        academy_no: student.academyNo,
        status: 'ACTIVE',
        name: student.name,
        birthday: student.birthday,
        school_name: student.schoolName,
        school_grade: student.schoolGrade,
        signup_domain_code: student.site.toUpperCase(),
        raq: student.raq,
        month_goal_book_count: student.monthGoalBookCount,
        demo: 1,
        created_at: student.now,
      })
      .returning('account_no')
      .executeTakeFirstOrThrow();
    return account_no;
  },

  /** Lets somebody wait to be let in. */
  async setWaiting(db: Db, accountNo: number): Promise<void> {
    await db.updateTable('account').set({ status: 'WAIT' }).where('account_no', '=', accountNo).execute();
  },

  /** The gift of the first day, as rows of the ledger like everything else that is owned. */
  async welcome(
    db: Db,
    accountNo: number,
    gift: { POINT: number; SHELL: number; EXP: number },
    now: number,
  ): Promise<void> {
    const row = {
      account_no: accountNo,
      reason: 'WELCOME',
      ref_type: 'ACCOUNT',
      ref_id: String(accountNo),
      day_key: seoulDay(now),
      created_at: now,
    };
    await db
      .insertInto('point_ledger')
      .values((['POINT', 'SHELL', 'EXP'] as const).map((currency) => ({ ...row, currency, amount: gift[currency] })))
      .execute();
    await db
      .insertInto('purse')
      .values({ account_no: accountNo, book_point: gift.POINT, shells: gift.SHELL, exp: gift.EXP })
      .execute();
    if (gift.POINT > 0) await legendMonths.add(db, accountNo, seoulMonth(now), gift.POINT, now);
  },

  /** What an invented reader owns of a month, with its rows of the ledger. A second gift for the month is none. */
  async gift(
    db: Db,
    accountNo: number,
    gift: { POINT?: number; EXP?: number },
    month: string,
    at: number,
  ): Promise<void> {
    const source = { reason: 'WELCOME', refType: 'ACCOUNT', refId: `${accountNo}:${month}` } as const;
    const wanted = (['POINT', 'EXP'] as const).flatMap((currency) => {
      const amount = gift[currency] ?? 0;
      return amount > 0 ? [{ ...source, currency, amount }] : [];
    });
    const paid = await pointLedger.append(db, { accountNo, now: at, dayKey: seoulDay(at) }, wanted);
    const sum = (of: 'POINT' | 'EXP') =>
      paid.reduce((all, { currency, amount }) => all + (currency === of ? amount : 0), 0);
    await db
      .insertInto('purse')
      .values({ account_no: accountNo, book_point: sum('POINT'), shells: 0, exp: sum('EXP') })
      .onConflict((conflict) =>
        conflict.column('account_no').doUpdateSet((eb) => ({
          book_point: eb('purse.book_point', '+', sum('POINT')),
          exp: eb('purse.exp', '+', sum('EXP')),
        })),
      )
      .execute();
  },

  pointsIn: async (db: Db, accountNo: number, month: string) =>
    (await legendMonths.standOf(db, accountNo, month)).point,

  async aquarium(db: Db, accountNo: number, { pet, bag, room }: DemoAquarium, now: number): Promise<void> {
    const { species, nickname, ...gauges } = pet;
    await aquariumPets.write(db, accountNo, { species, nickname, gauges, at: now, revision: 1 });
    await db
      .insertInto('bag_item')
      .values(Object.entries(bag).map(([item_id, quantity]) => ({ account_no: accountNo, item_id, quantity })))
      .execute();
    await db
      .insertInto('room_slot')
      .values(
        Object.entries(room).map(([position, item_id]) => ({
          account_no: accountNo,
          position: Number(position),
          item_id,
        })),
      )
      .execute();
  },

  async reading(db: Db, accountNo: number, bookNo: number, share: number, now: number): Promise<void> {
    const { page_count } = await db
      .selectFrom('book')
      .select('page_count')
      .where('book_no', '=', bookNo)
      .executeTakeFirstOrThrow();
    const page = Math.max(1, Math.floor(page_count * share));
    await db
      .insertInto('reading_progress')
      .values({
        account_no: accountNo,
        book_no: bookNo,
        last_page_no: page,
        furthest_page_no: page,
        started_at: now,
        updated_at: now,
      })
      .execute();
  },
};
