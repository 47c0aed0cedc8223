import { readCardCode } from '#domain/login-card/cardCode.ts';

/** The code that the QR of a card left in the address, which is taken out of it: nobody finds it in the history. */
export function takeCardCode(): string | null {
  const code = readCardCode(decodeURIComponent(window.location.hash.slice(1)));
  if (window.location.hash !== '') {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }
  return code;
}
