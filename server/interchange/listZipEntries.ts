import { strFromU8 } from 'fflate';
import { ZipError } from './ZipError.ts';

/** A file of a zip as its directory describes it. */
export interface ZipEntry {
  name: string;
  /** Unpacked, as the zip states it. */
  size: number;
  packed: Uint8Array;
  method: 'stored' | 'deflated' | 'unknown';
  isEncrypted: boolean;
}

const END = 0x06054b50;
const END_LENGTH = 22;
const END_64_LOCATOR = 0x07064b50;
const END_64 = 0x06064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const LONGEST_COMMENT = 0xffff;
const SIZE_64 = 0xffffffff;
const ENCRYPTED = 1;
const UTF_8 = 1 << 11;
const METHODS: Readonly<Record<number, ZipEntry['method']>> = { 0: 'stored', 8: 'deflated' };

/**
 * The files of a zip by its directory, ZIP64 included. Nothing is unpacked: what it states is for the caller to prove.
 *
 * @throws ZipError when the bytes are no zip
 */
export function listZipEntries(bytes: Uint8Array): ZipEntry[] {
  try {
    return readDirectory(bytes);
  } catch {
    // A length that leads outside of the file, or a mark that is missing.
    throw new ZipError('broken');
  }
}

function readDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, start } = findDirectory(view);
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Error('no entry where one should be');
    const flags = view.getUint16(at + 8, true);
    const method = METHODS[view.getUint16(at + 10, true)] ?? 'unknown';
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    ) as [number, number, number];
    const name = strFromU8(bytes.subarray(at + 46, at + 46 + nameLength), (flags & UTF_8) === 0);
    const sizes = readSizes(view, at, at + 46 + nameLength, extraLength);
    const packed = bytes.subarray(...packedRange(view, sizes.offset, sizes.packedSize));
    entries.push({ name, size: sizes.size, packed, method, isEncrypted: (flags & ENCRYPTED) !== 0 });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

function findDirectory(view: DataView): { count: number; start: number } {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== END) continue;
    if (at >= 20 && view.getUint32(at - 20, true) === END_64_LOCATOR) {
      const end = Number(view.getBigUint64(at - 12, true));
      if (view.getUint32(end, true) !== END_64) throw new Error('no end where one should be');
      return { count: Number(view.getBigUint64(end + 32, true)), start: Number(view.getBigUint64(end + 48, true)) };
    }
    return { count: view.getUint16(at + 10, true), start: view.getUint32(at + 16, true) };
  }
  throw new Error('no zip');
}

/** Sizes and place of an entry; those that do not fit into 32 bits stand in its extra field, in this order. */
function readSizes(view: DataView, at: number, extra: number, extraLength: number) {
  const [packedSize, size, offset] = [20, 24, 42].map((place) => view.getUint32(at + place, true)) as [
    number,
    number,
    number,
  ];
  let field = extra;
  while (field + 4 <= extra + extraLength && view.getUint16(field, true) !== 1)
    field += 4 + view.getUint16(field + 2, true);
  let next = field + 4;
  const wide = (value: number) => {
    if (value !== SIZE_64) return value;
    if (next + 8 > extra + extraLength) throw new Error('a size is missing');
    next += 8;
    return Number(view.getBigUint64(next - 8, true));
  };
  const wideSize = wide(size);
  return { size: wideSize, packedSize: wide(packedSize), offset: wide(offset) };
}

function packedRange(view: DataView, offset: number, packedSize: number): [start: number, end: number] {
  if (view.getUint32(offset, true) !== LOCAL_HEADER) throw new Error('no file where one should be');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedSize > view.byteLength) throw new Error('the zip is cut');
  return [start, start + packedSize];
}
