import { sql } from 'kysely';
import { type Look, PLAIN_LOOK } from '#domain/aquarium/Look.ts';
import { FIRST_TANK } from '#domain/aquarium/tanks.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { cheerNotBlocked } from '#server/repositories/cheerNotBlocked.ts';

/** What an aquarium's window shows besides the tank itself. */
export interface AquariumOwner {
  /** False before the first change: nothing of the look is stored yet. */
  known: boolean;
  look: Look;
  /** The tank that is shown; water, ground and light of `look` are its. */
  tankNo: number;
  /** Levels whose gift was taken. */
  giftsTaken: number;
  owedAbsenceAt: number | null;
  /** Word missions of the day that were caught, and rewards that wait. */
  caughtToday: number;
  rewards: number;
  newCheers: number;
}

const profile = compileOnce((db, given: { accountNo: number; dayKey: string }) =>
  db
    .selectFrom('account')
    .leftJoin('aquarium_profile as profile', 'profile.account_no', 'account.account_no')
    .leftJoin('tank_look', (join) =>
      join.onRef('tank_look.account_no', '=', 'account.account_no').onRef('tank_look.tank_no', '=', 'profile.tank_no'),
    )
    .select([
      'profile.account_no as knownNo',
      'profile.head',
      'profile.face',
      'profile.neck',
      'profile.water',
      'profile.ground',
      'profile.light',
      'profile.tank_no as tankNo',
      'tank_look.water as tankWater',
      'tank_look.ground as tankGround',
      'tank_look.light as tankLight',
      'profile.owed_absence_at as owedAbsenceAt',
    ])
    .select((eb) => [
      eb
        .selectFrom('word_mission')
        .select(sql<number>`cast(count(*) as integer)`.as('count'))
        .whereRef('word_mission.account_no', '=', 'account.account_no')
        .where('word_mission.day_key', '=', given.dayKey)
        .where('word_mission.solved_at', 'is not', null)
        .as('caughtToday'),
      eb
        .selectFrom('word_mission')
        .select(sql<number>`cast(count(*) as integer)`.as('count'))
        .whereRef('word_mission.account_no', '=', 'account.account_no')
        .where('word_mission.solved_at', 'is not', null)
        .where('word_mission.taken_at', 'is', null)
        .as('rewards'),
      eb
        .selectFrom('level_gift')
        .select(sql<number>`cast(count(*) as integer)`.as('count'))
        .whereRef('level_gift.account_no', '=', 'account.account_no')
        .as('giftsTaken'),
      eb
        .selectFrom('cheer')
        .select(sql<number>`cast(count(*) as integer)`.as('count'))
        .whereRef('cheer.cheered_no', '=', 'account.account_no')
        .whereRef('cheer.left_at', '>', 'profile.cheers_seen_at')
        .where(cheerNotBlocked)
        .as('newCheers'),
    ])
    .where('account.account_no', '=', given.accountNo),
);

export const aquariumOwners = {
  /** @param dayKey the present day in Seoul */
  async read(db: Db, accountNo: number, dayKey: string): Promise<AquariumOwner> {
    const [row] = (await profile(db, { accountNo, dayKey })).rows;
    const tankNo = row?.tankNo ?? FIRST_TANK;
    if (!row) {
      const none = { owedAbsenceAt: null, caughtToday: 0, rewards: 0, newCheers: 0, giftsTaken: 0 };
      return { known: false, look: PLAIN_LOOK, tankNo, ...none };
    }
    const { head, face, neck } = row;
    const theme =
      tankNo === FIRST_TANK
        ? { water: row.water, ground: row.ground, light: row.light }
        : { water: row.tankWater, ground: row.tankGround, light: row.tankLight };
    return {
      known: row.knownNo !== null,
      look: { head, face, neck, ...theme },
      tankNo,
      giftsTaken: row.giftsTaken ?? 0,
      owedAbsenceAt: row.owedAbsenceAt,
      caughtToday: row.caughtToday ?? 0,
      rewards: row.rewards ?? 0,
      newCheers: row.newCheers ?? 0,
    };
  },
};
