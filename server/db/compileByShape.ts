import type { Compilable, QueryResult } from 'kysely';
import { compileOnce } from './compileOnce.ts';
import type { Db } from './Db.ts';

type Value = string | number | null | readonly (string | number)[];

/**
 * `compileOnce` for a query of a few shapes: each shape that is asked for is built and compiled once. A value that is
 * undefined or a boolean shapes the query, and so does a word or null under one of the names in `shaping`; these `build`
 * gets as they are, all others it must hand to the query as `compileOnce` has it.
 *
 * @param shaping names of values such as an order; never of what somebody writes
 */
export function compileByShape<V extends { [Name in keyof V]: Value | undefined | boolean }, R>(
  shaping: readonly (keyof V)[],
  build: (db: Db, given: V) => Compilable<R>,
): (db: Db, values: V) => Promise<QueryResult<R>> {
  const known = new Map<string, (db: Db, values: Record<string, Value>) => Promise<QueryResult<R>>>();
  const shapes = (name: string, value: unknown) =>
    value === undefined ||
    typeof value === 'boolean' ||
    ((typeof value === 'string' || value === null) && shaping.includes(name as keyof V));
  return (db, values) => {
    const entries = Object.entries(values);
    const key = entries.map(([name, value]) => (shapes(name, value) ? `${name}:${value}` : name)).join();
    let query = known.get(key);
    if (query === undefined) {
      query = compileOnce((inner, given: Record<string, Value>) => {
        const handed = entries.map(([name, value]) => [name, shapes(name, value) ? value : given[name]]);
        return build(inner, Object.fromEntries(handed) as V);
      });
      known.set(key, query);
    }
    return query(db, values as Record<string, Value>);
  };
}
