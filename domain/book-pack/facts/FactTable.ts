/** Facts of a text that are alike: a row is one person, stop or thing, a column what the text has of each. */
export interface FactTable {
  readonly name: string;
  /** What each column holds; the first one names the row. */
  readonly columns: readonly string[];
  readonly rows: readonly FactRow[];
}

export interface FactRow {
  /** One short phrase in words of the text for each column; null where the text has nothing. */
  readonly cells: readonly (string | null)[];
  /** Page of each cell; null for a null cell. */
  readonly pages: readonly (number | null)[];
}
