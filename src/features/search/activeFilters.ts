import { badgeNames } from './badgeNames.ts';
import { noFilters, type SearchState } from './SearchState.ts';

/** A condition of the search that can be taken back alone. */
export interface ActiveFilter {
  key: string;
  name: string;
  without: Partial<SearchState>;
}

/** The conditions beside category and subcategory, which are always in sight. */
export function activeFilters(state: SearchState): ActiveFilter[] {
  const { level, minRaq, maxRaq, badges, label } = state;
  const filters: ActiveFilter[] = [];
  if (level !== null) filters.push({ key: 'level', name: `읽기 수준 ${level}`, without: { level: null } });
  if (minRaq !== null || maxRaq !== null) {
    const name = `난이도 ${minRaq ?? 0}~${maxRaq ?? ''}`;
    filters.push({ key: 'raq', name, without: { minRaq: null, maxRaq: null } });
  }
  for (const badge of badges) {
    const without = { badges: badges.filter((other) => other !== badge) };
    filters.push({ key: badge, name: badgeNames[badge].name, without });
  }
  if (label !== null) filters.push({ key: 'label', name: label, without: { label: null } });
  return filters;
}

/** Whether anything but the words narrows the search down. */
export function isFiltered(state: SearchState): boolean {
  return activeFilters(state).length > 0 || state.category !== noFilters.category;
}
