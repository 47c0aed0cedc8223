import { readCardCode } from '#domain/login-card/readCardCode.ts';

/** The code that the QR of a card left in the address. */
export const cardOfAddress = (): string | null => readCardCode(decodeURIComponent(window.location.hash.slice(1)));

/** Takes it out of the address: nobody finds it in the history. */
export function hideCardOfAddress(): void {
  if (window.location.hash === '') return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}
