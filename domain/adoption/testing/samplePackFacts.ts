import type { PackFacts } from '../PackFacts.ts';

const document = (code: 'PERSONAL' | 'GUARDIAN' | 'SERVICE', title: string, headings: string[]) => ({
  code,
  title,
  version: 2,
  effectiveFrom: '2026-03-02',
  headings,
});

/** Facts of which nothing is missing. */
export const samplePackFacts = (changes: Partial<PackFacts> = {}): PackFacts => ({
  site: 'school',
  today: '2026-05-06',
  institution: '바다초등학교',
  company: { name: '(주)푸른바다', privacyOfficer: '김바다 이사', phone: '1588-1234', mail: 'help@sea.kr' },
  address: 'https://school.chaekbada.kr',
  trial: false,
  documents: [
    document('PERSONAL', '개인정보 수집·이용 동의와 처리방침', [
      '1. 수집하는 항목과 목적, 보유 기간 (동의할 내용)',
      '1-가. 꼭 필요한 정보',
      '1-나. 적지 않아도 되는 정보',
      '1-다. 보유 기간',
      '1-라. 동의하지 않을 권리',
      '3. 만 14세 미만 회원',
      '5. 다른 곳에 주거나 맡기는 일',
      '6. 지우는 방법',
      '7. 회원과 법정대리인의 권리',
      '8. 안전을 위한 조치',
      '10. 책임자와 연락처',
    ]),
    document('GUARDIAN', '법정대리인 동의', ['2. 법정대리인에 관해 수집하는 정보', '5. 동의한 뒤의 권리']),
    document('SERVICE', '책바다 이용약관', ['제4조 (가입)', '제6조 (서비스)', '제11조 (휴면과 탈퇴)']),
  ],
  coming: [],
  partners: {
    identity: { name: '포트원', standIn: false },
    mail: { name: 'smtp.sea.kr', standIn: false },
    text: { name: '솔라피', standIn: false },
    records: null,
  },
  staffProviders: [],
  observers: [],
  engine: 'postgres',
  backup: { hourly: true, keptDays: 35 },
  ...changes,
});
