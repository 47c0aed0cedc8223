import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { type ContestPlan, contestPlan } from '../../../contract/contestPlan.ts';
import { findTable, type NameColumn } from '../../../domain/table/findTable.ts';
import { plainHeading } from '../../../domain/table/plainHeading.ts';
import type { Sheet } from '../../../domain/table/Sheet.ts';
import { explainIssue } from '../../content/explainIssue.ts';
import { formatField } from '../../content/formatField.ts';
import { decodeText, UNKNOWN_ENCODING } from '../../interchange/decodeText.ts';
import { OperatorError } from '../OperatorError.ts';
import { readTableFile } from '../readTableFile.ts';

/** Headings of a plan kept as a table: one row for each book of each week of each level. */
const HEADINGS = ['단계', '단계 이름', '읽기 수준', '주', '책 번호'] as const;

const nameColumn: NameColumn<(typeof HEADINGS)[number]> = (heading) =>
  HEADINGS.find((known) => plainHeading(known).includes(heading));

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
  const parsed = contestPlan.safeParse(written, { error: explainIssue });
  if (parsed.success) return parsed.data;
  throw refuse(parsed.error.issues.map(({ path: at, message }) => `${formatField(at)}: ${message}`).join(', '));
}

async function readText(
  path: string,
  parse: (text: string) => unknown,
  refuse: (reason: string) => OperatorError,
): Promise<unknown> {
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) throw refuse('파일이 없거나 열 수 없어요');
  const read = decodeText(bytes);
  if ('refused' in read) throw refuse(UNKNOWN_ENCODING);
  try {
    return parse(read.text);
  } catch (error) {
    throw refuse(`글의 짜임이 맞지 않아요${placeOf(error, read.text)}`);
  }
}

/** Where a parser stopped; what it said of it is English. */
function placeOf(error: unknown, text: string): string {
  if (!(error instanceof Error)) return '';
  const line = (error as { linePos?: { line: number }[] }).linePos?.[0]?.line;
  const position = /position (\d+)/u.exec(error.message)?.[1];
  const found = line ?? (position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length);
  return found === undefined ? '' : `. ${found}번째 줄을 봐 주세요`;
}

/** A table as the plan's form; what is wrong in it shows in the check that follows. */
function planOfTable(sheets: readonly Sheet[]): unknown {
  const tables = sheets.flatMap((sheet) => findTable(sheet, nameColumn, ['주']) ?? []);
  const [first] = tables;
  const missing = HEADINGS.filter((heading) => !first?.places.has(heading));
  if (missing.length > 0) throw new OperatorError(`계획에 없는 열이 있어요: ${missing.join(', ')}.`);
  const bands = new Map<string, { code: string; name: string; levels: string[]; weeks: number[][] }>();
  for (const { cells, places } of tables.flatMap((table) => table.rows.map((row) => ({ ...row, ...table })))) {
    const [code = '', name = '', levels = '', week = '', bookNo = ''] = HEADINGS.map((heading) =>
      (cells.get(places.get(heading)?.[0] ?? -1) ?? '').trim(),
    );
    const band = bands.get(code) ?? { code, name, levels: [], weeks: [] };
    bands.set(code, band);
    if (levels !== '' && band.levels.length === 0) band.levels = levels.split(/[\s,;|]+/u).filter(Boolean);
    if (name !== '') band.name = name;
    const weekNo = Number(week);
    if (!Number.isInteger(weekNo) || weekNo < 1 || weekNo > 60)
      throw new OperatorError(`주는 1부터 적어 주세요. (${week})`);
    while (band.weeks.length < weekNo) band.weeks.push([]);
    band.weeks[weekNo - 1]?.push(Number(bookNo.replaceAll(',', '')));
  }
  return { planId: 'from-table', name: '표에서 읽은 계획', status: 'READY', bands: [...bands.values()] };
}
