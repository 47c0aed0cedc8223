import { readFile } from 'node:fs/promises';
import type { PackProblem } from '#domain/book-pack/PackProblem.ts';

/** The text of a file, or what is wrong with it. */
export type PackFileText = { ok: true; text: string } | { ok: false; problem: PackProblem };

/** Reads one file of a pack as strict UTF-8. `file` is its name inside the pack, for the report. */
export async function readPackFile(path: string, file: string): Promise<PackFileText> {
  const fail = (reason: string): PackFileText => ({ ok: false, problem: { file, field: '', level: 'error', reason } });
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    if (isMissing(error)) return fail('파일이 없어요');
    throw error;
  }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return fail('UTF-8이 아니에요');
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR')
  );
}
