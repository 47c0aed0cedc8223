import { type ReactNode, useState } from 'react';
import type { BookMissionResult } from '#contract/mission.ts';
import { type MissionKind, missionKindNames } from '#domain/mission/missionKinds.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { missionArt } from '#src/components/art-icon/missionArt.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { Tabs } from '#src/components/tabs/Tabs.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './BookResultView.module.css';
import { CategoryBars } from './CategoryBars.tsx';
import { MissionBars } from './MissionBars.tsx';
import { MissionResultPanel } from './MissionResultPanel.tsx';
import { ResultHero } from './ResultHero.tsx';

interface BookResultViewProps {
  result: BookMissionResult;
  kind: MissionKind | null;
  /** The mission of `kind` was handed in a moment ago. */
  fresh: boolean;
  /** Opens the student's notes of this book. */
  notes: ReactNode;
}

/** What came of the missions of one book: points, percentage bars, skills, and each item with its explanation. */
export function BookResultView({ result, kind, fresh, notes }: BookResultViewProps) {
  const kinds = result.results.map(({ readingMissionType }) => readingMissionType);
  const [chosen, setChosen] = useState<MissionKind | null>(null);
  const selected = [chosen, kind].find((wanted) => wanted !== null && kinds.includes(wanted)) ?? kinds[0];
  const shown = result.results.find(({ readingMissionType }) => readingMissionType === selected);
  const boardHref = paths.bookMission.getHref({ bookNo: result.bookNo });
  if (!shown || !selected) {
    return (
      <EmptyState
        picture="medals"
        titleAs="h1"
        title="아직 끝낸 미션이 없어요"
        text="미션을 하나 하고 나면 여기에서 결과를 볼 수 있어요."
        action={<ButtonLink to={boardHref}>미션 하러 가기</ButtonLink>}
      />
    );
  }
  return (
    <div className={styles.view}>
      <ResultHero result={result} latest={fresh ? shown : null} boardHref={boardHref} notes={notes} />
      <div className={styles.graphs}>
        <MissionBars results={result.results} />
        {result.categories.length > 0 && <CategoryBars categories={result.categories} />}
      </div>
      <Tabs
        label="미션별 결과"
        selected={selected}
        onSelect={setChosen}
        items={kinds.map((key) => ({
          key,
          label: missionKindNames[key],
          icon: <ArtIcon name={missionArt[key]} size={24} />,
        }))}
      >
        <MissionResultPanel
          bookNo={result.bookNo}
          result={shown}
          gain={result.gains.find(({ readingMissionType }) => readingMissionType === shown.readingMissionType)}
        />
      </Tabs>
    </div>
  );
}
