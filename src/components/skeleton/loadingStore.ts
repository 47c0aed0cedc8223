import { useEffect } from 'react';
import { create } from 'zustand';

interface LoadingState {
  /** Words of everything that is on its way at the moment, the oldest first. */
  notes: readonly { text: string }[];
}

/** What is on its way, in words. `LoadingVoice` says it. */
export const loadingStore = create<LoadingState>(() => ({ notes: [] }));

/** For as long as the component stands, something is on its way. @param text what is said of it */
export function useLoadingNote(text: string): void {
  useEffect(() => {
    const note = { text };
    loadingStore.setState(({ notes }) => ({ notes: [...notes, note] }));
    return () => loadingStore.setState(({ notes }) => ({ notes: notes.filter((other) => other !== note) }));
  }, [text]);
}
