/** Errors of the operating system that a person can do something about. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: '파일이나 폴더가 없어요',
  EACCES: '읽거나 쓸 권한이 없어요',
  EPERM: '읽거나 쓸 권한이 없어요',
  EISDIR: '파일이 아니라 폴더예요',
  ENOTDIR: '경로 가운데 폴더가 아닌 것이 있어요',
  EEXIST: '같은 이름이 이미 있어요',
  ENOTEMPTY: '폴더가 비어 있지 않아요',
  ENOSPC: '디스크에 자리가 없어요',
  EDQUOT: '디스크에 자리가 없어요',
  EROFS: '읽기만 되는 디스크예요',
  EMFILE: '열린 파일이 너무 많아요',
  ENFILE: '열린 파일이 너무 많아요',
  ENAMETOOLONG: '이름이 너무 길어요',
  EBUSY: '다른 프로그램이 쓰고 있어요',
  ELOOP: '바로 가기가 돌고 돌아요',
  EIO: '디스크를 읽거나 쓰지 못했어요',
  EXDEV: '다른 디스크로는 옮길 수 없어요',
  ERR_INVALID_ARG_VALUE: '쓸 수 없는 글자가 이름에 있어요',
  ECONNREFUSED: '연결할 수 없어요',
  ECONNRESET: '연결이 끊어졌어요',
  ETIMEDOUT: '답이 없어요',
  ENOTFOUND: '그런 주소가 없어요',
};

/** What the operating system refused, in Korean with the path concerned; null for an error of another kind. */
export function describeSystemError(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const reason = REASONS[error.code];
  if (reason === undefined) return null;
  return 'path' in error && typeof error.path === 'string' ? `${reason}: ${error.path}` : reason;
}
