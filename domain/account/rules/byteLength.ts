/** Bytes as Korean forms count them, in the manner of EUC-KR: 1 for an ASCII character, 2 for any other. */
export function byteLength(text: string): number {
  let bytes = 0;
  for (const letter of text) bytes += letter <= '\u007f' ? 1 : 2;
  return bytes;
}
