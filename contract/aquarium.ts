import { z } from 'zod';
import { petMoods, petSpecies, petStages } from '../domain/aquarium/petSpecies.ts';
import { instant } from './envelope.ts';

export const gauges = z.object({ satiety: z.int(), intimacy: z.int(), strength: z.int() });
export type Gauges = z.infer<typeof gauges>;

export const itemKinds = ['food', 'toy', 'training', 'furniture'] as const;

/** content/aquarium/shop.json: fixed prices in shells. `art` names a frame of the aquarium atlas. */
export const shopItem = z.strictObject({
  itemId: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  name: z.string().min(1).max(14),
  kind: z.enum(itemKinds),
  price: z.int().min(1).max(5000),
  art: z.string(),
  description: z.string().min(5).max(60),
  /** What using it adds; furniture adds nothing. */
  effect: gauges.partial(),
  /** Level from which the shop sells it. */
  minLevel: z.int().min(1).max(50).default(1),
});
export type ShopItem = z.infer<typeof shopItem>;
export const shopCatalogue = z.strictObject({ items: z.array(shopItem).min(1) });

/** What a pet can be given each day for nothing, so that nobody has to pay to care. */
export const freeCareIds = ['plankton', 'stroke', 'swim'] as const;

export const careActions = ['feed', 'play', 'train'] as const;
export type CareAction = (typeof careActions)[number];

/** GET /api/aquarium/me */
export const aquariumState = z.object({
  /** Grows with each change; a window with a smaller number is stale. */
  revision: z.int(),
  currentDate: instant,
  pet: z.object({
    species: z.enum(petSpecies).nullable(),
    stage: z.enum(petStages),
    nickname: z.string(),
    level: z.int(),
    exp: z.int(),
    /** EXP from the start of this level to the next; 0 at the highest level. */
    expToNext: z.int(),
    mood: z.enum(petMoods),
    /** Resting in the coral after three days away: gauges stand still. */
    resting: z.boolean(),
    /** May hatch now: a species is to be chosen. */
    hatchable: z.boolean(),
  }),
  gauges,
  shells: z.int(),
  bookPoint: z.int(),
  bag: z.array(z.object({ itemId: z.string(), quantity: z.int().min(1) })),
  /** Positions 1–9; empty ones are left out. */
  room: z.array(z.object({ position: z.int().min(1).max(9), itemId: z.string() })),
  today: z.object({
    feedsLeft: z.int(),
    playsLeft: z.int(),
    trainsLeft: z.int(),
    freeLeft: z.array(z.enum(freeCareIds)),
  }),
  shop: z.array(shopItem),
  refunds: z.array(
    z.object({ purchaseNo: z.int(), itemId: z.string(), quantity: z.int(), price: z.int(), refundableUntil: instant }),
  ),
});
export type AquariumState = z.infer<typeof aquariumState>;

/** POST /api/aquarium/care/me. `itemId` is a bag item, or a free care id. */
export const careBody = z.strictObject({ action: z.enum(careActions), itemId: z.string().max(40) });
/** POST /api/aquarium/purchases/me */
export const purchaseBody = z.strictObject({ itemId: z.string().max(40), quantity: z.int().min(1).max(20) });
/** POST /api/aquarium/purchases/{purchaseNo}/refund */
export const purchaseParams = z.strictObject({
  purchaseNo: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
/**
 * PUT /api/aquarium/room/me: `itemId: null` takes the item back into the bag. Otherwise one from the bag is put there,
 * or, when the bag has none, the one lying elsewhere moves. `fromPosition` names the one that is dragged.
 */
export const roomBody = z.strictObject({
  position: z.int().min(1).max(9),
  itemId: z.string().max(40).nullable(),
  fromPosition: z.int().min(1).max(9).optional(),
});
/** POST /api/aquarium/pet/hatch */
export const hatchBody = z.strictObject({ species: z.enum(petSpecies) });
/** PUT /api/aquarium/pet/me */
export const nicknameBody = z.strictObject({
  nickname: z.string().regex(/^[가-힣A-Za-z0-9]{1,8}$/, '한글, 영어, 숫자로 8자까지 쓸 수 있어요'),
});

/** Answer of every change: the new state, and what to celebrate. */
export const aquariumChange = z.object({
  state: aquariumState,
  before: gauges,
  purchaseNo: z.int().nullable(),
});
export type AquariumChange = z.infer<typeof aquariumChange>;
