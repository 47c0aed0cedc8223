import { mkdir, readFile, rmdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { describeSystemError } from './describeSystemError.ts';

const failureOf = (work: () => Promise<unknown>) => work().then(String, (error: unknown) => error);

describe('an error of the operating system', () => {
  it.each([
    ['a file that is not there', () => readFile('/no/such/file'), '파일이나 폴더가 없어요: /no/such/file'],
    ['a folder instead of a file', () => readFile('/'), '파일이 아니라 폴더예요'],
    [
      'a file instead of a folder',
      () => readFile('/etc/passwd/a'),
      '경로 가운데 폴더가 아닌 것이 있어요: /etc/passwd/a',
    ],
    ['what is there', () => mkdir('/tmp'), '같은 이름이 이미 있어요: /tmp'],
    ['a folder in use', () => rmdir('/etc'), /비어 있지 않아요|권한이 없어요|쓰고 있어요/],
    ['a name that no file can have', () => readFile('a\0b'), '쓸 수 없는 글자가 이름에 있어요'],
  ])('is described in Korean: %s', async (_what, work, words) => {
    expect(describeSystemError(await failureOf(work))).toMatch(words);
  });

  it('of another kind is left to others', () => {
    for (const error of [new Error('ENOENT'), null, 'ENOENT', Object.assign(new Error(''), { code: 'E_OTHER' })]) {
      expect(describeSystemError(error)).toBeNull();
    }
  });
});
