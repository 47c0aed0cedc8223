import { AsyncLocalStorage } from 'node:async_hooks';

const insideTransaction = new AsyncLocalStorage<boolean>();

/** Runs a transaction's work; a query beside the transaction is then refused instead of waiting for itself for ever. */
export function guardTransaction<T>(work: () => Promise<T>): Promise<T> {
  return insideTransaction.run(true, work);
}

export function isInsideTransaction(): boolean {
  return insideTransaction.getStore() === true;
}
