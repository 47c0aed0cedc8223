import { useEffect } from 'react';

/**
 * Brings the first text that was refused into view and puts the caret there: what is missing stands right below it, and in
 * the bar.
 *
 * @param reasons of the last refusal, by item; another object with each
 */
export function useShownRefusal(reasons: Readonly<Record<string, string>>): void {
  useEffect(() => {
    if (Object.keys(reasons).length === 0) return;
    const field = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
    const show = () => {
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'center' });
    };
    show();
    // A dialog that closes with the refusal gives the focus back to its button afterwards.
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [reasons]);
}
