import type { SiteName } from '#contract/site.ts';
import type { PathEntry } from '../../config/definePath.ts';
import { type PathKey, paths } from '../../config/paths.ts';

export interface IntroLink {
  key: PathKey;
  label: string;
  href: string;
}

const plan: readonly { key: PathKey; label: string }[] = [
  { key: 'introProgram', label: '프로그램' },
  { key: 'introContents', label: '콘텐츠' },
  { key: 'introCases', label: '활용 예시' },
  { key: 'introStartup', label: '개설 안내' },
  { key: 'introInstitute', label: '만드는 원칙' },
  { key: 'introExperience', label: '체험 안내' },
  { key: 'introArticles', label: '독서 이야기' },
  { key: 'diff', label: '시작부터 달라요' },
];

const help: readonly { key: PathKey; label: string }[] = [
  { key: 'notice', label: '공지사항' },
  { key: 'faq', label: '자주 묻는 질문' },
  { key: 'policy', label: '개인정보 처리방침' },
];

/** What visitors of a site can read, in the order of the menu. */
export const introMenu = (site: SiteName): IntroLink[] => linksOf(site, plan);

/** Where visitors find help. */
export const introHelp = (site: SiteName): IntroLink[] => linksOf(site, help);

function linksOf(site: SiteName, items: readonly { key: PathKey; label: string }[]): IntroLink[] {
  return items.flatMap((item) => {
    const entry: PathEntry = paths[item.key];
    return entry.built && entry.sites.includes(site) ? [{ ...item, href: entry.pattern }] : [];
  });
}
