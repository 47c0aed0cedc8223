import { useEffect } from 'react';

interface ReaderKeys {
  onNext: () => void;
  onPrevious: () => void;
  onFirst: () => void;
  onLast: () => void;
}

/** Arrow keys, page keys, space, Home and End. Quiet while a dialog is open or a control has the key. */
export function useReaderKeys({ onNext, onPrevious, onFirst, onLast }: ReaderKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (document.body.dataset.dialogOpen !== undefined) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.matches('input, select, textarea')) return;
      if (event.key === ' ' && target?.closest('button, a, summary')) return;
      const actions: Record<string, () => void> = {
        ArrowRight: onNext,
        PageDown: onNext,
        ArrowLeft: onPrevious,
        PageUp: onPrevious,
        Home: onFirst,
        End: onLast,
        ' ': event.shiftKey ? onPrevious : onNext,
      };
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onNext, onPrevious, onFirst, onLast]);
}
