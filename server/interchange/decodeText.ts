import iconv from 'iconv-lite';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'cp949';
export type DecodedText = { text: string; encoding: TextEncoding } | { refused: 'unknown-encoding' };

/** What an operator or a teacher reads where a text could not be decoded. */
export const UNKNOWN_ENCODING = '글자를 알아볼 수 없어요. UTF-8, UTF-16, CP949(ANSI)를 읽어요';

/** The Korean code page assigns no byte to these: they mean that the bytes are something else. */
const NOT_CP949 = /[\u0080-\u009f\ufffd]/u;

/**
 * The text of a file as programs save it in Korea: UTF-8 with or without its byte order mark, UTF-16 with one, or
 * CP949, which is Windows-949 with all 11,172 syllables. The `euc-kr` of Node's TextDecoder is only KS X 1001 (a quarter
 * of the syllables) and reads the rest as control characters, so it is not used.
 *
 * @param bytes whole file
 * @returns text without a byte order mark, or why there is none
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs('utf-16le', bytes) ?? refused;
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs('utf-16be', bytes) ?? refused;
  return decodeAs('utf-8', bytes) ?? decodeCp949(bytes) ?? refused;
}

const refused = { refused: 'unknown-encoding' } as const;

function decodeAs(encoding: 'utf-8' | 'utf-16le' | 'utf-16be', bytes: Uint8Array): DecodedText | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // No text has this character; UTF-16 without a mark and UTF-32 are full of it.
    return text.includes('\0') ? null : { text, encoding };
  } catch {
    return null;
  }
}

function decodeCp949(bytes: Uint8Array): DecodedText | null {
  const text = iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), 'cp949');
  return text.includes('\0') || NOT_CP949.test(text) ? null : { text, encoding: 'cp949' };
}
