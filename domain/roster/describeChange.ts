import { maskPhone } from '../text/maskPhone.ts';
import { gradeName } from './gradeName.ts';
import type { RosterChange } from './rosterChanges.ts';

/** One change in a report: `학년: 초등 3학년 → 초등 4학년`. Numbers of guardians are not shown whole. */
export function describeChange(change: RosterChange): string {
  switch (change.field) {
    case 'name':
      return `이름: ${change.before} → ${change.after}`;
    case 'schoolGrade':
      return `학년: ${gradeName(change.before)} → ${gradeName(change.after)}`;
    case 'class':
      return `반: ${change.before ?? '없음'} → ${change.after}`;
    case 'classNumber':
      return `번호: ${change.before ?? '없음'} → ${change.after ?? '없음'}`;
    case 'externalId':
      return '다른 시스템의 번호를 기억해요';
    case 'protectorMobileNo':
      return `보호자 휴대전화: ${change.before === null ? '없음' : maskPhone(change.before)} → ${maskPhone(change.after)}`;
    case 'schoolName':
      return `학교: ${change.before ?? '없음'} → ${change.after}`;
  }
}
