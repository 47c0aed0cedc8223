import type { Pool } from 'pg';

/** Pools of this process, for whoever watches it. */
export const openPools = new Set<Pool>();

/** Connections of this process to PostgreSQL, and how many wait for one; null where there are none. */
export function countConnections(): { total: number; idle: number; waiting: number } | null {
  if (openPools.size === 0) return null;
  const sum = { total: 0, idle: 0, waiting: 0 };
  for (const pool of openPools) {
    sum.total += pool.totalCount;
    sum.idle += pool.idleCount;
    sum.waiting += pool.waitingCount;
  }
  return sum;
}
