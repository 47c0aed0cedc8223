import type { SiteName } from '#contract/site.ts';
import type { PathEntry } from './definePath.ts';
import { type PathKey, paths } from './paths.ts';

export interface NavigationLink {
  key: PathKey;
  label: string;
  href: string;
}

export interface NavigationGroup {
  label: string;
  links: NavigationLink[];
}

type Plan = readonly { label: string; items: readonly { key: PathKey; label: string }[] }[];

/** Main navigation and header menu groups of the spec, in their order. */
const plan: Plan = [
  { label: '책 찾기', items: [{ key: 'search', label: '책 찾기' }] },
  { label: '게임 대회', items: [{ key: 'contest', label: '게임 대회' }] },
  {
    label: '독서 진단',
    items: [
      { key: 'diagnosis', label: '독서 진단' },
      { key: 'diagnosisIntro', label: '독서 진단' },
      { key: 'diagnosisList', label: '진단 결과' },
      { key: 'bbtiIntro', label: '책 성향' },
    ],
  },
  {
    label: '책 추천',
    items: [
      { key: 'recommend', label: '이달의 추천' },
      { key: 'recommendMyList', label: '내 추천 목록' },
    ],
  },
  {
    label: '내 서재',
    items: [
      { key: 'libraryBoard', label: '책장' },
      { key: 'libraryCalendar', label: '독서 달력' },
      { key: 'libraryCart', label: '책바구니' },
      { key: 'libraryWords', label: '낱말 바구니' },
    ],
  },
  {
    label: '커뮤니티',
    items: [
      { key: 'communityLegend', label: '명예의 전당' },
      { key: 'communityAqua', label: '수족관' },
    ],
  },
  {
    label: '이용권',
    items: [
      { key: 'subscription', label: '이용권 안내' },
      { key: 'mypageTicket', label: '내 이용권' },
    ],
  },
  {
    label: '고객센터',
    items: [
      { key: 'cs', label: '고객센터' },
      { key: 'notice', label: '공지사항' },
      { key: 'faq', label: '자주 묻는 질문' },
    ],
  },
];

/** The groups of one site with the links that lead somewhere; a group without links is left out. */
export function navigationOf(site: SiteName): NavigationGroup[] {
  return plan
    .map(({ label, items }) => ({ label, links: items.flatMap((item) => linkTo(site, item)) }))
    .filter((group) => group.links.length > 0);
}

/** The same for menus that show everything at once: groups of one link stand together. */
export function sitePlacesOf(site: SiteName): NavigationGroup[] {
  const groups = navigationOf(site);
  const alone = groups.filter(({ links }) => links.length === 1).flatMap(({ links }) => links);
  return [{ label: '바로 가기', links: alone }, ...groups.filter(({ links }) => links.length > 1)];
}

function linkTo(site: SiteName, item: { key: PathKey; label: string }): NavigationLink[] {
  const entry: PathEntry = paths[item.key];
  return entry.built && entry.sites.includes(site) ? [{ ...item, href: entry.pattern }] : [];
}
