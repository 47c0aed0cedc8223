import { z } from 'zod';
import { cheerKinds } from '#domain/aquarium/cheerKinds.ts';
import { petMoods, petSpecies, petStages } from '#domain/aquarium/petSpecies.ts';
import { neighbourReportReasons } from '#domain/neighbour/neighbourTie.ts';
import { shopItem, tankLook, tankNo } from './aquarium.ts';
import { instant, paged } from './envelope.ts';
import { storedText } from './storedText.ts';

/** GET and PUT /api/aquarium/profile/me: how neighbours see me. POST /api/aquarium/friend-codes/me: with a new code. */
export const aquariumProfile = z.object({
  nickname: z.string(),
  /** `ABCD-2345`; who has it may ask to be my friend. */
  friendCode: z.string(),
  /** False: nobody sees or visits my tank. */
  open: z.boolean(),
  /** The nickname was reported and is hidden until somebody has looked at it; a new one can be chosen. */
  held: z.boolean(),
  /** The same of the pet's name. */
  petNameHeld: z.boolean(),
});
export type AquariumProfile = z.infer<typeof aquariumProfile>;
export const profileBody = z.strictObject({ nickname: storedText().max(40).optional(), open: z.boolean().optional() });

/** A picture of something placed or worn. */
const shown = shopItem.pick({ itemId: true, name: true, art: true });

/** What stands in a tank and how it looks. Parts of `tank` that are left out are the sea as it always was. */
const furnished = {
  room: z.array(shown.extend({ position: z.int().min(1).max(9) })),
  tank: tankLook,
};

/** A tank that was bought, as a visitor sees it. */
export const furtherTank = z.object({ tankNo, name: z.string(), ...furnished });
export type FurtherTank = z.infer<typeof furtherTank>;

/** A tank as others see it: nothing that names the person. Null parts of `pet` where the tank rests. */
export const neighbour = z.object({
  /** Stands for the owner in addresses; reveals nothing about the person. */
  visitKey: z.string(),
  nickname: z.string(),
  friend: z.boolean(),
  /** An old friend who shows the tank to nobody now: `pet` is null, `room` empty. */
  resting: z.boolean(),
  pet: z
    .object({
      species: z.enum(petSpecies).nullable(),
      stage: z.enum(petStages),
      nickname: z.string(),
      mood: z.enum(petMoods),
      resting: z.boolean(),
      outfit: z.object({ head: shown.nullable(), face: shown.nullable(), neck: shown.nullable() }),
    })
    .nullable(),
  ...furnished,
  /** Tanks after the first, in a visit only; left out where there are none. */
  furtherTanks: z.array(furtherTank).optional(),
  /** My cheer of today is left. */
  cheered: z.boolean(),
});
export type Neighbour = z.infer<typeof neighbour>;

/** GET /api/aquarium/neighbours: classmates or friends by nickname, by 30. */
export const neighbourQuery = z.strictObject({
  of: z.enum(['CLASS', 'FRIENDS']).default('CLASS'),
  page: z.coerce.number<number>().int().min(1).max(10_000).default(1),
});
export const neighbours = paged(neighbour);
export type Neighbours = z.infer<typeof neighbours>;

export const visitParams = z.strictObject({ visitKey: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });

/** POST /api/aquarium/neighbours/{visitKey}/cheers: one a day for each neighbour. */
export const cheerBody = z.strictObject({ kind: z.enum(cheerKinds) });
/** POST /api/aquarium/neighbours/{visitKey}/reports: of a neighbour, or of who asked me; it is also blocked. */
export const neighbourReportBody = z.strictObject({ reason: z.enum(neighbourReportReasons) });
/** PUT /api/aquarium/neighbours/{visitKey}/block/me */
export const blockBody = z.strictObject({ blocked: z.boolean() });

const named = z.object({ visitKey: z.string(), nickname: z.string() });

/**
 * GET /api/aquarium/friends/me: who waits for my yes. Friends themselves are GET /api/aquarium/neighbours?of=FRIENDS.
 * What I asked is not in it: it would reveal who refused, blocked me, or does not exist.
 */
export const friendRequests = z.object({
  /** Asked me: PUT or DELETE /api/aquarium/friends/{visitKey}/me answers. */
  received: z.array(named.extend({ at: instant })),
  /** Students that I blocked, to be unblocked. */
  blocked: z.array(named),
  friendCount: z.int(),
});
export type FriendRequests = z.infer<typeof friendRequests>;
/**
 * POST /api/aquarium/friends/me: by code, or by the exact nickname on this site. Answers alike whether there is one, and
 * whatever that one thinks of it.
 */
export const askFriendBody = z.union([
  z.strictObject({ friendCode: z.string().max(20) }),
  z.strictObject({ nickname: z.string().max(40) }),
]);
/** FRIENDS: both wanted it. ASKED: the other one will see it, if there is one who has not refused it lately. */
export const askedFriend = z.object({ outcome: z.enum(['FRIENDS', 'ASKED']) });
export type AskedFriend = z.infer<typeof askedFriend>;

/** GET /api/aquarium/cheers/me: left in my tank, the latest first. */
export const receivedCheers = paged(
  z.object({ nickname: z.string(), kind: z.enum(cheerKinds), sentence: z.string(), at: instant, isNew: z.boolean() }),
);
export type ReceivedCheers = z.infer<typeof receivedCheers>;
