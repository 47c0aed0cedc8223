import type { PetSpecies } from '#domain/aquarium/petSpecies.ts';
import type { DayKey, Defaulted, Id, Instant } from '#server/db/schema/columns.ts';

/** Gauges as they stood at `gauges_at`, in thousandths of a point (0–100,000); what they are now is computed. */
export interface PetTable {
  account_no: number;
  species: PetSpecies | null;
  nickname: string;
  satiety: number;
  intimacy: number;
  strength: number;
  gauges_at: Instant;
  last_visit_at: Instant;
  /** Grows with each change of the aquarium. */
  revision: Defaulted<number>;
}

export interface PetCareTable {
  account_no: number;
  day_key: DayKey;
  action: 'feed' | 'play' | 'train';
  /** Id of a free care, or '' for all items of that action together. */
  free_id: string;
  count: number;
}

export interface BagItemTable {
  account_no: number;
  item_id: string;
  quantity: number;
}

export interface PurchaseTable {
  purchase_no: Id;
  account_no: number;
  item_id: string;
  quantity: number;
  /** Shells paid in all. */
  price: number;
  bought_at: Instant;
  refunded_at: Instant | null;
}

export interface RoomSlotTable {
  account_no: number;
  /** 1–9. */
  position: number;
  item_id: string;
}

/** What lies in the tanks after the first. */
export interface TankSlotTable extends RoomSlotTable {
  tank_no: number;
}

/** How the tanks after the first look, by item id; the look of the first is in the profile. */
export interface TankLookTable {
  account_no: number;
  tank_no: number;
  water: string | null;
  ground: string | null;
  light: string | null;
}

export interface LevelGiftTable {
  account_no: number;
  level: number;
  item_id: string;
  taken_at: Instant;
}

/** Food that was given on a day; guests who like it best come. */
export interface AquariumTreatTable {
  account_no: number;
  day_key: DayKey;
  item_id: string;
}
