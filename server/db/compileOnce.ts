import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Db } from './Db.ts';

type Value = string | number | null;

/**
 * A query whose shape never changes, built and compiled once per database and then only run with other values: building
 * a query of a few joins costs several times what SQLite needs to answer it. For what every request does; elsewhere
 * plain Kysely reads better.
 *
 * @param build must hand each given value to the query as it is. Computing with one throws; a query whose shape depends
 *   on its values (a list, a condition that is left out) is none for here.
 */
export function compileOnce<V extends Record<keyof V, Value>, R>(
  build: (db: Db, given: V) => Compilable<R>,
): (db: Db, values: V) => Promise<QueryResult<R>> {
  const known = new WeakMap<object, CompiledQuery<R>>();
  return (db, values) => {
    // Transactions share this with their database, and the text of a query depends on nothing else.
    const { adapter } = db.getExecutor();
    let query = known.get(adapter);
    if (query === undefined) {
      query = build(db, slots as V).compile();
      known.set(adapter, query);
    }
    const parameters = query.parameters.map((value) => (value instanceof Slot ? values[value.name as keyof V] : value));
    return db.executeQuery({ ...query, parameters });
  };
}

/** Stands in a compiled query for the value of this name. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`"${this.name}" has no value while the query is compiled.`);
  }
}

const slots = new Proxy({}, { get: (_target, name) => new Slot(String(name)) });
