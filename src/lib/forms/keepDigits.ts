/**
 * Takes what is no digit out of a field that was just typed into, for its `onChange`. The caret stays behind the digit it
 * stood behind: React sets a value that differs from the field's with the caret at its end, and the next digit would land
 * there.
 *
 * @returns the digits
 */
export function keepDigits(field: HTMLInputElement, maxLength: number): string {
  const { value, selectionStart } = field;
  const digits = value.replace(/\D/g, '').slice(0, maxLength);
  if (digits === value) return digits;
  const caret = value.slice(0, selectionStart ?? value.length).replace(/\D/g, '').length;
  field.value = digits;
  field.setSelectionRange(caret, caret);
  return digits;
}
