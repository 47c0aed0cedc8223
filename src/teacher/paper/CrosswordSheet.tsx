import type { PaperContent } from '#contract/paper.ts';
import { slotCells } from '#domain/crossword/Placement.ts';
import styles from './CrosswordSheet.module.css';

type Content = Extract<PaperContent, { kind: 'PUZZLE' }>;

/** Millimetres: the largest cell, and the room that the grid may take. */
const CELL = 18;
const ROOM = { width: 178, height: 116 };

/** The grid without its empty edges, and the clues below it. */
export function CrosswordSheet({ content }: { content: Content }) {
  const { cells, rows, cols } = gridOf(content);
  const cell = Math.min(CELL, ROOM.width / cols, ROOM.height / rows);
  const clues = (direction: 'across' | 'down') =>
    content.clues.filter((clue) => clue.direction === direction).sort((one, other) => one.number - other.number);
  return (
    <div className={styles.crossword}>
      <div className={styles.grid} style={{ '--cell': `${cell}mm`, '--cols': cols } as React.CSSProperties}>
        {cells.map(({ row, col, number }) => (
          <span key={`${row},${col}`} style={{ gridRow: row + 1, gridColumn: col + 1 }}>
            {number}
          </span>
        ))}
      </div>
      <div className={styles.clues}>
        <Clues title="가로 열쇠" clues={clues('across')} />
        <Clues title="세로 열쇠" clues={clues('down')} />
      </div>
    </div>
  );
}

function Clues({ title, clues }: { title: string; clues: Content['clues'] }) {
  return (
    <div>
      <p className={styles.clueTitle}>{title}</p>
      <ol>
        {clues.map(({ key, number, clue, length }) => (
          <li key={key}>
            <b>{number}</b>
            <span>
              {clue} <small>({length}글자)</small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function gridOf({ clues }: Content) {
  const numbers = new Map<string, { row: number; col: number; number: number | null }>();
  for (const clue of clues)
    for (const [index, { row, col }] of slotCells(clue).entries()) {
      const known = numbers.get(`${row},${col}`)?.number ?? null;
      numbers.set(`${row},${col}`, { row, col, number: index === 0 ? clue.number : known });
    }
  const all = [...numbers.values()];
  const top = Math.min(...all.map(({ row }) => row));
  const left = Math.min(...all.map(({ col }) => col));
  return {
    cells: all.map(({ row, col, number }) => ({ row: row - top, col: col - left, number })),
    rows: Math.max(...all.map(({ row }) => row)) - top + 1,
    cols: Math.max(...all.map(({ col }) => col)) - left + 1,
  };
}
