import { createStore } from 'zustand/vanilla';

/** How much may move on this device: as the system sets it, or as the student set it here. */
export type MotionChoice = 'calm' | 'lively';

interface MotionState {
  /** True: nothing flies, bounces or scrolls by itself. */
  calm: boolean;
}

const KEY = 'chaekbada.motion';

/**
 * The switch for less motion. Until it is used it stands as the system's; `data-motion` on the root sets the style
 * sheets. Plain text in the storage: checks of what is kept would weigh on the first visit.
 */
export function createMotion({
  storage,
  system,
  root,
}: {
  storage: Storage;
  system: MediaQueryList;
  root: HTMLElement;
}) {
  const read = (): MotionChoice | null => {
    const kept = storage.getItem(KEY);
    return kept === 'calm' || kept === 'lively' ? kept : null;
  };
  let choice = read();
  const isCalm = () => (choice === null ? system.matches : choice === 'calm');
  const store = createStore<MotionState>(() => ({ calm: isCalm() }));
  const apply = () => {
    const calm = isCalm();
    root.dataset.motion = calm ? 'calm' : 'lively';
    store.setState({ calm });
  };
  apply();
  system.addEventListener('change', apply);
  return {
    ...store,
    choose(calm: boolean): void {
      choice = calm ? 'calm' : 'lively';
      try {
        storage.setItem(KEY, choice);
      } catch {
        // The choice lasts as long as the page.
      }
      apply();
    },
  };
}

export type Motion = ReturnType<typeof createMotion>;
