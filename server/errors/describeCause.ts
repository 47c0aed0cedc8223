import { describeSystemError } from './describeSystemError.ts';

/** By SQLSTATE of PostgreSQL, and codes of Node's own parts. */
const CAUSES: Readonly<Record<string, string>> = {
  '08001': '연결할 수 없어요',
  '08006': '연결이 끊어졌어요',
  '22001': '글이 너무 길어요',
  '22021': '쓸 수 없는 글자가 있어요',
  '22P05': '쓸 수 없는 글자가 있어요',
  '22P02': '값의 형식이 맞지 않아요',
  '23502': '꼭 있어야 할 값이 없어요',
  '23503': '가리키는 줄이 없어요',
  '23505': '같은 것이 이미 있어요',
  '23514': '받을 수 없는 값이에요',
  '28000': '들어갈 권한이 없어요',
  '28P01': '비밀번호가 맞지 않아요',
  '3D000': '그런 이름의 데이터베이스가 없어요',
  '42501': '권한이 없어요',
  '53100': '디스크에 자리가 없어요',
  '53300': '연결이 너무 많아요',
  '57P03': '데이터베이스가 아직 켜지는 중이에요',
  Z_DATA_ERROR: '압축이 깨졌어요',
  Z_BUF_ERROR: '파일이 끝까지 있지 않아요',
};

/** Why something of a library did not work, in Korean; its own sentence is English and stays out of ours. */
export function describeCause(error: unknown): string {
  const system = describeSystemError(error);
  if (system !== null) return system;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CAUSES[code] ?? (code === '' ? '까닭을 알 수 없어요' : `오류 번호 ${code}`);
}
