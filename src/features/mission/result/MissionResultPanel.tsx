import { ChevronDown, FileText, RotateCcw } from 'lucide-react';
import type { MissionResult } from '#contract/mission.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { paths } from '#src/config/paths.ts';
import { isWrittenMission } from '../isWrittenMission.ts';
import { MarkedItem } from './MarkedItem.tsx';
import styles from './MissionResultPanel.module.css';
import type { MissionGain } from './praise.ts';
import { TextReplies } from './TextReplies.tsx';

interface MissionResultPanelProps {
  bookNo: number;
  result: MissionResult;
  gain: MissionGain | undefined;
}

/** Each item of one mission, what to look at again first, with the right answer once that may be shown. */
export function MissionResultPanel({ bookNo, result, gain }: MissionResultPanelProps) {
  const kind = result.readingMissionType;
  const written = isWrittenMission(kind);
  const hasQuestions = kind === 'QUIZ' || kind === 'OX';
  const notes = paths.noteQa.getHref({ bookNo });
  const missed = result.items.filter(({ correct }) => !correct);
  const rest = result.items.filter((item) => !missed.includes(item));
  const list = (items: MissionResult['items']) => (
    <ol className={styles.items}>
      {items.map((item) => (
        <MarkedItem
          key={item.key}
          bookNo={bookNo}
          item={item}
          written={written}
          reportable={written ? null : { bookNo, attemptNo: result.attemptNo, kind, key: item.key }}
          questionHref={hasQuestions ? `${notes}?kind=${kind}&item=${item.key}` : null}
        />
      ))}
    </ol>
  );
  return (
    <div className={styles.panel}>
      {result.onPaper && (
        <p className={styles.paper}>
          <FileText aria-hidden="true" /> 종이로 풀었어요
        </p>
      )}
      {result.retryAvailable && (
        <div className={styles.retry}>
          <p>
            <strong>
              {written
                ? `빈 질문 ${missed.length}개를 마저 쓸 수 있어요.`
                : `틀린 ${missed.length}개만 한 번 더 풀 수 있어요.`}
            </strong>{' '}
            {gain && gain.retryPoint > 0 && `모두 ${written ? '채우면' : '맞히면'} ${gain.retryPoint}점을 더 받아요. `}
            {written
              ? '쓴 글은 그대로 있어요.'
              : '맞힌 것은 그대로 있고, 정답은 다시 푼 뒤에 알려 줄게요. 책을 다시 펼쳐 보고 하면 더 좋아요.'}
          </p>
          <ButtonLink
            icon={<RotateCcw aria-hidden="true" />}
            to={`${paths.bookMission.getHref({ bookNo })}?kind=${result.readingMissionType}`}
          >
            {written ? '마저 쓰기' : '틀린 것만 다시'}
          </ButtonLink>
        </div>
      )}
      {(kind === 'THINK' || kind === 'REPORT') && <TextReplies bookNo={bookNo} kind={kind} />}
      {missed.length > 0 && (
        <section className={styles.group} aria-labelledby="missed-items">
          <h2 id="missed-items">{written ? `빈 질문 ${missed.length}개` : `다시 볼 것 ${missed.length}개`}</h2>
          {list(missed)}
        </section>
      )}
      {rest.length > 0 && (
        // What has to be looked at again comes first; what was right stays folded behind it.
        <details key={kind} className={styles.right} open={missed.length === 0}>
          <summary>
            {written ? '내가 쓴 글' : `맞힌 것 ${rest.length}개`}
            <ChevronDown aria-hidden="true" />
          </summary>
          {list(rest)}
        </details>
      )}
    </div>
  );
}
