interface Held {
  network: string | null;
  heldSince: number | null;
  /** Bytes of its incomplete request. */
  bytes: number;
}

/**
 * Connections to end so that no network and all together hold up more than allowed: of a network those that have held
 * something up longest, and beyond the limit of all those of the network with the most. A request of somebody else at the
 * same address is complete long before it is the oldest. Beyond the limit of bytes it is the largest ones.
 */
export function pickOverfull<T extends Held>(
  connections: readonly T[],
  limits: { held: number; heldPerNetwork: number; heldBytes: number },
): T[] {
  const networks = new Map<string | null, T[]>();
  for (const connection of connections) {
    const own = networks.get(connection.network);
    if (own) own.push(connection);
    else networks.set(connection.network, [connection]);
  }
  const picked: T[] = [];
  for (const [network, own] of networks) {
    own.sort((one, two) => (one.heldSince ?? 0) - (two.heldSince ?? 0));
    // Whoever a proxy has not named yet may be anybody: only the limit of all counts for them.
    if (network !== null) picked.push(...own.splice(0, Math.max(0, own.length - limits.heldPerNetwork)));
  }
  for (let left = connections.length - picked.length; left > limits.held; left -= 1) {
    const oldest = largest(networks.values()).shift();
    if (oldest !== undefined) picked.push(oldest);
  }
  const left = [...networks.values()].flat().sort((one, two) => two.bytes - one.bytes);
  let bytes = left.reduce((sum, connection) => sum + connection.bytes, 0);
  for (const connection of left) {
    if (bytes <= limits.heldBytes) break;
    bytes -= connection.bytes;
    picked.push(connection);
  }
  return picked;
}

function largest<T>(lists: Iterable<T[]>): T[] {
  let found: T[] = [];
  for (const list of lists) if (list.length > found.length) found = list;
  return found;
}
