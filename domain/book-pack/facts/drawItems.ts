import type { Random } from '../../random/createRandom.ts';
import { shuffled } from '../../random/shuffled.ts';
import type { FactTable } from './FactTable.ts';

/** One cell of a fact that the question names, and one that it asks for. */
export interface AskedFact {
  /** By table, row and columns: whoever draws again leaves out what was drawn. */
  readonly id: string;
  readonly table: string;
  readonly given: FactCell;
  readonly asked: FactCell;
}

export interface FactCell {
  readonly column: string;
  readonly text: string;
  readonly pageNo: number;
}

/** A question to word: its options come from one column, in the order in which they are to stand. */
export interface DrawnChoice extends AskedFact {
  readonly options: readonly string[];
  /** 1–4 */
  readonly answer: number;
  /** Both cells lie behind the row's name and on different pages: the reader has to join two places. */
  readonly joins: boolean;
}

/** A statement to word: `claimed` is what it claims of the given cell. */
export interface DrawnStatement extends AskedFact {
  readonly claimed: string;
  readonly answer: 'O' | 'X';
}

/** How many of each are drawn. */
export interface DrawSize {
  readonly choices: number;
  /** Of the choices, those that join two places, as far as the tables have them. */
  readonly joins: number;
  /** Half of them true. */
  readonly statements: number;
}

export const FULL_DRAW: DrawSize = { choices: 7, joins: 2, statements: 10 };

const OPTIONS = 4;
/** Of one table at most so many choices, and so many statements, where others are left. */
const MOST_OF_TABLE = 2;

interface Candidate extends AskedFact {
  readonly row: string;
  readonly joins: boolean;
  /** Other values of the asked column. */
  readonly others: readonly string[];
}

/**
 * Draws by lot what a quiz and an OX ask. A writer's choice can be found without the book: what is odd is true, what
 * explains is the key. A row is asked once as long as there are others, and statements keep to columns that no choice shows:
 * a claim that is missing among the options of a question would be known to be false.
 *
 * @param drawn ids that were drawn before
 * @returns fewer than `size` where the tables are too small
 */
export function drawItems(
  tables: readonly FactTable[],
  random: Random,
  size: DrawSize = FULL_DRAW,
  drawn: readonly string[] = [],
): { choices: DrawnChoice[]; statements: DrawnStatement[] } {
  const candidates = listCandidates(tables);
  const used = new Set(drawn);
  const rows = new Set(candidates.filter(({ id }) => used.has(id)).map(({ row }) => row));
  const shown = new Set<string>();
  const take = (count: number, fits: (candidate: Candidate) => boolean): Candidate[] => {
    const taken: Candidate[] = [];
    const isNew = ({ row }: Candidate) => !rows.has(row);
    const isHidden = (candidate: Candidate) => !shown.has(columnOf(candidate));
    const isSpread = ({ table }: Candidate) => taken.filter((one) => one.table === table).length < MOST_OF_TABLE;
    // What matters least is given up first where the tables are small.
    for (const wanted of [[isNew, isHidden, isSpread], [isNew, isHidden], [isNew], []]) {
      for (const candidate of shuffled(candidates, random)) {
        if (taken.length >= count) return taken;
        if (used.has(candidate.id) || !fits(candidate) || !wanted.every((holds) => holds(candidate))) continue;
        used.add(candidate.id);
        rows.add(candidate.row);
        taken.push(candidate);
      }
    }
    return taken;
  };
  const joining = take(size.joins, ({ joins, others }) => joins && others.length >= OPTIONS - 1);
  const plain = take(size.choices - joining.length, ({ joins, others }) => !joins && others.length >= OPTIONS - 1);
  for (const choice of [...joining, ...plain]) shown.add(columnOf(choice));
  const stated = take(size.statements, ({ others }) => others.length > 0);
  const answers = positions(joining.length + plain.length, random);
  const truths = shuffled(
    stated.map((_, at) => at % 2 === 0),
    random,
  );
  return {
    choices: [...joining, ...plain].map((fact, at) => toChoice(fact, answers[at] ?? 1, random)),
    statements: stated.map((fact, at) => toStatement(fact, truths[at] ?? true, random)),
  };
}

const columnOf = ({ table, asked }: AskedFact) => `${table} ${asked.column}`;

/** Key positions: each of the four equally often, as far as the number allows. */
function positions(count: number, random: Random): number[] {
  const rounds = Math.ceil(count / OPTIONS);
  return Array.from({ length: rounds }, () => shuffled([1, 2, 3, 4], random))
    .flat()
    .slice(0, count);
}

function toChoice({ row: _, others, ...fact }: Candidate, answer: number, random: Random): DrawnChoice {
  const options = shuffled(others, random).slice(0, OPTIONS - 1);
  return { ...fact, options: options.toSpliced(answer - 1, 0, fact.asked.text), answer };
}

function toStatement(
  { row: _, joins: __, others, ...fact }: Candidate,
  isTrue: boolean,
  random: Random,
): DrawnStatement {
  const [other] = shuffled(others, random);
  return { ...fact, claimed: isTrue ? fact.asked.text : (other ?? fact.asked.text), answer: isTrue ? 'O' : 'X' };
}

/** Every pair of cells of a row from which the second can be asked: the first names one row only. */
function listCandidates(tables: readonly FactTable[]): Candidate[] {
  return tables.flatMap((table, tableNo) =>
    table.rows.flatMap((row, rowNo) =>
      table.columns.flatMap((_, from) =>
        table.columns.flatMap((__, to) => {
          const [given, asked] = [cellOf(table, rowNo, from), cellOf(table, rowNo, to)];
          if (from === to || given === null || asked === null) return [];
          const isName = table.rows.filter(({ cells }) => cells[from] === row.cells[from]).length === 1;
          if (!isName) return [];
          const values = new Set(table.rows.flatMap(({ cells }) => cells[to] ?? []));
          values.delete(asked.text);
          return [
            {
              id: `${tableNo}.${rowNo}.${Math.min(from, to)}-${Math.max(from, to)}`,
              row: `${tableNo}.${rowNo}`,
              table: table.name,
              given,
              asked,
              others: [...values],
              joins: from > 0 && to > 0 && given.pageNo !== asked.pageNo,
            },
          ];
        }),
      ),
    ),
  );
}

function cellOf({ columns, rows }: FactTable, rowNo: number, column: number): FactCell | null {
  const text = rows[rowNo]?.cells[column] ?? null;
  const pageNo = rows[rowNo]?.pages[column] ?? null;
  return text === null || pageNo === null ? null : { column: columns[column] ?? '', text, pageNo };
}
