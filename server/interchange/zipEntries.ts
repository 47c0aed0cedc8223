import { Inflate } from 'fflate';

/** A file inside a zip, still packed. */
export interface ZipEntry {
  name: string;
  encrypted: boolean;
  packed: Uint8Array;
  /** 0 stored, 8 deflated; nothing else is read. */
  method: number;
}

/** A zip that cannot be read, or that unpacks to more than it may. */
export class ZipError extends Error {
  readonly code: 'broken' | 'too-large';

  constructor(code: 'broken' | 'too-large') {
    super(code);
    this.code = code;
  }
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** An end record with its longest comment. */
const END_REACH = 22 + 0xffff;
const MOST_ENTRIES = 10_000;
const CHUNK = 64 * 1024;

/**
 * The files that the directory of a zip names, without unpacking one.
 *
 * @throws ZipError when it is no zip
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    let end = bytes.length - 22;
    while (view.getUint32(end, true) !== END) {
      end -= 1;
      if (end < bytes.length - END_REACH) throw new ZipError('broken');
    }
    const count = view.getUint16(end + 10, true);
    if (count > MOST_ENTRIES) throw new ZipError('broken');
    const entries: ZipEntry[] = [];
    for (let at = view.getUint32(end + 16, true), read = 0; read < count; read += 1) {
      if (view.getUint32(at, true) !== ENTRY) throw new ZipError('broken');
      const nameLength = view.getUint16(at + 28, true);
      const name = Buffer.from(bytes.subarray(at + 46, at + 46 + nameLength)).toString('utf8');
      const start = dataStart(view, view.getUint32(at + 42, true));
      const size = view.getUint32(at + 20, true);
      entries.push({
        // Some programs of Windows write their own separator.
        name: name.replaceAll('\\', '/'),
        encrypted: (view.getUint16(at + 8, true) & 1) === 1,
        // A zip64 size is larger than any file that is taken: what is there is what can be unpacked.
        packed: bytes.subarray(start, size === 0xffffffff ? bytes.length : start + size),
        method: view.getUint16(at + 10, true),
      });
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return entries;
  } catch (error) {
    // A length that leads outside of the file.
    throw error instanceof ZipError ? error : new ZipError('broken');
  }
}

function dataStart(view: DataView, local: number): number {
  if (view.getUint32(local, true) !== LOCAL) throw new ZipError('broken');
  return local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
}

/**
 * Unpacks piece by piece and stops where it is too much, whatever size the zip names.
 *
 * @param allow is asked before each piece whether so many bytes more may come
 * @throws ZipError
 */
export function unpackEntry(
  { packed, method }: ZipEntry,
  allow: (bytes: number) => boolean,
  take: (piece: Uint8Array) => void,
): void {
  // What `take` throws goes through the unpacker, whose own errors say only that the zip is broken.
  let thrown: unknown;
  const pass = (piece: Uint8Array) => {
    try {
      if (!allow(piece.length)) throw new ZipError('too-large');
      take(piece);
    } catch (error) {
      thrown = error;
      throw error;
    }
  };
  if (method !== 0 && method !== 8) throw new ZipError('broken');
  const inflate = new Inflate(pass);
  try {
    for (let at = 0; at < packed.length; at += CHUNK) {
      const piece = packed.subarray(at, at + CHUNK);
      if (method === 0) pass(piece);
      else inflate.push(piece, at + CHUNK >= packed.length);
    }
  } catch {
    throw thrown ?? new ZipError('broken');
  }
}
