/** What matters of a version when some have to go. */
export interface AgedVersion {
  version: number;
  /** Milliseconds UTC. */
  savedAt: number;
  /** Handed in: stays for ever and takes no place. */
  handedIn: boolean;
}

/**
 * Versions to let go so that `most` are left: each time the one whose going leaves the smallest hole in time, so that
 * the way the text took stays visible from its beginning. The first and the newest always stay.
 */
export function thinVersions(versions: readonly AgedVersion[], most: number): number[] {
  const left = versions.filter(({ handedIn }) => !handedIn).sort((one, other) => one.version - other.version);
  const gone: number[] = [];
  while (left.length > Math.max(2, most)) {
    let at = 1;
    for (let index = 2; index < left.length - 1; index += 1) if (hole(left, index) < hole(left, at)) at = index;
    gone.push(...left.splice(at, 1).map(({ version }) => version));
  }
  return gone;
}

function hole(versions: readonly AgedVersion[], at: number): number {
  return (versions[at + 1]?.savedAt ?? 0) - (versions[at - 1]?.savedAt ?? 0);
}
