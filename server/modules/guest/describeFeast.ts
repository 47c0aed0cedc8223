import type { SeaFeast } from '#contract/feast.ts';
import { hasNewLines } from '#domain/feast/FeastVisit.ts';
import { feastPicture } from '#domain/feast/feastPicture.ts';
import { storyPicture } from '#domain/guest/storyPicture.ts';
import type { FeastTexts } from '#server/content/readGuestContent.ts';
import type { StoredFeast } from './repositories/feastRows.ts';

/** A feast's visitor as it is met today: its custom the first time, one other line in a later year. */
export function describeFeast(visit: StoredFeast, feasts: readonly FeastTexts[]): SeaFeast | null {
  const texts = feasts.find(({ feast }) => feast === visit.feast);
  if (texts === undefined) return null;
  const { name: feastName, visitor, lines, again, keepsake } = texts;
  const speaks = hasNewLines(visit);
  const first = speaks && visit.keepsakeDay === null;
  const other = again[visit.year % again.length];
  return {
    feast: visit.feast,
    feastName,
    name: visitor.name,
    icon: feastPicture(visit.feast),
    bookName: first ? visit.bookName : null,
    lines: first ? lines : speaks && other !== undefined ? [other] : [],
    keepsake: first ? describeKeepsake(keepsake) : null,
  };
}

/** A keepsake as it is shown. */
export function describeKeepsake({ name, icon, hue, line }: FeastTexts['keepsake']) {
  return { name, icon: storyPicture(icon, hue), line };
}
