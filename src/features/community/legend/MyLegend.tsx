import type { LegendPage } from '#contract/legend.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { paths } from '#src/config/paths.ts';
import { LegendListingSwitch } from './LegendListingSwitch.tsx';
import styles from './MyLegend.module.css';

/** My own month, and how far it is to the next reader. */
export function MyLegend({ page }: { page: LegendPage }) {
  const { me } = page;
  return (
    <Panel title="나의 기록">
      <dl className={styles.facts}>
        <div>
          <dt>순위</dt>
          <dd>{me.rankNo === null ? '-' : `${me.rankNo.toLocaleString('ko-KR')}위`}</dd>
        </div>
        <div>
          <dt>북포인트</dt>
          <dd>{me.point.toLocaleString('ko-KR')}점</dd>
        </div>
        <div>
          <dt>인증한 책</dt>
          <dd>{me.verifiedBookCount.toLocaleString('ko-KR')}권</dd>
        </div>
      </dl>
      <p className={styles.words}>{wordsOf(page)}</p>
      {page.month === page.months[0] && (
        <ButtonLink tone="soft" wide to={paths.search.getHref()}>
          읽을 책 찾기
        </ButtonLink>
      )}
      <LegendListingSwitch listed={me.listedYn === 'Y'} />
    </Panel>
  );
}

function wordsOf({ me, month, months }: LegendPage): string {
  if (me.listedYn === 'N') return '지금은 나만 볼 수 있는 기록이에요.';
  const now = month === months[0];
  if (me.point === 0) return now ? '미션을 풀어 북포인트를 모으면 내 자리가 생겨요.' : '이달에는 쉬어 갔어요.';
  if (me.nextPoint === null) return now ? '지금 가장 높은 파도를 타고 있어요!' : '이달의 가장 높은 파도를 탔어요!';
  const gap = (me.nextPoint - me.point).toLocaleString('ko-KR');
  return now ? `바로 앞 친구와 ${gap}점 차이예요.` : `바로 앞 친구와 ${gap}점 차이였어요.`;
}
