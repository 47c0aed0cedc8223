import { inflateRawSync } from 'node:zlib';
import { entryName } from './entryName.ts';
import { listZipEntries, type ZipEntry } from './listZipEntries.ts';

export interface ZipLimits {
  files: number;
  /** Unpacked, all files together. */
  bytes: number;
}

/** Up to this much the sizes that a zip states are proved when it is listed. */
const PROVED_BYTES = 200 * 1024 * 1024;

/**
 * What a zip holds, for readers that unpack it by themselves. Stated sizes up to 200 MB altogether are true; of a zip
 * that states more, which its reader refuses anyway, nothing is unpacked.
 *
 * @throws when it is no zip, or states another size than it has
 */
export function listZip(bytes: Uint8Array): { name: string; size: number }[] {
  const entries = listZipEntries(bytes);
  if (statedSize(entries) <= PROVED_BYTES) for (const entry of entries) unpack(entry);
  return entries.map(({ name, size }) => ({ name, size }));
}

/**
 * Unpacks a zip that anybody may have made. The sizes that it states are added up before; unpacking a file ends at the
 * first byte beyond what it states, so that a lie costs no more than the truth.
 *
 * @returns bytes by path, folders left out; or in Korean why it is refused
 */
export function readZip(bytes: Uint8Array, limits: ZipLimits): Map<string, Uint8Array> | string {
  try {
    const entries = listZipEntries(bytes).filter(({ name }) => !name.endsWith('/'));
    const unsafe = entries.find(({ name }) => /\\|^\/|^[a-z]:|(^|\/)\.\.?(\/|$)|\0/iu.test(name));
    if (unsafe !== undefined) return `밖을 가리키는 경로가 들어 있어요 (${entryName(unsafe.name)})`;
    if (new Set(entries.map(({ name }) => name)).size < entries.length) return '같은 이름의 파일이 두 번 들어 있어요';
    if (entries.length > limits.files) return `파일이 ${entries.length}개예요. ${limits.files}개까지만 받아요`;
    if (statedSize(entries) > limits.bytes) return `풀면 ${Math.round(limits.bytes / 1024 / 1024)}MB보다 커요`;
    return new Map(entries.map((entry) => [entry.name, unpack(entry)]));
  } catch {
    return '압축 파일이 깨졌거나 zip이 아니에요';
  }
}

const statedSize = (entries: readonly ZipEntry[]) => entries.reduce((sum, { size }) => sum + size, 0);

/** @throws when the file is not of the size that it states */
function unpack({ packed, size, isDeflated }: ZipEntry): Uint8Array {
  // The least that zlib takes as a limit is one byte.
  const bytes = isDeflated ? inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) }) : packed;
  if (bytes.length !== size) throw new Error('the zip states another size');
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
