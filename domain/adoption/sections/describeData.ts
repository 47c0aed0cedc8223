import { classesInReach, type StaffRight, staffRights } from '../../staff/staffRights.ts';
import { staffRoleName, staffRoles } from '../../staff/staffRoles.ts';
import { type DataGroup, type DataSubject, dataSubjects, legalBases, type Seer } from '../data/DataGroup.ts';
import { dataGroups } from '../data/dataGroups.ts';
import { keptFor } from '../data/keptFor.ts';
import type { PackBlock, PackSection } from '../PackDocument.ts';
import type { PackFacts, PackSite } from '../PackFacts.ts';
import { packWords } from '../packWords.ts';

const COLUMNS = [
  { title: '무엇을', share: 32 },
  { title: '왜', share: 23 },
  { title: '근거', share: 12 },
  { title: '얼마나', share: 16 },
  { title: '누가 봄', share: 17 },
];

const LEGEND = [
  `근거의 조항은 개인정보 보호법입니다: ${Object.values(legalBases)
    .map(({ name, article }) => `${name} ${article}`)
    .join(', ')}.`,
  '‘운영자’는 맡은 일에 필요한 사람만 명령으로 보며, 본 일이 지울 수 없는 기록으로 남습니다.',
  '‘다른 회원’에게는 별명이나 가린 이름으로만 보입니다. ‘없음’은 볼 수 있는 화면이 없다는 뜻입니다.',
  '두는 기간과 지우는 방법은 ‘보유와 파기’에 자세히 적었습니다.',
];

const isRight = (seer: Seer): seer is StaffRight => (staffRights as readonly string[]).includes(seer);

/** Groups of data that a site stores, in the order of the map. */
export const groupsOf = (site: PackSite): DataGroup[] =>
  Object.values(dataGroups).filter(({ sites }) => sites.includes(site));

/** The map of personal data: of every kind what, why, by which right, for how long, and who sees it. */
export function describeData({ site, engine }: PackFacts): PackSection {
  const groups = groupsOf(site);
  const tables = (Object.keys(dataSubjects) as DataSubject[]).flatMap((subject): PackBlock[] => {
    const own = groups.filter((group) => group.subject === subject);
    if (own.length === 0) return [];
    const rows = own.map((group) => rowOf(group, site));
    return [
      { kind: 'HEADING', text: dataSubjects[subject] },
      { kind: 'TABLE', columns: COLUMNS, rows },
    ];
  });
  const where =
    engine === 'postgres'
      ? '아래의 정보는 모두 운영기관의 데이터베이스(PostgreSQL) 한곳에 저장합니다.'
      : '아래의 정보는 모두 운영기관의 서버에 있는 데이터베이스(SQLite) 한곳에 저장합니다.';
  return {
    key: 'data',
    title: '개인정보 지도',
    blocks: [
      {
        kind: 'TEXT',
        text: `${where} 데이터베이스의 모든 표와 칸을 나누어 적었으며, 칸이 늘면 이 지도도 함께 고쳐야 제품이 만들어집니다. ‘암호화’라고 적은 줄은 연락처처럼 드러나면 안 되는 칸을 암호화해(AES-256-GCM) 저장합니다.`,
      },
      { kind: 'LIST', items: LEGEND },
      ...tables,
      {
        kind: 'TEXT',
        text: `이용권과 결제는 홈 사이트에만 있으므로 ${packWords(site).institution} 사이트에서는 카드와 결제의 정보를 다루지 않습니다. 주민등록번호와 건강, 사상에 관한 정보는 어느 사이트에서도 받지 않습니다.`,
      },
    ],
  };
}

const rowOf = (group: DataGroup, site: PackSite): string[] => [
  `${group.title}${group.sealed ? ' (암호화)' : ''}\n${group.items}`,
  group.purpose,
  legalBases[group.basis].name,
  shortly(keptFor[group.kept]),
  seersOf(group, site).join(', '),
];

const shortly = (kept: { text: string; short?: string }) => kept.short ?? kept.text;

/** Who sees a kind of data, in the words of a site, those closest first. */
export function seersOf({ seenBy }: Pick<DataGroup, 'seenBy'>, site: PackSite): string[] {
  const staff = staffRoles.flatMap((role) => {
    const reaches = seenBy.filter(isRight).map((right) => classesInReach({ academyNo: 0, role, classNos: [] }, right));
    if (reaches.includes('ALL')) return [staffRoleName(role, site)];
    return reaches.some((reach) => reach !== null) ? [`맡은\u00a0반의\u00a0${staffRoleName(role, site)}`] : [];
  });
  return [
    ...(seenBy.includes('SELF') ? ['본인'] : []),
    ...staff,
    ...(seenBy.includes('PARENT_LINK') ? ['가정(주소로)'] : []),
    ...(seenBy.includes('PEERS') ? ['다른\u00a0회원'] : []),
    ...(seenBy.includes('OPERATOR') ? ['운영자'] : []),
    ...(seenBy.includes('NOBODY') ? ['없음'] : []),
  ];
}
