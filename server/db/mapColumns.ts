import type { Insertable, Selectable, Updateable } from 'kysely';

/** A column of 0 and 1 that is a boolean outside the repository. */
interface Flag<Column> {
  flag: Column;
}

/** The column of each field. */
type Fields<Column> = Readonly<Record<string, Column | Flag<Column>>>;
type FieldOf<F, Column> = { [Field in keyof F]: F[Field] extends Column | Flag<Column> ? Field : never }[keyof F];
type ValueOf<Entry, Stored> = Entry extends Flag<unknown> ? boolean | Extract<Stored, null | undefined> : Stored;
/** A row with fields for columns: what is optional or documented there is so here. */
type Mapped<Row, F> = {
  [Column in keyof Row as FieldOf<F, Column>]: ValueOf<F[FieldOf<F, Column>], Row[Column]>;
};

export const flag = <const Column extends string>(column: Column): Flag<Column> => ({ flag: column });

/**
 * The columns of a table under the names that the rest of the server uses. The types follow from the table:
 * `ReturnType<typeof columns.toObject>`, and the parameters of `toInsert` and `toUpdate`.
 */
export function mapColumns<Table>() {
  return <const F extends Fields<keyof Table & string>>(fields: F) => {
    const entries = Object.entries<string | Flag<string>>(fields).map(([field, entry]) => {
      const isFlag = typeof entry !== 'string';
      return { field, column: isFlag ? entry.flag : entry, isFlag };
    });
    const byField = new Map(entries.map((entry) => [entry.field, entry]));

    function toRow(values: object): Record<string, unknown> {
      const row: Record<string, unknown> = {};
      for (const [field, value] of Object.entries(values)) {
        const entry = byField.get(field);
        if (entry === undefined) throw new Error(`No column is mapped to "${field}".`);
        row[entry.column] = entry.isFlag && typeof value === 'boolean' ? Number(value) : value;
      }
      return row;
    }

    return {
      toObject(row: Selectable<Table>): Mapped<Selectable<Table>, F> {
        const stored = row as Record<string, unknown>;
        const object: Record<string, unknown> = {};
        for (const { field, column, isFlag } of entries) {
          const value = stored[column];
          object[field] = isFlag && value !== null ? value === 1 : value;
        }
        return object as Mapped<Selectable<Table>, F>;
      },
      toInsert: (values: Mapped<Insertable<Table>, F>) => toRow(values) as Insertable<Table>,
      toUpdate: (values: Mapped<Updateable<Table>, F>) => toRow(values) as Updateable<Table>,
    };
  };
}
