/** Where the parts of a question stand in a row, counted from 0. */
export interface QuestionColumns {
  question: number;
  answer: number;
  /** By the number in their headings, counted from 1. */
  options: readonly { no: number; at: number }[];
  explanation?: number;
  category?: number;
  page?: number;
  scene?: number;
  id?: number;
  /** Headings of other columns, as they are written. */
  unread: string[];
}

type Name = Exclude<keyof QuestionColumns, 'options' | 'unread'>;

const NAMES: Readonly<Record<string, Name>> = {
  문제: 'question',
  질문: 'question',
  문항: 'question',
  발문: 'question',
  문제내용: 'question',
  문항내용: 'question',
  question: 'question',
  정답: 'answer',
  답: 'answer',
  답안: 'answer',
  정답번호: 'answer',
  answer: 'answer',
  correct: 'answer',
  해설: 'explanation',
  풀이: 'explanation',
  설명: 'explanation',
  정답해설: 'explanation',
  explanation: 'explanation',
  이해영역: 'category',
  영역: 'category',
  쪽: 'page',
  쪽수: 'page',
  페이지: 'page',
  page: 'page',
  장면: 'scene',
  근거장면: 'scene',
  id: 'id',
};
/** Columns without information about a question. */
const SILENT = /^(?:번호|순번|연번|no|#|비고|)$/u;
const OPTION = /^(?:보기|선택지|선지|답지|객관식|option|choice)?([1-9a-e가나다라마])번?$/u;
const LETTERS: Readonly<Record<string, number>> = { 가: 1, 나: 2, 다: 3, 라: 4, 마: 5, a: 1, b: 2, c: 3, d: 4, e: 5 };

/** Where a heading names the columns of questions; null for a row that is no such heading. */
export function findQuestionColumns(row: readonly string[]): QuestionColumns | null {
  const found: Partial<Record<Name, number>> = {};
  const options = new Map<number, number>();
  const unread: string[] = [];
  for (const [at, cell] of row.entries()) {
    const heading = plainHeading(cell);
    const name = NAMES[heading];
    const letter = OPTION.exec(heading)?.[1];
    if (name !== undefined && found[name] === undefined) found[name] = at;
    else if (letter !== undefined) options.set(LETTERS[letter] ?? Number(letter), at);
    else if (!SILENT.test(heading)) unread.push(cell.trim());
  }
  const { question, answer } = found;
  if (question === undefined || answer === undefined) return null;
  const inOrder = [...options].map(([no, at]) => ({ no, at })).sort((a, b) => a.no - b.no);
  return { ...found, question, answer, options: inOrder, unread };
}

/** ① becomes 1 by NFKC; marks, blanks and remarks in brackets fall away: `보기 ①`, `정답(번호)`, `문제 *`. */
function plainHeading(cell: string): string {
  const text = cell.slice(0, 100).normalize('NFKC').toLowerCase();
  return text
    .replace(/\(([1-9a-e가-마])\)/gu, '$1')
    .replace(/\([^()]*\)|\[[^[\]]*\]/gu, '')
    .replace(/[\s*.:_-]/gu, '');
}
