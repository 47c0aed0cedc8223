import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { type ContestPlan, contestPlan } from '#contract/contestPlan.ts';
import { koreanIssue } from '#contract/koreanIssue.ts';
import { findTable, type NameColumn } from '#domain/table/findTable.ts';
import { plainHeading } from '#domain/table/plainHeading.ts';
import type { Sheet } from '#domain/table/Sheet.ts';
import { formatField } from '../../content/formatField.ts';
import { describeParseError } from '../../errors/describeParseError.ts';
import { describeSystemError } from '../../errors/describeSystemError.ts';
import { decodeText, UNKNOWN_ENCODING } from '../../interchange/decodeText.ts';
import { OperatorError } from '../OperatorError.ts';
import { readTableFile } from '../readTableFile.ts';

/** Headings of a plan kept as a table: one row for each book of each week of each level. */
const HEADINGS = ['단계', '단계 이름', '읽기 수준', '주', '책 번호'] as const;
/** Marks a reserve with any word; may be missing. */
const RESERVE = '예비';

const COLUMNS = [...HEADINGS, RESERVE] as const;

const nameColumn: NameColumn<(typeof COLUMNS)[number]> = (heading) =>
  COLUMNS.find((known) => plainHeading(known).includes(heading));

const PARSERS: Readonly<Record<string, ((text: string) => unknown) | undefined>> = {
  '.json': (text) => JSON.parse(text),
  '.yaml': (text) => parseYaml(text),
  '.yml': (text) => parseYaml(text),
};

/**
 * A contest plan: the id of one that ships (`first-voyage`), a `.json` or `.yaml` file of the same form, or a table
 * (`.xlsx`, `.csv`).
 *
 * @param plansDir folder of the plans that ship
 * @throws OperatorError naming what is wrong with it
 */
export async function readPlanFile(plansDir: string, given: string): Promise<ContestPlan> {
  const own = join(plansDir, `${given}.json`);
  const path = existsSync(own) ? own : given;
  const refuse = (reason: string) => new OperatorError(`계획을 읽을 수 없어요: ${given} (${reason})`);
  const ending = extname(path).toLowerCase();
  const parse = PARSERS[ending];
  if (!parse && ending !== '.xlsx' && ending !== '.csv')
    throw refuse('계획의 이름이거나 .json, .yaml, .xlsx, .csv 파일이어야 해요');
  const written = parse ? await readText(path, parse, refuse) : planOfTable(await readTableFile(path, '계획'));
  const parsed = contestPlan.safeParse(written, { error: koreanIssue });
  if (parsed.success) return parsed.data;
  throw refuse(parsed.error.issues.map(({ path: at, message }) => `${placeOf(at)}: ${message}`).join(', '));
}

async function readText(
  path: string,
  parse: (text: string) => unknown,
  refuse: (reason: string) => OperatorError,
): Promise<unknown> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw refuse(describeSystemError(error) ?? '파일을 읽지 못했어요');
  });
  const read = decodeText(bytes);
  if ('refused' in read) throw refuse(UNKNOWN_ENCODING);
  try {
    return parse(read.text);
  } catch (error) {
    throw refuse(describeParseError(error, extname(path).toLowerCase() === '.json' ? 'JSON' : 'YAML', read.text));
  }
}

/** A part of a plan as its writer knows it: the second week of band `B1`. */
function placeOf(at: readonly PropertyKey[]): string {
  const [field, index, part, week, book] = at;
  if (field !== 'bands') return PARTS[String(field)] ?? (formatField(at) || '계획');
  if (typeof index !== 'number') return '단계';
  const place = [`${index + 1}번째 단계`];
  if ((part === 'weeks' || part === 'reserves') && typeof week === 'number')
    place.push(`${week + 1}번째 주${part === 'reserves' ? '의 예비' : ''}`);
  else if (part !== undefined) place.push(PARTS[String(part)] ?? String(part));
  if (typeof book === 'number') place.push(`${book + 1}번째 책`);
  return place.join(' ');
}

const PARTS: Readonly<Record<string, string>> = {
  planId: '계획의 id',
  name: '이름',
  status: '상태',
  code: '부호',
  levels: '읽기 수준',
  weeks: '주',
  reserves: '예비',
};

interface TableBand {
  code: string;
  name: string;
  levels: string[];
  weeks: number[][];
  reserves: number[][];
}

/** A table as the plan's form; what is wrong in it shows in the check that follows. */
function planOfTable(sheets: readonly Sheet[]): unknown {
  const tables = sheets.flatMap((sheet) => findTable(sheet, nameColumn, ['주']) ?? []);
  const [first] = tables;
  const missing = HEADINGS.filter((heading) => !first?.places.has(heading));
  if (missing.length > 0) throw new OperatorError(`계획에 없는 열이 있어요: ${missing.join(', ')}.`);
  const bands = new Map<string, TableBand>();
  for (const { cells, places } of tables.flatMap((table) => table.rows.map((row) => ({ ...row, ...table })))) {
    const [code = '', name = '', levels = '', week = '', bookNo = '', reserve = ''] = COLUMNS.map((heading) =>
      (cells.get(places.get(heading)?.[0] ?? -1) ?? '').trim(),
    );
    const band = bands.get(code) ?? { code, name, levels: [], weeks: [], reserves: [] };
    bands.set(code, band);
    if (levels !== '' && band.levels.length === 0) band.levels = levels.split(/[\s,;|]+/u).filter(Boolean);
    if (name !== '') band.name = name;
    const weekNo = Number(week);
    if (!Number.isInteger(weekNo) || weekNo < 1 || weekNo > 60)
      throw new OperatorError(`주는 1부터 적어 주세요. (${week})`);
    const lists = reserve === '' ? band.weeks : band.reserves;
    while (lists.length < weekNo) lists.push([]);
    lists[weekNo - 1]?.push(Number(bookNo.replaceAll(',', '')));
  }
  return { planId: 'from-table', name: '표에서 읽은 계획', status: 'READY', bands: [...bands.values()] };
}
