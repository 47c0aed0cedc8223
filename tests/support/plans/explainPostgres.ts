import type pg from 'pg';
import { smallIndexes } from './allowedReads.ts';
import type { WholeRead } from './explainSqlite.ts';
import type { RecordedStatement } from './StatementRecorder.ts';
import { COARSE_COLUMNS, growingTables } from './tableGrowth.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Plans?: PlanNode[];
}

let prepared = 0;

/**
 * What PostgreSQL would read whole for a statement where it avoids that as far as it can (`enable_seqscan` is off). A
 * plan for any values comes first; where that reads a table whole, the plan for the values of this request counts: an
 * index for some rows only (`where status = 'OPEN'`) fits no plan for any values, and PostgreSQL makes a plan for each
 * run then, because that costs less.
 */
export async function explainPostgres(client: pg.Client, statement: RecordedStatement): Promise<WholeRead[]> {
  const anyValues = await planOf(client, statement, 'force_generic_plan');
  return anyValues.length === 0 ? [] : planOf(client, statement, 'force_custom_plan');
}

async function planOf(client: pg.Client, { sql, parameters }: RecordedStatement, mode: string): Promise<WholeRead[]> {
  prepared += 1;
  const name = `plan_${prepared}`;
  const values = parameters.map((value) => (value === null ? 'null' : client.escapeLiteral(textOf(value))));
  await client.query(`set jit = off; set enable_seqscan = off; set plan_cache_mode = ${mode}`);
  await client.query(`prepare ${name} as ${sql}`);
  try {
    const given = values.length === 0 ? '' : `(${values.join(', ')})`;
    const { rows } = await client.query(`explain (format json) execute ${name}${given}`);
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: PlanNode }];
    return readsWhole(plan);
  } finally {
    await client.query(`deallocate ${name}`);
  }
}

function readsWhole(node: PlanNode): WholeRead[] {
  const inside = (node.Plans ?? []).flatMap((plan) => readsWhole(plan));
  const table = node['Relation Name'];
  if (table === undefined || !growingTables.some((one) => one === table)) return inside;
  // Of a bitmap the rows are bounded by what it checks again.
  const bounds = node['Index Cond'] ?? node['Recheck Cond'];
  const reads = /Scan$/.test(node['Node Type']) && !((node['Index Name'] ?? '') in smallIndexes);
  if (!reads || (bounds !== undefined && tellsApart(bounds))) return inside;
  const how = [node['Index Name'], bounds].filter((part) => part !== undefined).join(' ');
  return [...inside, { table, step: `${node['Node Type']} ${how}`.trim() }];
}

/** Whether a condition has an equation with a column that tells rows apart. */
function tellsApart(bounds: string): boolean {
  return [...bounds.matchAll(/\(+(\w+)\)?(?:::\w+)? = /g)].some(([, column = '']) => !COARSE_COLUMNS.has(column));
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map((one) => JSON.stringify(String(one))).join(',')}}`;
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : String(value);
}
