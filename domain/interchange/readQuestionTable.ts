import { comprehensionCategoryNames } from '../book/comprehensionCategories.ts';
import type { Sheet } from '../table/Sheet.ts';
import { choiceAnswer } from './choiceAnswer.ts';
import { findQuestionColumns, type QuestionColumns } from './findQuestionColumns.ts';
import { oneLine } from './plainText.ts';
import { type ReadAnswer, type ReadItem, refuse } from './ReadItem.ts';
import { readTableAnswer } from './readTableAnswer.ts';
import { readTruth } from './readTruth.ts';

/** A sheet as its questions; null for one that has no heading with a question and an answer. */
export interface QuestionTable {
  items: ReadItem[];
  /** Headings that nothing was read from. */
  unread: string[];
}

/** A heading stands at the top, below a title at most. */
const HEADING_WITHIN = 20;
/** Columns looked at: a stray cell may lie at the far end of a sheet. */
const WIDEST = 100;

/**
 * Reads a table of questions: `문제, 보기1 … 보기4, 정답, 해설`, in any order, with or without a title above.
 *
 * @param name of the sheet for the report; empty where there is only one
 */
export function readQuestionTable(sheet: Pick<Sheet, 'rows'>, name = ''): QuestionTable | null {
  const rows = sheet.rows.map(({ rowNo, cells }) => ({ rowNo, cells: cellsOf(cells) }));
  for (const [index, { cells: heading }] of rows.slice(0, HEADING_WITHIN).entries()) {
    const columns = findQuestionColumns(heading);
    if (columns === null) continue;
    const items = rows
      .slice(index + 1)
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
      .map(({ rowNo, cells }) => readRow(cells, columns, `${name === '' ? '' : `${name} `}${rowNo}줄`));
    return { items, unread: columns.unread };
  }
  return null;
}

function cellsOf(cells: ReadonlyMap<number, string>): string[] {
  const width = Math.min(WIDEST, Math.max(-1, ...cells.keys()) + 1);
  return Array.from({ length: width }, (_, at) => cells.get(at) ?? '');
}

function readRow(cells: readonly string[], columns: QuestionColumns, place: string): ReadItem {
  const cell = (at: number | undefined) => oneLine(unguard(at === undefined ? '' : (cells[at] ?? '')));
  const options = columns.options.map(({ no, at }) => ({ no, text: cell(at) })).filter(({ text }) => text !== '');
  const text = cell(columns.question);
  const [category, page, scene] = [cell(columns.category), cell(columns.page), cell(columns.scene)];
  const pageNo = /^(\d{1,3})\s*(?:쪽|p\.?|페이지)?$/iu.exec(page)?.[1];
  const tags = [category, pageNo === undefined ? '' : `쪽 ${Number(pageNo)}`, scene === '' ? '' : `장면 ${scene}`];
  const notes: string[] = [];
  if (category !== '' && !Object.values<string>(comprehensionCategoryNames).includes(category)) {
    notes.push(`모르는 이해 영역이에요: ${category}`);
  }
  if (page !== '' && pageNo === undefined) notes.push(`쪽을 숫자로 적어 주세요: ${page}`);
  return {
    place,
    id: cell(columns.id) || null,
    text,
    explanation: cell(columns.explanation),
    tags: tags.filter((tag) => tag !== ''),
    notes,
    answer: text === '' ? refuse('문제가 비어 있어요') : readAnswer(options, cell(columns.answer)),
  };
}

function readAnswer(options: readonly { no: number; text: string }[], answer: string): ReadAnswer {
  if (answer === '') return refuse('정답이 비어 있어요');
  if (options.length === 0) {
    const right = readTruth(answer);
    return right === null
      ? refuse('보기가 없는 문제예요. 답을 적는 문제는 옮길 수 없어요')
      : { kind: 'TRUE_FALSE', right };
  }
  const read = readTableAnswer(answer, options);
  if (!read.ok) return refuse(read.reason);
  return choiceAnswer(options.map(({ no, text }) => ({ text, right: read.numbers.has(no) })));
}

/** Takes off the apostrophe that a text has which would be a formula. */
const unguard = (text: string): string => text.replace(/^'(?='*[=+\-@])/u, '');
