import { decodeText } from './decodeText.ts';

/**
 * The name of a file in a zip as its maker saw it. Programs in Korea write names in CP949 (and macOS in UTF-8) without
 * marking it; unpacking takes each of their bytes for a Latin letter.
 */
export function entryName(name: string): string {
  const codes = [...name].map((letter) => letter.codePointAt(0) ?? 0);
  if (!codes.some((code) => code > 0x7f) || codes.some((code) => code > 0xff)) return name;
  const read = decodeText(Uint8Array.from(codes));
  return 'text' in read ? read.text.normalize('NFC') : name;
}
