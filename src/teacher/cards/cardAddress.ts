import { showCardCode } from '#domain/login-card/readCardCode.ts';

/**
 * Where the QR of a card leads. The code stands behind the mark that browsers send to nobody: no log and no proxy sees
 * it.
 */
export const cardAddress = (code: string): string => `${window.location.origin}/login/card#${showCardCode(code)}`;

/** Where a pupil signs in by id and password. */
export const loginAddress = (): string => `${window.location.origin}/login`;
