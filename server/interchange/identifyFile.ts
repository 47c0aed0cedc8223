import { listZipEntries, type ZipEntry } from './listZipEntries.ts';
import { partName } from './partName.ts';

export type FileKind =
  | 'empty'
  | 'xlsx'
  | 'xlsb'
  | 'xls'
  | 'encrypted'
  | 'ods'
  | 'hwp'
  | 'hwpx'
  | 'doc'
  | 'docx'
  | 'numbers'
  | 'pdf'
  | 'picture'
  | 'html'
  | 'xml-spreadsheet'
  | 'zip'
  | 'broken-zip'
  | 'text';

const startsWith = (bytes: Uint8Array, ...codes: number[]) => codes.every((code, at) => bytes[at] === code);

/** What a file is by what it holds: endings are renamed by people and by programs. */
export function identifyFile(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return compoundKind(bytes);
  if (startsWith(bytes, 0x50, 0x4b)) return zipKind(bytes);
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return 'pdf';
  // An .xls of Excel 5 and before stands alone.
  if (startsWith(bytes, 0x09, 0x08) && bytes[3] === 0) return 'xls';
  const isPicture =
    startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    startsWith(bytes, 0xff, 0xd8, 0xff) ||
    startsWith(bytes, 0x47, 0x49, 0x46, 0x38);
  if (isPicture) return 'picture';
  const start = Buffer.from(bytes.subarray(0, 2048)).toString('latin1').replaceAll('\0', '').toLowerCase();
  if (/^[^<]{0,8}<\?xml/u.test(start) && start.includes('urn:schemas-microsoft-com:office:spreadsheet')) {
    return 'xml-spreadsheet';
  }
  return /^[^<]{0,200}<(?:!doctype html|html|table|head|meta|body)\b/u.test(start) ? 'html' : 'text';
}

/** Old formats of Office and Hangul are all one container; what is inside is named in UTF-16. */
function compoundKind(bytes: Uint8Array): FileKind {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const holds = (name: string) => buffer.includes(Buffer.from(name, 'utf16le'));
  if (holds('EncryptedPackage')) return 'encrypted';
  if (holds('WordDocument')) return 'doc';
  if (holds('FileHeader') && holds('DocInfo')) return 'hwp';
  return 'xls';
}

function zipKind(bytes: Uint8Array): FileKind {
  let entries: ZipEntry[];
  try {
    entries = listZipEntries(bytes);
  } catch {
    return 'broken-zip';
  }
  const names = new Set(entries.map(partName));
  if (names.has('xl/workbook.xml')) return entries.some(({ isEncrypted }) => isEncrypted) ? 'encrypted' : 'xlsx';
  if (names.has('xl/workbook.bin')) return 'xlsb';
  if (names.has('word/document.xml')) return 'docx';
  if ([...names].some((name) => /^contents\/section\d+\.xml$/u.test(name))) return 'hwpx';
  if (names.has('content.xml') && names.has('mimetype')) return 'ods';
  return names.has('index/document.iwa') ? 'numbers' : 'zip';
}
