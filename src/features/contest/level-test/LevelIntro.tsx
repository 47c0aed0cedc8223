import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contestApi } from '#contract/endpoints/contest.ts';
import { grades } from '#domain/book/grades.ts';
import type { LevelEntry } from '#domain/contest/levelEntry.ts';
import { skipsLevelTest } from '#domain/contest/levelTestEffort.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { paths } from '#src/config/paths.ts';
import { useAccount, useApi } from '#src/lib/services/ServicesContext.ts';
import { contestHref } from '../choice/contestHref.ts';
import { useAskedContest } from '../choice/useAskedContest.ts';
import styles from './LevelIntro.module.css';
import { LevelResultDialog } from './LevelResultDialog.tsx';

interface LevelIntroProps {
  title: string;
  /** Answers from an earlier sitting on this device. */
  answeredCount: number;
  /** How the student comes to a level; by the test where it is not known. */
  levelEntry: LevelEntry | undefined;
  onStart: () => void;
}

/** Step 1: what the test is, and the confirmation about the grade. The child curriculum gets its level right here. */
export function LevelIntro({ title, answeredCount, levelEntry, onStart }: LevelIntroProps) {
  const api = useApi();
  const account = useAccount();
  const asked = useAskedContest();
  const [confirmed, setConfirmed] = useState(false);
  const [missing, setMissing] = useState(false);
  const entry = skipsLevelTest(account?.schoolGrade ?? '') ? 'CHILD' : (levelEntry ?? 'TEST');
  const byTest = entry === 'TEST';
  // Prizes are checked by the grade where a level follows from it.
  const asksGrade = byTest || entry === 'CHILD';
  const give = useMutation({
    mutationFn: () => api.call(contestApi.submitLevelTest, { query: asked, body: {} }),
  });
  function go(): void {
    if (asksGrade && !confirmed) setMissing(true);
    else if (!byTest) give.mutate();
    else onStart();
  }
  return (
    <section className={styles.intro}>
      <header className={styles.head}>
        <ArtIcon name="compass" size={88} />
        <div>
          <p className={styles.step}>1단계 · 안내</p>
          <h1>{byTest ? '대회 진단검사' : '대회 참가하기'}</h1>
          <p>{byTest ? `${title}에서 함께 항해할 수준을 찾아요.` : `${title}에서 함께 항해해요.`}</p>
        </div>
      </header>
      <ul className={styles.points}>
        {pointsOf[entry].map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {asksGrade && (
        <div className={styles.grade}>
          <p>
            지금 나의 학년은 <strong>{withJosa(nameOfGrade(account?.schoolGrade), '이에요/예요')}</strong>. 학년이
            다르면 <Link to={paths.mypageInfo.getHref()}>내 페이지 &gt; 내 정보</Link>에서 먼저 바꿔 주세요. 진단검사
            안에서는 바꿀 수 없어요.
          </p>
        </div>
      )}
      {asksGrade && (
        <Checkbox
          framed
          checked={confirmed}
          aria-describedby={missing ? 'level-confirm' : undefined}
          aria-invalid={missing || undefined}
          onChange={(event) => {
            setConfirmed(event.target.checked);
            setMissing(false);
          }}
          label="시상할 때 대회 학년과 실제 학년이 같은지 꼭 확인한다는 것을 알고 있어요."
        />
      )}
      <p id="level-confirm" className={styles.missing} role="status">
        {missing && '먼저 위의 내용을 확인하고 눌러 주세요.'}
      </p>
      <div className={styles.buttons}>
        <Button size="l" busy={give.isPending} onClick={go}>
          {entry === 'CHILD'
            ? '내 수준 받기'
            : !byTest
              ? '참가하기'
              : answeredCount > 0
                ? '이어서 하기'
                : '진단검사 시작하기'}
        </Button>
        <ButtonLink size="l" tone="ghost" to={contestHref(asked)}>
          대회로 돌아가기
        </ButtonLink>
      </div>
      {answeredCount > 0 && <p className={styles.resume}>지난번에 답한 {answeredCount}문제가 그대로 있어요.</p>}
      {give.data && <LevelResultDialog result={give.data} oneLevel={entry === 'ONE_LEVEL'} />}
    </section>
  );
}

const pointsOf: Readonly<Record<LevelEntry, readonly string[]>> = {
  TEST: [
    '스무 문제예요. 한 화면에 한 문제씩 나와요.',
    '시간 제한이 없어요. 글을 천천히 읽고 골라요.',
    '모르는 문제는 가장 그럴듯한 답을 골라요. 답은 그때그때 이 기기에 저장돼요.',
    '수준은 한 번만 정해지고, 정해진 뒤에는 바꿀 수 없어요.',
  ],
  CHILD: ['유아 과정 친구는 진단검사 없이 수준을 받아요.', '수준은 한 번만 정해지고, 정해진 뒤에는 바꿀 수 없어요.'],
  ONE_LEVEL: ['모두 같은 책을 읽는 대회라서 진단검사가 없어요.', '참가하면 이번 주의 책이 바로 열려요.'],
  KNOWN: [
    '지난 대회에서 찾은 읽기 수준을 그대로 써요. 진단검사를 다시 하지 않아도 돼요.',
    '정해진 수준은 이 대회가 끝날 때까지 그대로예요.',
  ],
};

function nameOfGrade(code: string | undefined): string {
  return grades.find((grade) => grade.code === code)?.name ?? '정해지지 않은 학년';
}
