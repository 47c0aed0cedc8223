import { gradeName } from '#domain/roster/gradeName.ts';
import type { Member } from '#domain/roster/rosterChanges.ts';
import type { RosterRowReport } from '#server/modules/roster/public.ts';

export const ROSTER_HEADINGS = [
  '시트',
  '줄',
  '결과',
  '이름',
  '학년',
  '반',
  '번호',
  '아이디',
  '첫 비밀번호',
  '까닭',
] as const;

const outcomeNames = {
  CREATED: '가입',
  CHANGED: '바뀜',
  KNOWN: '이미 있음',
  ASKED: '확인해 주세요',
  REFUSED: '고쳐 주세요',
} as const;

/** One row of the report, under `ROSTER_HEADINGS`. */
export function describeRow({ sheet, rowNo, outcome, shown, accountId, password, reasons }: RosterRowReport): string[] {
  return [
    sheet,
    String(rowNo),
    outcomeNames[outcome],
    shown.name,
    shown.schoolGrade,
    shown.className,
    shown.classNumber,
    accountId ?? '',
    password ?? '',
    reasons.join(' / '),
  ];
}

/** A student who is not in the roster, under the same headings. */
export function describeLeaver({ name, schoolGrade, className, classNumber, accountId }: Member): string[] {
  const place = [gradeName(schoolGrade), className ?? '', String(classNumber ?? '')];
  return ['', '', '명단에 없음', name, ...place, accountId, '', '그대로 두었어요.'];
}
