import { sql } from 'kysely';
import { type Look, PLAIN_LOOK } from '#domain/aquarium/Look.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { cheerNotBlocked } from '#server/repositories/cheerNotBlocked.ts';

/** What an aquarium's window shows besides the tank itself. */
export interface AquariumOwner {
  /** False before the first change: nothing of the look is stored yet. */
  known: boolean;
  look: Look;
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
    .select([
      'profile.account_no as knownNo',
      'profile.head',
      'profile.face',
      'profile.neck',
      'profile.water',
      'profile.ground',
      'profile.light',
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
    if (!row) {
      return { known: false, look: PLAIN_LOOK, owedAbsenceAt: null, caughtToday: 0, rewards: 0, newCheers: 0 };
    }
    const { head, face, neck, water, ground, light } = row;
    return {
      known: row.knownNo !== null,
      look: { head, face, neck, water, ground, light },
      owedAbsenceAt: row.owedAbsenceAt,
      caughtToday: row.caughtToday ?? 0,
      rewards: row.rewards ?? 0,
      newCheers: row.newCheers ?? 0,
    };
  },
};
