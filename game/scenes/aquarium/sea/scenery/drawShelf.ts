import type { Graphics } from 'pixi.js';
import type { Rect } from '#game/engine/Rect.ts';

export interface ShelfLook {
  /** Of the boards and of the back behind the books. */
  board: number;
  back: number;
  /** Of the spines. */
  books: readonly number[];
}

/** Shelves full of books in a frame: rows of spines, here and there one that leans or lies. */
export function drawShelf(
  pen: Graphics,
  { x, y, width, height }: Rect,
  rows: number,
  look: ShelfLook,
  random: () => number,
): void {
  const board = Math.max(4, height * 0.022);
  pen.rect(x, y, width, height).fill({ color: look.back });
  const row = height / rows;
  for (let at = 0; at < rows; at += 1) {
    const bottom = y + (at + 1) * row - board;
    drawBooks(
      pen,
      { x: x + board * 1.4, y: bottom - row * 0.78, width: width - board * 2.8, height: row * 0.78 },
      look,
      random,
    );
    pen.rect(x, bottom, width, board).fill({ color: look.board });
  }
  pen.rect(x, y, width, height).stroke({ color: look.board, width: board });
}

/** One row of spines that stand on the lower edge of `rect`. */
function drawBooks(pen: Graphics, rect: Rect, { books }: ShelfLook, random: () => number): void {
  const bottom = rect.y + rect.height;
  const right = rect.x + rect.width;
  let x = rect.x;
  while (x < right - rect.height * 0.16) {
    const width = Math.min(right - x, rect.height * (0.16 + random() * 0.16));
    const height = rect.height * (0.66 + random() * 0.34);
    const color = books[Math.floor(random() * books.length)] ?? 0xffffff;
    if (random() < 0.1) {
      // A gap, for the book that is being read.
      x += width * 1.2;
      continue;
    }
    pen.rect(x, bottom - height, width * 0.9, height).fill({ color });
    pen.rect(x, bottom - height * 0.8, width * 0.9, height * 0.1).fill({ color: 0xffffff, alpha: 0.42 });
    x += width;
  }
}
