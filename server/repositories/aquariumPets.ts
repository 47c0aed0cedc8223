import { eachGauge, type Gauges } from '../../domain/aquarium/Gauges.ts';
import type { PetSpecies } from '../../domain/aquarium/petSpecies.ts';
import type { Db } from '../db/Db.ts';

/** A pet as it is kept; `at` is the keeper's last visit, when the gauges stood as they are here. */
export interface StoredPet {
  species: PetSpecies | null;
  nickname: string;
  gauges: Gauges;
  at: number;
  revision: number;
}

/** Gauges are kept in thousandths, so that many short visits add up to the same as one long one. */
const SCALE = 1_000;

export const aquariumPets = {
  async find(db: Db, accountNo: number): Promise<StoredPet | undefined> {
    const row = await db.selectFrom('pet').selectAll().where('account_no', '=', accountNo).executeTakeFirst();
    return (
      row && {
        species: row.species,
        nickname: row.nickname,
        gauges: eachGauge((name) => row[name] / SCALE),
        at: row.gauges_at,
        revision: row.revision,
      }
    );
  },

  async write(db: Db, accountNo: number, pet: StoredPet): Promise<void> {
    const row = {
      species: pet.species,
      nickname: pet.nickname,
      ...eachGauge((name) => Math.round(pet.gauges[name] * SCALE)),
      gauges_at: pet.at,
      last_visit_at: pet.at,
      revision: pet.revision,
    };
    await db
      .insertInto('pet')
      .values({ account_no: accountNo, ...row })
      .onConflict((conflict) => conflict.column('account_no').doUpdateSet(row))
      .execute();
  },
};
