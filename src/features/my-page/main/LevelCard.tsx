import type { MyPageMain } from '#contract/myPage.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import styles from './LevelCard.module.css';

/** Where the reader is inside the level. The level chooses books; it is no race. */
export function LevelCard({ level }: { level: MyPageMain['level'] }) {
  const { readingLevel, nextLevel, raq, raqFrom, raqTo } = level;
  const span = Math.max(1, raqTo - raqFrom);
  const share = Math.max(0, Math.min(1, (raq - raqFrom) / span));
  return (
    <Panel title="나의 읽기 수준" className={styles.card}>
      <div className={styles.head}>
        <p className={styles.badge}>
          <span className="visually-hidden">지금 수준은 </span>
          {readingLevel}
        </p>
        <div className={styles.words}>
          <p className={styles.title}>
            {nextLevel ? `다음은 ${withJosa(nextLevel, '이에요/예요')}` : '가장 깊은 바다까지 왔어요'}
          </p>
          <p className={styles.text}>나에게 딱 맞는 책을 찾는 기준이에요. 서두르지 않아도 돼요.</p>
        </div>
      </div>
      <div
        className={styles.depth}
        role="progressbar"
        aria-label={`${readingLevel} 안에서 지금 있는 곳`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={placeWords(share)}
      >
        <span className={styles.track} data-bar-track="">
          <span data-bar="" className={styles.fill} style={{ width: `${share * 100}%` }} />
        </span>
        <span className={styles.swimmer} style={{ left: `${4 + share * 92}%` }}>
          <ArtIcon name="turtle" size={44} />
        </span>
      </div>
      <p className={styles.ends}>
        <span>{readingLevel}</span>
        <strong>{placeWords(share)}</strong>
        <span>{nextLevel}</span>
      </p>
    </Panel>
  );
}

/** Where in the level a reader is, in words. @param share of the level that lies behind, 0–1 */
function placeWords(share: number): string {
  if (share < 1 / 3) return '이제 막 들어왔어요';
  return share < 2 / 3 ? '한가운데를 헤엄쳐요' : '다음 수준이 가까워요';
}
