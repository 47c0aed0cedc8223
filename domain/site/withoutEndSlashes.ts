/**
 * The path of an address without slashes at its end; `/` for nothing else. Counted from the end: the pattern for it
 * begins again at every slash in the middle.
 */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}
