import type { DiagnosisStart } from '#contract/diagnosis.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { ProgressBar } from '#src/components/progress/ProgressBar.tsx';
import type { DiagnosisPlaces } from '../diagnosisPlaces.ts';
import styles from './StartCard.module.css';

interface StartCardProps {
  start: DiagnosisStart;
  places: DiagnosisPlaces;
  /** Where a new test begins: the page that explains it, or the test itself. */
  begin: { label: string; href: string };
}

/** What can be done now: begin, go on, or wait, with the way to what there is already. */
export function StartCard({ start, places, begin }: StartCardProps) {
  const { open, startsFrom, paused, latest, itemCount, gradeName } = start;
  return (
    <section className={styles.card} aria-labelledby="diagnosis-now">
      <div className={styles.words}>
        <h2 id="diagnosis-now">{titleOf(start)}</h2>
        {open ? (
          <>
            <p>
              {itemCount}문제 가운데 {open.answeredCount}문제에 답했어요. 멈춘 데서 그대로 이어져요.
            </p>
            <div className={styles.progress}>
              <ProgressBar
                label="한 만큼"
                value={(open.answeredCount / itemCount) * 100}
                valueText={`${itemCount}문제 가운데 ${open.answeredCount}문제`}
              />
            </div>
          </>
        ) : startsFrom ? (
          <p>{formatKoreanDate(Date.parse(startsFrom))}부터 다시 할 수 있어요. 그동안 딱 맞는 책을 읽으며 자라 봐요.</p>
        ) : paused ? (
          <p>지난번에는 잠깐 쉬기로 했어요. 시간이 넉넉할 때 처음부터 천천히 해 보면 돼요.</p>
        ) : (
          <p>
            {gradeName} 친구에게 맞는 글과 문제를 골라 두었어요. 맞고 틀린 것보다, 나에게 맞는 책을 찾는 것이 중요해요.
          </p>
        )}
        <div className={styles.buttons}>
          {open ? (
            <ButtonLink size="l" to={places.test}>
              이어서 하기
            </ButtonLink>
          ) : (
            !startsFrom && (
              <ButtonLink size="l" to={begin.href}>
                {begin.label}
              </ButtonLink>
            )
          )}
          {latest && (
            <ButtonLink size="l" tone={startsFrom ? 'primary' : 'white'} to={places.report(latest.diagnosisApplyNo)}>
              지난 결과 보기
            </ButtonLink>
          )}
        </div>
      </div>
      <ArtIcon className={styles.picture} name={startsFrom && !open ? 'seedling' : 'compass'} size={112} />
    </section>
  );
}

function titleOf({ open, startsFrom, paused }: DiagnosisStart): string {
  if (open) return '하던 진단이 있어요';
  if (startsFrom) return '지금은 자라는 동안이에요';
  return paused ? '다시 해 볼까요?' : '나의 읽기 바다는 어디쯤일까요?';
}
