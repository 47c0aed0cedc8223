import { slotCells } from '../crossword/Placement.ts';
import type { LaidClue } from '../mission/MissionMaterial.ts';

/** A crossword as ipuz 2 (http://www.ipuz.org): the exchange format of crossword programs. */
export interface IpuzCrossword {
  version: 'http://ipuz.org/v2';
  kind: ['http://ipuz.org/crossword#1'];
  title: string;
  author: string;
  publisher: string;
  uniqueid: string;
  empty: 0;
  block: '#';
  dimensions: { width: number; height: number };
  /** A number where a word starts, 0 in its other cells, `#` where no word runs. */
  puzzle: (number | '#')[][];
  /** One syllable a cell. */
  solution: (string | '#')[][];
  clues: { Across: [number, string][]; Down: [number, string][] };
}

/** The laid-out puzzle of a book, cut to the rows and columns that it uses. */
export function toIpuz(
  book: { bookNo: number; bookName: string; publisherName: string },
  clues: readonly LaidClue[],
): IpuzCrossword {
  const cells = clues.flatMap((clue) => {
    const syllables = [...clue.word.normalize('NFC')];
    return slotCells({ ...clue, length: syllables.length }).map((cell, index) => ({
      ...cell,
      syllable: syllables[index],
    }));
  });
  const rows = cells.map(({ row }) => row);
  const cols = cells.map(({ col }) => col);
  const top = Math.min(...rows);
  const left = Math.min(...cols);
  const dimensions = { width: Math.max(...cols) - left + 1, height: Math.max(...rows) - top + 1 };
  const grid = <Cell>(fill: Cell): (Cell | '#')[][] =>
    Array.from({ length: dimensions.height }, () => Array<Cell | '#'>(dimensions.width).fill(fill));
  const puzzle = grid<number | '#'>('#');
  const solution = grid<string>('#');
  for (const { row, col, syllable } of cells) {
    set(puzzle, row - top, col - left, 0);
    set(solution, row - top, col - left, syllable ?? '#');
  }
  for (const { row, col, number } of clues) set(puzzle, row - top, col - left, number);
  const list = (direction: LaidClue['direction']) =>
    clues.filter((clue) => clue.direction === direction).map(({ number, clue }): [number, string] => [number, clue]);
  return {
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/crossword#1'],
    title: `『${book.bookName}』 낱말 퍼즐`,
    author: '책바다',
    publisher: book.publisherName,
    uniqueid: String(book.bookNo),
    empty: 0,
    block: '#',
    dimensions,
    puzzle,
    solution,
    clues: { Across: list('across'), Down: list('down') },
  };
}

function set<Cell>(grid: Cell[][], row: number, col: number, value: Cell): void {
  const line = grid[row];
  if (line !== undefined) line[col] = value;
}
