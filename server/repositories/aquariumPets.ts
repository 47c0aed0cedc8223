import { eachGauge, type Gauges } from '#domain/aquarium/Gauges.ts';
import type { PetSpecies } from '#domain/aquarium/petSpecies.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';

/** A pet as it is kept; `at` is the keeper's last visit, when the gauges stood as they are here. */
export interface StoredPet {
  species: PetSpecies | null;
  nickname: string;
  gauges: Gauges;
  at: number;
  revision: number;
}

type PetRow = Omit<StoredPet, 'gauges'> & Gauges;

/** Gauges are kept in thousandths, so that many short visits add up to the same as one long one. */
const SCALE = 1_000;

const ownPet = compileOnce((db, given: { accountNo: number }) =>
  db.selectFrom('pet').selectAll().where('account_no', '=', given.accountNo),
);

const writing = compileOnce((db, given: PetRow & { accountNo: number }) => {
  const row = {
    species: given.species,
    nickname: given.nickname,
    satiety: given.satiety,
    intimacy: given.intimacy,
    strength: given.strength,
    gauges_at: given.at,
    last_visit_at: given.at,
    revision: given.revision,
  };
  return db
    .insertInto('pet')
    .values({ account_no: given.accountNo, ...row })
    .onConflict((conflict) => conflict.column('account_no').doUpdateSet(row));
});

export const aquariumPets = {
  async find(db: Db, accountNo: number): Promise<StoredPet | undefined> {
    const [row] = (await ownPet(db, { accountNo })).rows;
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

  /** @returns the pet as it is stored, its gauges rounded */
  async write(db: Db, accountNo: number, pet: StoredPet): Promise<StoredPet> {
    const { gauges, ...kept } = pet;
    const stored = eachGauge((name) => Math.round(gauges[name] * SCALE));
    await writing(db, { accountNo, ...kept, ...stored });
    return { ...pet, gauges: eachGauge((name) => stored[name] / SCALE) };
  },

  /** Revisions of these students' aquariums; one that was never touched is left out. */
  async revisions(db: Db, accountNos: readonly number[]): Promise<Map<number, number>> {
    const rows = await db
      .selectFrom('pet')
      .select(['account_no', 'revision'])
      .where('account_no', 'in', [...accountNos])
      .execute();
    return new Map(rows.map((row) => [row.account_no, row.revision]));
  },

  /** Lets every open window look again. */
  async touch(db: Db, accountNo: number): Promise<void> {
    await db
      .updateTable('pet')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('account_no', '=', accountNo)
      .execute();
  },

  /** Lets a pet of somebody else feel a little closer; this is no visit of its keeper. Without a pet nothing happens. */
  async addIntimacy(db: Db, accountNo: number, points: number): Promise<void> {
    const [added, most] = [points * SCALE, 100 * SCALE];
    await db
      .updateTable('pet')
      .set((eb) => ({
        intimacy: eb
          .case()
          .when('intimacy', '>', most - added)
          .then(most)
          .else(eb('intimacy', '+', added))
          .end(),
        revision: eb('revision', '+', 1),
      }))
      .where('account_no', '=', accountNo)
      .execute();
  },
};
