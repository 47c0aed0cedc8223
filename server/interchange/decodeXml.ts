import iconv from 'iconv-lite';
import { type DecodedText, decodeText } from './decodeText.ts';

/** Names of Windows-949 and of its parts that XML declarations have. */
const KOREAN = /^(?:euc-kr|ks_c_5601(?:-\d+)?|ksc_?5601|ms949|(?:x-)?windows-949|cp949|uhc)$/iu;
/** A declaration is short and ASCII in every encoding but UTF-16. */
const DECLARATION_LENGTH = 256;

/**
 * The text of an XML document: a byte order mark decides first, then the encoding that the document declares
 * (XML 1.0, 4.3.3). A declaration that does not fit the bytes is not believed.
 *
 * @returns text whose declaration still names the encoding of the file
 */
export function decodeXml(bytes: Uint8Array): { text: string } | { refused: 'unknown-encoding' } {
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== null) return decodeText(unmarked);
  const read = decodeText(bytes);
  const declared = declaredEncoding(bytes);
  if (declared === null || KOREAN.test(declared) || /^utf-?(?:8|16)|^us-ascii$/iu.test(declared)) return read;
  if ('encoding' in read && read.encoding !== 'cp949') return read;
  return decodeDeclared(bytes, declared) ?? read;
}

/** `<?` in UTF-16 without a mark, with the mark put before it. */
function unmarkedUtf16(bytes: Uint8Array): Uint8Array | null {
  const starts = (...codes: number[]) => codes.every((code, at) => bytes[at] === code);
  if (starts(0x3c, 0, 0x3f, 0)) return Buffer.concat([Buffer.from([0xff, 0xfe]), bytes]);
  if (starts(0, 0x3c, 0, 0x3f)) return Buffer.concat([Buffer.from([0xfe, 0xff]), bytes]);
  return null;
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, DECLARATION_LENGTH)).toString('latin1');
  return /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/u.exec(start)?.[1] ?? null;
}

function decodeDeclared(bytes: Uint8Array, encoding: string): DecodedText | { text: string } | null {
  if (!iconv.encodingExists(encoding)) return null;
  const text = iconv.decode(Buffer.from(bytes), encoding);
  return text.includes('\ufffd') || text.includes('\0') ? null : { text };
}
