import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { QuestionFile } from '#domain/interchange/ForeignQuestion.ts';
import { describeSystemError } from '../../errors/describeSystemError.ts';
import {
  PACKAGE_LIMIT,
  type QuestionFormat,
  readQuestionFile,
  readQuestionPackage,
} from '../../interchange/questions/readQuestionFile.ts';
import { OperatorError } from '../OperatorError.ts';

/**
 * The questions of a file, or of a folder of QTI items.
 *
 * @param format left out: found by the content
 * @throws OperatorError when the file as a whole cannot be read
 */
export async function readQuizFile(path: string, format?: QuestionFormat): Promise<QuestionFile> {
  const refuse = (reason: string) => new OperatorError(`문제 파일을 읽을 수 없어요: ${path} (${reason}).`);
  try {
    const facts = await stat(path);
    if (facts.size > PACKAGE_LIMIT.bytes) throw refuse(`${PACKAGE_LIMIT.bytes / 1024 / 1024}MB보다 커요`);
    if (facts.isDirectory() && format !== undefined && format !== 'qti') throw refuse('폴더로는 QTI만 읽어요');
    const read = facts.isDirectory()
      ? readQuestionPackage(await filesBelow(path, refuse))
      : readQuestionFile(basename(path), await readFile(path), format);
    if (read.ok) return read.file;
    throw refuse(read.reason);
  } catch (error) {
    const reason = describeSystemError(error);
    throw reason === null ? error : refuse(reason);
  }
}

async function filesBelow(path: string, refuse: (reason: string) => OperatorError): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  if (files.length > PACKAGE_LIMIT.files)
    throw refuse(`파일이 ${files.length}개예요. ${PACKAGE_LIMIT.files}개까지만 받아요`);
  const found = new Map<string, Uint8Array>();
  let bytes = 0;
  for (const { parentPath, name } of files.filter((file) => /\.(?:xml|dat|qti)$/iu.test(file.name))) {
    const file = join(parentPath, name);
    const content = await readFile(file);
    bytes += content.length;
    if (bytes > PACKAGE_LIMIT.bytes) throw refuse(`${PACKAGE_LIMIT.bytes / 1024 / 1024}MB보다 커요`);
    found.set(
      file
        .slice(path.length)
        .replace(/^[\\/]/u, '')
        .replaceAll('\\', '/'),
      content,
    );
  }
  return found;
}
