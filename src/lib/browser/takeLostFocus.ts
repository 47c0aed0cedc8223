/**
 * Gives the focus to a place where what had it has gone: the next Tab goes on from there, and a screen reader reads on.
 * On a page that has only been opened nothing is lost.
 *
 * @param scroll also brings the place into sight
 */
export function takeLostFocus(place: HTMLElement | null, { scroll = false } = {}): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (document.activeElement === document.body) place?.focus({ preventScroll: !scroll });
}
