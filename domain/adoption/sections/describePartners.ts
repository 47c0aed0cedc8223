import { citeArticle } from '../citeArticle.ts';
import type { PackSection } from '../PackDocument.ts';
import type { PackFacts, Partner } from '../PackFacts.ts';

/** What a stand-in of the product is called. */
const STAND_IN = '없음 (체험용 프로그램이 대신함)';

/** Companies that data go to, as the settings have them, and others who get to see them. */
export function describePartners(facts: PackFacts): PackSection {
  const { partners, staffProviders, observers, backup, documents } = facts;
  return {
    key: 'partners',
    title: '맡기는 곳과 제삼자',
    blocks: [
      {
        kind: 'TEXT',
        text: '지금의 설정에서 개인정보의 처리를 돕는 곳입니다. ‘없음’은 그 일을 하지 않는다는 뜻입니다.',
      },
      {
        kind: 'TABLE',
        columns: [
          { title: '맡기는 일', share: 26 },
          { title: '맡은 곳', share: 26 },
          { title: '건네는 정보', share: 48 },
        ],
        rows: [
          [
            '법정대리인의 휴대전화 본인 인증',
            nameOf(partners.identity),
            partners.identity === null
              ? '없음. 만 14세 미만은 스스로 가입할 수 없습니다.'
              : '법정대리인이 인증 화면에 적는 이름, 생년월일, 휴대전화 번호. 자녀의 정보는 건네지 않습니다.',
          ],
          [
            '안내 메일 보내기',
            nameOf(partners.mail),
            partners.mail === null ? '없음. 메일은 나가지 않습니다.' : '받는 분의 메일 주소와 안내의 내용',
          ],
          [
            '확인 번호 문자 보내기',
            nameOf(partners.text),
            partners.text === null
              ? '없음. 전화번호를 문자로 확인하지 않습니다.'
              : '받는 전화번호와 여섯 자리 확인 번호',
          ],
          [
            '학습 기록 보내기 (xAPI)',
            nameOf(partners.records),
            partners.records === null
              ? '없음'
              : '기관이 켠 때에만, 이름과 아이디 대신 되돌릴 수 없는 번호로 읽은 책과 미션의 결과. 기관이 언제든 끌 수 있습니다.',
          ],
          [
            '선생님의 기관 계정 확인',
            staffProviders.length === 0 ? '없음' : staffProviders.join(', '),
            staffProviders.length === 0
              ? '없음'
              : '선생님의 메일 주소와 계정 번호를 그곳에서 받습니다. 학생의 정보는 건네지 않습니다.',
          ],
          [
            '이용 기록을 살피는 외부 프로그램',
            observers.length === 0 ? '없음' : observers.join(', '),
            observers.length === 0
              ? '없음. 외부의 분석이나 화면 기록 프로그램이 실리지 않습니다.'
              : '만 14세 이상이 내 정보에서 스스로 켠 기기의 화면 이용 기록. 로그인, 결제, 노트, 미션, 읽기 화면에서는 모으지 않습니다.',
          ],
          [
            '백업을 두는 곳',
            backup.hourly ? '운영기관이 정한 저장 공간' : '서버가 스스로 만드는 백업 없음',
            backup.hourly
              ? '데이터베이스 전체를 암호로 잠근 파일(age). 열쇠 없이는 열 수 없습니다.'
              : '운영기관의 다른 도구가 백업을 만들 때에도 파일은 암호로 잠급니다.',
          ],
          ['이용권의 결제', '없음', '결제는 홈 사이트에만 있습니다.'],
        ],
      },
      {
        kind: 'LIST',
        items: [
          '개인정보를 팔거나 제삼자에게 넘기지 않으며, 광고 프로그램을 쓰지 않습니다.',
          '소속 기관의 선생님은 제삼자가 아니라 학생을 지도하는 사람으로서, 이 자료의 ‘선생님이 볼 수 있는 것’에 적은 만큼 봅니다.',
          '학생의 글을 다듬는 도움말과 채점은 이 서버 안의 규칙으로만 하며, 글을 다른 회사나 인공지능 서비스에 보내지 않습니다.',
          `맡은 회사의 목록은 고객센터에 게시하고, 바뀌면 알립니다. (${citeArticle(documents, 'PARTNERS') ?? ''})`,
        ],
      },
    ],
  };
}

const nameOf = (partner: Partner | null) => {
  if (partner === null) return '없음';
  return partner.standIn ? STAND_IN : partner.name;
};
