import type { JsonSchema } from '../fuzz/arbitraryOf.ts';
import { READ_QUERIES } from '../leaveReadableThings.ts';

/** Of what has many values a few are asked for. */
const MOST = 4;

/** Queries with which a read is asked for: none, and then one parameter after the other. */
export function queriesOf(path: string, query: Record<string, JsonSchema>, named: Record<string, number>): string[] {
  const basic = READ_QUERIES[path] ?? '';
  const more = Object.entries(query).flatMap(([name, schema]) =>
    valuesOf(name, schema, named).map(
      (value) => `${basic === '' ? '?' : `${basic}&`}${name}=${encodeURIComponent(value)}`,
    ),
  );
  return [basic, ...more];
}

function valuesOf(name: string, schema: JsonSchema, named: Record<string, number>): (string | number)[] {
  const known = { readingGameContestNo: named.contestNo, ...named }[name];
  if (known !== undefined) return [known];
  const {
    enum: values,
    type,
    format,
    pattern,
  } = schema as { enum?: string[]; type?: string; format?: string; pattern?: string };
  if (values !== undefined) return values.slice(0, MOST);
  if (type === 'integer') return [2];
  if (format === 'date') return ['2026-05-06'];
  if (pattern !== undefined) return name === 'month' ? ['2026-04'] : [];
  return ['고래'];
}
