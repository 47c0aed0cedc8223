import { withJosa } from '../../text/withJosa.ts';
import { type ArticleKey, citeArticle } from '../citeArticle.ts';
import type { PackBlock, PackCheck, PackSection } from '../PackDocument.ts';
import type { PackFacts } from '../PackFacts.ts';
import { packWords } from '../packWords.ts';

interface Question {
  question: string;
  answer: (facts: PackFacts) => string;
  articles: readonly ArticleKey[];
  measures: (facts: PackFacts) => readonly string[];
}

const known = (measures: string[]) => () => measures;

const criteria: readonly { title: string; questions: readonly Question[] }[] = [
  {
    title: '1. 개인정보를 꼭 필요한 만큼만 다룸',
    questions: [
      {
        question: '꼭 필요한 정보만 받고, 나머지는 고를 수 있게 합니까?',
        answer: () =>
          '가입에는 아이디, 비밀번호, 이름, 생년월일, 학년, 소속 기관을 받고, 만 14세 이상은 연락처를 더 받습니다. 성별, 학교 이름, 사진, 만 14세 미만의 연락처는 적지 않아도 됩니다. 주민등록번호는 받지 않습니다.',
        articles: ['REQUIRED', 'OPTIONAL', 'REFUSAL'],
        measures: ({ observers }) => [
          '정해지지 않은 항목이 오면 서버가 거절합니다.',
          observers.length === 0
            ? '외부의 분석 프로그램이 실려 있지 않습니다.'
            : '외부의 분석 프로그램은 만 14세 이상이 스스로 켠 기기에서만 움직입니다.',
        ],
      },
      {
        question: '모으는 목적과 항목, 보유 기간을 적어 알립니까?',
        answer: () =>
          '처리방침에 적어 가입하기 전에 보여 주고, 바뀌면 시행하기 전에 알립니다. 이 자료의 ‘개인정보 지도’와 ‘보유와 파기’에는 데이터베이스의 모든 칸을 나누어 적었습니다.',
        articles: ['ITEMS', 'KEPT'],
        measures: known([
          '데이터베이스에 칸이 늘면 지도에 적어야 제품의 시험이 통과합니다.',
          '보유 기간은 지우는 작업이 쓰는 숫자를 그대로 옮겨 적습니다.',
        ]),
      },
    ],
  },
  {
    title: '2. 개인정보의 안전 조치',
    questions: [
      {
        question: '안전하게 지키는 데 필요한 조치가 적혀 있고, 그대로 하고 있습니까?',
        answer: () =>
          '처리방침에 암호화, 접근의 제한, 기록, 전송의 보호를 적었고, 이 자료의 ‘안전 조치’에 제품이 하는 일을 하나씩 적었습니다.',
        articles: ['SAFETY'],
        measures: known([
          '비밀번호는 되돌릴 수 없게, 법정대리인의 연락처는 암호화해 저장합니다.',
          '선생님과 운영자는 두 번째 확인을 거쳐 들어오고, 학생을 본 일이 기록됩니다.',
        ]),
      },
    ],
  },
  {
    title: '3. 열람, 정정, 삭제, 처리 정지',
    questions: [
      {
        question: '학생과 보호자가 정보를 보고 고치고 지우고 멈추게 하는 방법이 있습니까?',
        answer: () =>
          '‘내 정보’ 화면에서 바로 보고 고치고 내려받고 탈퇴할 수 있으며, 화면에서 할 수 없는 일은 보호책임자에게 요청하면 10일 안에 처리합니다.',
        articles: ['RIGHTS', 'LEAVING', 'ERASING'],
        measures: known([
          '탈퇴하면 정해진 때에 작업이 지우고, 남은 것이 없는지 시험합니다.',
          '보호자의 요청으로 신청한 탈퇴는 자녀가 되돌릴 수 없습니다.',
        ]),
      },
    ],
  },
  {
    title: '4. 만 14세 미만 어린이',
    questions: [
      {
        question: '법정대리인의 동의를 받고, 동의한 사람이 맞는지 확인합니까?',
        answer: ({ partners, site }) => {
          const { institution } = packWords(site);
          const alone =
            partners.identity === null
              ? '만 14세 미만은 스스로 가입할 수 없습니다.'
              : '스스로 가입할 때에는 법정대리인이 휴대전화 본인 인증을 하고 동의해야 합니다.';
          return `${alone} ${withJosa(institution, '이/가')} 명단으로 계정을 만들 때에는 서명한 동의서를 받았다고 학생마다 표시해야 합니다.`;
        },
        articles: ['CHILD', 'GUARDIAN_ITEMS', 'JOINING'],
        measures: known([
          '가입의 단계는 서버가 정해, 동의를 건너뛸 수 없습니다.',
          '동의한 문서의 판과 내용의 지문, 때와 방법을 지울 수 없게 남깁니다.',
        ]),
      },
      {
        question: '어린이가 알기 쉬운 말로 알리고, 보호자가 언제든지 동의를 거둘 수 있습니까?',
        answer: () =>
          '문서마다 어린이가 읽을 수 있는 요약을 앞에 두고, 이용 기록 나누기처럼 골라야 하는 일은 만 14세 미만에게 묻지 않습니다. 보호자가 동의를 거두면 자녀의 계정은 탈퇴로 처리합니다.',
        articles: ['CHILD', 'GUARDIAN_RIGHTS'],
        measures: known(['요약이 없는 문서는 펴낼 수 없습니다.']),
      },
    ],
  },
  {
    title: '5. 보호책임자, 제삼자 제공, 위탁',
    questions: [
      {
        question: '개인정보 보호책임자와 연락처를 알립니까?',
        answer: ({ company }) =>
          `${company.privacyOfficer ?? ''} (${[company.phone, company.mail].filter((way) => way !== null).join(', ')}). 처리방침과 고객센터에서 볼 수 있습니다.`,
        articles: ['OFFICER'],
        measures: known(['비어 있으면 서버가 켜질 때마다 알리고, 이 자료도 만들지 않습니다.']),
      },
      {
        question: '제삼자에게 주는 정보가 있으면 알립니까?',
        answer: () =>
          '회원의 개인정보를 팔거나 제삼자에게 넘기지 않습니다. 가정에는 회원이나 선생님이 만든 주소로만 보여 줍니다.',
        articles: ['PARTNERS'],
        measures: known(['주소마다 보여 줄 것이 정해져 있고, 90일이 지나거나 먼저 끝내면 열리지 않습니다.']),
      },
      {
        question: '맡긴 일과 맡은 곳을 알립니까?',
        answer: ({ partners }) => {
          const names = [partners.identity, partners.mail, partners.text].flatMap((partner) =>
            partner === null || partner.standIn ? [] : [partner.name],
          );
          return names.length === 0
            ? '지금의 설정에는 개인정보를 건네는 회사가 없습니다.'
            : `지금의 설정에서 맡은 곳은 ${names.join(', ')}입니다. 맡긴 일마다 건네는 정보를 ‘맡기는 곳과 제삼자’에 적었습니다.`;
        },
        articles: ['PARTNERS'],
        measures: known(['설정에 없는 회사의 프로그램은 화면에서 실행되지 않습니다(CSP).']),
      },
    ],
  },
];

/** The five criteria of 2026 in words of our own, with answer and evidence. @param facts of which nothing is missing */
export function describeChecklist(facts: PackFacts): PackSection {
  const blocks = criteria.flatMap(({ title, questions }, at): PackBlock[] => [
    { kind: 'HEADING', text: title },
    {
      kind: 'CHECKS',
      items: questions.map(
        ({ question, answer, articles, measures }, index): PackCheck => ({
          no: `${at + 1}-${index + 1}`,
          question,
          verdict: '충족',
          answer: answer(facts),
          articles: [...new Set(articles.flatMap((key) => citeArticle(facts.documents, key) ?? []))],
          measures: [...measures(facts)],
        }),
      ),
    },
  ]);
  return {
    key: 'checklist',
    title: '필수 기준 점검표',
    blocks: [{ kind: 'TEXT', text: packWords(facts.site).checklist }, ...blocks],
  };
}
