import { withJosa } from '../../text/withJosa.ts';
import { citeArticle } from '../citeArticle.ts';
import type { PackSection } from '../PackDocument.ts';
import type { PackFacts } from '../PackFacts.ts';
import { packWords } from '../packWords.ts';

/** How a child and a guardian see, correct, delete and withdraw. */
export function describeRights(facts: PackFacts): PackSection {
  const { company, documents, partners, site } = facts;
  const ways = [company.phone, company.mail].filter((way) => way !== null).join(', ');
  const { institution } = packWords(site);
  const cited = [citeArticle(documents, 'RIGHTS'), citeArticle(documents, 'GUARDIAN_RIGHTS')];
  return {
    key: 'rights',
    title: '학생과 보호자의 권리',
    blocks: [
      {
        kind: 'TABLE',
        columns: [
          { title: '하고 싶은 일', share: 20 },
          { title: '화면에서 바로', share: 45 },
          { title: '요청해서', share: 35 },
        ],
        rows: [
          [
            '보기',
            '‘내 정보’에서 개인정보와 로그인한 기록을 보고, 독서 기록을 파일로 내려받습니다.',
            '개인정보 보호책임자에게 요청',
          ],
          [
            '고치기',
            '‘내 정보’에서 비밀번호를 다시 확인한 뒤 고칩니다.',
            `반은 ${institution}에, 나머지는 보호책임자에게 요청`,
          ],
          ['지우기', '적지 않아도 되는 정보와 쓴 노트, 느낌은 그 화면에서 지웁니다.', '보호책임자에게 요청'],
          ['처리 멈추기', '명예의 전당과 이웃에 보이기, 이용 기록 나누기는 스위치로 끕니다.', '보호책임자에게 요청'],
          [
            '동의 거두기, 탈퇴',
            '‘내 정보’에서 탈퇴를 신청합니다. 까닭을 밝히지 않아도 됩니다.',
            '보호자가 전화나 메일로 요청하면 운영자가 처리하며, 자녀가 되돌릴 수 없습니다.',
          ],
        ],
      },
      {
        kind: 'LIST',
        items: [
          `요청하는 곳: ${company.privacyOfficer ?? ''}, ${ways}. 동의한 법정대리인이 맞는지 확인한 뒤 10일 안에 처리합니다.`,
          `${institution}의 선생님은 학생의 새 비밀번호를 만들고 반을 바꿀 수 있지만, 학생을 대신 탈퇴시킬 수 없습니다. 명단으로 잘못 만든 계정만 하루 안에 되돌립니다.`,
          `문서의 근거: ${cited.filter((text) => text !== null).join(', ')}`,
        ],
      },
      { kind: 'HEADING', text: '만 14세 미만의 동의' },
      {
        kind: 'LIST',
        items: [
          partners.identity === null
            ? '이 사이트에는 본인 인증을 맡은 회사가 없어, 만 14세 미만은 스스로 가입할 수 없습니다. 아래의 방법으로만 계정이 생깁니다.'
            : '스스로 가입할 때: 법정대리인이 휴대전화 본인 인증을 마치고 문서를 읽은 뒤 동의해야 다음으로 넘어갑니다. 그 전에는 법정대리인의 이름과 전화번호만 받고, 마치지 않으면 지웁니다. (개인정보 보호법 시행령 제17조의2 제1항 제3호)',
          `${withJosa(institution, '이/가')} 명단으로 계정을 만들 때: 만 14세 미만은 법정대리인이 서명한 동의서를 ${withJosa(institution, '이/가')} 받았다고 학생마다 표시하고 보호자의 전화번호를 적어야 만들어집니다. 그 표시는 기록으로 남습니다. (같은 항 제4호)`,
          '동의한 문서의 판과 내용의 지문(SHA-256), 때와 방법을 동의마다 남깁니다. 남긴 기록은 데이터베이스가 고치거나 지우지 못하게 합니다.',
          '가입하지 않은 어린이의 정보를 미리 받지 않으며, 문서마다 열 살 어린이가 읽을 수 있는 요약을 앞에 두었습니다.',
        ],
      },
    ],
  };
}
