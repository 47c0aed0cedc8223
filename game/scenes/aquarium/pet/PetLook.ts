import type { OutfitSlot } from '#domain/aquarium/Look.ts';
import type { PetMood, PetSpecies, PetStage } from '#domain/aquarium/petSpecies.ts';

export type { PetMood, PetSpecies, PetStage };

/** What is worn, by its picture in the item atlas (`item/top-hat`); left out or null: nothing. */
export type Worn = { readonly [slot in OutfitSlot]?: string | null };

/** Everything that decides how the pet looks. An egg looks the same for every species and wears nothing. */
export interface PetLook {
  readonly species: PetSpecies;
  readonly stage: PetStage;
  readonly mood: PetMood;
  readonly worn?: Worn;
  /** Cracks seen in an egg: 0, 1 or 2. */
  readonly cracks?: number;
}
