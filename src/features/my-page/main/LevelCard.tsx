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
        aria-valuemin={raqFrom}
        aria-valuemax={raqTo}
        aria-valuenow={Math.max(raqFrom, Math.min(raqTo, raq))}
        aria-valuetext={`읽기 지수 ${raqFrom}부터 ${raqTo}까지 가운데 ${raq}`}
      >
        <span className={styles.track} data-bar-track="">
          <span data-bar="" className={styles.fill} style={{ width: `${share * 100}%` }} />
        </span>
        <span className={styles.swimmer} style={{ left: `${4 + share * 92}%` }}>
          <ArtIcon name="turtle" size={44} />
        </span>
      </div>
      <p className={styles.ends}>
        <span>{raqFrom}</span>
        <strong>읽기 지수 {raq}</strong>
        <span>{raqTo}</span>
      </p>
    </Panel>
  );
}
