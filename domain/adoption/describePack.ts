import { formatShortDate } from '../time/formatKoreanDate.ts';
import { startOfDayKey } from '../time/seoulDay.ts';
import type { PackDocument, PackSection } from './PackDocument.ts';
import type { DocumentFact, PackFacts } from './PackFacts.ts';
import { packWords } from './packWords.ts';
import { describeAccessibility } from './sections/describeAccessibility.ts';
import { describeChecklist } from './sections/describeChecklist.ts';
import { describeData } from './sections/describeData.ts';
import { describeKeeping } from './sections/describeKeeping.ts';
import { describePartners } from './sections/describePartners.ts';
import { describeRights } from './sections/describeRights.ts';
import { describeRoles } from './sections/describeRoles.ts';
import { describeSecurity } from './sections/describeSecurity.ts';
import { describeService } from './sections/describeService.ts';

/** The pack of a site, from what is in force. @param facts of which nothing is missing (`packGaps`) */
export function describePack(facts: PackFacts): PackDocument {
  const { site, company, institution, address, today, trial, documents, coming } = facts;
  const { title, lead } = packWords(site);
  const sections: PackSection[] = [
    describeChecklist(facts),
    describeData(facts),
    describeKeeping(facts),
    describePartners(facts),
    describeRights(facts),
    describeSecurity(facts),
    describeRoles(facts),
    describeAccessibility(),
    describeService(facts),
  ];
  const rows: [name: string, value: string | null][] = [
    ['제품', `책바다 (${address})`],
    ['운영기관', company.name],
    ['받는 기관', institution],
    ['개인정보 보호책임자', company.privacyOfficer],
    ['연락처', [company.phone, company.mail].filter((way) => way !== null).join(', ')],
    ['만든 날', formatShortDate(startOfDayKey(today))],
  ];
  return {
    title,
    lead: `${lead} 만든 날에 쓰이고 있는 문서와 설정을 읽어 만들었으므로, 그 뒤에 문서나 설정이 바뀌면 다시 받아 주십시오.`,
    warning: trial ? '체험용 설치에서 만든 자료입니다. 심의에는 실제 서비스에서 받은 자료를 써 주십시오.' : null,
    facts: rows.flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
    documents: [
      ...documents.map((document) => rowOf(document, '시행 중')),
      ...coming.map((document) => rowOf(document, '시행 예정')),
    ],
    sections: sections.map((section, index) => ({ ...section, title: `${index + 1}. ${section.title}` })),
  };
}

const rowOf = ({ title, version, effectiveFrom }: DocumentFact, state: string) => ({
  title,
  version: `${version}판`,
  effectiveFrom: formatShortDate(startOfDayKey(effectiveFrom)),
  state,
});
