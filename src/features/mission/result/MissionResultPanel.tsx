import { RotateCcw } from 'lucide-react';
import type { MissionResult } from '../../../../contract/mission.ts';
import { ButtonLink } from '../../../components/button/ButtonLink.tsx';
import { paths } from '../../../config/paths.ts';
import { isWrittenMission } from '../isWrittenMission.ts';
import { MarkedItem } from './MarkedItem.tsx';
import styles from './MissionResultPanel.module.css';

/** Each item of one mission, with the right answer and the page it stands on once that may be told. */
export function MissionResultPanel({ bookNo, result }: { bookNo: number; result: MissionResult }) {
  const kind = result.readingMissionType;
  const written = isWrittenMission(kind);
  const asks = kind === 'QUIZ' || kind === 'OX';
  const notes = paths.noteQa.getHref({ bookNo });
  return (
    <div className={styles.panel}>
      {result.retryAvailable && (
        <div className={styles.retry}>
          <p>
            <strong>틀린 것만 한 번 더 풀 수 있어요.</strong> 책을 다시 펼쳐 보고 하면 더 좋아요. 정답은 다시 푼 뒤에
            알려 줄게요.
          </p>
          <ButtonLink
            icon={<RotateCcw aria-hidden="true" />}
            to={`${paths.bookMission.getHref({ bookNo })}?kind=${result.readingMissionType}`}
          >
            틀린 것만 다시
          </ButtonLink>
        </div>
      )}
      <ol className={styles.items}>
        {result.items.map((item) => (
          <MarkedItem
            key={item.key}
            bookNo={bookNo}
            item={item}
            written={written}
            askHref={asks ? `${notes}?kind=${kind}&item=${item.key}` : null}
          />
        ))}
      </ol>
    </div>
  );
}
