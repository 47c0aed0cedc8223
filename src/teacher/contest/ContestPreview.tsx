import { Shuffle } from 'lucide-react';
import type { Ref } from 'react';
import type { ContestDraft } from '#contract/staffContest.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import styles from './ContestForm.module.css';
import { contestPeriod } from './contestPeriod.ts';
import levelStyles from './LevelBooks.module.css';
import { LevelBooks } from './LevelBooks.tsx';

interface ContestPreviewProps {
  draft: ContestDraft;
  startDay: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** That some pupils may be unable to finish. */
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  /** Draws other books; null where there is no draw. */
  onAnother: (() => void) | null;
}

/** What the contest would be: for how many, which books by level and week, and who would lack some of them. */
export function ContestPreview({ draft, startDay, headingRef, agreed, onAgree, onAnother }: ContestPreviewProps) {
  const { endDay, pupilCount, levels, belowFinish } = draft;
  return (
    <Panel title="이렇게 열려요" headingRef={headingRef}>
      <div className={styles.form}>
        <p>
          학생 <b>{pupilCount}명</b>이 참가할 수 있어요. {contestPeriod({ startDay, endDay })}
        </p>
        {onAnother && (
          <div className={styles.look}>
            <Button tone="soft" icon={<Shuffle aria-hidden="true" />} onClick={onAnother}>
              다시 추천받기
            </Button>
          </div>
        )}
        <LevelBooks
          levels={levels}
          noteOf={({ lacking }) =>
            lacking > 0 && <span className={levelStyles.lacking}>책이 모자랄 학생 {lacking}명</span>
          }
        />
        {belowFinish > 0 && (
          <FormNotice
            action={
              <Checkbox
                label={`${belowFinish}명이 완주하지 못할 수 있다는 것을 알고, 그대로 열게요.`}
                checked={agreed}
                onChange={(event) => onAgree(event.target.checked)}
              />
            }
          >
            <p>
              학생 {belowFinish}명은 이 책들을 이미 많이 읽어서 <b>완주 점수를 채우기 어려워요</b>. 다른 책을 고르거나
              책을 더 넣으면 좋아요.
            </p>
          </FormNotice>
        )}
      </div>
    </Panel>
  );
}
