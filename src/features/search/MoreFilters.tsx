import type { BookSearchData } from '#contract/bookSearch.ts';
import { readingLevels } from '#domain/book/readingLevels.ts';
import { bandGrades } from '#domain/diagnosis/levelBand.ts';
import { bookBadges } from '#domain/search/BookFilter.ts';
import { SelectField } from '../../components/select-field/SelectField.tsx';
import { useAccount } from '../../lib/services/ServicesContext.ts';
import { badgeNames } from './badgeNames.ts';
import { Chips } from './Chips.tsx';
import { DifficultyFilter } from './DifficultyFilter.tsx';
import styles from './MoreFilters.module.css';
import type { SearchState } from './SearchState.ts';

interface MoreFiltersProps {
  id: string;
  state: SearchState;
  facets: BookSearchData['facets'] | undefined;
  onChange: (change: Partial<SearchState>) => void;
}

/** Level, difficulty, badges and labels. A choice that no book has is offered only to be taken back. */
export function MoreFilters({ id, state, facets, onChange }: MoreFiltersProps) {
  const mine = useAccount()?.readingLevel;
  const levels = readingLevels.map(({ code }) => ({
    value: code,
    label: [code, bandGrades({ levelFrom: code, levelTo: code }), code === mine && '내 수준']
      .filter(Boolean)
      .join(' · '),
  }));
  const toggle = <T,>(all: readonly T[], one: T) =>
    all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
  const badges = bookBadges.filter((badge) => (facets?.badges[badge] ?? 0) > 0 || state.badges.includes(badge));
  const labels = facets?.labels ?? [];
  const chosenLabel = labels.some(({ name }) => name === state.label) || state.label === null ? [] : [state.label];
  const labelChips = [...chosenLabel.map((name) => ({ name, count: 0 })), ...labels];
  return (
    <section id={id} className={styles.panel} aria-label="자세한 조건">
      <SelectField
        label="읽기 수준"
        options={[{ value: 'ALL', label: '모든 수준' }, ...levels]}
        value={state.level ?? 'ALL'}
        onChange={({ target }) => onChange({ level: target.value === 'ALL' ? null : target.value })}
      />
      <DifficultyFilter minRaq={state.minRaq} maxRaq={state.maxRaq} onChange={onChange} />
      {badges.length > 0 && (
        <Chips
          label="이런 책만"
          chips={badges.map((badge) => ({ value: badge, ...badgeNames[badge], count: facets?.badges[badge] }))}
          isPressed={(badge) => state.badges.includes(badge)}
          onPress={(badge) => onChange({ badges: toggle(state.badges, badge) })}
        />
      )}
      {labelChips.length > 0 && (
        <Chips
          label="이름표"
          chips={labelChips.map(({ name, count }) => ({ value: name, name, count }))}
          isPressed={(name) => name === state.label}
          onPress={(name) => onChange({ label: name === state.label ? null : name })}
        />
      )}
    </section>
  );
}
