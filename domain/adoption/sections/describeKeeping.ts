import { retentionTuning } from '../../account/tuning.ts';
import { DAY, HOUR } from '../../time/duration.ts';
import { type ArticleKey, citeArticle } from '../citeArticle.ts';
import { type KeptKey, keptFor } from '../data/keptFor.ts';
import type { PackSection } from '../PackDocument.ts';
import type { PackFacts } from '../PackFacts.ts';
import { groupsOf } from './describeData.ts';

/** How long data are kept, and how they are destroyed. */
export function describeKeeping(facts: PackFacts): PackSection {
  const groups = groupsOf(facts.site);
  const rows = (Object.keys(keptFor) as KeptKey[]).flatMap((kept) => {
    const titles = groups.filter((group) => group.kept === kept).map(({ title }) => title);
    return titles.length === 0 ? [] : [[keptFor[kept].text, titles.join(', ')]];
  });
  const { keptDays } = facts.backup;
  return {
    key: 'keeping',
    title: '보유와 파기',
    blocks: [
      {
        kind: 'TABLE',
        columns: [
          { title: '두는 기간', share: 52 },
          { title: '정보', share: 48 },
        ],
        rows,
      },
      { kind: 'HEADING', text: '지우는 방법' },
      {
        kind: 'LIST',
        items: [
          `탈퇴를 신청하면 ${retentionTuning.withdrawalUndo / HOUR}시간 동안 취소할 수 있고, 그 뒤 신청한 때부터 ${retentionTuning.withdrawalPurge / DAY}일 안에 시간마다 도는 작업이 지웁니다. 사람의 손을 거치지 않습니다.`,
          `${retentionTuning.dormantAfterMonths}개월 동안 쓰지 않은 계정은 휴면이 되고(${retentionTuning.noticeDays.join('일 전과 ')}일 전에 메일로 알림), 그로부터 ${retentionTuning.purgeAfterDormantMonths}개월 뒤에 지웁니다.`,
          ...(facts.engine === 'sqlite'
            ? ['지운 정보가 있던 자리는 데이터베이스 파일에서도 다른 값으로 덮습니다.']
            : []),
          '포인트의 셈과 대회의 순위처럼 남는 것은 이름이 없는 번호로만 남습니다.',
          `백업에 남은 것은 ${keptDays}일이 지나면 백업과 함께 지워집니다. 백업을 되살릴 때에는 그 사이에 지운 회원을 다시 지웁니다.`,
          `기관과의 계약이 끝나면 학생과 선생님은 곧바로 들어올 수 없습니다. 기관이나 보호자가 요청하면 계정을 지우고, 요청이 없어도 쓰지 않은 지 ${retentionTuning.dormantAfterMonths + retentionTuning.purgeAfterDormantMonths}개월이 되면 지웁니다.`,
        ],
      },
      { kind: 'TEXT', text: `문서의 근거: ${cited(facts, ['KEPT', 'ERASING', 'LEAVING'])}` },
    ],
  };
}

const cited = ({ documents }: PackFacts, keys: readonly ArticleKey[]) =>
  keys.flatMap((key) => citeArticle(documents, key) ?? []).join(', ');
