import type { AccessRecordList } from '#contract/accessRecord.ts';

type AccessRecord = AccessRecordList['items'][number];

const refusals: Readonly<Record<string, string>> = {
  SIGN_IN_FAILED: '비밀번호가 맞지 않았어요',
  SIGN_IN_SLOW_DOWN: '여러 번 틀려서 잠깐 기다리게 했어요',
  ACCOUNT_SUSPENDED: '쓸 수 없는 상태라서 들어오지 못했어요',
};

const ways: Readonly<Record<string, string>> = {
  MY_PAGE: '내 정보에서',
  REMINDER: '로그인하면서',
  RESET: '비밀번호 찾기로',
};

const fields: Readonly<Record<string, string>> = {
  name: '이름',
  email: '이메일',
  mobileNo: '휴대전화',
  schoolName: '학교',
  schoolGrade: '학년',
  gender: '성별',
  zipCode: '우편번호',
  address: '주소',
  addressDetail: '자세한 주소',
  allowEmail: '이메일 소식',
  allowSms: '문자 소식',
};

/**
 * The details of a record beside its name; null when there is nothing to add. A code from a newer server adds nothing.
 */
export function accessWords({ kind, detail, count }: Pick<AccessRecord, 'kind' | 'detail' | 'count'>): string | null {
  const words = wordsOf(kind, detail);
  if (count <= 1) return words;
  return words === null ? `${count.toLocaleString('ko-KR')}번` : `${words} · ${count.toLocaleString('ko-KR')}번`;
}

function wordsOf(kind: AccessRecord['kind'], detail: string): string | null {
  if (kind === 'SIGN_IN_REFUSED') return refusals[detail] ?? null;
  if (kind === 'PASSWORD_CHANGED') return ways[detail] ?? null;
  if (kind === 'LOGIN_ENDED') return `${detail}곳`;
  if (kind !== 'INFO_CHANGED') return null;
  const names = detail.split(' ').flatMap((field) => fields[field] ?? []);
  return names.length === 0 ? null : names.join(', ');
}
