import { fireEvent } from '@testing-library/react';

/**
 * Writes with keys the way a browser does: each goes to what has the focus at that moment, at its caret. `fireEvent.change`
 * on a field that was looked up before sees neither a field that is mounted again nor a caret or focus that moved.
 */
export function typeKeys(text: string): void {
  for (const key of text) {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) {
      throw new Error(`nothing to write into: ${field?.tagName} has the focus`);
    }
    if (!fireEvent.keyDown(field, { key })) continue;
    const at = field.selectionEnd ?? field.value.length;
    const value = field.value.slice(0, field.selectionStart ?? at) + key + field.value.slice(at);
    // React compares with what it set itself: the value goes past its own setter, as a browser's does.
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.setSelectionRange(at + key.length, at + key.length);
    fireEvent.input(field, { data: key, inputType: 'insertText' });
    fireEvent.keyUp(field, { key });
  }
}
