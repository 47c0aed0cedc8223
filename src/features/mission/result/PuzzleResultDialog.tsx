import type { MissionResult } from '#contract/mission.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { CountUp } from '#src/components/count-up/CountUp.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import styles from './PuzzleResultDialog.module.css';
import { praise, praiseArt } from './praise.ts';

interface PuzzleResultDialogProps {
  result: MissionResult;
  /** On to the whole result. */
  onGoOn: () => void;
}

/** Over the finished grid: what it earned, and the words learnt with what they mean. */
export function PuzzleResultDialog({ result, onGoOn }: PuzzleResultDialogProps) {
  const learnt = result.items.filter(({ correct, answer }) => correct && answer !== null);
  const left = result.items.length - learnt.length;
  return (
    <Dialog
      open
      onClose={onGoOn}
      hideClose
      focusesPanel
      title={praise(result)}
      picture={<ArtIcon name={praiseArt(result)} size={88} />}
      description={
        <span className={styles.earned}>
          <span>
            <ArtIcon name="coin" size={32} /> <CountUp value={result.points} />점
          </span>
          <span>
            <ArtIcon name="oyster" size={32} /> 조개 <CountUp value={result.shells} />개
          </span>
        </span>
      }
      maxWidth={560}
      footer={
        <Button size="l" onClick={onGoOn}>
          결과 보기
        </Button>
      }
    >
      {learnt.length > 0 && (
        <>
          <h3 className={styles.heading}>이 퍼즐에서 만난 낱말 {learnt.length}개</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys */}
          <section className={styles.scroll} aria-label="만난 낱말" tabIndex={0}>
            <dl className={styles.words}>
              {learnt.map(({ key, answer, label }) => (
                <div key={key}>
                  <dt>{answer}</dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        </>
      )}
      {left > 0 && (
        <p className={styles.left}>
          {result.retryAvailable
            ? `아직 숨어 있는 낱말이 ${left}개 있어요. 한 번 더 찾아볼 수 있어요.`
            : `나머지 ${left}개는 결과에서 확인해 봐요.`}
        </p>
      )}
    </Dialog>
  );
}
