import type { LessonBook } from '#contract/lesson.ts';
import { placementSlot, slotCells } from '#domain/crossword/Placement.ts';
import styles from './CrosswordBoard.module.css';

export type Crossword = NonNullable<LessonBook['crossword']>;
export type LaidClue = Crossword['clues'][number];

export const keyOf = ({ number, direction }: Pick<LaidClue, 'number' | 'direction'>) => `${number}-${direction}`;

interface CrosswordBoardProps {
  crossword: Crossword;
  /** Syllables that are shown, by `row,col`. */
  shown: ReadonlySet<string>;
  chosen: LaidClue | null;
  onChoose: (clue: LaidClue) => void;
}

/** The grid: a press chooses the word of a cell, a second one the word that crosses it. */
export function CrosswordBoard({ crossword, shown, chosen, onChoose }: CrosswordBoardProps) {
  const { rows, cols, clues } = crossword;
  const cells = cellsOf(clues);
  const chosenCells = new Set(chosen ? cellKeys(chosen) : []);
  return (
    <div
      className={styles.board}
      aria-hidden="true"
      style={
        {
          '--rows': rows,
          '--cols': cols,
        } as React.CSSProperties
      }
    >
      {[...cells.values()].map((cell) => {
        const key = `${cell.row},${cell.col}`;
        const first = cell.clues[0];
        const next = chosen === first && cell.clues[1] ? cell.clues[1] : first;
        return (
          <button
            key={key}
            type="button"
            tabIndex={-1}
            className={styles.cell}
            data-chosen={chosenCells.has(key)}
            style={{ gridRow: cell.row + 1, gridColumn: cell.col + 1 }}
            onClick={() => next && onChoose(next)}
          >
            {cell.number !== undefined && <span className={styles.number}>{cell.number}</span>}
            {shown.has(key) && cell.syllable}
          </button>
        );
      })}
    </div>
  );
}

/** `row,col` of each syllable of a word. */
export function cellKeys(clue: LaidClue): string[] {
  return slotCells(placementSlot(clue)).map(({ row, col }) => `${row},${col}`);
}

interface Cell {
  row: number;
  col: number;
  syllable: string;
  number?: number;
  clues: LaidClue[];
}

function cellsOf(clues: readonly LaidClue[]): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const clue of clues) {
    const syllables = [...clue.word.normalize('NFC')];
    for (const [index, { row, col }] of slotCells(placementSlot(clue)).entries()) {
      const cell = cells.get(`${row},${col}`) ?? { row, col, syllable: syllables[index] ?? '', clues: [] };
      cell.clues.push(clue);
      if (index === 0) cell.number = clue.number;
      cells.set(`${row},${col}`, cell);
    }
  }
  return cells;
}
