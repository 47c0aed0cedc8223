import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { staffTuning } from '#domain/staff/tuning.ts';
import { useStaffServices } from '../services/StaffServicesContext.ts';

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;
/** Milliseconds between two looks at the clock; a sleeping device looks when it wakes up. */
const LOOK_MS = 15_000;

/** Ends the login on this screen after half an hour without a touch, as the server does: names of children leave the screen. */
export function useIdleEnd(): void {
  const { session } = useStaffServices();
  const queries = useQueryClient();
  useEffect(() => {
    let touchedAt = Date.now();
    const touch = () => {
      touchedAt = Date.now();
    };
    const look = () => {
      if (Date.now() - touchedAt < staffTuning.idleLifetime) return;
      session.end(true);
      queries.clear();
    };
    for (const kind of TOUCHES) window.addEventListener(kind, touch, { passive: true });
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, LOOK_MS);
    return () => {
      for (const kind of TOUCHES) window.removeEventListener(kind, touch);
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [session, queries]);
}
