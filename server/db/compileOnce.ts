import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Db } from './Db.ts';
import { engineOf } from './engineOf.ts';
import { type FixedRead, isFixedRead } from './FixedRead.ts';
import { compileWithSlots, Slot } from './Slot.ts';

type Value = string | number | null | readonly (string | number)[];

/**
 * A query whose shape never changes, built and compiled once per database and then only run with other values: building
 * a query of a few joins costs several times what SQLite needs to answer it. For what every request does; elsewhere
 * plain Kysely reads better.
 *
 * @param build must hand each given value to the query as it is, a list to `isAmong`. Computing with one throws; a query
 *   whose shape depends on its values (a condition that is left out) is none for here.
 */
export function compileOnce<V extends Record<keyof V, Value>, R>(
  build: (db: Db, given: V) => Compilable<R>,
): (db: Db, values: V) => Promise<QueryResult<R>> {
  const known = new WeakMap<object, CompiledQuery<R> & FixedRead>();
  return (db, values) => {
    // Transactions share this with their database, and the text of a query depends on nothing else.
    const { adapter } = db.getExecutor();
    let query = known.get(adapter);
    if (query === undefined) {
      const compiled = compileWithSlots((slots: V) => build(db, slots).compile());
      query = { ...compiled, joinable: isFixedRead(compiled) };
      known.set(adapter, query);
    }
    const listsAsText = engineOf(db) === 'sqlite';
    const parameters = query.parameters.map((parameter) => {
      if (!(parameter instanceof Slot)) return parameter;
      const value = values[parameter.name as keyof V];
      // PostgreSQL would take it for null.
      if (value === undefined) throw new Error(`"${parameter.name}" was given no value.`);
      if (!Array.isArray(value)) return value;
      return listsAsText ? JSON.stringify(value) : withPlannedLength(value);
    });
    return db.executeQuery({ ...query, parameters });
  };
}

/** What PostgreSQL takes a list for whose length it does not know. */
const PLANNED_LENGTH = 10;

/** A shorter list would look cheaper each time than the plan for any, and be planned again; the same value twice finds nothing more. */
function withPlannedLength<T>(list: readonly T[]): readonly T[] {
  const [first] = list;
  if (first === undefined || list.length >= PLANNED_LENGTH) return list;
  return [...list, ...Array.from({ length: PLANNED_LENGTH - list.length }, () => first)];
}
