import { useEffect, useRef } from 'react';

/**
 * Answers by key: `choose` gets the pressed key in lower case and says whether it was one of its own.
 * Keys typed into a field or with a modifier are left alone.
 */
export function useAnswerKeys(choose: (key: string) => boolean): void {
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (target?.closest('input, textarea, select, [role="dialog"]')) return;
      if (latest.current(event.key.toLowerCase())) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
