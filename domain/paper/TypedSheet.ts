/** One item of what was typed in. GIVEN: an answer; EMPTY: left out on purpose; MISSING: not typed yet; WRONG: no answer at all. */
export interface TypedItem {
  key: string;
  state: 'GIVEN' | 'EMPTY' | 'MISSING' | 'WRONG';
  /** As the mission holds it; '' without an answer. */
  value: string;
}

/** What the typed text of a sheet means. */
export interface TypedSheet {
  items: TypedItem[];
  /** What has to be corrected first, in words; null when nothing has. */
  problem: string | null;
  /** Index of the item that the next sign belongs to; null behind the last one, and where words are named by number. */
  at: number | null;
}
