/**
 * The same without the marks that part its syllables or numbers: `min_ji` as `minji`, `2014+03+02` as `20140302`. What
 * begins or ends with a mark stays, for the mark is no part of it.
 */
export function withoutSeparators(piece: string): string {
  return /^[a-z0-9].*[a-z0-9]$/.test(piece) ? piece.replaceAll(/[^a-z0-9](?=[a-z0-9])/g, '') : piece;
}
