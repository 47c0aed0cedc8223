import { useStore } from 'zustand';
import { useServices } from '../services/ServicesContext.ts';

/** True when as little as possible may move. */
export function useCalm(): boolean {
  return useStore(useServices().motion, ({ calm }) => calm);
}
