import { z } from 'zod';

/** A piece of the reef with the book that gives its title: one that somebody of the class has read, never who. */
export const reefPiece = z.strictObject({
  /** The first, second, … piece: decides what it is and where. */
  ordinal: z.int().min(1),
  /** Null while the class has fewer than three members. */
  title: z.strictObject({ bookNo: z.int(), bookName: z.string() }).nullable(),
});
export type ReefPiece = z.infer<typeof reefPiece>;

/**
 * The reef as everybody of the class sees it. Whatever is added here must be the same for all members, so that no share
 * of anybody follows from it.
 */
export const classReef = z.strictObject({
  /** At least three members: finished books make it grow. */
  growing: z.boolean(),
  /** Books that it has grown from; null while it does not grow. */
  bookCount: z.int().nullable(),
  pieces: z.array(reefPiece),
  /** Pieces that this student has not seen; 0 at the first look. */
  newPieces: z.int(),
});
export type ClassReef = z.infer<typeof classReef>;

/** PUT /api/aquarium/reef/me: null without a class. */
export const reefVisit = z.strictObject({ reef: classReef.nullable() });
export type ReefVisit = z.infer<typeof reefVisit>;

/** PUT /api/aquarium/reef/seen/me: how many pieces were on the screen. */
export const reefLook = z.strictObject({ pieces: z.int().min(0).max(100_000) });
