import { readFile } from 'node:fs/promises';
import { withoutControls } from '#domain/text/withoutControls.ts';
import { decodeText, UNKNOWN_ENCODING } from '../interchange/decodeText.ts';
import { OperatorError } from './OperatorError.ts';

/**
 * A text file that an operator names, in UTF-8, UTF-16 or the Korean code page (CP949), without its byte order mark.
 *
 * @throws OperatorError when it cannot be read or is no text
 */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => {
    throw new OperatorError(`파일을 읽을 수 없어요: ${path}.`);
  });
  const read = decodeText(bytes);
  if ('text' in read && withoutControls(read.text) !== read.text) {
    throw new OperatorError(
      `보이지 않는 제어 문자가 들어 있어요: ${path}. 글을 새 파일에 옮겨 UTF-8로 저장해서 다시 해 주세요.`,
    );
  }
  if ('text' in read) return read.text;
  throw new OperatorError(`파일을 읽을 수 없어요: ${path} (${UNKNOWN_ENCODING}). UTF-8로 저장해서 다시 해 주세요.`);
}
