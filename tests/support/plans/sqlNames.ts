import { growingTables, smallTables } from './tableGrowth.ts';

const TABLES: readonly string[] = [...growingTables, ...Object.keys(smallTables)];
/** Words that may follow a table's name and are no alias. */
const KEYWORD =
  /^(on|where|join|left|right|inner|cross|full|natural|order|group|limit|offset|set|union|except|intersect|using|having|values|as|returning|window|for|not|indexed|default)$/i;

/** Which tables a statement calls by which name. One name may stand for several, in different subqueries. */
export function tablesByName(sql: string): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  const pattern = new RegExp(
    `(?<![\\w."])"?(${TABLES.join('|')})"?(?![\\w"]*\\.)(?!\\w)(?:\\s+(?:as\\s+)?"?(\\w+)"?)?`,
    'gi',
  );
  for (const [, table = '', alias] of sql.matchAll(pattern)) {
    const called = alias === undefined || KEYWORD.test(alias) ? table : alias;
    for (const name of [called, table]) names.set(name, (names.get(name) ?? new Set()).add(table));
  }
  return names;
}

/** Names of the common table expressions of a statement. */
export function namesOfWith(sql: string): Set<string> {
  const pattern = /"?(\w+)"?\s*(?:\([^()]*\)\s*)?\bas\s+(?:not\s+)?(?:materialized\s+)?\(\s*(?:select|values|with)/gi;
  return new Set([...sql.matchAll(pattern)].map(([, name = '']) => name));
}
