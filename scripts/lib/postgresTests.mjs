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
].map(pathOf);

/** Tests that run on both engines in `npm test`: what they hold is done in another way on each. */
export const BOTH_ENGINES_TESTS = ['joinedReads', 'catalogueMemory', 'noticesKept'].map(pathOf);

function pathOf(name) {
  return `tests/api/${name}.test.ts`;
}
