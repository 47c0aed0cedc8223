import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContestTeams, TeamItem } from '#contract/contestTeams.ts';
import { Panel } from '#src/components/page/Panel.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { Tabs } from '#src/components/tabs/Tabs.tsx';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useAskedContest } from '../choice/useAskedContest.ts';
import type { ShownContest } from '../choice/useShownContest.ts';
import { contestQueries } from '../contestQueries.ts';
import styles from './TeamBoard.module.css';
import { TeamRow } from './TeamRow.tsx';

/** How much the classes of a contest read, or the institutions of a contest of the site; week by week. */
export function TeamBoard({ contest }: { contest: ShownContest }) {
  const [chosen, setChosen] = useState<number>();
  const query = useQuery(contestQueries.teams(useApi(), useAskedContest(), chosen));
  const ofSite = contest.scope === undefined || contest.scope === 'SITE';
  const { data } = query;
  // Readers who belong to no institution have no teams.
  if (data && data.items.length === 0 && data.mine === null && (ofSite || data.roundNos.length <= 1)) return null;
  return (
    <Panel title={ofSite ? '함께 읽는 학교와 학원' : '함께 읽는 반'}>
      <p className={styles.lead}>
        몇 사람이 읽었는지, 몇 사람이 첫 주보다 자랐는지로 정해요. 한 사람이 아무리 많이 읽어도 한 사람 몫이에요.
      </p>
      <QueryView query={query} skeleton={<Skeleton height={240} radius={24} />}>
        {(teams) =>
          teams.roundNos.length > 1 ? (
            <Tabs
              label="주차"
              items={teams.roundNos.map((roundNo) => ({ key: String(roundNo), label: `${roundNo}주차` }))}
              selected={String(chosen ?? teams.roundNo)}
              onSelect={(key) => setChosen(Number(key))}
            >
              <Ladder teams={teams} />
            </Tabs>
          ) : (
            <Ladder teams={teams} />
          )
        }
      </QueryView>
    </Panel>
  );
}

function Ladder({ teams: { items, mine, minPupils } }: { teams: ContestTeams }) {
  const below = mine && !items.some(({ myYn }) => myYn === 'Y') ? mine : null;
  const nobody = items.length === 0 && (mine?.readerCount ?? 0) === 0;
  return (
    <div className={styles.ladder}>
      {nobody && <p className={styles.empty}>아직 아무도 읽지 않았어요. 우리가 첫 배를 띄워 볼까요?</p>}
      {items.length > 0 && (
        <ol className={styles.rows}>
          {items.map((team) => (
            <TeamRow key={`${team.rankNo}-${team.teamName}`} team={team} />
          ))}
        </ol>
      )}
      {below && <OwnTeam team={below} minPupils={minPupils} />}
    </div>
  );
}

/** The own team where it is not among the first. */
function OwnTeam({ team, minPupils }: { team: TeamItem; minPupils: number }) {
  return (
    <>
      <ol className={styles.rows} aria-label="우리 팀">
        <TeamRow team={team} />
      </ol>
      {team.rankNo === null && (
        <p className={styles.note}>{minPupils}명이 안 되는 팀은 순위 없이 함께해요. 읽은 만큼은 그대로 보여요.</p>
      )}
    </>
  );
}
