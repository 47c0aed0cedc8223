import type { ImeEvent } from './ImeSequence.ts';

/**
 * Feeds events to a text field the way a browser does: an edit that `beforeinput` does not prevent changes the value,
 * then `input` follows. Self-contained, so that it can be sent into a page.
 *
 * @param before called before each event with its index: the place for time to pass and for what cuts in
 * @returns what was recorded and what the field held, where they differ
 */
export function playIme(
  input: HTMLInputElement,
  events: readonly ImeEvent[],
  before: (index: number) => void = () => {},
): string[] {
  const differences: string[] = [];
  let range: [number, number] | null = null;
  let suppressed = false;
  let edited = false;
  const caret = () => input.selectionEnd ?? input.value.length;
  const splice = (from: number, to: number, text: string) => {
    input.value = input.value.slice(0, from) + text + input.value.slice(to);
    input.setSelectionRange(from + text.length, from + text.length);
  };
  // The browser commits when the field is left, as every input method expects.
  const commit = () => {
    if (!range) return;
    range = null;
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  };
  input.addEventListener('blur', commit);
  const edit = ({ inputType, data, targetRange, before: recorded }: ImeEvent) => {
    const text = data ?? '';
    const at = caret();
    if (inputType === 'insertCompositionText') {
      range ??= [at, at];
      const [from, to] = range;
      splice(from, Math.min(to, input.value.length), text);
      range = [from, from + text.length];
      return;
    }
    if (inputType === 'deleteCompositionText') {
      if (range) splice(range[0], Math.min(range[1], input.value.length), '');
      if (range) range = [range[0], range[0]];
      return;
    }
    // As far back from the caret as in the recording, for the field may have been emptied since.
    const back = targetRange ? recorded.end - targetRange[0] : inputType === 'deleteContentBackward' ? 1 : 0;
    splice(Math.max(0, Math.min(input.selectionStart ?? at, at - back)), at, text);
  };
  for (const [index, event] of events.entries()) {
    before(index);
    const { type, isComposing, data = null, inputType = '' } = event;
    const shared = { bubbles: true, cancelable: true, isComposing };
    if (type === 'keydown' || type === 'keyup') {
      const { key = '', keyCode = 0, ctrlKey = false } = event;
      const passed = input.dispatchEvent(new KeyboardEvent(type, { ...shared, key, keyCode, ctrlKey }));
      if (type === 'keydown') suppressed = !passed && keyCode !== 229;
    } else if (type === 'beforeinput') {
      const cancelable = !isComposing;
      const passed =
        !suppressed && input.dispatchEvent(new InputEvent(type, { ...shared, cancelable, inputType, data }));
      edited = passed || (!suppressed && !cancelable);
      if (edited) edit(event);
    } else if (type === 'input') {
      if (edited) input.dispatchEvent(new InputEvent(type, { ...shared, cancelable: false, inputType, data }));
    } else {
      if (type === 'compositionstart') range = [caret(), caret()];
      if (type === 'compositionend') range = null;
      input.dispatchEvent(new CompositionEvent(type, { bubbles: true, data: data ?? '' }));
    }
    if (type === 'input' && input.value !== event.after.value) {
      differences.push(`${type} ${inputType}: ${event.after.value} was recorded, ${input.value} is there`);
    }
  }
  input.removeEventListener('blur', commit);
  return differences;
}
