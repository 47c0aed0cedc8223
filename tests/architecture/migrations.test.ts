import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { describe, expect, it } from 'vitest';
import { listSteps } from '#server/db/migrateDatabase.ts';
import type { SchemaStep } from '#server/db/migrations/SchemaStep.ts';

/**
 * Statements after which a node of the version before no longer works: something is gone, has another name, or refuses
 * what it writes. Triggers and functions are no tables, and what they enforce was so before.
 */
const TAKES_AWAY =
  /\bdrop\s+(?:table|column|view)\b|\brename\s+(?:to|column|constraint)\b|\brename\s+"?\w+"?\s+to\b|\balter\s+(?:column\s+)?"?\w+"?\s+(?:set\s+not\s+null|(?:set\s+data\s+)?type)\b|\btruncate\b/i;
/** A new column that old nodes leave out when they write a row. */
const ASKS_FOR_MORE = /\badd\s+(?:column\s+)?"?\w+"?(?!.*\bdefault\b)[^,;]*\bnot\s+null\b/i;

/**
 * Statements that make a table refuse rows which nodes of the version before still write: a rule on a table that was
 * there already, unless it only concerns columns that the same step adds and that those nodes leave empty.
 */
function narrowing(messages: readonly string[]): string[] {
  const all = messages.join(';\n');
  const found = (pattern: RegExp) => new Set([...all.matchAll(pattern)].map(([, name = '']) => name));
  const fresh = found(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/gi);
  const added = found(/\badd\s+column\s+"?(\w+)/gi);
  return messages.filter((statement) => {
    const index = /\bcreate\s+unique\s+index\s+\S+\s+on\s+"?(\w+)"?\s*\(([^)]*)\)/i.exec(statement);
    if (index !== null) {
      const [, table = '', columns = ''] = index;
      const names = columns.split(',').map((column) => column.trim().replaceAll('"', '').split(/\s/)[0] ?? '');
      return !fresh.has(table) && !names.every((name) => added.has(name));
    }
    const rule = /\balter\s+table\s+"?(\w+)"?\s+add\s+(?:constraint|check|foreign|unique|primary)\b/i.exec(statement);
    return rule !== null && !fresh.has(rule[1] ?? '');
  });
}

/** Nodes with the first step alone have never served anybody. */
const BEFORE_ANY_SERVICE = '002_joining';

/** What a step says to the database, without one. */
async function statementsOf(step: SchemaStep): Promise<string[]> {
  const messages: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (on) => new PostgresIntrospector(on),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      messages.push(query.sql);
    },
  });
  await step.up(db);
  return messages;
}

describe('steps of the schema', () => {
  const steps = Object.entries({ ...listSteps('postgres') });

  it('leave the nodes of the version before running, or say why something goes', async () => {
    const wrong: string[] = [];
    for (const [name, step] of steps) {
      const messages = await statementsOf(step);
      expect(messages.length, name).toBeGreaterThan(0);
      const taking = [
        ...messages.filter((statement) => TAKES_AWAY.test(statement) || ASKS_FOR_MORE.test(statement)),
        ...(name === BEFORE_ANY_SERVICE ? [] : narrowing(messages)),
      ];
      if (taking.length > 0 && (step.takesAway?.length ?? 0) < 30) wrong.push(`${name}: ${taking[0]?.slice(0, 80)}`);
      if (taking.length === 0 && step.takesAway !== undefined) wrong.push(`${name} takes nothing away`);
    }
    expect(wrong).toEqual([]);
  });

  it('are numbered without a gap, which a later step could only fill where the one behind it has not run', () => {
    const numbers = steps.map(([name]) => /^(\d{3})_[a-z_]+$/.exec(name)?.[1]);
    expect(numbers).toEqual(steps.map((_step, index) => String(index + 1).padStart(3, '0')));
  });

  it.each([
    'alter table book drop column search_title',
    'drop table book_gram',
    'alter table "book" rename to "books"',
    'alter table book rename column raq to level',
    'alter table book alter column raq type bigint',
    'alter table book alter column raq set not null',
    'truncate use_log',
  ])('take something away with: %s', (statement) => {
    expect(TAKES_AWAY.test(statement)).toBe(true);
  });

  it('make no table stricter that was there before', () => {
    const unique = 'create unique index account_code on account (code)';
    expect(narrowing([unique])).toEqual([unique]);
    expect(narrowing(['alter table account add column code text', unique])).toEqual([]);
    expect(narrowing(['create table account (code text)', unique])).toEqual([]);
    const check = 'alter table account add constraint whole check (raq >= 0)';
    expect(narrowing([check])).toEqual([check]);
    expect(narrowing(['create index account_code on account (code)'])).toEqual([]);
  });

  it('may only add columns that can be left out', () => {
    expect(ASKS_FOR_MORE.test('alter table book add column audio integer not null')).toBe(true);
    expect(ASKS_FOR_MORE.test('alter table book add column audio integer not null default 0')).toBe(false);
    expect(ASKS_FOR_MORE.test('alter table book add column audio integer')).toBe(false);
  });
});
