import { useEffect } from 'react';
import { loadingStore } from './loadingStore.ts';

interface LoadingNoteProps {
  children?: string;
  /** To be seen as well; otherwise a skeleton shows it. */
  visible?: boolean;
}

/** Shows that something is on its way here. Several at a time are announced once. */
export function LoadingNote({ children = '불러오고 있어요', visible = false }: LoadingNoteProps) {
  useEffect(() => {
    const note = { text: children };
    loadingStore.setState(({ notes }) => ({ notes: [...notes, note] }));
    return () => loadingStore.setState(({ notes }) => ({ notes: notes.filter((other) => other !== note) }));
  }, [children]);
  return (
    <span className={visible ? undefined : 'visually-hidden'} data-loading-note="">
      {children}
    </span>
  );
}
