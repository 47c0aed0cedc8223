/** One line of an import's report: a book that was taken, or one thing wrong or worth a look with one. */
export interface ImportRow {
  /** Where the book stood in what was given; the same in every line about it. */
  book: string;
  file: string;
  /** As the spreadsheet counts; null for packs. */
  rowNo: number | null;
  bookNo: number | null;
  outcome: 'CREATED' | 'UPDATED' | 'KNOWN' | 'REFUSED' | 'NOTE';
  /** Column, or path inside the file; empty for the whole. */
  field: string;
  reason: string;
}

export const outcomeNames: Readonly<Record<ImportRow['outcome'], string>> = {
  CREATED: '새 책',
  UPDATED: '고친 책',
  KNOWN: '그대로',
  REFUSED: '고쳐 주세요',
  NOTE: '살펴봐 주세요',
};

/** The report as a table, its headings first. */
export function importTable(rows: readonly ImportRow[]): string[][] {
  return [
    ['파일', '줄', '책 번호', '결과', '칸', '까닭'],
    ...rows.map(({ file, rowNo, bookNo, outcome, field, reason }) => [
      file,
      rowNo === null ? '' : String(rowNo),
      bookNo === null ? '' : String(bookNo),
      outcomeNames[outcome],
      field,
      reason,
    ]),
  ];
}
