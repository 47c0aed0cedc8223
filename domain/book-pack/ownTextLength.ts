interface LengthBand {
  /** First RAQ of the band; it ends where the next begins. */
  readonly fromRaq: number;
  /** Characters of the whole text, blanks between words included. */
  readonly length: { readonly min: number; readonly max: number };
  readonly pages: { readonly min: number; readonly max: number };
}

/** 0A–0B, 1A–2B, 3A–4B, 5A–6B, 7A–10B. */
const LENGTH_BANDS: readonly LengthBand[] = [
  { fromRaq: 0, length: { min: 200, max: 900 }, pages: { min: 10, max: 14 } },
  { fromRaq: 200, length: { min: 1_200, max: 2_800 }, pages: { min: 10, max: 16 } },
  { fromRaq: 460, length: { min: 3_000, max: 5_000 }, pages: { min: 10, max: 20 } },
  { fromRaq: 700, length: { min: 4_500, max: 7_500 }, pages: { min: 10, max: 26 } },
  { fromRaq: 900, length: { min: 6_000, max: 12_000 }, pages: { min: 12, max: 40 } },
];

/** How long a text of ours is at this RAQ, in characters and pages. */
export function ownTextLength(raq: number): LengthBand {
  const band = LENGTH_BANDS.findLast(({ fromRaq }) => raq >= fromRaq);
  if (band === undefined) throw new RangeError(`raq ${raq} is below 0`);
  return band;
}
