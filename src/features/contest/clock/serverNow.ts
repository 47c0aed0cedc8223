import { steadyNow } from './steadyNow.ts';

interface Stamped {
  /** The server's clock when it answered. */
  currentDate: string;
  /** `steadyNow()` when the answer came. */
  arrivedAt: number;
}

/** Milliseconds UTC by the server's clock. */
export function serverNow({ currentDate, arrivedAt }: Stamped): number {
  return Date.parse(currentDate) + steadyNow() - arrivedAt;
}
