import { chooseEntry } from './chooseCell.ts';
import type { PlaySheet, SheetEntry } from './PlaySheet.ts';
import { chosenEntry, isFilled, isLocked, type PlayState } from './PlayState.ts';
import { splitTyped } from './splitTyped.ts';
import { toSyllables, typedTargets, typeIntoWord } from './typeIntoWord.ts';

/**
 * Chooses the next open word after the chosen one was closed: the next in the clue order that is not full, or else one that
 * is not right yet. Text of the field stays in it, so that an input method writes on; what was typed beyond the closed
 * word already goes into the next one.
 */
export function goOn(sheet: PlaySheet, state: PlayState): PlayState {
  const next = nextOpen(sheet, state);
  if (!next) return state;
  const chosen = chooseEntry(sheet, state, next.key);
  const { session, value, composing } = state.field;
  if (value === '' && !composing) return chosen;
  const typed = toSyllables(value);
  const { head, own } = splitTyped(typed, state.field.head);
  const written = Math.min(own.length, typedTargets(own, state.field).length);
  const begun = { ...chosen.field, session, value, composing, head: [...head, ...own.slice(0, written)] };
  return typeIntoWord(sheet, { ...chosen, field: begun }, { value, composing });
}

function nextOpen(sheet: PlaySheet, state: PlayState): SheetEntry | undefined {
  const at = sheet.entries.indexOf(chosenEntry(sheet, state));
  const around = [...sheet.entries.slice(at + 1), ...sheet.entries.slice(0, at)].filter(
    (entry) => !isLocked(state, entry),
  );
  return around.find((entry) => !isFilled(state, entry)) ?? around[0];
}
