import { citeArticle } from '../citeArticle.ts';
import type { PackBlock, PackSection } from '../PackDocument.ts';
import type { PackFacts } from '../PackFacts.ts';
import { securityMeasures, transportMeasure } from './securityMeasures.ts';

const ENCRYPTED = '저장과 전송';

/** What protects the data, and what an installation has to see to itself. */
export function describeSecurity({ address, documents }: PackFacts): PackSection {
  const groups = Object.entries(securityMeasures).flatMap(([title, measures]): PackBlock[] => {
    const items: string[] = measures.map(({ text }) => text);
    if (title === ENCRYPTED && address.startsWith('https:')) items.unshift(transportMeasure.text);
    return [
      { kind: 'HEADING', text: title },
      { kind: 'LIST', items },
    ];
  });
  return {
    key: 'security',
    title: '안전 조치',
    blocks: [
      {
        kind: 'TEXT',
        text: `제품의 시험이 지키고 있는 것만 적었습니다. 문서의 근거: ${citeArticle(documents, 'SAFETY') ?? ''}`,
      },
      ...groups,
      { kind: 'HEADING', text: '사고가 났을 때' },
      {
        kind: 'LIST',
        items: [
          '개인정보가 새어 나간 것을 알게 되면 지체 없이 회원과 법정대리인에게 알리고, 법에 따라 72시간 안에 신고합니다. 그 순서를 적은 절차가 있습니다.',
          '누가 언제 어느 학생의 정보를 다루었는지는 감사 기록과 선생님의 열람 기록으로 밝힙니다.',
        ],
      },
      { kind: 'HEADING', text: '알아 두실 한계' },
      {
        kind: 'LIST',
        items: [
          '이름, 생년월일, 학생의 글은 찾고 보여 주어야 하므로 데이터베이스 안에서 따로 암호화하지 않습니다. 디스크의 암호화는 서버를 운영하는 곳이 합니다.',
          '학생이 로그아웃하지 않고 둔 공용 기기에서는 쓰지 않은 지 24시간이 될 때까지 로그인이 남을 수 있습니다.',
          '부모님께 보여 드리는 주소를 가진 사람은 그 주소가 끝날 때까지 결과를 볼 수 있습니다.',
        ],
      },
    ],
  };
}
