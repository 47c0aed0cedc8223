import { describe, expect, it } from 'vitest';
import { listFiles, readSource } from '../support/listSources.ts';

/** Where tables are known: repositories, the database itself, and what copies whole tables. */
const TABLES =
  /^server\/(?:modules\/[^/]+\/(?:repositories\/|\w+Tables\.ts$)|(?:repositories|db|backup|move|interchange|operator\/repositories)\/)/;
/** Fields of other companies, and the codes of issues as zod spells them. */
const PROTOCOLS = /^server\/(?:gateways\/|plugins\/infra\/koreanReason\.ts$)/;

const SNAKE = /[a-z][a-z0-9]*(?:_[a-z0-9]+)+/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

const sources = listFiles('server', ['.ts']).filter((path) => !/\.test\.ts$/.test(path) && !TABLES.test(path));

/** Names in snake_case that a source uses as variables or fields, quoted ones included. */
function snakeNames(source: string): string[] {
  const code = source.replace(COMMENT, '');
  const quoted = code.matchAll(
    new RegExp(`\\[\\s*['"](${SNAKE.source})['"]\\s*\\]|['"](${SNAKE.source})['"]\\s*:`, 'g'),
  );
  const names = code.replace(STRING, "''").matchAll(new RegExp(`(?<![\\w$/-])(${SNAKE.source})(?![\\w/-])`, 'g'));
  return [...quoted, ...names].map(([, one, two]) => one ?? two ?? '');
}

describe('columns of tables', () => {
  it('are found where they are used', () => {
    expect(snakeNames("row.period_end; ({ 'account_no': 1 }); row['card_no']; const { order_id: id } = row;")).toEqual([
      'account_no',
      'card_no',
      'period_end',
      'order_id',
    ]);
    expect(snakeNames("// row.period_end\n/* card_no */ const kind = 'a_b' === MOST_OF_A_KIND;")).toEqual([]);
  });

  it('are no types outside the repositories', () => {
    const knowing = sources.filter((path) =>
      /\b(?:Selectable|Insertable|Updateable)\b|from '[^']*(?:\/db\/schema\/|Tables\.ts')/.test(readSource(path)),
    );
    expect(knowing).toEqual([]);
  });

  it('are no fields outside the repositories', () => {
    const found = sources
      .filter((path) => !PROTOCOLS.test(path))
      .flatMap((path) => snakeNames(readSource(path)).map((name) => `${path}: ${name}`));
    expect(found).toEqual([]);
  });
});
