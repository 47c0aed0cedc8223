import { crosswordPlay, type PlayAction } from '../crosswordPlay.ts';
import { createPlaySheet } from '../PlaySheet.ts';
import { activeCell, chosenEntry, type PlayState, wordText } from '../PlayState.ts';

/**
 *     0  1  2  3  4
 *  0  제 비 다 리 .     가로 1
 *  1  .  .  람 .  .     세로 2, from 다
 *  2  .  .  쥐 구 멍    가로 4, from 쥐
 */
export const smallSheet = createPlaySheet(
  [
    { key: '1-across', number: 1, row: 0, col: 0, direction: 'across', length: 4 },
    { key: '4-across', number: 4, row: 2, col: 2, direction: 'across', length: 3 },
    { key: '2-down', number: 2, row: 0, col: 2, direction: 'down', length: 3 },
  ],
  5,
);
/** Nothing is written or closed yet. */
export const BLANK = { answers: {}, locked: {} };

/** The state after some actions on the small sheet. */
export const play = (state: PlayState, ...actions: PlayAction[]): PlayState =>
  actions.reduce((now, action) => crosswordPlay(smallSheet, now, action), state);

export const typed = (value: string, composing = false): PlayAction => ({ type: 'typed', value, composing });

/** What is written in a word. */
export const text = (state: PlayState, key: string): string => {
  const entry = smallSheet.byKey.get(key);
  return entry ? wordText(state, entry) : '';
};

/** Row and column of the active cell, and the chosen word. */
export const spot = (state: PlayState) => {
  const cell = activeCell(smallSheet, state);
  return [Math.floor(cell / 5), cell % 5, chosenEntry(smallSheet, state).key];
};
