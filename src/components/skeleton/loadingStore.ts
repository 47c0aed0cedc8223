import { create } from 'zustand';

interface LoadingState {
  /** Words of everything that is on its way at the moment, the oldest first. */
  notes: readonly { text: string }[];
}

/** What is on its way, in words: `LoadingNote` adds to it, `LoadingVoice` announces it. */
export const loadingStore = create<LoadingState>(() => ({ notes: [] }));
