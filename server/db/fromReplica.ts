import type { Db } from './Db.ts';
import { rootOf } from './joinReads.ts';
import type { ReadReplica } from './ReadReplica.ts';

const replicas = new WeakMap<Db, ReadReplica>();

/** Has `fromReplica` send reads of a database there. */
export function setReplica(db: Db, replica: ReadReplica): void {
  replicas.set(db, replica);
}

/**
 * Reads what many look at, such as rankings and the catalogue, from the replica of a database where there is one; it may
 * be some seconds behind. While it is away, or too far behind, and inside transactions the database itself is read.
 *
 * @param suits whether what the replica knows will do: not where it lacks what the one who asks has just written. Asked
 *   before the reading, since a replica only moves on
 */
export async function fromReplica<T>(
  db: Db,
  read: (from: Db) => Promise<T>,
  suits: (from: Db) => Promise<boolean> = async () => true,
): Promise<T> {
  const replica = replicas.get(rootOf(db));
  const copy = replica?.ready;
  if (copy == null) return read(db);
  try {
    if (await suits(copy)) return await read(copy);
  } catch {
    // A fault of the question itself shows again in the next line.
    replica?.fail();
  }
  return read(db);
}
