import type { DialectAdapter } from 'kysely';
import { EmbeddedAdapter } from './engines/EmbeddedAdapter.ts';

interface Step {
  readonly next: Map<string, Step>;
  text?: string;
}

interface Kept {
  root: Step;
  steps: number;
}

/** Pages join some ten sets of reads each; more than these come of a fault, and are forgotten. */
const MOST_STEPS = 20_000;

const kept = new WeakMap<DialectAdapter, Kept>();

/**
 * One statement that answers several reads at once, each as a column `q0`, `q1`, … with its rows as a JSON list of
 * objects. Made once for the same reads in the same order: the database then knows it as well. Their parameters follow
 * one another. Numbers pass as JSON writes them: SQLite gives 15 digits of a fraction.
 *
 * @param texts of reads, each with its own placeholders
 */
export function joinedText(adapter: DialectAdapter, texts: readonly string[]): string {
  let all = kept.get(adapter);
  if (all === undefined || all.steps > MOST_STEPS) {
    all = { root: { next: new Map() }, steps: 0 };
    kept.set(adapter, all);
  }
  let step = all.root;
  for (const text of texts) {
    let next = step.next.get(text);
    if (next === undefined) {
      next = { next: new Map() };
      step.next.set(text, next);
      all.steps += 1;
    }
    step = next;
  }
  step.text ??= adapter instanceof EmbeddedAdapter ? joinEmbedded(adapter, texts) : joinPostgres(texts);
  return step.text;
}

function joinEmbedded(adapter: EmbeddedAdapter, texts: readonly string[]): string {
  const columns = texts.map((text, at) => {
    const fields = adapter.columnsOf(text).map((name) => `'${name}', "${name}"`);
    return `(select json_group_array(json_object(${fields.join(', ')})) from (${text})) as q${at}`;
  });
  return `select ${columns.join(', ')}`;
}

function joinPostgres(texts: readonly string[]): string {
  let before = 0;
  const columns = texts.map((text, at) => {
    let most = 0;
    const moved = text.replaceAll(/\$(\d+)/g, (_all, number: string) => {
      most = Math.max(most, Number(number));
      return `$${Number(number) + before}`;
    });
    before += most;
    return `(select coalesce(json_agg(joined_row), '[]') from (${moved}) as joined_row)::text as q${at}`;
  });
  return `select ${columns.join(', ')}`;
}
