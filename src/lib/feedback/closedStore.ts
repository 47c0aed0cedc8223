import { create } from 'zustand';

interface ClosedState {
  /** The server's message about it; null while the site is open. */
  message: string | null;
  /** The student has read it and looks on at what is already on the screen. */
  aside: boolean;
}

/** Whether the site is being worked on. Set by the first call that is refused for it, drawn by ClosedHost. */
export const closedStore = create<ClosedState>(() => ({ message: null, aside: false }));

/** A call was refused because the site is closed. */
export function noteClosed(message: string): void {
  closedStore.setState({ message });
}

/** Something that the student did was refused for it: shown again. */
export function showClosed(message: string): void {
  closedStore.setState({ message, aside: false });
}

export function putClosedAside(): void {
  closedStore.setState({ aside: true });
}

export function noteOpen(): void {
  closedStore.setState({ message: null, aside: false });
}
