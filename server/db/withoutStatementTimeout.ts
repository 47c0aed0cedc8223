import { AsyncLocalStorage } from 'node:async_hooks';

const work = new AsyncLocalStorage<boolean>();

/**
 * Runs what may ask the database for something that takes long: steps of the schema, turns of nodes, jobs. Nothing in
 * it is given up for want of an answer (`answerLimit`).
 */
export function withoutStatementTimeout<T>(run: () => Promise<T>): Promise<T> {
  return work.run(true, run);
}

export function isUnhurried(): boolean {
  return work.getStore() === true;
}
