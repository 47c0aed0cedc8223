import { classesInReach, type StaffRight, staffRights } from '../../staff/staffRights.ts';
import { staffRoleName, staffRoles } from '../../staff/staffRoles.ts';
import type { PackSection } from '../PackDocument.ts';
import type { PackFacts } from '../PackFacts.ts';

/** Rights of the staff in words. */
const rightNames: Readonly<Record<StaffRight, string>> = {
  SEE_INSTITUTION: '기관과 반, 가입을 기다리는 학생 보기',
  SEE_READING: '학생의 이름, 아이디, 학년, 반과 읽은 책의 수 보기',
  SEE_PUPIL: '학생 한 사람의 수준, 미션의 결과와 읽은 날 보기',
  READ_TEXTS: '학생의 글을 읽고 답하기',
  ASSIGN: '숙제를 내고 종이 미션을 나누기',
  MANAGE_PUPILS: '가입을 받아들이고 새 비밀번호와 로그인 카드 주기',
  LEAD_CLASS: '수업 화면을 띄우고 반의 수족관을 쉬게 하기',
  GIVE_CONTEST: '독서 대회를 열고 끝내기, 대회의 점수 보기',
  HOST_BELL: '독서 골든벨을 열고 결과 보기',
  MANAGE_CLASSES: '반을 만들고 나누고 올리기',
  SETTLE_REPORTS: '신고된 느낌과 별명, 문제를 처리하기',
  DECIDE_HOLDS: '확인 중인 대회 결과와 대회 수준을 정하기',
  EXPORT_ROSTER: '명단을 OneRoster 파일로 내보내기',
  EXPORT_RECORDS: '학습 기록(xAPI)을 파일로 받고 보내기를 켜고 끄기',
  UPLOAD_ROSTER: '명단을 올려 계정을 만들고 되돌리기',
  MANAGE_STAFF: '선생님을 초대하고 내보내기',
  READ_RECORD: '선생님들의 열람 기록 보기',
  ADOPTION_PACK: '이 도입 자료를 보고 받기',
};

/** What each role of the staff may see and do, by the rules that admit their calls. */
export function describeRoles({ site }: PackFacts): PackSection {
  const reachOf = (right: StaffRight) =>
    staffRoles.map((role) => {
      const reach = classesInReach({ academyNo: 0, role, classNos: [] }, right);
      if (reach === null) return '–';
      return reach === 'ALL' ? '기관 전체' : '맡은 반';
    });
  return {
    key: 'roles',
    title: '선생님이 볼 수 있는 것',
    blocks: [
      {
        kind: 'TEXT',
        text: '선생님의 로그인은 학생과 따로이며, 맡은 일에 따라 볼 수 있는 것이 정해져 있습니다. 다른 기관의 학생은 누구도 볼 수 없습니다.',
      },
      {
        kind: 'TABLE',
        columns: [
          { title: '할 수 있는 일', share: 49 },
          ...staffRoles.map((role) => ({ title: staffRoleName(role, site), share: 17 })),
        ],
        rows: staffRights.map((right) => [rightNames[right], ...reachOf(right)]),
      },
      {
        kind: 'LIST',
        items: [
          '명단에 스스로 적어 올린 것 말고는 학생의 생년월일, 연락처, 보호자의 정보를 볼 수 없으며, 비밀번호와 독서 노트는 누구도 볼 수 없습니다. 새로 준 비밀번호는 만든 때에 한 번만 보입니다.',
          '학생을 보거나 글을 읽거나 목록을 받으면 누가 언제 어디에서 했는지 기록되고, 기관을 맡은 사람이 봅니다.',
          '선생님이 글을 읽을 수 있다는 것은 학생이 쓰기 전에 알립니다.',
        ],
      },
    ],
  };
}
