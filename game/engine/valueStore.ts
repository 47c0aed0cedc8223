import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * A zustand store of one value that is replaced whole (`setState(value, true)`). Takes the value and not a function: an
 * arrow function in a class field breaks in Safari 15 (`check:browsers`).
 */
export function valueStore<T>(initial: T): StoreApi<T> {
  return createStore<T>(() => initial);
}
