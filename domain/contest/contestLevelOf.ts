/** A contest level: the reading levels that read and rank together. */
export interface ContestLevel {
  code: string;
  name: string;
  levels: readonly string[];
}

/** The contest level that a reading level belongs to. A checked plan has exactly one for each. */
export function contestLevelOf<T extends ContestLevel>(levels: readonly T[], readingLevel: string): T | undefined {
  return levels.find((level) => level.levels.includes(readingLevel));
}
