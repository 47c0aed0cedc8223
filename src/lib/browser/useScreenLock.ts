import { useEffect, useRef } from 'react';
import { ScreenLock } from './ScreenLock.ts';

const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'input'] as const;

/**
 * Keeps the screen lit while this is mounted and somebody is at work: a mission is played, a book is read or listened
 * to.
 *
 * @param listened something is read aloud
 */
export function useScreenLock(listened = false): void {
  const lock = useRef<ScreenLock | null>(null);
  useEffect(() => {
    // Absent without a secure origin as well.
    if (!navigator.wakeLock) return;
    const held = new ScreenLock(() => navigator.wakeLock.request('screen'));
    lock.current = held;
    const controller = new AbortController();
    const { signal } = controller;
    for (const kind of TOUCHES) addEventListener(kind, () => held.keep(), { capture: true, passive: true, signal });
    const look = () => (document.hidden ? held.lost() : held.keep());
    document.addEventListener('visibilitychange', look, { signal });
    if (!document.hidden) held.keep();
    return () => {
      controller.abort();
      held.rest();
      lock.current = null;
    };
  }, []);
  useEffect(() => lock.current?.listens(listened), [listened]);
}
