import { z } from 'zod';
import { type CardPicture, cardPictureNames } from '#domain/login-card/cardPictures.ts';
import { loginCardTuning } from '#domain/login-card/tuning.ts';
import { instant } from './envelope.ts';

const picture = z.enum(Object.keys(cardPictureNames) as [CardPicture, ...CardPicture[]]);
const pictures = z.array(picture).length(loginCardTuning.pictures);
const code = z.string().min(1).max(60);

/** POST /api/auth/sign-in/card/look: whose card it is, so that a child sees the own name before the pictures. */
export const cardBody = z.strictObject({ code });
export const cardOwner = z.object({ name: z.string() });
export type CardOwner = z.infer<typeof cardOwner>;
/** POST /api/auth/sign-in/card: the code of a card and three pictures in their order; answered with signedInData. */
export const cardSignInBody = z.strictObject({ code, pictures });

/** A pupil in the list of cards of a class. */
const cardHolder = z.object({
  accountNo: z.int(),
  accountId: z.string(),
  name: z.string(),
  classNumber: z.int().nullable(),
  /** How the grade signs in. */
  way: z.enum(['CARD', 'PASSWORD']),
  card: z.enum(['NONE', 'OPEN', 'LOCKED', 'ENDED']),
  madeAt: instant.nullable(),
  /** Whether a password of their own is set. */
  ownPassword: z.boolean(),
  /** Whether somebody has ever signed in. */
  used: z.boolean(),
});
/** GET …/classes/{classNo}/cards */
export const cardList = z.object({ pupils: z.array(cardHolder) });
export type CardList = z.infer<typeof cardList>;

/** POST …/cards: new cards and first passwords for pupils in reach; others are left out of the answer. */
export const makeCardsBody = z.strictObject({
  accountNos: z.array(z.int().min(1)).min(1).max(loginCardTuning.cardsAtOnce),
});
/** Shown once and stored nowhere: what is stored are hashes. */
const madeCard = z.object({
  accountNo: z.int(),
  accountId: z.string(),
  name: z.string(),
  className: z.string().nullable(),
  classNumber: z.int().nullable(),
  secret: z.discriminatedUnion('way', [
    z.object({ way: z.literal('CARD'), code: z.string(), pictures }),
    z.object({ way: z.literal('PASSWORD'), password: z.string(), spoken: z.string() }),
    /** Keeps the password that the pupil has chosen. */
    z.object({ way: z.literal('OWN') }),
  ]),
});
export const madeCards = z.object({ cards: z.array(madeCard) });
export type MadeCard = z.infer<typeof madeCard>;

/** PUT …/pupils/{accountNo}/card/pictures: these, or others that are drawn. A card that was locked opens again. */
export const cardPicturesBody = z.strictObject({ pictures: pictures.nullable() });
export const newPictures = z.object({ name: z.string(), pictures });
export type NewPictures = z.infer<typeof newPictures>;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '09:30처럼 적어 주세요');
/** GET and PUT …/card-hours: when cards open the product, on days 1 (Monday) – 7 (Sunday). */
export const cardHoursBody = z.strictObject({
  windows: z
    .array(
      z
        .strictObject({ from: clock, to: clock, days: z.array(z.int().min(1).max(7)).min(1).max(7) })
        .refine(({ from, to }) => from < to, { path: ['to'], message: '끝은 시작보다 늦어야 해요' }),
    )
    .max(loginCardTuning.mostWindows),
});
export type CardHours = z.infer<typeof cardHoursBody>;
export const cardHours = z.object({
  windows: z.array(z.object({ from: z.string(), to: z.string(), days: z.array(z.int()) })),
});
