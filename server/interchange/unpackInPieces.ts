import { Inflate } from 'fflate';
import type { ZipEntry } from './listZipEntries.ts';
import { ZipError } from './ZipError.ts';

const CHUNK = 64 * 1024;

/**
 * Unpacks piece by piece and stops where it is too much, whatever size the zip names.
 *
 * @param allow is asked before each piece whether so many bytes more may come
 * @throws ZipError
 */
export function unpackInPieces(
  { packed, method, isEncrypted }: ZipEntry,
  allow: (bytes: number) => boolean,
  take: (piece: Uint8Array) => void,
): void {
  // What `take` throws goes through the unpacker, whose own errors state only that the zip is broken.
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
  if (method === 'unknown' || isEncrypted) throw new ZipError('broken');
  const inflate = new Inflate(pass);
  try {
    for (let at = 0; at < packed.length; at += CHUNK) {
      const piece = packed.subarray(at, at + CHUNK);
      if (method === 'stored') pass(piece);
      else inflate.push(piece, at + CHUNK >= packed.length);
    }
  } catch {
    throw thrown ?? new ZipError('broken');
  }
}
