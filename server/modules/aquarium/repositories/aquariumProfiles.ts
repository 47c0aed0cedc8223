import type { SiteName } from '#contract/site.ts';
import type { Look, LookPlace } from '#domain/aquarium/Look.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

export interface Profile {
  nickname: string;
  friendCode: string;
  visitKey: string;
  open: boolean;
  held: boolean;
}

export interface NewProfile {
  accountNo: number;
  site: SiteName;
  nickname: string;
  nicknameKey: string;
  friendCode: string;
  visitKey: string;
  now: number;
}

const findQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('aquarium_profile')
    .select(['nickname', 'friend_code as friendCode', 'visit_key as visitKey', 'open', 'held'])
    .where('account_no', '=', given.accountNo),
);

/** How keepers are known to their neighbours. */
export const aquariumProfiles = {
  async find(db: Db, accountNo: number): Promise<Profile | undefined> {
    const [row] = (await findQuery(db, { accountNo })).rows;
    return row && { ...row, open: row.open === 1, held: row.held === 1 };
  },

  /** @returns false when the nickname or a code is taken, or there is a profile already */
  async insert(db: Db, profile: NewProfile): Promise<boolean> {
    const row = await db
      .insertInto('aquarium_profile')
      .values({
        account_no: profile.accountNo,
        site: profile.site,
        nickname: profile.nickname,
        nickname_key: profile.nicknameKey,
        friend_code: profile.friendCode,
        visit_key: profile.visitKey,
        head: null,
        face: null,
        neck: null,
        water: null,
        ground: null,
        light: null,
        owed_absence_at: null,
        created_at: profile.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('account_no')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** The account of a nickname on a site. */
  async accountOfNickname(db: Db, site: SiteName, nicknameKey: string): Promise<number | undefined> {
    const row = await db
      .selectFrom('aquarium_profile')
      .select('account_no')
      .where('site', '=', site)
      .where('nickname_key', '=', nicknameKey)
      .executeTakeFirst();
    return row?.account_no;
  },

  /** The account of a friend code on a site. */
  async accountOfCode(db: Db, site: SiteName, friendCode: string): Promise<number | undefined> {
    const row = await db
      .selectFrom('aquarium_profile')
      .select('account_no')
      .where('site', '=', site)
      .where('friend_code', '=', friendCode)
      .executeTakeFirst();
    return row?.account_no;
  },

  /** Another nickname is shown to others although the one before was hidden; the same one stays hidden. */
  async rename(db: Db, accountNo: number, nickname: string, nicknameKey: string): Promise<void> {
    await db
      .updateTable('aquarium_profile')
      .set((eb) => ({
        nickname,
        nickname_key: nicknameKey,
        held: eb.case().when('nickname_key', '=', nicknameKey).then(eb.ref('held')).else(0).end(),
      }))
      .where('account_no', '=', accountNo)
      .execute();
  },

  /** Whether the database refused a nickname because somebody else was a moment faster. */
  isNicknameTaken(error: unknown): boolean {
    if (!(error instanceof Error)) return false;
    // SQLite names the columns, PostgreSQL the index.
    const place = 'constraint' in error && error.constraint ? String(error.constraint) : error.message;
    return (
      place.includes('aquarium_profile_site_nickname_key') ||
      (place.includes('aquarium_profile.site') && place.includes('aquarium_profile.nickname_key'))
    );
  },

  /** A new friend code. @returns false when somebody has it already */
  async setFriendCode(db: Db, accountNo: number, friendCode: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('aquarium_profile')
      .set({ friend_code: friendCode })
      .where('account_no', '=', accountNo)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('aquarium_profile as other')
              .select('other.account_no')
              .where('other.friend_code', '=', friendCode),
          ),
        ),
      )
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** Counts one more friend request of a day. @returns false when there were as many as may be */
  async countRequest(db: Db, accountNo: number, dayKey: string, most: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('aquarium_profile')
      .set((eb) => ({
        asks_count: eb
          .case()
          .when('asks_day', '=', dayKey)
          .then(eb('asks_count', '+', 1))
          .else(1)
          .end(),
        asks_day: dayKey,
      }))
      .where('account_no', '=', accountNo)
      .where((eb) => eb.or([eb('asks_day', '<>', dayKey), eb('asks_count', '<', most)]))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async setOpen(db: Db, accountNo: number, open: boolean): Promise<void> {
    await db
      .updateTable('aquarium_profile')
      .set({ open: open ? 1 : 0 })
      .where('account_no', '=', accountNo)
      .execute();
  },

  async setHeld(db: Db, accountNo: number, held: boolean): Promise<void> {
    await db
      .updateTable('aquarium_profile')
      .set({ held: held ? 1 : 0 })
      .where('account_no', '=', accountNo)
      .execute();
  },

  /** @param places of the look that are written; the others stay */
  async writeLook(db: Db, accountNo: number, look: Look, places: readonly LookPlace[]): Promise<void> {
    const values = Object.fromEntries(places.map((place) => [place, look[place]]));
    await db.updateTable('aquarium_profile').set(values).where('account_no', '=', accountNo).execute();
  },

  async setTank(db: Db, accountNo: number, tankNo: number): Promise<void> {
    await db.updateTable('aquarium_profile').set({ tank_no: tankNo }).where('account_no', '=', accountNo).execute();
  },

  async setOwedAbsence(db: Db, accountNo: number, absenceAt: number | null): Promise<void> {
    await db
      .updateTable('aquarium_profile')
      .set({ owed_absence_at: absenceAt })
      .where('account_no', '=', accountNo)
      .execute();
  },

  async markCheersSeen(db: Db, accountNo: number, now: number): Promise<void> {
    await db
      .updateTable('aquarium_profile')
      .set({ cheers_seen_at: now })
      .where('account_no', '=', accountNo)
      .where('cheers_seen_at', '<', now)
      .execute();
  },
};
