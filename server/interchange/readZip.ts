import { inflateRawSync } from 'node:zlib';
import { entryName } from './entryName.ts';
import { listZipEntries, type ZipEntry } from './listZipEntries.ts';
import { ZipError } from './ZipError.ts';

export interface ZipLimits {
  files: number;
  /** Unpacked, all files together. */
  bytes: number;
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

/** @throws ZipError when it has a password, is packed in an unknown way, or is not of the size that it states */
function unpack({ packed, size, method, isEncrypted }: ZipEntry): Uint8Array {
  if (method === 'unknown' || isEncrypted) throw new ZipError('broken');
  // The least that zlib takes as a limit is one byte.
  const bytes = method === 'deflated' ? inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) }) : packed;
  if (bytes.length !== size) throw new ZipError('broken');
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
