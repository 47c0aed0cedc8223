import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  redoText,
  startHistory,
  type TextHistory,
  type TextState,
  undoText,
  writeText,
} from '#domain/text/TextHistory.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';

/** A text field whose every step can be taken back, those made by buttons included: the browser's own undo knows only keys. */
export function useWriting(text: string, onChange: (text: string) => void) {
  const { now } = useServices();
  const field = useRef<HTMLTextAreaElement>(null);
  const [history, setHistory] = useState(() => startHistory(text));
  const [known, setKnown] = useState(text);
  // Where the caret has to go once the new text stands in the field.
  const caret = useRef<number | null>(null);

  if (text !== known) {
    setKnown(text);
    // It came from elsewhere, such as another device: that too can be taken back.
    if (text !== history.present.text) setHistory(writeText(history, { text, caret: text.length }, now()));
  }

  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const write = (next: TextState) => {
    setHistory(writeText(history, next, now()));
    onChange(next.text);
  };
  const step = (to: TextHistory | null) => {
    if (!to) return;
    caret.current = to.present.caret;
    setHistory(to);
    onChange(to.present.text);
  };
  const undo = () => step(undoText(history));
  const redo = () => step(redoText(history));

  return {
    field,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo,
    redo,
    /** The writer typed. */
    type: () => {
      const { value, selectionStart } = field.current ?? { value: text, selectionStart: text.length };
      write({ text: value, caret: selectionStart });
    },
    /** Marks words in the field, and nothing else. */
    show: (at: number, length: number) => {
      field.current?.setSelectionRange(at, at + length);
      // Last, because the browser brings the marked words into sight with the focus.
      field.current?.focus();
    },
    /** A button changes the text at the caret. */
    put: (change: (text: string, caret: number) => TextState) => {
      const next = change(text, field.current?.selectionStart ?? text.length);
      caret.current = next.caret;
      write(next);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.nativeEvent.isComposing) return;
      const redoing = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
      if (!redoing && event.code !== 'KeyZ') return;
      event.preventDefault();
      if (redoing) redo();
      else undo();
    },
  };
}
