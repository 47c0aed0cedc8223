/** Levels a reader lies between: `2A~3A`; one alone where both ends are the same. */
export function levelSpan({ levelFrom, levelTo }: { levelFrom: string; levelTo: string }): string {
  return levelFrom === levelTo ? levelFrom : `${levelFrom}~${levelTo}`;
}
