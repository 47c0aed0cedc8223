import type { MainPage } from '#contract/home.ts';
import { shownGauges } from '#domain/aquarium/Gauges.ts';
import { newPet } from '#domain/aquarium/newPet.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { aquariumPauses } from '#server/repositories/aquariumPauses.ts';
import { aquariumPets } from '#server/repositories/aquariumPets.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import { describePet } from './describePet.ts';

/** The pet as the main page shows it. */
export type PetSummary = Pick<MainPage, 'pet' | 'gauges' | 'shells'>;

export async function readPetSummary({ db, accountNo, now }: SignedInContext): Promise<PetSummary> {
  const [found, purse, pauses] = await Promise.all([
    aquariumPets.find(db, accountNo),
    pointPurses.read(db, accountNo),
    aquariumPauses.ofPet(db, accountNo, now),
  ]);
  const stored = found ?? newPet(now);
  const { level, gauges, ...pet } = describePet(stored, purse.exp, now, pauses);
  const grown = level.expToNext === 0;
  return {
    pet: {
      ...pet,
      level: level.level,
      expRate: grown ? 100 : Math.floor((100 * level.exp) / level.expToNext),
      expLeft: grown ? 0 : level.expToNext - level.exp,
      revision: stored.revision,
    },
    gauges: shownGauges(gauges),
    shells: purse.shells,
  };
}
