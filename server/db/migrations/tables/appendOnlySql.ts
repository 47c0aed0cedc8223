import type { Engine } from '../../Engine.ts';

/** Makes the database itself refuse to change or delete rows of a table. */
export function appendOnlySql(engine: Engine, table: string): string[] {
  if (engine === 'sqlite') {
    return (['update', 'delete'] as const).map(
      (change) =>
        `create trigger ${table}_no_${change} before ${change} on ${table}
         begin select raise(abort, '${table} is append-only'); end`,
    );
  }
  return [
    `create function ${table}_append_only() returns trigger language plpgsql as
     $$ begin raise exception '${table} is append-only'; end $$`,
    `create trigger ${table}_append_only before update or delete on ${table}
     for each row execute function ${table}_append_only()`,
  ];
}
