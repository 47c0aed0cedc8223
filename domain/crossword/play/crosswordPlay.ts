import { applyMarks, revealSyllables, type WordMark } from './applyMarks.ts';
import { chooseCell, chooseEntry, chooseNeighbour, setSkipFilled, toggleDirection } from './chooseCell.ts';
import { clearWord, clearWrong } from './clearWord.ts';
import { eraseBack } from './eraseBack.ts';
import { type ArrowStep, moveInGrid, moveToEdge } from './moveInGrid.ts';
import type { PlaySheet } from './PlaySheet.ts';
import type { PlayState } from './PlayState.ts';
import { typeIntoWord } from './typeIntoWord.ts';

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
  | { type: 'marked'; marks: readonly WordMark[] }
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
      return applyMarks(sheet, state, action.marks);
    case 'revealed':
      return revealSyllables(sheet, state, action.key, action.text);
  }
}
