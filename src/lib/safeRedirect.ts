import { isLoginPage } from '../config/guards/isLoginPage.ts';

/**
 * A path of this site that may be visited after login, or null.
 * Refuses other origins ('//host', '/\host', 'https:…'), control characters, and the pages of the login, which would lead here again.
 */
export function safeRedirect(target: string | null): string | null {
  if (!target?.startsWith('/') || hasControlCharacter(target)) return null;
  const base = 'https://same.invalid';
  let url: URL;
  try {
    url = new URL(target, base);
  } catch {
    return null;
  }
  if (url.origin !== base || url.pathname.startsWith('//')) return null;
  if (isLoginPage(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}
