/**
 * Pearson's correlation of pairs, -1 to 1; 0 where one side does not vary or there are fewer than two pairs.
 * Source: r = Σ(x−x̄)(y−ȳ) / √(Σ(x−x̄)² Σ(y−ȳ)²).
 */
export function correlation(pairs: readonly (readonly [x: number, y: number])[]): number {
  if (pairs.length < 2) return 0;
  const meanX = pairs.reduce((sum, [x]) => sum + x, 0) / pairs.length;
  const meanY = pairs.reduce((sum, [, y]) => sum + y, 0) / pairs.length;
  let together = 0;
  let squaresX = 0;
  let squaresY = 0;
  for (const [x, y] of pairs) {
    together += (x - meanX) * (y - meanY);
    squaresX += (x - meanX) ** 2;
    squaresY += (y - meanY) ** 2;
  }
  const spread = Math.sqrt(squaresX * squaresY);
  return spread === 0 ? 0 : together / spread;
}
