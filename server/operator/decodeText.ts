/**
 * Text of a file as people save it here: UTF-8 without its byte order mark, or else the Korean code page (CP949).
 *
 * @throws Error with a reason for the operator when it is neither
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decodeAs('utf-8', bytes) ?? decodeAs('euc-kr', bytes);
  // No text holds this character; what was saved in UTF-16 is full of it.
  if (text === null || text.includes('\0')) throw new Error('UTF-8도 CP949도 아니에요');
  return text;
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
