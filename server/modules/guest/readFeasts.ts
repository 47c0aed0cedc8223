import type { FeastAlbum } from '#contract/feast.ts';
import { feastPicture } from '#domain/feast/feastPicture.ts';
import type { FeastTexts } from '#server/content/readGuestContent.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { describeKeepsake } from './describeFeast.ts';
import { feastRows } from './repositories/feastRows.ts';

/** Every feast of the year, with the keepsake where it was met. */
export async function readFeasts(
  { db, accountNo }: SignedInContext,
  feasts: readonly FeastTexts[],
): Promise<FeastAlbum> {
  const days = new Map((await feastRows.all(db, accountNo)).map(({ feast, keepsakeDay }) => [feast, keepsakeDay]));
  return {
    feasts: feasts.map(({ feast, name, when, visitor, keepsake }) => {
      const day = days.get(feast) ?? null;
      const kept = { ...describeKeepsake(keepsake), visitor: visitor.name, visitorIcon: feastPicture(feast) };
      return { feast, name, when, keepsake: day === null ? null : { ...kept, day } };
    }),
  };
}
