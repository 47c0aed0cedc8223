import type { PackBlock, PackCheck } from '#domain/adoption/PackDocument.ts';
import { keepWords } from './keepWords.ts';
import { paperTheme } from './paperTheme.ts';

/** A node of pdfmake's document. */
export type PdfNode = Record<string, unknown>;

const { deep, foam, ink, line, mist, page, margin, sea, soft } = paperTheme;
/** A table lower than this stays on one page, in points. What is kept together and higher than a page would be lost. */
const KEPT_TOGETHER = 400;
/** Of a table's text: a line, and a letter at its widest. */
const TABLE_LINE = 11.1;
const TABLE_LETTER = 8.5;
const ROW_PADDING = 10;
const WIDTH = page.width - 2 * margin.side;

/** Lines between rows alone. */
const ruled = {
  hLineWidth: (at: number, node: { table: { body: unknown[] } }) =>
    at === 0 || at === node.table.body.length ? 0 : 0.6,
  vLineWidth: () => 0,
  hLineColor: () => line,
  paddingLeft: () => 6,
  paddingRight: () => 6,
  paddingTop: () => 5,
  paddingBottom: () => 5,
  fillColor: (row: number) => (row === 0 ? foam : row % 2 === 0 ? mist : null),
};

/** A part of a section as pdfmake draws it. */
export function packBlocks(block: PackBlock): PdfNode[] {
  switch (block.kind) {
    case 'TEXT':
      return [{ text: keepWords(block.text), margin: [0, 0, 0, 8] }];
    case 'HEADING':
      return [{ text: keepWords(block.text), style: 'heading', headlineLevel: 2 }];
    case 'LIST':
      return [{ ul: block.items.map((item) => ({ text: keepWords(item), margin: [0, 0, 0, 3] })), style: 'list' }];
    case 'CHECKS':
      return block.items.map(check);
    case 'TABLE':
      return [table(block)];
  }
}

function table({ columns, rows }: Extract<PackBlock, { kind: 'TABLE' }>): PdfNode {
  const head = columns.map(({ title }) => ({ text: title, bold: true, color: deep }));
  const widths = columns.map(({ share }) => (WIDTH * share) / 100 - 12);
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [head, ...rows.map((row) => row.map((cell, column) => cellOf(cell, column)))],
    },
    layout: ruled,
    style: 'table',
    unbreakable: tableHeight(rows, widths) < KEPT_TOGETHER,
  };
}

/** At most so high, in points: every letter is taken to be as wide as the widest. */
function tableHeight(rows: readonly (readonly string[])[], widths: readonly number[]): number {
  const linesOf = (text: string, width: number) =>
    text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * TABLE_LETTER) / width)), 0);
  return rows.reduce((height, row) => {
    const lines = Math.max(1, ...row.map((cell, column) => linesOf(cell, widths[column] ?? WIDTH)));
    return height + lines * TABLE_LINE + ROW_PADDING;
  }, 0);
}

/** The first line of a first column names the row. */
function cellOf(text: string, column: number): PdfNode {
  const [first = '', ...rest] = text.split('\n');
  if (column > 0) return { text: keepWords(text), color: soft };
  if (rest.length === 0) return { text: keepWords(first), bold: true };
  return {
    stack: [
      { text: keepWords(first), bold: true },
      { text: keepWords(rest.join('\n')), color: soft, margin: [0, 2, 0, 0] },
    ],
  };
}

function check({ no, question, verdict, answer, articles, measures }: PackCheck): PdfNode {
  const evidence = (title: string, items: readonly string[]) => ({
    columns: [
      { text: title, width: 34, bold: true, color: deep },
      { stack: items.map((item) => ({ text: keepWords(item), color: soft, margin: [0, 0, 0, 1] })), width: '*' },
    ],
    columnGap: 6,
    fontSize: 8.5,
    margin: [0, 4, 0, 0],
  });
  const body = [
    { text: keepWords(question), bold: true, color: ink },
    { text: keepWords(answer), margin: [0, 3, 0, 0] },
    evidence('문서', articles),
    evidence('제품', measures),
  ];
  return {
    table: {
      widths: [44, WIDTH - 44 - 32],
      dontBreakRows: true,
      body: [
        [
          {
            stack: [
              { text: no, bold: true, color: deep, fontSize: 11 },
              { text: verdict, bold: true, color: deep, fontSize: 9, margin: [0, 3, 0, 0] },
            ],
            alignment: 'center',
          },
          { stack: body },
        ],
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (at: number) => (at === 0 ? 3 : 0),
      vLineColor: () => sea,
      fillColor: () => mist,
      paddingLeft: () => 8,
      paddingRight: () => 8,
      paddingTop: () => 8,
      paddingBottom: () => 8,
    },
    margin: [0, 0, 0, 8],
    unbreakable: true,
  };
}
