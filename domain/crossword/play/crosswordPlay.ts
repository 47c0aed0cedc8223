import { applyMarks, revealSyllables, type WordMark } from './applyMarks.ts';
import {
  beginAt,
  chooseCell,
  chooseCellAlong,
  chooseEntry,
  chooseNeighbour,
  setSkipFilled,
  toggleDirection,
} from './chooseCell.ts';
import type { PlaySheet, SheetEntry } from './PlaySheet.ts';
import { activeCell, chosenEntry, isFilled, type PlayState } from './PlayState.ts';
import { openIndices, stillWrong, typeIntoWord } from './typeIntoWord.ts';

const STEPS: Record<ArrowStep, [rows: number, cols: number]> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** Everything a player, or the marks of the server, can do to a crossword. `cell` is `row * size + col`. */
export type PlayAction =
  | { type: 'typed'; value: string; composing: boolean }
  | { type: 'cell-chosen'; cell: number }
  | { type: 'entry-chosen'; key: string }
  | { type: 'direction-toggled' }
  | { type: 'neighbour-chosen'; step: 1 | -1; unfilled: boolean }
  | { type: 'moved'; step: ArrowStep }
  | { type: 'edge-reached'; edge: 'home' | 'end' }
  | { type: 'erased-back' }
  | { type: 'word-cleared' }
  | { type: 'wrong-cleared' }
  | { type: 'skip-filled-set'; on: boolean }
  | { type: 'marked'; marks: readonly WordMark[]; goesOn: boolean }
  | { type: 'revealed'; key: string; text: string };

/** The next state of a crossword being played. Pure; returns the same object when nothing changes. */
export function crosswordPlay(sheet: PlaySheet, state: PlayState, action: PlayAction): PlayState {
  switch (action.type) {
    case 'typed':
      return typeIntoWord(sheet, state, action);
    case 'cell-chosen':
      return chooseCell(sheet, state, action.cell);
    case 'entry-chosen':
      return chooseEntry(sheet, state, action.key);
    case 'direction-toggled':
      return toggleDirection(sheet, state);
    case 'neighbour-chosen':
      return chooseNeighbour(sheet, state, action.step, action.unfilled);
    case 'moved':
      return moveInGrid(sheet, state, action.step);
    case 'edge-reached':
      return moveToEdge(sheet, state, action.edge);
    case 'erased-back':
      return eraseBack(sheet, state);
    case 'word-cleared':
      return clearWord(sheet, state);
    case 'wrong-cleared':
      return clearWrong(sheet, state);
    case 'skip-filled-set':
      return setSkipFilled(sheet, state, action.on);
    case 'marked':
      return applyMarks(sheet, state, action.marks, action.goesOn);
    case 'revealed':
      return revealSyllables(sheet, state, action.key, action.text);
  }
}

/**
 * Backspace while the field is empty: empties the active cell, or, where it is empty or locked,
 * goes back to the cell before that is not locked and empties that.
 */
function eraseBack(sheet: PlaySheet, state: PlayState): PlayState {
  const entry = chosenEntry(sheet, state);
  const open = openIndices(state, entry, 0);
  const here = open.includes(state.cursor) && state.cells[entry.cells[state.cursor] as number] !== '';
  const target = here ? state.cursor : open.filter((index) => index < state.cursor).at(-1);
  if (target === undefined) return state;
  const cells = [...state.cells];
  cells[entry.cells[target] as number] = '';
  return beginAt({ ...state, cells, wrong: stillWrong(sheet, state, cells) }, entry, target);
}

/** Empties the chosen word but keeps locked cells and syllables that belong to another filled word. */
function clearWord(sheet: PlaySheet, state: PlayState): PlayState {
  const entry = chosenEntry(sheet, state);
  return clearEntries(sheet, state, [entry], entry);
}

/**
 * Empties every word that was marked wrong, and goes to the first of them. A syllable that also belongs to a filled
 * word not marked wrong stays. Nothing happens where no word is marked wrong.
 */
function clearWrong(sheet: PlaySheet, state: PlayState): PlayState {
  const wrong = sheet.entries.filter(({ key }) => state.wrong.includes(key));
  return wrong[0] ? clearEntries(sheet, state, wrong, wrong[0]) : state;
}

function clearEntries(sheet: PlaySheet, state: PlayState, cleared: readonly SheetEntry[], next: SheetEntry): PlayState {
  const cells = [...state.cells];
  for (const entry of cleared) {
    const crossing = entry.direction === 'across' ? 'down' : 'across';
    for (const cell of entry.cells) {
      const other = sheet.through.get(cell)?.[crossing];
      const kept = other && !cleared.includes(other) && isFilled(state, other);
      if (!state.locked[cell] && !kept) cells[cell] = '';
    }
  }
  const index = openIndices(state, next, 0).find((at) => cells[next.cells[at] as number] === '') ?? 0;
  return beginAt({ ...state, cells, wrong: stillWrong(sheet, state, cells) }, next, index);
}

/** An arrow key. */
type ArrowStep = 'up' | 'down' | 'left' | 'right';

/**
 * Moves to the next cell of a word in the direction of an arrow, jumping over gaps, and takes the word that
 * lies that way where there is one. At the edge nothing changes.
 */
function moveInGrid(sheet: PlaySheet, state: PlayState, step: ArrowStep): PlayState {
  const [rows, cols] = STEPS[step];
  const from = activeCell(sheet, state);
  let row = Math.floor(from / sheet.size) + rows;
  let col = (from % sheet.size) + cols;
  while (row >= 0 && col >= 0 && row < sheet.size && col < sheet.size) {
    const cell = row * sheet.size + col;
    const words = sheet.through.get(cell);
    if (words) return chooseCellAlong(state, words, cell, rows === 0 ? 'across' : 'down');
    row += rows;
    col += cols;
  }
  return state;
}

/** Moves to the first (`home`) or last (`end`) cell of the chosen word. */
function moveToEdge(sheet: PlaySheet, state: PlayState, edge: 'home' | 'end'): PlayState {
  const entry = sheet.byKey.get(state.entry);
  const cell = edge === 'home' ? entry?.cells[0] : entry?.cells.at(-1);
  const words = cell === undefined ? undefined : sheet.through.get(cell);
  return entry && words && cell !== undefined ? chooseCellAlong(state, words, cell, entry.direction) : state;
}
