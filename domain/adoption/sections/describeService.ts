import { citeArticle } from '../citeArticle.ts';
import type { PackSection } from '../PackDocument.ts';
import type { PackFacts } from '../PackFacts.ts';

/** How the service is kept running, and what is lost when a machine is. */
export function describeService({ backup, company, documents }: PackFacts): PackSection {
  const ways = [company.phone, company.mail].filter((way) => way !== null).join(', ');
  return {
    key: 'service',
    title: '서비스 운영과 백업',
    blocks: [
      {
        kind: 'LIST',
        items: [
          `연중무휴로 제공하는 것을 원칙으로 하며, 점검이나 고장으로 멈출 때에는 알립니다. (${citeArticle(documents, 'OPERATION') ?? ''}) 가용률을 숫자로 약속하지는 않습니다.`,
          backup.hourly
            ? `한 시간마다 백업을 만들어 이틀 동안의 것은 모두, 그 뒤에는 하루에 하나씩 ${backup.keptDays}일 동안 둡니다. 서버를 잃으면 마지막 백업 뒤의 기록(많아야 한 시간)을 잃을 수 있습니다.`
            : `서버가 스스로 만드는 백업은 꺼져 있습니다. 운영기관이 백업 명령을 따로 돌리며, ${backup.keptDays}일이 지난 것은 지우게 되어 있습니다.`,
          '백업을 옆에서 되살려 보고 모든 표의 줄 수를 견주는 연습 명령이 있습니다.',
          '미션을 푸는 동안 인터넷이 끊기거나 서버가 멈추어도 답은 기기에 남고, 다시 이어지면 보냅니다. 책은 기기에 담아 두고 읽을 수 있습니다.',
          '사람이 몰리면 급하지 않은 일부터 잠시 미루고, 다시 할 때를 알립니다. 한 반 서른 명이 한 주소에서 함께 들어와도 막지 않습니다.',
          `묻는 곳: ${ways}. 화면에 오류가 나면 함께 보이는 여덟 글자를 알려 주시면 그 요청의 기록을 찾습니다.`,
        ],
      },
      { kind: 'HEADING', text: '쓸 수 있는 기기' },
      {
        kind: 'TEXT',
        text: '설치할 것이 없습니다. 크롬, 엣지, 웨일 109, 사파리 15.6(아이패드 포함), 파이어폭스 115, 삼성 인터넷 21부터 쓸 수 있고, 그보다 오래된 브라우저에서는 무엇을 하면 되는지 알려 줍니다.',
      },
    ],
  };
}
