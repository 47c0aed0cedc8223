import { useQuery } from '@tanstack/react-query';
import { Panel } from '#src/components/page/Panel.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { communityQueries } from '../communityQueries.ts';
import { LegendListingSwitch } from './LegendListingSwitch.tsx';

/** The same switch on my page. */
export function LegendListingPanel() {
  const query = useQuery(communityQueries.listing(useApi()));
  return (
    <Panel title="명예의 전당" more={{ label: '보러 가기', href: paths.communityLegend.getHref() }}>
      <QueryView query={query} skeleton={<Skeleton height={72} />}>
        {({ listed }) => <LegendListingSwitch listed={listed} />}
      </QueryView>
    </Panel>
  );
}
