/** Tests of what only PostgreSQL has: several processes, a copy, a server that goes away. */
export const POSTGRES_TESTS = [
  'contestOperator',
  'databaseAway',
  'goldenBellLate',
  'itemWithdrawals',
  'move',
  'nodes',
  'nodesOutage',
  'nodesStart',
  'queryPlans',
  'reef',
  'replica',
  'scratchPostgres',
].map((name) => `tests/api/${name}.test.ts`);
