import { z } from 'zod';
import { itemKinds } from '#domain/aquarium/careForPet.ts';
import { groundPatterns, lightPatterns, type lookPlaces, outfitSlots } from '#domain/aquarium/Look.ts';
import { pauseKinds } from '#domain/aquarium/Pause.ts';
import { petMoods, petSpecies, petStages } from '#domain/aquarium/petSpecies.ts';
import { MOST_PER_PURCHASE } from '#domain/aquarium/purchaseRefusal.ts';
import { FIRST_TANK, LAST_TANK } from '#domain/aquarium/tanks.ts';
import { instant } from './envelope.ts';
import { unchanging } from './unchanging.ts';

export const gauges = z.object({ satiety: z.int(), intimacy: z.int(), strength: z.int() });
export type Gauges = z.infer<typeof gauges>;

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const colours = z.tuple([colour, colour, colour]);

/** How parts of a tank are drawn (domain/aquarium/Look.ts defines the colours). */
export const tankLook = z.strictObject({
  water: z.strictObject({ colours }).optional(),
  ground: z.strictObject({ colours, pattern: z.enum(groundPatterns) }).optional(),
  light: z.strictObject({ colours, pattern: z.enum(lightPatterns) }).optional(),
});

/** content/aquarium/*.json: fixed prices in shells. `art` names a frame of the aquarium atlas. */
export const shopItem = z.strictObject({
  itemId: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  name: z.string().min(1).max(14),
  kind: z.enum(itemKinds),
  price: z.int().min(1).max(100_000),
  art: z.string(),
  description: z.string().min(5).max(60),
  /** What using it adds; what is placed, worn or chosen adds nothing. */
  effect: gauges.partial(),
  /** Level from which the shop sells it. */
  minLevel: z.int().min(1).max(50).default(1),
  /** Outfits: where it is worn. */
  slot: z.enum(outfitSlots).optional(),
  /** Themes: the parts of the tank they lend. Tanks: how they look before anything is chosen. */
  tank: tankLook.optional(),
  /** Month of each year that brings it, from the first one on for ever; left out for what was always sold. */
  month: z.int().min(1).max(12).optional(),
});
export type ShopItem = z.infer<typeof shopItem>;

/** `aquarium/shop.json` holds what is always sold, `aquarium/monthly.json` what each month adds. */
export const shopCatalogue = z.strictObject({
  items: z
    .array(
      shopItem
        .refine((item) => (item.kind === 'outfit') === (item.slot !== undefined), 'outfit에만 slot이 있어야 해요')
        .refine(
          (item) => (item.kind === 'theme' || item.kind === 'tank') === (item.tank !== undefined),
          'theme과 tank에만 tank가 있어야 해요',
        ),
    )
    .min(1),
});

/** What a pet can be given each day for nothing, so that nobody has to pay to care. */
export const freeCareIds = ['plankton', 'stroke', 'swim'] as const;

export const careActions = ['feed', 'play', 'train'] as const;
export type CareAction = (typeof careActions)[number];

/** 1 is everybody's, the others are bought. */
export const tankNo = z.int().min(FIRST_TANK).max(LAST_TANK);

const lookChoice = z.string().max(40).nullable();

/** What is worn and chosen, by item id; null is bare, or the sea as it always was. */
export const look = z.object({
  head: lookChoice,
  face: lookChoice,
  neck: lookChoice,
  water: lookChoice,
  ground: lookChoice,
  light: lookChoice,
} satisfies Record<(typeof lookPlaces)[number], typeof lookChoice>);

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
    /** Resting in the coral after three days away, or in a rest of the aquarium: gauges stand still. */
    resting: z.boolean(),
    /** May hatch now: a species is to be chosen. */
    hatchable: z.boolean(),
  }),
  gauges,
  shells: z.int(),
  bookPoint: z.int(),
  bag: z.array(z.object({ itemId: z.string(), quantity: z.int().min(1) })),
  /** The tank that is shown, and those that are owned: `room` and the water, ground and light of `look` are its. */
  tankNo,
  tanks: z.array(tankNo),
  /** Positions 1–9; empty ones are left out. */
  room: z.array(z.object({ position: z.int().min(1).max(9), itemId: z.string() })),
  look,
  today: z.object({
    feedsLeft: z.int(),
    playsLeft: z.int(),
    trainsLeft: z.int(),
    freeLeft: z.array(z.enum(freeCareIds)),
  }),
  /** What is sold now, and the tanks that were made to order. */
  shop: z.array(shopItem).register(unchanging, {}),
  /** The tank that can be ordered next: as it will be, never a surprise. Its `itemId` is bought like any item. */
  nextTank: shopItem,
  refunds: z.array(
    z.object({ purchaseNo: z.int(), itemId: z.string(), quantity: z.int(), price: z.int(), refundableUntil: instant }),
  ),
  /**
   * While the aquarium rests. OFF and QUIET: nothing can be changed but refunds and the holiday. HOLIDAY: everything
   * but care. `until` is null where no end is known; `words` is shown to the student.
   */
  rest: z.object({ kind: z.enum(pauseKinds), until: instant.nullable(), words: z.string() }).nullable(),
  /** The student's own holiday is on. */
  holiday: z.boolean(),
  /** A gift waits for who was away: POST /api/aquarium/gifts/me takes it. */
  welcomeBack: z.object({ itemId: z.string() }).nullable(),
  /** The gift of a level that is to be chosen, the lowest first: one of these items. POST /api/aquarium/level-gifts/me */
  levelGift: z.object({ level: z.int(), itemIds: z.array(z.string()) }).nullable(),
  /** Word missions of today that can be played, and rewards that wait, also of days before. */
  words: z.object({ ready: z.int(), rewards: z.int() }),
  /** Cheers that were not looked at yet. */
  newCheers: z.int(),
});
export type AquariumState = z.infer<typeof aquariumState>;

/** POST /api/aquarium/care/me. `itemId` is a bag item, or a free care id. */
export const careBody = z.strictObject({ action: z.enum(careActions), itemId: z.string().max(40) });
/**
 * POST /api/aquarium/purchases/me. What is worn or chosen for the tank is bought once. `use`: one cheap thing for care
 * is bought and given at once, or neither.
 */
export const purchaseBody = z.strictObject({
  itemId: z.string().max(40),
  quantity: z.int().min(1).max(MOST_PER_PURCHASE),
  use: z.literal(true).optional(),
});
/** POST /api/aquarium/purchases/{purchaseNo}/refund */
export const purchaseParams = z.strictObject({
  purchaseNo: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER),
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
/** PUT /api/aquarium/look/me: places that are left out stay. */
export const lookBody = z.strictObject(look.partial().shape);
export type LookBody = z.infer<typeof lookBody>;
/** PUT /api/aquarium/tank/me: the tank to be shown from now on. */
export const tankBody = z.strictObject({ tankNo });
/** POST /api/aquarium/level-gifts/me: what was chosen for the level whose gift waits. */
export const levelGiftBody = z.strictObject({ level: z.int().min(2).max(50), itemId: z.string().max(40) });
/** PUT /api/aquarium/holiday/me */
export const holidayBody = z.strictObject({ on: z.boolean() });
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

/**
 * GET /api/aquarium/me/events (`accept: text/event-stream`, with the token header): one `state` event at once and one
 * for each change, `data` is this. `bye` before the server ends the stream.
 */
export const aquariumEvent = z.object({ revision: z.int() });
/** LOGIN: signed out. REPLACED: newer windows of this login listen. RECONNECT: ask again, at once. */
export const byeReasons = ['LOGIN', 'REPLACED', 'RECONNECT'] as const;
export const aquariumBye = z.object({ reason: z.enum(byeReasons) });
