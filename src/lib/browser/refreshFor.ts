import { openStorage } from '../persisted/openStorage.ts';

const PLACE = 'chaekbada:refreshed-for';
/** Longest text that is kept of a failure: the names of its files are in it. */
const KEPT_LENGTH = 2000;

const failureOf = (error: unknown) => `${location.pathname} ${error}`.slice(0, KEPT_LENGTH);
const storage = () => openStorage(() => sessionStorage);

/** Loads the document again, and keeps for what. */
export function refreshFor(error: unknown): void {
  try {
    storage().setItem(PLACE, failureOf(error));
  } catch {
    // Full: the advice may be given once more.
  }
  location.reload();
}

/** Whether this tab was refreshed for the same failure of the same files on this page already. */
export function isRefreshedFor(error: unknown): boolean {
  return storage().getItem(PLACE) === failureOf(error);
}
