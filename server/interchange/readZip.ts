import { unzipSync } from 'fflate';
import { entryName } from './entryName.ts';

export interface ZipLimits {
  files: number;
  /** Unpacked, all files together. */
  bytes: number;
}

/** What a zip says that it holds, without unpacking anything. @throws when it is no zip */
export function listZip(bytes: Uint8Array): { name: string; size: number }[] {
  const entries: { name: string; size: number }[] = [];
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries.push({ name, size: originalSize });
      return false;
    },
  });
  return entries;
}

/**
 * Unpacks a zip that anybody may have made. The sizes that it names are added up before; a file gets no more room than
 * it said, so that a lie unpacks to rubbish and not to a flood.
 *
 * @returns bytes by path, folders left out; or in Korean why it is refused
 */
export function readZip(bytes: Uint8Array, limits: ZipLimits): Map<string, Uint8Array> | string {
  try {
    const entries = listZip(bytes).filter(({ name }) => !name.endsWith('/'));
    const unsafe = entries.find(({ name }) => /\\|^\/|^[a-z]:|(^|\/)\.\.?(\/|$)|\0/iu.test(name));
    if (unsafe !== undefined) return `밖을 가리키는 경로가 들어 있어요 (${entryName(unsafe.name)})`;
    if (new Set(entries.map(({ name }) => name)).size < entries.length) return '같은 이름의 파일이 두 번 들어 있어요';
    if (entries.length > limits.files) return `파일이 ${entries.length}개예요. ${limits.files}개까지만 받아요`;
    if (entries.reduce((sum, { size }) => sum + size, 0) > limits.bytes) {
      return `풀면 ${Math.round(limits.bytes / 1024 / 1024)}MB보다 커요`;
    }
    const unpacked = unzipSync(bytes, { filter: ({ name }) => !name.endsWith('/') });
    return new Map(Object.entries(unpacked));
  } catch {
    return '압축 파일이 깨졌거나 zip이 아니에요';
  }
}
