import { readFile } from 'node:fs/promises';
import { decodeText } from './decodeText.ts';
import { OperatorError } from './OperatorError.ts';

/**
 * A text file that an operator names, in UTF-8 or in the Korean code page (CP949), without its byte order mark.
 *
 * @throws OperatorError when it cannot be read or is no text
 */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => {
    throw new OperatorError(`파일을 읽을 수 없어요: ${path}.`);
  });
  try {
    return decodeText(bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`파일의 글자를 알아볼 수 없어요: ${path} (${reason}). UTF-8로 저장해서 다시 해 주세요.`);
  }
}
