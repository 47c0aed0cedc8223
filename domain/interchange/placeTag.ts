import type { ItemPlace } from '../book-pack/BookPackContent.ts';

/** Where the evidence of an item stands, as a tag that other programs carry along. */
export function placeTag({ pageNo, scene }: ItemPlace): string {
  return scene === undefined ? `쪽 ${pageNo ?? 1}` : `장면 ${scene}`;
}

/** The place that a tag names, or null for a tag of another kind. */
export function readPlaceTag(tag: string): ItemPlace | null {
  const page = /^쪽 ([1-9]\d{0,2})$/u.exec(tag)?.[1];
  if (page !== undefined) return { pageNo: Number(page) };
  const scene = /^장면 (.+)$/u.exec(tag)?.[1];
  return scene === undefined ? null : { scene };
}
